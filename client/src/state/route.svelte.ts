// The current screen, read from the address.
export type Route =
  | { screen: "lobby" }
  | { screen: "new" }
  | { screen: "learn" }
  | { screen: "rules" }
  | { screen: "table"; key: string; join: boolean } // join: take a seat there, if one is free
  | { screen: "replay"; key: string };

function read(path: string, join = false): Route {
  const [place, key] = path.replace(/#.*/, "").split("/").filter(Boolean).map(decodeURIComponent);
  if (place === "new") return { screen: "new" };
  if (place === "learn") return { screen: "learn" };
  if (place === "rules") return { screen: "rules" };
  if (place === "t" && key) return { screen: "table", key, join };
  if (place === "replay" && key) return { screen: "replay", key };
  return { screen: "lobby" };
}

class Router {
  now = $state<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => {
      const next = read(location.pathname);
      if (JSON.stringify(next) !== JSON.stringify(this.now)) this.now = next; // not for a link within the screen
    });
  }

  go(path: string, join = false): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.now = read(path, join);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For a link that changes the screen without loading the page again. */
export function follow(event: MouseEvent, join = false): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = (event.currentTarget as HTMLElement).getAttribute("href");
  if (!link) return;
  event.preventDefault();
  router.go(link, join);
}

export function tablePath(key: string): string {
  return `/t/${encodeURIComponent(key)}`;
}

export function replayPath(key: string): string {
  return `/replay/${encodeURIComponent(key)}`;
}
