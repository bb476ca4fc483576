import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { addressOf, type CaseView, saysOrder, viewOf } from './case-order.ts';
import { keepView, lastView } from './last-view.ts';

/**
 * What the list shows, kept in its address. The search is held here and told to the address after: an address comes back
 * later than the next letter, and a field that followed it would lose letters of whoever types fast.
 */
export function useView() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('q') ?? '';
  const { key: place } = useLocation();
  const way = useNavigationType();
  const [held, setHeld] = useState({ search: asked, place });
  // what this screen tells the address itself takes the place of what was there; any other way leads to a search of its own
  if (held.place !== place) setHeld({ search: way === 'REPLACE' ? held.search : asked, place });
  const { search } = held;
  const view = useMemo((): CaseView => ({ ...viewOf(query, lastView()), search }), [query, search]);
  useEffect(() => {
    // a list that is come back to says in its address what it shows
    const last = lastView();
    if (last.size > 0 && !saysOrder(query)) setQuery(addressOf(viewOf(query, last)), { replace: true });
  }, [query, setQuery]);
  const setView = (change: Partial<CaseView>) => {
    const next = { ...view, ...change };
    keepView(next);
    // the place that is seen: React may compute from `held` ahead, in a render that it then gives up
    setHeld({ search: next.search, place });
    setQuery(addressOf(next), { replace: true });
  };
  return [view, setView] as const;
}
