import { type invitationRecord, invite, listInvitations, withdrawInvitation } from '@countwise/contract';
import type { z } from 'zod';
import { recorded } from '../audit/recorded.ts';
import { done } from '../platform/done.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { notThere, Problem } from '../platform/problem.ts';
import { type Route, route } from '../platform/route.ts';
import { beginningOf, type Invitation } from '../store/invitations.ts';
import type { Deps } from './deps.ts';
import { managedBy } from './manager.ts';

/** Days an invitation stays open. */
const openDays = 14;

const recordOf = ({ SubscriberId: _, ExpiresAt, ...fields }: Invitation): z.infer<typeof invitationRecord> => ({
  ...fields,
  ExpiresAt: new Date(ExpiresAt * 1000).toISOString(),
});

/** The ways into an organization: letters to one address each, and access codes for several people. */
export const invitationRoutes = ({
  invitations,
  mail,
  siteOrigin,
  now,
  newId,
}: Pick<Deps, 'invitations' | 'mail' | 'siteOrigin' | 'now' | 'newId'>): readonly Route[] => [
  route(invite, async ({ body, session }) => {
    const { Id, Organization } = managedBy(session);
    if (body.Role === 'admin' && !session.user.isAdmin)
      throw new Problem(403, 'Only an administrator may invite an administrator.');
    const invitation: Invitation = {
      Guid: newId(),
      SubscriberId: Id,
      Email: body.Email ?? null,
      Role: body.Role,
      ApproveCountyUsers: body.ApproveCountyUsers,
      NotifyAdminOfNewSignUp: body.NotifyAdminOfNewSignUp,
      UsesLeft: body.Email === undefined ? body.Uses : 1,
      ExpiresAt: epochSeconds(now()) + openDays * 24 * 60 * 60,
    };
    const log = recorded(session, {
      at: now(),
      act: invitation.Email === null ? 'access-code.created' : 'invitation.sent',
      target: beginningOf(invitation.Guid),
      detail: `Role ${invitation.Role}`,
    });
    await invitations.add(invitation, log);
    if (invitation.Email !== null)
      await mail({
        to: invitation.Email,
        subject: 'You are invited to Countwise',
        text: `${Organization ?? 'An organization'} invites you. Sign up within ${openDays} days at ${siteOrigin}/signup/${invitation.Guid}`,
      });
    return recordOf(invitation);
  }),

  // a manager who saw the way in of an administrator could take it
  route(listInvitations, async ({ session }) =>
    (await invitations.ofSubscriber(managedBy(session).Id))
      .filter(({ Role }) => session.user.isAdmin || Role !== 'admin')
      .map(recordOf),
  ),

  route(withdrawInvitation, async ({ params, session }) => {
    const log = recorded(session, { at: now(), act: 'invitation.withdrawn', target: beginningOf(params.guid) });
    if (!(await invitations.withdraw(managedBy(session).Id, params.guid, log))) throw notThere('invitation');
    return done;
  }),
];
