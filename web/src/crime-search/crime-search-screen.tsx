import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addCharge, crimeSearch as text } from '../text/add-charge.ts';
import { today } from '../ui/dates.ts';
import { CrimeHead } from './crime-head.tsx';
import { crimeQuery } from './crime-query.ts';
import type { OffenseDates } from './date-choice.tsx';
import { LawText } from './law-text.tsx';
import { SearchPane } from './search-pane.tsx';

/** `/singleSearch`: one crime as the law had it on a day. The crime that is shown stands in the address. */
export function CrimeSearchScreen() {
  const [query, setQuery] = useSearchParams();
  const [dates, setDates] = useState<OffenseDates>({ date: today(), end: null });
  const shown = query.get('crime');
  const show = (id: string) => setQuery({ crime: id }, { replace: true });
  return (
    <main id="main" className="crime-search">
      <title>Crime Search · Countwise</title>
      <h1>{text.title}</h1>
      <div className="search-desk">
        <SearchPane
          dates={dates}
          shown={shown}
          onDates={setDates}
          onShow={show}
          onChoose={show}
          addable={() => true}
          addLabel={text.show}
        />
        {shown === null ? <p className="search-empty">{addCharge.pick}</p> : <ShownCrime id={shown} />}
      </div>
    </main>
  );
}

function ShownCrime({ id }: { readonly id: string }) {
  const { data: crime } = useQuery(crimeQuery(id));
  if (crime === undefined) return <aside className="crime-pane" aria-busy="true" />;
  return (
    <aside className="crime-pane" aria-label={text.crime}>
      <CrimeHead crime={crime} />
      <LawText crime={crime} />
    </aside>
  );
}
