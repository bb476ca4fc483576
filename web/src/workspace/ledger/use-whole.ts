import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { focusLater } from '../../ui/focus-later.ts';

/** Whether the steps of all rows stand open: by a press on the total, or by an address that asks (`?why`). They are brought into sight; closed, they leave the focus to the total. */
export function useWhole() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const asked = query.has('why');
  const [arrived, setArrived] = useState(key);
  const [whole, setWhole] = useState(asked);
  if (arrived !== key) {
    setArrived(key);
    if (asked) setWhole(true);
  }
  useEffect(() => {
    if (!whole || key === '') return;
    const why = document.getElementById('why');
    why?.focus({ preventScroll: true });
    why?.scrollIntoView({ block: 'start' });
  }, [whole, key]);
  const close = () => {
    setWhole(false);
    focusLater('.grand, .phone-foot button');
  };
  return [whole, setWhole, close] as const;
}
