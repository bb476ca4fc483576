import type { CrimeState } from '@countwise/engine';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CrimeHead } from '../../shared/crime/crime-head.tsx';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import type { OffenseDates } from '../../shared/crime/date-choice.tsx';
import { LawText } from '../../shared/crime/law-text.tsx';
import { addCharge as text } from '../../text/add-charge.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddOptions } from './add-options.tsx';

/** The crime whose `Add` was pressed in the list: its options take the focus. */
export interface Chosen {
  readonly id: string;
}

interface Props {
  readonly id: string | null;
  readonly dates: OffenseDates;
  readonly state: CrimeState;
  readonly onState: (state: CrimeState) => void;
  /** The one count that is added to: no crime of its own can be. */
  readonly insertAt: number | null;
  readonly chosen: Chosen | null;
  /** Another crime is looked for: the one that is shown can neither be chosen nor added. */
  readonly isSearching: boolean;
  /** What was added, in words. */
  readonly onDone: (added: string) => void;
  readonly onClose: () => void;
}

/** The crime that is shown: its options first, then its law. */
export function CrimePane({ id, chosen, isSearching, ...rest }: Props) {
  const pane = useRef<HTMLElement>(null);
  const { data: crime } = useQuery({ ...crimeQuery(id ?? ''), enabled: id !== null });
  const known = crime?.Id;
  useEffect(() => {
    if (chosen !== null && chosen.id === known) pane.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
  }, [chosen, known]);
  if (id === null) return <aside className="crime-pane search-empty">{text.pick}</aside>;
  if (crime === undefined) {
    return (
      <aside className="crime-pane" aria-busy="true">
        <Skeleton width="70%" height={24} />
      </aside>
    );
  }
  return (
    <aside ref={pane} className="crime-pane" aria-label={text.options} inert={isSearching}>
      <CrimeHead crime={crime} />
      {rest.insertAt !== null && crime.crime.kind === 'crime' ? (
        <p className="add-options">{text.insertOnly}</p>
      ) : (
        <AddOptions crime={crime} {...rest} />
      )}
      <LawText crime={crime} on={rest.dates.end ?? rest.dates.date} />
    </aside>
  );
}
