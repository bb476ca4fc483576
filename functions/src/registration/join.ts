import { subscriberInfo } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { notThere, Problem } from '../base/problem.ts';
import { openRoute } from '../platform/route.ts';
import { beginningOf, type Invitation, spendInvitation } from '../store/invitations.ts';
import { administers } from '../store/members.ts';
import { takeSeat } from '../store/subscribers.ts';
import type { Deps } from './deps.ts';
import type { Place } from './place.ts';

async function open({ invitations }: Pick<Deps, 'invitations'>, guid: string): Promise<Invitation> {
  const invitation = await invitations.get(guid);
  if (invitation === undefined) throw notThere('invitation');
  if (invitation === 'used up') throw new Problem(410, 'This invitation is no longer open.');
  return invitation;
}

/** The place of somebody who joins by an invitation's guid or an access code. */
export async function join(
  deps: Pick<Deps, 'invitations' | 'subscribers' | 'users' | 'now'>,
  guid: string,
  email: string,
): Promise<Place & { readonly subscriberId: string }> {
  const invitation = await open(deps, guid);
  if (invitation.Email !== null && invitation.Email !== email)
    throw new Problem(409, 'This invitation was sent to another address.');
  const subscriber = await deps.subscribers.get(invitation.SubscriberId);
  if (subscriber === undefined) throw notThere('invitation');
  return {
    subscriberId: subscriber.Id,
    membership: {
      Role: invitation.Role,
      isAdmin: invitation.Role === 'admin',
      Membership: invitation.ApproveCountyUsers ? 'pending' : 'active',
    },
    parts: [spendInvitation(guid, deps.now()), takeSeat(subscriber.Id)],
    log: (Id) =>
      recorded(
        { user: { Id }, subscriber },
        { at: deps.now(), act: 'member.joined', target: Id, detail: wayOf(invitation) },
      ),
    refusal: (part) =>
      part === 0
        ? new Problem(410, 'This invitation is no longer open.')
        : new Problem(409, 'Your organization has no free seat. Please ask its administrator.'),
    tell: invitation.NotifyAdminOfNewSignUp
      ? (await deps.users.ofSubscriber(subscriber.Id)).filter(administers).map(({ Email }) => Email)
      : [],
  };
}

/** `Role employee, access code 1a2b3c4d, waits for approval`. */
const wayOf = ({ Guid, Email, Role, ApproveCountyUsers }: Invitation): string =>
  [
    `Role ${Role}`,
    `${Email === null ? 'access code' : 'invitation'} ${beginningOf(Guid)}`,
    ...(ApproveCountyUsers ? ['waits for approval'] : []),
  ].join(', ');

/** Who invites: what the sign-up by invitation shows and stores. */
export const subscriberInfoRoute = (deps: Pick<Deps, 'invitations' | 'subscribers' | 'users'>) =>
  openRoute(subscriberInfo, async ({ params: { guid } }) => {
    const invitation = await open(deps, guid);
    const subscriber = await deps.subscribers.get(invitation.SubscriberId);
    const founder = subscriber === undefined ? undefined : await deps.users.get(subscriber.JWTUserId);
    if (subscriber === undefined) throw notThere('invitation');
    return {
      SubscriberId: subscriber.Id,
      Email: invitation.Email,
      EnforceMicrosoftSignOn: subscriber.OrganizationSettings?.EnforceMicrosoftSignOn ?? false,
      County: founder?.WhichCounty ?? null,
      Agency: founder?.WhichAgency ?? null,
      ApproveCountyUsers: invitation.ApproveCountyUsers,
      NotifyAdminOfNewSignUp: invitation.NotifyAdminOfNewSignUp,
      guid,
    };
  });
