import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { termsVersion } from '@countwise/contract';
import { newSubscriberPart, newUser, transact, userStore } from '@countwise/functions';
import { tenants, type WorkAccount } from '../entra/work-accounts.ts';
import { type Addresses, credentials, region, tableName, poolId as UserPoolId } from '../environment/environment.ts';
import { type DemoAccount, demoAccounts, inSet } from './accounts.ts';
import { makeSubscription } from './make-subscription.ts';
import { demoSubscribers } from './subscribers.ts';

/** Makes the account in the pool, or finds the one an earlier run made; answers its `sub`. */
async function inPool(cognito: CognitoIdentityProviderClient, { email, password }: DemoAccount): Promise<string> {
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ];
  try {
    const create = { UserPoolId, Username: email, UserAttributes, MessageAction: 'SUPPRESS' as const };
    await cognito.send(new AdminCreateUserCommand(create));
  } catch (fault) {
    if (!(fault instanceof UsernameExistsException)) throw fault;
  }
  await cognito.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
  );
  const { Username = '' } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
  return Username;
}

/** The work account of an address in its own organization's directory. */
function workAccountOf(email: string): (WorkAccount & { readonly ProviderName: string }) | undefined {
  const home = tenants.find(({ domains }) => domains.some((domain) => email.endsWith(`@${domain}`)));
  const account = home?.accounts.find((one) => one.email === email);
  return home && account && { ...account, ProviderName: home.name };
}

/** From then on the work account signs in as the user of the pool. */
async function link(
  cognito: CognitoIdentityProviderClient,
  username: string,
  { ProviderName, sub }: { readonly ProviderName: string; readonly sub: string },
): Promise<void> {
  const DestinationUser = { ProviderName: 'Cognito', ProviderAttributeValue: username };
  const SourceUser = {
    ProviderName,
    ProviderAttributeName: 'Cognito_Subject',
    ProviderAttributeValue: sub,
  };
  await cognito.send(new AdminLinkProviderForUserCommand({ UserPoolId, DestinationUser, SourceUser }));
}

/**
 * Makes the demonstration's users and subscribers and as many further sets of them as are asked for, each unless it is
 * there; a run cut short is completed by the next.
 */
export async function makeAccounts(at: Addresses, furtherSets = 0): Promise<void> {
  const cognito = new CognitoIdentityProviderClient({ endpoint: at.cognito, region, credentials });
  const database = new DynamoDBClient({ endpoint: at.dynamodb, region, credentials });
  const table = { name: tableName, client: DynamoDBDocumentClient.from(database) };
  const users = userStore(table);
  const CreatedDate = new Date().toISOString();

  const sets = Array.from({ length: 1 + furtherSets }, (_, set) => set);
  for (const { set, account } of sets.flatMap((set) =>
    demoAccounts.map((each) => ({ set, account: inSet(each, set) })),
  )) {
    const { email: Email, subscriber, user } = account;
    if ((await users.idByEmail(Email)) !== undefined) continue;
    const Id = await inPool(cognito, account);
    const work = workAccountOf(Email);
    if (work) await link(cognito, Id, work);
    const SubscriberId = set === 0 ? `demo-${subscriber}` : `demo-${subscriber}-${set}`;
    const fields = demoSubscribers[subscriber];
    const plan =
      fields.SubscriptionType === 3
        ? { StripeCustomerId: null, StripeSubscriptionId: null }
        : await makeSubscription(at.stripe, {
            subscriberId: SubscriberId,
            email: Email,
            ended: fields.SubscriptionStatus === 'Expired',
          });
    const founded = { ...fields, ...plan, Id: SubscriberId, Email, JWTUserId: Id, CreatedDate };
    // refused where an earlier account of the same subscriber made it
    await transact(table, [newSubscriberPart(founded)]);
    const { parts } = newUser({
      ...user,
      Id,
      Email,
      SubscriberId,
      CreatedDate,
      firstLoginMessage: set === 0,
      AdPopUpId: null,
      MicrosoftId: work?.oid ?? null,
      Membership: 'active',
      SignedOut: null,
      EmailProvedAt: CreatedDate,
      Confirmed: null,
      DeletionBegunAt: null,
      TermsAccepted: { version: termsVersion, at: CreatedDate },
    });
    await transact(table, parts);
  }
  cognito.destroy();
  database.destroy();
}
