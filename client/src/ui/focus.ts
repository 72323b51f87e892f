// Something that opens takes the focus; when it is gone, whoever had the focus before has it again.
const owners = new Map<Element, HTMLElement>();

/** Of what is opened from something that was itself opened, and makes room for it, that thing's owner is the owner. */
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
