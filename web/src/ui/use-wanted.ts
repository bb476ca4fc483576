import { useEffect, useState } from 'react';

/** After this long the screen that was asked for is there, on a slow device too. */
const standsMs = 5_000;

/**
 * Whether a part that is fetched apart from its screen is wanted: from when it is first opened on, and unasked once the
 * screen stands, so that a press finds it there. It stays: what closes gives the focus back.
 */
export function useWanted(opened = false): boolean {
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), standsMs);
    return () => clearTimeout(timer);
  }, []);
  return wanted;
}
