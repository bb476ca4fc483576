import { countsText, withState } from '@countwise/engine';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addCharge as text } from '../../text/add-charge.ts';
import { ledger } from '../../text/ledger.ts';
import { showToast } from '../../ui/toast.tsx';
import { sayDone } from '../writes/say-done.ts';
import { useWork } from '../writes/work-context.tsx';
import type { WriteOf } from '../writes/writes.ts';
import { type Quick, quickCrimesQuery, quickWrite } from './quick-crimes.ts';

/** What a quick line added: `PC 242 as Counts 2, 3, 4`, with what hangs on each. */
function nameOf({ charges, crimes = [] }: WriteOf<'add'>): string {
  const [crime, ...attached] = crimes;
  const [main] = charges;
  if (main === undefined || crime === undefined) return '';
  const counts = [...new Set(charges.map(({ CountNumber }) => CountNumber))].filter((count) => count > 0);
  const statute = withState(crime.crime.statute, main.CrimeState);
  const named = counts.length === 0 ? statute : text.asCounts(statute, ledger.capital(countsText(counts)));
  if (attached.length === 0) return named;
  return `${named} ${text.quickWith(attached.map((each) => each.crime.statute).join(', '))}`;
}

/** Adds what a quick line says, in one gesture, and says what that was. */
export function useQuickAdd() {
  const { record, rows, run, undo } = useWork();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (quick: Quick) =>
      quickWrite(quick, await client.fetchQuery(quickCrimesQuery(quick)), { record, rows }),
    onSuccess: (write, { line }) => {
      run([write], line.statute);
      sayDone(text.added(nameOf(write)), undo);
    },
    onError: (_, { line }) => showToast({ message: text.failed(line.statute), tone: 'error' }),
  });
}
