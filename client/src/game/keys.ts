// Play by keys: digits choose, letters tell.  Nothing is taken from somebody who writes, or from an open dialog.
export interface Keys {
  digit: (index: number) => void;
  letter: Record<string, () => void>;
  escape: () => void;
  arrow: () => void;
}

const ORDER = "1234567890";

export function handle(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (writing(event.target) || document.querySelector("dialog[open]")) return;
  const key = event.key;
  const digit = ORDER.indexOf(key);
  if (digit >= 0) {
    if (!event.repeat) keys.digit(digit);
  } else if (key === "Escape") {
    keys.escape();
  } else if (key === "ArrowLeft" || key === "ArrowRight") {
    keys.arrow();
  } else {
    const does = keys.letter[key.toLowerCase()];
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
