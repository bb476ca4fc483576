import { useEffect, useRef, useState } from 'react';

/** The value before the last change, for as long as the change is news. */
export function useChange(value: string, newsMs = 5_000): string | null {
  const last = useRef(value);
  const [before, setBefore] = useState<string | null>(null);
  useEffect(() => {
    if (last.current === value) return;
    setBefore(last.current);
    last.current = value;
    const timer = setTimeout(() => setBefore(null), newsMs);
    return () => clearTimeout(timer);
  }, [value, newsMs]);
  return before;
}
