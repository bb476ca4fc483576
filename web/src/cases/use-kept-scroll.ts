import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

const name = 'cases_scroll';

/**
 * A list that is loaded anew in this tab opens where it was left. Within the site the router sees to that; before a page
 * that is loaded has its rows, there is nothing to scroll.
 */
export function useKeptScroll(isThere: boolean): void {
  const isDone = useRef(false);
  useWindowEvent('pagehide', () => sessionStorage.setItem(name, String(window.scrollY)));
  useEffect(() => {
    if (!isThere || isDone.current) return;
    isDone.current = true;
    const kept = Number(sessionStorage.getItem(name));
    sessionStorage.removeItem(name);
    if (kept > 0 && window.scrollY === 0) window.scrollTo(0, kept);
  }, [isThere]);
}
