// "It is your turn": by the title of the page, by sound, and by a notification where that is allowed.
import { settings } from "../state/settings.svelte";

/** Tell somebody who looks elsewhere; the title is the page's own business. */
export function summon(words: string, detail: string): void {
  if (!document.hidden || !settings.notify) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(words, { body: detail, tag: "folsom-turn", icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications to service workers alone.
  }
}
