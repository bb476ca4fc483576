import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type DetailTab, tabOf } from './charge-details.tsx';

/** The row that is chosen and the tab of its details: by a press, or by an address that names them (`?charge=&tab=`), which also brings the row into sight. */
export function useSelected() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const wanted = query.get('charge');
  const [arrived, setArrived] = useState(key);
  const [selected, setSelected] = useState(wanted);
  const wantedTab = tabOf(query.get('tab'));
  const [tab, setTab] = useState<DetailTab | null>(wantedTab ?? null);
  if (arrived !== key) {
    setArrived(key);
    if (wanted !== null) setSelected(wanted);
    if (wantedTab !== undefined) setTab(wantedTab);
  }
  useEffect(() => {
    if (wanted !== null && key !== '') document.getElementById(rowId(wanted))?.scrollIntoView({ block: 'center' });
  }, [wanted, key]);
  return { opened: selected, setOpened: setSelected, tab, setTab };
}

/** The element of a row, in whichever list it stands. */
export const rowId = (charge: string): string => `charge-${charge}`;
