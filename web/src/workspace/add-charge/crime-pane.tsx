import type { CrimeState } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { CrimeHead } from '../../crime-search/crime-head.tsx';
import { crimeQuery } from '../../crime-search/crime-query.ts';
import type { OffenseDates } from '../../crime-search/date-choice.tsx';
import { LawText } from '../../crime-search/law-text.tsx';
import { addCharge as text } from '../../text/add-charge.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddOptions } from './add-options.tsx';

interface Props {
  readonly id: string | null;
  readonly dates: OffenseDates;
  readonly state: CrimeState;
  /** The one count that is added to: no crime of its own can be. */
  readonly insertAt: number | null;
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
      {(rest.insertAt === null || crime.CrimeTypeId !== 5) && <AddOptions crime={crime} {...rest} />}
      <LawText crime={crime} />
    </aside>
  );
}
