import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storedUser, useStored } from '../api/session.ts';
import { invitations, users as text } from '../text/county.ts';
import { Button } from '../ui/button.tsx';
import { SidePanel } from '../ui/dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Member, membersQuery } from './county-queries.ts';
import { InviteForm } from './invite-form.tsx';
import { MemberRow } from './member-row.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RolesTable } from './roles-table.tsx';

const places = { pending: 0, active: 1, removed: 2 } as const;

/** Who waits comes first, who was removed last; within that by name. */
const inOrder = (members: readonly Member[]): readonly Member[] =>
  members.toSorted(
    (left, right) =>
      places[left.Status] - places[right.Status] ||
      `${left.LastName} ${left.FirstName}`.localeCompare(`${right.LastName} ${right.FirstName}`),
  );

/** The people of a county: let in, given a role, invited, removed. */
export function UsersTab() {
  const isCounty = useStored(storedUser)?.Subscriber?.SubscriptionType === 3;
  const { data } = useQuery(membersQuery);
  const [inviting, setInviting] = useState(false);
  const [removing, setRemoving] = useState<Member>();
  const pending = data?.members.filter(({ Status }) => Status === 'pending').length ?? 0;
  return (
    <div className="county-parts">
      <section className="form" aria-busy={data === undefined}>
        <div className="county-head">
          <h2 className={isCounty ? undefined : 'visually-hidden'}>{text.title}</h2>
          {data && <p className="county-seats">{text.seats(data.seats.used, data.seats.maximum)}</p>}
          <Button tone="primary" icon={<IconPlus size={16} aria-hidden="true" />} onClick={() => setInviting(true)}>
            {invitations.add}
          </Button>
        </div>
        {pending > 0 && <p className="notice">{text.waiting(pending)}</p>}
        {data === undefined ? (
          <Skeleton width="100%" height={180} />
        ) : (
          <ul className="county-rows" aria-label={text.list}>
            {inOrder(data.members).map((member) => (
              <MemberRow key={member.Id} member={member} onRemove={() => setRemoving(member)} />
            ))}
          </ul>
        )}
      </section>
      <OpenInvitations />
      <section className="form">
        <h2>{text.rolesTitle}</h2>
        <RolesTable ofCounty={isCounty} />
      </section>
      <SidePanel opened={inviting} onClose={() => setInviting(false)} title={invitations.panel}>
        <InviteForm onDone={() => setInviting(false)} />
      </SidePanel>
      <RemoveDialog member={removing} onClose={() => setRemoving(undefined)} />
    </div>
  );
}
