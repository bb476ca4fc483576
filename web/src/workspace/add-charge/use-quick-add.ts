import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addCharge as text } from '../../text/add-charge.ts';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../writes/work-context.tsx';
import { type Quick, quickCrimesQuery, quickWrite } from './quick-crimes.ts';

/** Adds what a quick line says, in one gesture. */
export function useQuickAdd() {
  const { record, rows, run } = useWork();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (quick: Quick) =>
      quickWrite(quick, await client.fetchQuery(quickCrimesQuery(quick)), { record, rows }),
    onSuccess: (write, { line }) => run([write], line.statute),
    onError: (_, { line }) => showToast({ message: text.failed(line.statute), tone: 'error' }),
  });
}
