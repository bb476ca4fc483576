import { useEffect } from 'react';

/**
 * Tells the stylesheet what part of the screen a keyboard leaves, for as long as it is wanted: `--seen-top` and
 * `--seen-height`. Where the browser makes the page itself lower, as most do, that is the whole of it; Safari lays the
 * keyboard over the page. What is enlarged by two fingers counts as it was before.
 */
export function useOverKeyboard(wanted: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!wanted || !seen) return;
    const { style } = document.documentElement;
    const told = () => {
      style.setProperty('--seen-height', `${Math.round(seen.height * seen.scale)}px`);
      style.setProperty('--seen-top', `${seen.scale > 1 ? 0 : Math.round(seen.offsetTop)}px`);
    };
    told();
    seen.addEventListener('resize', told);
    seen.addEventListener('scroll', told);
    return () => {
      seen.removeEventListener('resize', told);
      seen.removeEventListener('scroll', told);
      for (const name of ['--seen-height', '--seen-top']) style.removeProperty(name);
    };
  }, [wanted]);
}
