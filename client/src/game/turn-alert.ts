// "It is your turn": in the title of the page, by sound, and as a notification if that is allowed.
import { settings } from "../state/settings.svelte";

const WORKER = "/notices.js";
type Notice = NotificationOptions & { tag: string };
type Close = () => unknown;

/** Alerts a player who is looking elsewhere; the title is set by the page. */
export async function alertPlayer(words: string, detail: string): Promise<void> {
  if (!document.hidden || !settings.notify) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = { body: detail, tag: location.pathname, icon: "/icon.svg" };
  const close = (await byWorker(words, notice)) ?? byPage(words, notice);
  document.addEventListener("visibilitychange", () => void close(), { once: true }); // the player is back
}

/** Phones only let service workers show notifications; elsewhere there may be none, or it may be forbidden. */
async function byWorker(words: string, notice: Notice): Promise<Close | null> {
  try {
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    worker.active?.postMessage({ words, address: location.href, notice });
    return async () => (await worker.getNotifications({ tag: notice.tag })).forEach((one) => one.close());
  } catch {
    return null;
  }
}

function byPage(words: string, options: Notice): Close {
  try {
    const notice = new Notification(words, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    return () => undefined; // a phone without a worker: only the title changes
  }
}
