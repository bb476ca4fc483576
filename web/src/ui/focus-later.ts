let waiting = 0;

/** Moves the focus in the next frame to what stands there then, unless it was moved meanwhile; asked twice, the last counts. */
export function focusLater(selector: string): void {
  const before = document.activeElement;
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === before || now === document.body) document.querySelector<HTMLElement>(selector)?.focus();
  });
}
