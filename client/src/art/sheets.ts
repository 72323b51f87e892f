// Drawings that are shown by their ids stand in files: every `art/*.svg` of the page and its boxes.
const FILES = import.meta.glob<string>("../**/art/*.svg", { eager: true, query: "?url", import: "default" });

/** Put all drawings into the page, where `<use href="#id">` finds them. */
export async function hangSheets(): Promise<void> {
  await Promise.all(Object.values(FILES).map(hang));
}

async function hang(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.statusText}`);
  document.body.insertAdjacentHTML("beforeend", await answer.text());
}
