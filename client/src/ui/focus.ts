// Dialogs take the focus, and return it when they close.
const owners = new Map<Element, HTMLElement>();

/** The element to return the focus to; a dialog that replaces another one inherits it. */
function owner(): HTMLElement | null {
  const here = document.activeElement;
  for (const [opened, whose] of owners) if (opened.contains(here)) return whose;
  return here instanceof HTMLElement && here !== document.body ? here : null;
}

export function borrowFocus(node: HTMLElement): { destroy: () => void } {
  const whose = owner();
  if (whose) owners.set(node, whose);
  return {
    destroy: () => {
      owners.delete(node);
      const here = document.activeElement;
      const elsewhere = here && here !== document.body && !node.contains(here);
      if (whose?.isConnected && !elsewhere) whose.focus({ preventScroll: true });
    },
  };
}
