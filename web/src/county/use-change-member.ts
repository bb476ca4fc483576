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

/**
 * Changes somebody's role or standing. Who may come in and who may not is shown when it is so, never before: nothing keeps
 * a change that a closed page was still sending. Seats are read anew.
 */
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
    onSuccess: (changed) => {
      show(changed);
      showToast({ message: text.changed(nameOf(member)), stay: 3000 });
    },
    onError: (failure, { Role, Status }) => {
      const isOfSeat = Role !== undefined || Status !== undefined;
      const why = isOfSeat && failure instanceof Failure && failure.status === 409 ? text.noSeat : failure.message;
      showToast({ message: `${common.notSaved(text.failed(nameOf(member)))} ${why}`, tone: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
