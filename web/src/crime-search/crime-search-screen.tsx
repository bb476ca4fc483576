import '../shared/crime/search-pane.css';
import './crime-search.css';
import './crime-sheet.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { crimeSearch as text } from '../text/add-charge.ts';
import { today } from '../ui/dates.ts';
import { CrimeSheet } from './crime-sheet.tsx';
import { type Lookup, lookupQuery, readLookup } from './lookup-address.ts';
import { LookupPane } from './lookup-pane.tsx';
import { useLookup } from './use-lookup.ts';

/** `/singleSearch`: one crime as the law had it on a day. What is asked stands in the address. */
export function CrimeSearchScreen() {
  const [query, setQuery] = useSearchParams();
  // held here, and the address follows: a box is ticked at once, not when the guards have let the new address in
  const [lookup, setLookup] = useState(() => readLookup(query, today()));
  const found = useLookup(lookup);
  // until one is chosen the likeliest of those found is shown
  const shown = lookup.crime ?? found.best?.Id ?? null;
  const change = (fields: Partial<Lookup>) => {
    const changed = { ...lookup, ...fields };
    setLookup(changed);
    setQuery(lookupQuery(changed), { replace: true });
  };
  const show = (crime: string) => change({ crime });
  return (
    <main id="main" className="page crime-search">
      <title>Crime Search · Countwise</title>
      <h1>{text.title}</h1>
      <div className="search-desk">
        <LookupPane lookup={lookup} onChange={change} found={found} shown={shown} />
        {shown === null ? (
          lookup.typed !== '' && !found.isSearching && <p className="search-empty crime-pane">{text.nothing}</p>
        ) : (
          <CrimeSheet key={shown} id={shown} lookup={lookup} onShow={show} isSearching={found.isSearching} />
        )}
      </div>
    </main>
  );
}
