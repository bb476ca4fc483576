import { useEffect, useMemo, useState } from 'react';
import type { Asked } from '../../shared/case/sentence-of.ts';
import type { PriceList } from './price-list.ts';

type Told = PriceList | 'failed' | null;

/** What the rows of a case cost, counted in a worker that ends with the question; null while it counts. */
export function usePrices(asked: Asked): { readonly told: Told; readonly again: () => void } {
  const [tries, setTries] = useState(0);
  const posed = useMemo(() => ({ asked, tries }), [asked, tries]);
  const [heard, setHeard] = useState<{ readonly posed: typeof posed; readonly told: Told }>({ posed, told: null });
  useEffect(() => {
    const worker = new Worker(new URL('./prices.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PriceList>) => setHeard({ posed, told: data }));
    worker.addEventListener('error', () => setHeard({ posed, told: 'failed' }));
    worker.postMessage(posed);
    return () => worker.terminate();
  }, [posed]);
  return { told: heard.posed === posed ? heard.told : null, again: () => setTries(tries + 1) };
}
