import {
  addSubscriberToUser,
  createEnterpriseSignup,
  createOrganizationSettings,
  createSubscriber,
  createUser,
  enterpriseSignup,
  login,
  newSubscriber,
  termsVersion,
} from '@countwise/contract';
import { request } from '../api/request.ts';
import { storeSession } from '../api/session.ts';
import { registration } from '../text/sign-up.ts';
import type { Draft } from './draft.ts';
import { agencyOf, countyOf, roleOf } from './faults.ts';
import type { Invitation } from './invitation.ts';
import type { Kind } from './kind.ts';

/** What the codes to the address and to the phone were answered with; empty before. */
interface Proofs {
  readonly email: string;
  readonly phone: string;
}

export interface SignUp {
  readonly kind: Kind;
  readonly draft: Draft;
  readonly password: string;
  readonly invitation: Invitation | null;
  readonly proofs: Proofs;
}

/** Makes the account out of its parts and logs in with it; answers where its user goes. */
export async function register({ kind, draft, password, invitation, proofs }: SignUp): Promise<string> {
  const { id } = await request(createUser, {
    body: {
      ...personOf(draft),
      UserName: draft.email,
      PhoneNumber: draft.phone,
      HashedPassword: password,
      EmailReceipt: proofs.email,
      PhoneReceipt: proofs.phone,
      TermsVersion: termsVersion,
      WhichCounty: invitation === null ? countyOf(draft) : invitation.County,
      WhichAgency: invitation === null ? agencyOf(draft) : invitation.Agency,
    },
  });
  if (invitation === null) await found(kind, draft, id);
  else await request(addSubscriberToUser, { body: { id, ...joining(invitation) } });
  return enter(kind, draft.email, password);
}

const personOf = ({ first, last, email }: Draft) => ({ FirstName: first, LastName: last, Email: email });
const joining = ({ SubscriberId, guid }: Invitation) => ({ SubscriberId, guid });

/** A subscriber of one's own: for oneself, or with settings and what was told of the organization. */
async function found(kind: Kind, draft: Draft, id: string): Promise<void> {
  const settings = kind === 'enterprise' ? (await request(createOrganizationSettings, { body: {} })).Id : null;
  const { Id: SubscriberId } = await request(createSubscriber, {
    body: newSubscriber.parse({
      ...personOf(draft),
      Organization:
        kind === 'enterprise' ? `${countyOf(draft) ?? ''} ${agencyOf(draft) ?? ''}`.trim() : draft.organization,
      Phone: draft.phone,
      SubscriptionType: kind === 'enterprise' ? 3 : 2,
      JWTUserId: id,
      OrganizationSettingsId: settings,
    }),
  });
  if (kind === 'enterprise') await tell(draft, SubscriberId);
  await request(addSubscriberToUser, { body: { id, SubscriberId } });
}

const tell = (draft: Draft, SubscriberId: string) =>
  request(createEnterpriseSignup, {
    body: enterpriseSignup.parse({
      ...personOf(draft),
      UserName: draft.email,
      County: countyOf(draft) ?? '',
      Agency: agencyOf(draft) ?? '',
      RoleWithinOrg: roleOf(draft),
      EstimatedUserCount: draft.users,
      ReferralSource: draft.referral,
      AdditionalComments: draft.comments,
      SubscriberId,
    }),
  });

async function enter(kind: Kind, username: string, password: string): Promise<string> {
  const session = await request(login, { body: { username, password } }).catch(() => null);
  if (session === null || !session.authorized) throw new Error(registration.notAuthorized);
  const { token, key, user_attr, subscriptionStatus } = session;
  storeSession({ token, key, user: user_attr, status: subscriptionStatus });
  return kind === 'individual' ? '/CreateSubscription' : '/Cases';
}
