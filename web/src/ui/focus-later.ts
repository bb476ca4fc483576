/** Moves the focus in the next frame to what stands there then, unless it was moved elsewhere meanwhile. */
export function focusLater(selector: string): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now === before || now === document.body) document.querySelector<HTMLElement>(selector)?.focus();
  });
}
