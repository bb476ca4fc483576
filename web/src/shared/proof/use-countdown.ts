import { useEffect, useState } from 'react';

/** Seconds that are left of a wait, counted down to 0; `start` begins another. */
export function useCountdown(seconds: number) {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return { left, start: (next: number) => setUntil(Date.now() + next * 1000) };
}
