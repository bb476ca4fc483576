import { type ChargeRecord, type CrimeRecord, createCharge } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { crimeQuery } from '../../shared/crime/crime-query.ts';
import { addCharge as text } from '../../text/add-charge.ts';
import { common } from '../../text/common.ts';
import { showToast } from '../../ui/toast.tsx';
import type { ChargeToAdd } from './draft.ts';

interface Addition {
  readonly crime: CrimeRecord;
  readonly charges: readonly ChargeToAdd[];
}

/** Puts a charge that the server made, and the crime it names, where the workspace looks for them. */
export function useKeepCharge(caseId: string) {
  const client = useQueryClient();
  return (charge: ChargeRecord, crime: CrimeRecord) =>
    client.setQueryData(
      chargesQuery(caseId).queryKey,
      (known) =>
        known && {
          ...known,
          charges: [...known.charges.filter(({ Id }) => Id !== charge.Id), charge],
          crimes: [...known.crimes.filter(({ Id }) => Id !== crime.Id), crime],
        },
    );
}

/** Adds charges to the case. A retry of the same addition is harmless: each carries a request id. */
export function useAddCharges(caseId: string) {
  const client = useQueryClient();
  const keep = useKeepCharge(caseId);
  const add = useMutation({
    mutationKey: ['write', caseId],
    scope: { id: caseId },
    mutationFn: async ({ charges }: Addition) => {
      for (const body of charges) {
        const crime = await client.fetchQuery(crimeQuery(body.CrimeId));
        keep(await request(createCharge, { body }), crime);
      }
    },
    onError: (_, addition) =>
      showToast({
        message: text.failed(addition.crime.crime.statute),
        tone: 'error',
        action: { label: common.retry, run: () => add.mutate(addition) },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: chargesQuery(caseId).queryKey }),
  });
  return add;
}
