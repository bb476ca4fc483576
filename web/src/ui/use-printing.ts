import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const toTell = new Set<() => void>();
let printing = false;

function tell(now: boolean) {
  printing = now;
  flushSync(() => {
    for (const each of toTell) each();
  });
}
const begins = () => tell(true);
const ends = () => tell(false);

function subscribe(told: () => void) {
  if (toTell.size === 0) {
    window.addEventListener('beforeprint', begins);
    window.addEventListener('afterprint', ends);
  }
  toTell.add(told);
  return () => {
    toTell.delete(told);
    if (toTell.size > 0) return;
    window.removeEventListener('beforeprint', begins);
    window.removeEventListener('afterprint', ends);
    printing = false;
  };
}

/** Whether the page is being printed: what it shows then stands before the printer looks, what comes with the print itself too. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
