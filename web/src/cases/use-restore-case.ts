import { type CaseRecord, restoreCase } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { deletedCasesQuery, keepCase } from '../shared/case/case-queries.ts';
import { caseTitle } from '../shared/case/case-title.ts';
import { saidOf } from '../shared/read-only.ts';
import { caseList as text } from '../text/cases.ts';
import { common } from '../text/common.ts';
import { showToast } from '../ui/toast.tsx';

type Known = Pick<CaseRecord, 'Id' | 'DefendantFirstName' | 'DefendantMiddleName' | 'DefendantLastName'>;

/** Brings a deleted case back into the list, with its scenarios. */
export function useRestoreCase() {
  const client = useQueryClient();
  const { queryKey } = deletedCasesQuery;
  return useMutation({
    mutationFn: ({ Id }: Known) => request(restoreCase, { params: { id: Id } }),
    onSuccess: ({ mainCase, scenarios }) => {
      for (const record of [mainCase, ...scenarios]) keepCase(client, record);
      client.setQueryData(queryKey, (cases) => cases?.filter(({ Id }) => Id !== mainCase.Id));
      showToast({ message: text.restored(caseTitle(mainCase)) });
    },
    onError: (failure, known) => {
      const words = `${common.notSaved(text.restoreFailed)} ${caseTitle(known)}`;
      showToast({ message: saidOf(failure, words), tone: 'error' });
      void client.invalidateQueries({ queryKey });
    },
  });
}
