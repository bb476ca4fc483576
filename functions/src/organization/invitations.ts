import { type invitationRecord, invite, listInvitations, role, withdrawInvitation } from '@countwise/contract';
import type { z } from 'zod';
import { recorded } from '../audit/recorded.ts';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { notThere, Problem } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { quoted } from '../platform/mail.ts';
import { type Route, route } from '../platform/route.ts';
import type { Session } from '../platform/session.ts';
import { beginningOf, type Invitation } from '../store/invitations.ts';
import type { Quotas } from '../store/quotas.ts';
import type { Subscriber } from '../store/subscribers.ts';
import type { Deps } from './deps.ts';
import { managedBy } from './manager.ts';

/** Days an invitation stays open. */
const openDays = 14;

const recordOf = ({ SubscriberId: _, ExpiresAt, ...fields }: Invitation): z.infer<typeof invitationRecord> => ({
  ...fields,
  ExpiresAt: new Date(ExpiresAt * 1000).toISOString(),
});

/** Letters a day to people who did not ask for one: of a trial, of who pays, and to one address of one or of all. */
const most = { trial: 20, paid: 200, address: 1, anywhere: 3 } as const;

/** Throws 429 where a letter would be one too many today. */
async function countLetter(quotas: Quotas, { Id, StripeSubscriptionId, SubscriptionStatus }: Subscriber, to: string) {
  const isTrial = SubscriptionStatus === 'Trialing' && StripeSubscriptionId === null;
  if (
    !(await quotas.take('invited', `${Id}#${to}`, most.address)) ||
    !(await quotas.take('invited-by-all', to, most.anywhere))
  )
    throw new Problem(429, 'An invitation was sent to this address today. Its link is good for two weeks.');
  if (!(await quotas.take('invites', Id, isTrial ? most.trial : most.paid)))
    throw new Problem(429, 'No more invitations can be sent today. An access code lets in several people at once.');
}

/** A letter that could not be sent leaves no invitation open that nobody has, and counts for nothing. */
async function undo(
  { quotas, invitations }: Pick<Deps, 'quotas' | 'invitations'>,
  { Guid, SubscriberId, Email }: Invitation,
) {
  await invitations.withdraw(SubscriberId, Guid, role.options, []);
  await quotas.giveBack('invited', `${SubscriberId}#${Email}`);
  await quotas.giveBack('invited-by-all', Email ?? '');
  await quotas.giveBack('invites', SubscriberId);
}

/** Our own words first; what an organization calls itself is somebody's free choice, and stands as that. */
const letterOf = ({ Email, Guid }: Invitation, { Organization }: Subscriber, siteOrigin: string) => ({
  to: Email ?? '',
  subject: 'You are invited to Countwise',
  text: [
    'You are invited to Countwise, which computes California sentences.',
    `The organization that invites you calls itself ${quoted(Organization ?? 'an organization')}.`,
    `Sign up within ${openDays} days at ${siteOrigin}/signup/${Guid}`,
    'If you do not know who invites you, you can ignore this letter. We never ask for a password by mail.',
  ].join('\n\n'),
});

/** The roles whose ways in somebody sees and takes back: a manager none of an administrator. */
const rolesOf = ({ user }: Session) => role.options.filter((one) => user.isAdmin || one !== 'admin');

type Asked = z.output<typeof invite.body>;
const waysOf = ({ Email, Role, ApproveCountyUsers, NotifyAdminOfNewSignUp, Uses }: Asked) => ({
  Email: Email ?? null,
  Role,
  ApproveCountyUsers,
  NotifyAdminOfNewSignUp,
  UsesLeft: Email === undefined ? Uses : 1,
});

/** What a manager may not open: nobody's way to more than they have themselves, and no code that makes many of them. */
function refuse({ Email, Role }: Asked): void {
  if (Role === 'admin') throw new Problem(403, 'Only an administrator may invite an administrator.');
  if (Role === 'manager' && Email === undefined)
    throw new Problem(403, 'Only an administrator may make an access code for managers.');
}

/** The ways into an organization: letters to one address each, and access codes for several people. */
export const invitationRoutes = ({
  invitations,
  mail,
  quotas,
  siteOrigin,
  now,
  newId,
  newAccessCode,
}: Pick<
  Deps,
  'invitations' | 'mail' | 'quotas' | 'siteOrigin' | 'now' | 'newId' | 'newAccessCode'
>): readonly Route[] => [
  route(invite, async ({ body, session }) => {
    const county = managedBy(session);
    const { Id } = county;
    if (!session.user.isAdmin) refuse(body);
    if (body.Email !== undefined) await countLetter(quotas, county, body.Email);
    const invitation: Invitation = {
      // a letter is a link to press; a code is typed, and read out
      Guid: body.Email === undefined ? newAccessCode() : newId(),
      SubscriberId: Id,
      ...waysOf(body),
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
      await mail(letterOf(invitation, county, siteOrigin)).catch(async (error: unknown) => {
        await undo({ quotas, invitations }, invitation);
        throw error;
      });
    return recordOf(invitation);
  }),

  // a manager who saw the way in of an administrator could take it
  route(listInvitations, async ({ session }) =>
    (await invitations.ofSubscriber(managedBy(session).Id))
      .filter(({ Role }) => rolesOf(session).includes(Role))
      .map(recordOf),
  ),

  route(withdrawInvitation, async ({ params, session }) => {
    const log = recorded(session, { at: now(), act: 'invitation.withdrawn', target: beginningOf(params.guid) });
    if (!(await invitations.withdraw(managedBy(session).Id, params.guid, rolesOf(session), log)))
      throw notThere('invitation');
    return done;
  }),
];
