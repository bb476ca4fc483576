import { changeMember, listMembers, type member, takeOverCases } from '@countwise/contract';
import type { z } from 'zod';
import { recorded } from '../audit/recorded.ts';
import { notThere, Problem } from '../base/problem.ts';
import { quoted } from '../platform/mail.ts';
import { type Route, route } from '../platform/route.ts';
import type { Session } from '../platform/session.ts';
import type { User } from '../store/users.ts';
import type { Deps } from './deps.ts';
import { managedBy } from './manager.ts';

const memberOf = (user: User): z.infer<typeof member> => ({
  Id: user.Id,
  Email: user.Email,
  FirstName: user.FirstName,
  LastName: user.LastName,
  WhichCounty: user.WhichCounty,
  WhichAgency: user.WhichAgency,
  Role: user.Role,
  Status: user.Membership,
  HasWorkAccount: user.MicrosoftId !== null,
  CreatedAt: user.CreatedDate,
});

/** The people of an organization: seen, let in, given a role, taken out. */
export const memberRoutes = ({
  users,
  members,
  mail,
  siteOrigin,
  now,
}: Pick<Deps, 'users' | 'members' | 'mail' | 'siteOrigin' | 'now'>): readonly Route[] => [
  route(listMembers, async ({ session }) => {
    const { Id, ActiveUsers, MaximumUsers } = managedBy(session);
    return {
      members: (await users.ofSubscriber(Id)).map(memberOf),
      seats: { used: ActiveUsers, maximum: MaximumUsers },
    };
  }),

  route(changeMember, async ({ params, body, session }) => {
    const { Id: subscriberId, Organization, JWTUserId } = managedBy(session);
    const standing = await users.get(params.id);
    if (standing === undefined || standing.SubscriberId !== subscriberId) throw notThere('member');
    refuse(session, standing, body);
    if (standing.Id === JWTUserId && isOfPlace(body))
      throw new Problem(
        409,
        'Their county and agency are those your organization is registered with. Please write to us.',
      );
    const changed = placeOf(standing, body);
    const log = recorded(session, {
      at: now(),
      act: 'member.changed',
      target: standing.Id,
      detail: detailOf(body),
    });
    if (!(await members.change(session.user, standing, changed, log)))
      throw new Problem(
        409,
        'Your organization has no free seat, or somebody else has just changed this person or you.',
      );
    const letter = letterOf(standing.Membership, changed.Membership);
    if (letter !== undefined) await mail(letter(standing, Organization, siteOrigin));
    return memberOf({ ...standing, ...changed });
  }),
];

/** The cases of a county stay the county's: an administrator takes over those of somebody who was taken out. */
export const takeOverRoute = ({
  users,
  handOver,
  audit,
  now,
}: Pick<Deps, 'users' | 'handOver' | 'audit' | 'now'>): Route =>
  route(takeOverCases, async ({ params, session }) => {
    const subscriber = managedBy(session);
    const { Id: subscriberId } = subscriber;
    const member = await users.get(params.id);
    if (member === undefined || member.SubscriberId !== subscriberId) throw notThere('member');
    if (subscriber.SubscriptionType !== 3) throw new Problem(409, 'These cases are their own.');
    if (member.Membership !== 'removed') throw new Problem(409, 'Take this person out of the organization first.');
    const handed = await handOver(member.Id, session.user.Id);
    const detail = `Cases ${handed.count}`;
    await audit.add(recorded(session, { at: now(), act: 'cases.taken-over', target: member.Id, detail }));
    return handed;
  });

type Asked = z.output<typeof changeMember.body>;

/** The place of a member in the organization once it is changed. */
const placeOf = (standing: User, { Role, Status, WhichCounty, WhichAgency }: Asked) => ({
  Role: Role ?? standing.Role,
  isAdmin: Role === undefined ? standing.isAdmin : Role === 'admin',
  Membership: Status ?? standing.Membership,
  WhichCounty: WhichCounty === undefined ? standing.WhichCounty : WhichCounty,
  WhichAgency: WhichAgency === undefined ? standing.WhichAgency : WhichAgency,
});

const isOfPlace = ({ WhichCounty, WhichAgency }: Asked): boolean =>
  WhichCounty !== undefined || WhichAgency !== undefined;

/** `Role manager`, `County Yolo, Agency none`: no person is named. */
const detailOf = ({ Role, Status, WhichCounty, WhichAgency }: Asked): string =>
  Object.entries({ Role, Status, County: WhichCounty, Agency: WhichAgency })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value ?? 'none'}`]))
    .join(', ');

/** Tells somebody who waited that the organization has let them in. */
const letInLetter = ({ Email }: User, organization: string | null, siteOrigin: string) => ({
  to: Email,
  subject: 'You can start with Countwise',
  text: `Your organization, ${quoted(organization ?? 'yours')}, has let you in. Log in at ${siteOrigin}/login`,
});

/** Tells somebody that the organization has taken them out, and what that means. */
const takenOutLetter = ({ Email }: User, organization: string | null, siteOrigin: string) => ({
  to: Email,
  subject: 'Your place in a Countwise subscription has ended',
  text: `Your organization, ${quoted(organization ?? 'yours')}, has taken you out of its Countwise subscription. What you worked on for a county stays with it. If this is a mistake, ask its administrator. To go on by yourself, choose a plan at ${siteOrigin}/login`,
});

/** What somebody is told of a change of their place; undefined where there is nothing to tell. */
function letterOf(before: User['Membership'], after: User['Membership']) {
  if (before === 'pending' && after === 'active') return letInLetter;
  return before === 'active' && after === 'removed' ? takenOutLetter : undefined;
}

/** A manager leaves administrators, roles and places alone, and nobody locks themselves out. */
function refuse({ user }: Session, member: User, asked: Asked): void {
  if (member.Id === user.Id) throw new Problem(403, 'Nobody changes their own place.');
  if (!user.isAdmin && (member.isAdmin || asked.Role !== undefined || isOfPlace(asked)))
    throw new Problem(403, 'Only an administrator may give roles or change an administrator.');
}
