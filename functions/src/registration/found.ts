import { recorded } from '../audit/recorded.ts';
import { fault, notThere, Problem } from '../base/problem.ts';
import { agencyMark, oneSpelling, withoutLapsed } from '../store/agencies.ts';
import type { Draft } from '../store/drafts.ts';
import { newSubscriberPart } from '../store/subscribers.ts';
import type { Part } from '../store/transact.ts';
import type { Deps } from './deps.ts';
import { ofNoCounty, type Place } from './place.ts';
import { holds } from './registered.ts';
import { settingsOfId } from './settings-id.ts';

const day = 24 * 60 * 60 * 1000;
const mostUsers = { 2: 1, 3: 10_000 } as const;
type SubscriberDraft = Extract<Draft, { Kind: 'subscriber' }>['Subscriber'];
type UserDraft = Extract<Draft, { Kind: 'user' }>['User'];

/** How a subscriber begins: an individual owes a payment, a county has its trial of seven days. */
const beginning = (type: 2 | 3, now: Date) =>
  type === 2
    ? {
        SubscriptionStatus: 'Requires Payment' as const,
        SubscriptionEndDate: new Date(now.getTime() - day).toISOString(),
      }
    : { SubscriptionStatus: 'Trialing' as const, SubscriptionEndDate: new Date(now.getTime() + 7 * day).toISOString() };

/** The place of somebody who signs up a subscriber of their own and administers it. */
export async function found(
  { drafts, ...deps }: Pick<Deps, 'drafts' | 'agencies' | 'subscribers' | 'now'>,
  userId: string,
  user: UserDraft,
  subscriberId: string,
): Promise<Place> {
  const draft = await drafts.get(subscriberId);
  if (draft?.Kind !== 'subscriber' || draft.Subscriber.JWTUserId !== userId) throw notThere('sign-up');
  const settings = await settingsOf(drafts, draft.Subscriber);
  const mark = draft.Subscriber.SubscriptionType === 3 ? await markOf(deps, user, subscriberId) : [];
  return {
    membership: { Role: 'admin', isAdmin: true, Membership: 'active' },
    parts: [newSubscriberPart(subscriberOf(subscriberId, userId, draft.Subscriber, settings, deps.now())), ...mark],
    log: (Id) =>
      recorded(
        { user: { Id }, subscriber: { Id: subscriberId, SubscriptionType: draft.Subscriber.SubscriptionType } },
        { at: deps.now(), act: 'member.joined', target: Id, detail: 'Role admin, signed up the organization' },
      ),
    refusal: registered,
    tell: [],
  };
}

const registered = () => new Problem(409, 'This agency may already be registered. Please contact us.');

/** The mark of an organization, which every one needs; 409 where another holds the name, however either was typed. */
async function markOf(
  deps: Pick<Deps, 'agencies' | 'subscribers' | 'now'>,
  { WhichCounty, WhichAgency }: UserDraft,
  subscriberId: string,
): Promise<readonly Part[]> {
  if (WhichAgency === null || oneSpelling(WhichAgency) === '') throw fault('WhichAgency', 'Name your agency.');
  const county = WhichCounty ?? ofNoCounty;
  const standing = (await deps.agencies.ofCounty(county)).filter(
    ({ Agency }) => oneSpelling(Agency) === oneSpelling(WhichAgency),
  );
  for (const one of standing) if (await holds(deps, one)) throw registered();
  return [
    agencyMark(county, WhichAgency, subscriberId, standing),
    ...standing.flatMap((lapsed) => withoutLapsed(county, lapsed)),
  ];
}

async function settingsOf(drafts: Deps['drafts'], { SubscriptionType, OrganizationSettingsId }: SubscriberDraft) {
  if (SubscriptionType === 2) return null;
  if (OrganizationSettingsId === null) throw notThere('sign-up');
  const chosen = settingsOfId(OrganizationSettingsId);
  if (chosen !== undefined) return chosen;
  const draft = await drafts.get(OrganizationSettingsId);
  if (draft?.Kind !== 'settings') throw notThere('sign-up');
  return draft.Settings;
}

const subscriberOf = (
  Id: string,
  JWTUserId: string,
  draft: SubscriberDraft,
  OrganizationSettings: Awaited<ReturnType<typeof settingsOf>>,
  now: Date,
): Parameters<typeof newSubscriberPart>[0] => ({
  Id,
  JWTUserId,
  OrganizationSettings,
  Organization: draft.Organization,
  SubscriptionType: draft.SubscriptionType,
  ...beginning(draft.SubscriptionType, now),
  MaximumUsers: mostUsers[draft.SubscriptionType],
  ActiveUsers: 1,
  Email: draft.Email,
  Phone: draft.Phone,
  Address: draft.Address,
  Address2: draft.Address2,
  City: draft.City,
  State: draft.State,
  Zip: draft.Zip,
  StripeCustomerId: null,
  StripeSubscriptionId: null,
  CreatedDate: now.toISOString(),
});
