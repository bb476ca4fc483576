import { agreedWith, auditPart, type Subscriber, subscriberStore, type Table, transact } from '@countwise/functions';

export interface Agreement {
  readonly table: Table;
  /** The county's subscriber. */
  readonly id: string;
  /** The last day that was agreed, as YYYY-MM-DD; left out, it stays. */
  readonly until?: string;
  readonly seats?: number;
  /** The pool's provider through which alone its people sign in with work accounts, as `workAccounts` in cdk.json names it; null takes the bond away. */
  readonly provider?: string | null;
  /** The providers there are. */
  readonly providers: readonly string[];
  /** Who does it, and by what paper: it stands in the county's own log. */
  readonly by: string;
  readonly now: Date;
  /** Left out, nothing is written. */
  readonly write?: boolean;
}

type Terms = Pick<
  Subscriber,
  'SubscriptionStatus' | 'SubscriptionEndDate' | 'MaximumUsers' | 'ActiveUsers' | 'WorkAccountProvider'
>;

export interface Agreed {
  readonly county: string | null;
  readonly before: Terms;
  readonly after: Terms;
  readonly written: boolean;
}

const termsOf = ({
  SubscriptionStatus,
  SubscriptionEndDate,
  MaximumUsers,
  ActiveUsers,
  WorkAccountProvider,
}: Subscriber): Terms => ({
  SubscriptionStatus,
  SubscriptionEndDate,
  MaximumUsers,
  ActiveUsers,
  ...(WorkAccountProvider !== undefined && { WorkAccountProvider }),
});

const dayInMilliseconds = 86_400_000;
/** The end of a day in California in winter; in summer it is an hour later than midnight. */
const endOf = (day: string): string => new Date(Date.parse(`${day}T08:00:00.000Z`) + dayInMilliseconds).toISOString();

async function countyOf({ table, id }: Agreement): Promise<Subscriber> {
  const found = await subscriberStore(table).get(id);
  if (found?.SubscriptionType !== 3) throw new Error('There is no county of this id.');
  // what ended there is over; the county may be revived on other terms
  if (found.StripeSubscriptionId !== null && found.SubscriptionStatus !== 'Expired')
    throw new Error('This county pays through the payment service: change it there, and the service tells us.');
  return found;
}

type Wanted = Parameters<typeof agreedWith>[1];

function termsFor({ until, seats, provider, providers, now }: Agreement, county: Subscriber): Wanted {
  const SubscriptionEndDate = until === undefined ? county.SubscriptionEndDate : endOf(until);
  const MaximumUsers = seats ?? county.MaximumUsers;
  if (SubscriptionEndDate !== null && SubscriptionEndDate <= now.toISOString()) throw new Error('That day is past.');
  if (typeof provider === 'string' && !providers.includes(provider))
    throw new Error(`There is no provider ${provider}; there are: ${providers.join(', ')}.`);
  if (MaximumUsers < county.ActiveUsers)
    throw new Error(`${county.ActiveUsers} people hold a seat: remove some first.`);
  return { SubscriptionEndDate, MaximumUsers, ...(provider !== undefined && { WorkAccountProvider: provider }) };
}

function afterOf(county: Subscriber, { WorkAccountProvider, ...terms }: Wanted): Terms {
  const { WorkAccountProvider: standing, ...before } = termsOf(county);
  const bound = WorkAccountProvider === undefined ? standing : (WorkAccountProvider ?? undefined);
  return {
    ...before,
    ...terms,
    SubscriptionStatus: 'Valid',
    ...(bound !== undefined && { WorkAccountProvider: bound }),
  };
}

function detailOf({ until, provider, by }: Agreement, { MaximumUsers }: Wanted): string {
  const subscription = until === undefined ? 'Subscription' : `Subscription until ${until}`;
  const accounts = provider === undefined ? '' : `, work accounts of ${provider ?? 'any provider'}`;
  return `${subscription}, ${MaximumUsers} seats${accounts}. ${by}`;
}

/**
 * Lets a county work until a day, with so many seats, and through its own sign-on alone: after its trial, for another
 * year, or again after its end. Written with a line in the county's own log, or not at all.
 * @throws {Error} in words for the operator, where there is no such county or it cannot be so.
 */
export async function agree(agreement: Agreement): Promise<Agreed> {
  const { table, id, now, write = false } = agreement;
  const county = await countyOf(agreement);
  const terms = termsFor(agreement, county);
  const told = {
    county: county.Organization,
    before: termsOf(county),
    after: afterOf(county, terms),
  };
  if (!write) return { ...told, written: false };
  const line = auditPart(id, {
    At: now.toISOString(),
    UserId: 'countwise',
    Act: 'settings.changed',
    TargetId: id,
    Detail: detailOf(agreement, terms),
  });
  const refused = await transact(table, [agreedWith(county, terms), line]);
  if (refused.length > 0) throw new Error('Somebody changed this county meanwhile: look again.');
  return { ...told, written: true };
}
