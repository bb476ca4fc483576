import type { CrimeRecord } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CrimeConsequences } from '../shared/crime/crime-consequences.tsx';
import { CrimeHead } from '../shared/crime/crime-head.tsx';
import { CrimeInstructions } from '../shared/crime/crime-instructions.tsx';
import { crimeQuery } from '../shared/crime/crime-query.ts';
import { LawText } from '../shared/crime/law-text.tsx';
import { crimeSearch as text } from '../text/add-charge.ts';
import { Button } from '../ui/button.tsx';
import { copy } from '../ui/copy.ts';
import { longDate } from '../ui/dates.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { AddToCase } from './add-to-case.tsx';
import { alone } from './alone.ts';
import { CrimeFacts } from './crime-facts.tsx';
import { type Lookup, lookupQuery } from './lookup-address.ts';
import { TermsTable } from './terms-table.tsx';

interface Props {
  readonly id: string;
  readonly lookup: Lookup;
  readonly onShow: (crime: string) => void;
  /** Another crime is looked for: nothing can be done with this one. */
  readonly isSearching: boolean;
}

/** All that is known of one crime on the day of the search. */
export function CrimeSheet({ id, lookup, onShow, isSearching }: Props) {
  const { data: crime } = useQuery(crimeQuery(id));
  if (crime === undefined)
    return (
      <aside className="crime-pane" aria-busy="true">
        <Skeleton width="70%" height={24} />
      </aside>
    );
  const found = alone(crime.crime, lookup.date);
  return (
    <aside className="crime-pane" aria-label={text.crime} inert={isSearching}>
      <CrimeHead crime={crime} />
      <Life crime={crime} on={lookup.date} />
      <Actions id={id} lookup={lookup} />
      {found !== null && found.states.length > 0 && <TermsTable states={found.states} />}
      <CrimeFacts crime={crime} date={lookup.date} answer={found?.answer ?? null} onShow={onShow} />
      <LawText crime={crime} on={lookup.date} />
      <CrimeInstructions numbers={crime.calcrim} />
      <section className="crime-section">
        <h3>{text.collaterals}</h3>
        <CrimeConsequences crimeId={id} />
      </section>
    </aside>
  );
}

/** A version of the law that is not in force on the day says so before anything else. */
function Life({ crime: { crime }, on }: { readonly crime: CrimeRecord; readonly on: string }) {
  if (crime.end !== null && crime.end < on)
    return <p className="notice crime-life">{text.ended(longDate(crime.end))}</p>;
  if (crime.effective !== null && crime.effective > on)
    return <p className="notice crime-life">{text.notYet(longDate(crime.effective))}</p>;
  return null;
}

function Actions({ id, lookup }: Pick<Props, 'id' | 'lookup'>) {
  const [adding, setAdding] = useState(false);
  const link = () => {
    const query = lookupQuery({ ...lookup, crime: id });
    return `${window.location.origin}${window.location.pathname}?${query.toString()}`;
  };
  return (
    <div className="crime-actions">
      <Button tone="primary" onClick={() => setAdding(true)}>
        {text.addTo}
      </Button>
      <Button onClick={() => void copy(link(), text.copied)}>{text.copyLink}</Button>
      <AddToCase opened={adding} onClose={() => setAdding(false)} crime={id} date={lookup.date} />
    </div>
  );
}
