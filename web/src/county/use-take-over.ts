import { takeOverCases } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { users as text } from '../text/county.ts';
import { showToast } from '../ui/toast.tsx';
import type { Member } from './county-queries.ts';
import { nameOf } from './use-change-member.ts';

/** Makes the cases of somebody who was removed the user's own, however many requests that takes. */
export function useTakeOver(member: Member) {
  const client = useQueryClient();
  const name = nameOf(member);
  return useMutation({
    mutationFn: async () => {
      let cases = 0;
      for (let isDone = false; !isDone; ) {
        const handed = await request(takeOverCases, { params: { id: member.Id } });
        cases += handed.count;
        ({ isDone } = handed);
      }
      return cases;
    },
    onSuccess: (cases) => showToast({ message: text.tookOver(name, cases) }),
    onError: (failure) => showToast({ message: `${text.notTakenOver(name)} ${failure.message}`, tone: 'error' }),
    onSettled: () => client.invalidateQueries(),
  });
}
