import { billingPortal, type UserAttributes } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { storedStatus } from '../api/session.ts';
import { account } from '../text/account.ts';
import { Button } from '../ui/button.tsx';
import { Tag, type Tone } from '../ui/tag.tsx';
import { AccountSection } from './account-section.tsx';

const text = account.plan;
const statuses: Readonly<Record<string, string>> = text.statuses;
/** What lets its user in is green, whatever does not stands out. */
const toneOf = (status: string): Tone => (status === 'Valid' || status === 'Trialing' ? 'green' : 'brass');

/** What the subscription is, and the way to its payment. */
export function PlanSection({ user }: { readonly user: UserAttributes }) {
  const status = storedStatus() ?? '';
  const open = useMutation({
    mutationFn: () => request(billingPortal),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const paysHere = user.isAdmin && user.Subscriber?.StripeCustomerId != null;
  return (
    <AccountSection title={text.title}>
      <Standing user={user} status={status} />
      {paysHere ? (
        <>
          <p>{text.text}</p>
          <Button busy={open.isPending} onClick={() => !open.isPending && open.mutate()}>
            {text.open}
          </Button>
        </>
      ) : (
        <p>{user.isAdmin ? text.none : text.county}</p>
      )}
      {open.isError && (
        <p className="field-error" role="alert">
          {open.error instanceof Failure && open.error.status === 404 ? text.none : text.failed}
        </p>
      )}
    </AccountSection>
  );
}

const Standing = ({ user: { Subscriber }, status }: { readonly user: UserAttributes; readonly status: string }) => (
  <p>
    {Subscriber !== null && text.kinds[Subscriber.SubscriptionType]}{' '}
    <Tag tone={toneOf(status)}>{statuses[status] ?? status}</Tag>
  </p>
);
