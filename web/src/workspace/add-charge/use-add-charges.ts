import { type CrimeRecord, chargeRecord, childId, plainCharge } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { addCharge as text } from '../../text/add-charge.ts';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../writes/work-context.tsx';
import type { WriteOf } from '../writes/writes.ts';
import type { ChargeToAdd } from './draft.ts';

interface Addition {
  readonly crime: CrimeRecord;
  readonly charges: readonly ChargeToAdd[];
}

/** Charges as the workspace shows them at once, with the crimes they name; the server may give them other counts. */
export const added = (charges: readonly ChargeToAdd[], crimes: readonly CrimeRecord[]): WriteOf<'add'> => ({
  kind: 'add',
  charges: charges.map(({ Own, ...fields }) =>
    chargeRecord.parse({ ...plainCharge, ...fields, Id: childId(fields.CaseId, Own), Version: 1 }),
  ),
  crimes,
});

/** Adds charges to the case: one gesture, however many they are. */
export function useAddCharges() {
  const client = useQueryClient();
  const { run } = useWork();
  return useMutation({
    mutationFn: async ({ charges }: Addition) => {
      const ids = [...new Set(charges.map(({ CrimeId }) => CrimeId))];
      return Promise.all(ids.map((id) => client.fetchQuery(crimeQuery(id))));
    },
    onSuccess: (crimes, { crime, charges }) => run([added(charges, crimes)], crime.crime.statute),
    onError: (_, addition) => showToast({ message: text.failed(addition.crime.crime.statute), tone: 'error' }),
  });
}
