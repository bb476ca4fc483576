import { billingPortal, type UserAttributes } from '@countwise/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { storedStatus, useStored } from '../api/session.ts';
import { account } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { Tag, type Tone } from '../ui/tag.tsx';
import { AccountSection } from './account-section.tsx';
import { OrderByInvoice } from './order-by-invoice.tsx';
import { PlanFacts, planFactsQuery } from './plan-facts.tsx';

const text = account.plan;
const statuses: Readonly<Record<string, string>> = text.statuses;
/** What lets its user in is green, whatever does not stands out. */
const toneOf = (status: string): Tone => (status === 'Valid' || status === 'Trialing' ? 'green' : 'brass');

/** What the subscription is and costs, and the way to its payment. */
export function PlanSection({ user }: { readonly user: UserAttributes }) {
  const status = useStored(storedStatus) ?? '';
  return (
    <AccountSection title={text.title}>
      <Standing user={user} status={status} />
      <PlanFacts />
      <CountyOrder user={user} />
      {user.isAdmin && user.Subscriber?.StripeCustomerId != null ? <PaymentPage /> : <WhoPays user={user} />}
    </AccountSection>
  );
}

/** The page of the payment provider: cards, receipts, cancelling. */
function PaymentPage() {
  const open = useMutation({
    mutationFn: () => request(billingPortal),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <p>{text.text}</p>
      <Button busy={open.isPending} onClick={() => !open.isPending && open.mutate()}>
        {text.open}
      </Button>
      {open.isError && (
        <p className="field-error" role="alert">
          {open.error instanceof Failure && open.error.status === 404 ? text.none : text.failed}
        </p>
      )}
    </>
  );
}

/** Why there is no payment to look after; a county's administrator has the order in its place. */
function WhoPays({ user }: { readonly user: UserAttributes }) {
  if (!user.isAdmin) return <p>{text.county}</p>;
  return user.Subscriber?.SubscriptionType === 3 ? null : <p>{text.none}</p>;
}

/** The order of a county in its trial or after its end, for its administrator. */
function CountyOrder({ user }: { readonly user: UserAttributes }) {
  const { data } = useQuery(planFactsQuery);
  // what was agreed with us holds: nothing is ordered beside it
  const status = useStored(storedStatus);
  const mayOrder = status !== 'Valid' && user.isAdmin && user.Subscriber?.SubscriptionType === 3;
  return mayOrder && data?.paid === null ? (
    <OrderByInvoice used={data.seats.used} inTrial={status === 'Trialing'} />
  ) : null;
}

const kindOf = ({ SubscriptionType, Licenses = 1 }: NonNullable<UserAttributes['Subscriber']>): string =>
  SubscriptionType === 2 && Licenses > 1 ? text.multiple : text.kinds[SubscriptionType];

const Standing = ({ user: { Subscriber }, status }: { readonly user: UserAttributes; readonly status: string }) => (
  <p className="account-standing">
    {Subscriber !== null && kindOf(Subscriber)} <Tag tone={toneOf(status)}>{statuses[status] ?? status}</Tag>
  </p>
);
