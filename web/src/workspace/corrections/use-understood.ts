import { type CaseCorrection, understoodCorrection } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { caseQuery, changeCases } from '../../shared/case/case-queries.ts';
import { chargesQuery } from '../../shared/case/charges-query.ts';
import { common } from '../../text/common.ts';
import { corrections as text } from '../../text/corrections.ts';
import { showToast } from '../../ui/toast.tsx';

/** Takes note of a correction: it goes at once from the case and from the list, and comes back if the server did not hear. */
export function useUnderstood(caseId: string) {
  const client = useQueryClient();
  const tell = (Correction: CaseCorrection | null) => {
    client.setQueryData(chargesQuery(caseId).queryKey, (known) => known && { ...known, correction: Correction });
    client.setQueryData(caseQuery(caseId).queryKey, (known) => known && { ...known, Correction });
    changeCases(client, (cases) => cases.map((known) => (known.Id === caseId ? { ...known, Correction } : known)));
  };
  return useMutation({
    mutationFn: ({ now: { engine, catalogue, lawDay, facts } }: CaseCorrection) =>
      request(understoodCorrection, { params: { id: caseId }, body: { engine, catalogue, lawDay, facts } }),
    onMutate: async () => {
      // what was asked for before would bring it back
      await client.cancelQueries({ queryKey: chargesQuery(caseId).queryKey });
      tell(null);
    },
    onError: (_, correction) => {
      tell(correction);
      // another may stand meanwhile
      void client.invalidateQueries({ queryKey: chargesQuery(caseId).queryKey });
      showToast({ message: common.notSaved(text.notNoted), tone: 'error' });
    },
  });
}
