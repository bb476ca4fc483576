import { changeOrganizationSettings, type OrganizationSettings } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { settingsQuery } from '../cases/case-queries.ts';
import { common } from '../text/common.ts';
import { county as text } from '../text/county.ts';
import { showToast } from '../ui/toast.tsx';

/** Changes settings of the county: shown at once, taken back with a way to try again where the server did not take it. */
export function useChangeSettings() {
  const client = useQueryClient();
  const { queryKey } = settingsQuery;
  const change = useMutation({
    // one after the other, so that no answer overtakes a later change
    scope: { id: 'county-settings' },
    mutationFn: (body: Partial<OrganizationSettings>) => request(changeOrganizationSettings, { body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, { ...before, ...body });
      return { before };
    },
    onSuccess: ({ organizationSettings }) => client.setQueryData(queryKey, organizationSettings),
    onError: (failure, body, saved) => {
      client.setQueryData(queryKey, saved?.before);
      showToast({
        message: `${common.notSaved(text.notSaved)} ${failure.message}`,
        tone: 'error',
        action: { label: common.retry, run: () => change.mutate(body) },
      });
    },
  });
  return change;
}
