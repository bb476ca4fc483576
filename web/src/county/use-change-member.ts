import { changeMember } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { common } from '../text/common.ts';
import { users as text } from '../text/county.ts';
import { showToast } from '../ui/toast.tsx';
import { type Member, membersQuery } from './county-queries.ts';

export const nameOf = ({ FirstName, LastName }: Member): string => `${FirstName} ${LastName}`;

/** Changes somebody's role or standing: shown at once, taken back where the server refuses. Seats are read anew. */
export function useChangeMember(member: Member) {
  const client = useQueryClient();
  const { queryKey } = membersQuery;
  const show = (changed: Partial<Member>) =>
    client.setQueryData(
      queryKey,
      (data) =>
        data && { ...data, members: data.members.map((one) => (one.Id === member.Id ? { ...one, ...changed } : one)) },
    );
  return useMutation({
    mutationFn: (body: z.input<typeof changeMember.body>) => request(changeMember, { params: { id: member.Id }, body }),
    onMutate: async ({ Role = member.Role, Status = member.Status }) => {
      await client.cancelQueries({ queryKey });
      show({ Role, Status });
    },
    onSuccess: (changed) => {
      show(changed);
      showToast({ message: text.changed(nameOf(member)), stay: 3000 });
    },
    onError: (failure, { Role, Status }) => {
      show(member);
      const isOfSeat = Role !== undefined || Status !== undefined;
      const why = isOfSeat && failure instanceof Failure && failure.status === 409 ? text.noSeat : failure.message;
      showToast({ message: `${common.notSaved(text.failed(nameOf(member)))} ${why}`, tone: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
