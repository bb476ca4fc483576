import type { CrimeRecord } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { addCharge as text } from '../../text/add-charge.ts';
import { charges } from '../../text/workspace.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { LawText } from '../law-text.tsx';
import { crimeQuery } from '../work-queries.ts';
import { AddOptions } from './add-options.tsx';
import type { Draft, OffenseDates } from './draft.ts';

interface Props {
  readonly id: string | null;
  readonly dates: OffenseDates;
  readonly state: Draft['state'];
  readonly onDone: () => void;
}

/** The crime that is shown: its options first, then its law. */
export function CrimePane({ id, ...rest }: Props) {
  const { data: crime } = useQuery({ ...crimeQuery(id ?? ''), enabled: id !== null });
  if (id === null) return <aside className="crime-pane search-empty">{text.pick}</aside>;
  if (crime === undefined) {
    return (
      <aside className="crime-pane" aria-busy="true">
        <Skeleton width="70%" height={24} />
      </aside>
    );
  }
  return (
    <aside className="crime-pane" aria-label={text.options}>
      <CrimeHead crime={crime} />
      <AddOptions crime={crime} {...rest} />
      <LawText crime={crime} />
    </aside>
  );
}

function CrimeHead({ crime }: { readonly crime: CrimeRecord }) {
  const { crime: law } = crime;
  const terms = [law.terms.lower, law.terms.middle, law.terms.upper].filter((term) => term !== undefined);
  return (
    <header className="crime-head">
      <h2>{law.statute}</h2>
      <p>{crime.Name}</p>
      <p className="flags">
        <Tag>{charges.severities[law.severity]}</Tag>
        {law.violent && <Tag tone="crimson">{charges.violent}</Tag>}
        {law.serious && <Tag tone="brass">{charges.serious}</Tag>}
        {law.strike && <Tag tone="brass">{charges.strike}</Tag>}
        <span className="crime-terms">{terms.join(', ')}</span>
      </p>
    </header>
  );
}
