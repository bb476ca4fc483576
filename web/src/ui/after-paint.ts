/** Longer than a frame takes; a page that is not looked at paints none. */
const most = 100;

/** Does something once the page has painted what stands on it now; in the order in which it was asked. */
export function afterPaint(act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, most);
}
