import { type CrimeRecord, needsParent } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import type { OffenseDates } from '../../shared/crime/date-choice.tsx';
import { addCharge as text } from '../../text/add-charge.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { sayDone } from '../writes/say-done.ts';
import { useWork } from '../writes/work-context.tsx';
import { eligibleParents } from './attach.ts';
import { chargeName, chargeOf, firstDraft } from './draft.ts';
import { added } from './use-add-charges.ts';

/** Presses on one row that follow one another faster than this are one: a double press, or a key that is held. */
const onePressMs = 1_000;

interface Options {
  readonly dates: OffenseDates;
  readonly insertAt: number | null;
  readonly onAdded: () => void;
  /** The crime needs an answer, or could not be read: its options are shown. */
  readonly onAsk: (id: string) => void;
}

/** Adds a crime as it is chosen and by its own name: completed, as the next count or under the one crime that it may hang on. */
export function useAddAtOnce({ dates, insertAt, onAdded, onAsk }: Options): (id: string) => void {
  const { record, rows, run, undo } = useWork();
  const client = useQueryClient();
  const last = useRef({ id: '', at: Number.NEGATIVE_INFINITY });
  const add = useMutation({
    mutationFn: (id: string) => client.fetchQuery(crimeQuery(id)),
    onSuccess: (crime, id) => {
      const within = insertAt === null ? rows : rows.filter(({ charge }) => charge.CountNumber === insertAt);
      const parents = parentsOf(crime, within);
      if (parents !== null && parents.length !== 1) return onAsk(id);
      const draft = firstDraft(crime, within, 'Completed');
      run([added([chargeOf(crime, draft, dates, record, rows)], [crime])], crime.crime.statute);
      sayDone(text.added(chargeName(crime, draft, parents)), undo);
      onAdded();
    },
    onError: (_, id) => onAsk(id),
  });
  return (id) => {
    const at = performance.now();
    const isSame = last.current.id === id && at - last.current.at < onePressMs;
    last.current = { id, at };
    if (!isSame) add.mutate(id);
  };
}

const parentsOf = ({ crime }: CrimeRecord, rows: readonly ChargeRow[]): readonly ChargeRow[] | null =>
  needsParent(crime) ? eligibleParents(crime, rows) : null;
