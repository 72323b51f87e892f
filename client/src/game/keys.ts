// Keyboard control: digits choose, letters ask for information.  Inactive in text fields and dialogs.
export interface Keys {
  choose: (index: number) => void;
  sign: Record<string, () => void>; // letters, and symbols that every keyboard has
  escape: () => void;
  arrow: () => void;
}

/** The key of each choice: digits, then letters without another meaning. */
export const ORDER = "1234567890bcegjknoqruvxyz";

export function handle(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (writing(event.target) || document.querySelector("dialog[open]")) return;
  const key = event.key;
  const choice = ORDER.indexOf(key.toLowerCase());
  if (choice >= 0) {
    if (!event.repeat) keys.choose(choice);
  } else if (key === "Escape") {
    keys.escape();
  } else if (key === "ArrowLeft" || key === "ArrowRight") {
    keys.arrow();
  } else {
    const does = keys.sign[key.toLowerCase()];
    if (!does || event.repeat) return;
    event.preventDefault();
    does();
  }
}

function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["radio", "checkbox", "range"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}
