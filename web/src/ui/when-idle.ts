/** Does something when the page rests; what is handed back calls it off. Where a browser does not say so, soon after. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act);
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(act, 200);
  return () => clearTimeout(asked);
}
