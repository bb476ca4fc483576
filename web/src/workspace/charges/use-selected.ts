import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The row that is chosen: by a press, or by an address that names it (`?charge=`), which also brings it into sight. */
export function useSelected() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const wanted = query.get('charge');
  const [arrived, setArrived] = useState(key);
  const [selected, setSelected] = useState(wanted);
  if (arrived !== key) {
    setArrived(key);
    if (wanted !== null) setSelected(wanted);
  }
  useEffect(() => {
    if (wanted !== null && key !== '') document.getElementById(rowId(wanted))?.scrollIntoView({ block: 'center' });
  }, [wanted, key]);
  return [selected, setSelected] as const;
}

/** The element of a row, in whichever list it stands. */
export const rowId = (charge: string): string => `charge-${charge}`;
