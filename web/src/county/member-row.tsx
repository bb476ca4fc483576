import { useState } from 'react';
import { storedUser, useStored } from '../api/session.ts';
import { county, users as text } from '../text/county.ts';
import { Button } from '../ui/button.tsx';
import { Tag } from '../ui/tag.tsx';
import type { Member } from './county-queries.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { RoleField } from './role-field.tsx';
import { nameOf, useChangeMember } from './use-change-member.ts';
import { useTakeOver } from './use-take-over.ts';

const tones = { active: 'green', pending: 'brass', removed: 'plain' } as const;

interface Props {
  readonly member: Member;
  readonly onRemove: () => void;
}

/** The role that is being given, until it is. */
const roleShown = ({ Role }: Member, { isPending, variables }: ReturnType<typeof useChangeMember>): Member['Role'] =>
  (isPending && variables.Role) || Role;

/** One person with what the user may do about them: nobody changes themselves, and a manager gives no role. */
export function MemberRow({ member, onRemove }: Props) {
  const user = useStored(storedUser);
  const own = user?.id === member.Id;
  const administrator = user?.isAdmin === true;
  const mayChange = !own && (administrator || member.Role !== 'admin');
  const change = useChangeMember(member);
  const name = nameOf(member);
  return (
    <li className="county-row" aria-label={name}>
      <div className="county-person">
        <b>{name}</b> {own && <Tag>{text.you}</Tag>}
        <span>{member.Email}</span>
      </div>
      <div>
        <Tag tone={tones[member.Status]}>{text.statuses[member.Status]}</Tag>
      </div>
      <div>
        {mayChange && administrator ? (
          <RoleField
            label={text.roleOf(name)}
            hideLabel
            value={roleShown(member, change)}
            withAdministrator
            onChange={(Role) => change.mutate({ Role })}
          />
        ) : (
          county.roles[member.Role]
        )}
      </div>
      <div className="county-actions">
        {mayChange && (
          <Actions
            member={member}
            administrator={administrator}
            isChanging={change.isPending}
            onLetIn={() => change.mutate({ Status: 'active' })}
            onRemove={onRemove}
          />
        )}
      </div>
    </li>
  );
}

interface ActionsProps extends Props {
  readonly administrator: boolean;
  readonly isChanging: boolean;
  readonly onLetIn: () => void;
}

function Actions({ member, administrator, isChanging, onLetIn, onRemove }: ActionsProps) {
  const name = nameOf(member);
  const takeOver = useTakeOver(member);
  const [placing, setPlacing] = useState(false);
  const letIn = member.Status === 'pending' ? text.approve : text.restore;
  return (
    <>
      {member.Status !== 'active' && (
        <Button
          tone={member.Status === 'pending' ? 'primary' : 'plain'}
          aria-label={`${letIn}: ${name}`}
          busy={isChanging}
          onClick={onLetIn}
        >
          {letIn}
        </Button>
      )}
      {member.Status === 'removed' && administrator && (
        <Button
          aria-label={`${text.takeOver}: ${name}`}
          busy={takeOver.isPending}
          onClick={() => !takeOver.isPending && takeOver.mutate()}
        >
          {text.takeOver}
        </Button>
      )}
      {member.Status !== 'removed' && administrator && (
        <Button tone="quiet" aria-label={text.placeOf(name)} onClick={() => setPlacing(true)}>
          {text.place}
        </Button>
      )}
      <PlaceDialog member={member} opened={placing} onClose={() => setPlacing(false)} />
      {member.Status !== 'removed' && (
        <Button tone="quiet" aria-label={`${text.remove}: ${name}`} onClick={onRemove}>
          {text.remove}
        </Button>
      )}
    </>
  );
}
