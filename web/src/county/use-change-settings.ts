import { changeOrganizationSettings, type OrganizationSettings } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { settingsQuery } from '../shared/case/case-queries.ts';
import { common } from '../text/common.ts';
import { county as text } from '../text/county.ts';
import { showToast } from '../ui/toast.tsx';

/** Changes settings of the county; what the server did not take can be tried again. */
export function useChangeSettings() {
  const client = useQueryClient();
  const change = useMutation({
    // one after the other, so that no answer overtakes a later change
    scope: { id: 'county-settings' },
    mutationFn: (body: Partial<OrganizationSettings>) => request(changeOrganizationSettings, { body }),
    onSuccess: ({ organizationSettings }) => client.setQueryData(settingsQuery.queryKey, organizationSettings),
    onError: (failure, body) =>
      showToast({
        message: `${common.notSaved(text.notSaved)} ${failure.message}`,
        tone: 'error',
        action: { label: common.retry, run: () => change.mutate(body) },
      }),
  });
  return change;
}
