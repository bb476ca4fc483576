import { confirmSubscription, sendNewSubscriptionEmail, sendSubscriptionConfirmation } from '@countwise/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { Failure } from '../api/failure.ts';
import { request } from '../api/request.ts';
import { storedToken, storeStatus } from '../api/session.ts';
import { outcome as text } from '../text/plans.ts';
import { Button } from '../ui/button.tsx';
import { PlanPage } from './plan-page.tsx';

/** Reads the payment's state and, where it holds, sends its letters; the server sends each once. */
async function confirm(setup_intent: string): Promise<boolean> {
  const user_token = storedToken() ?? '';
  const { subscriptionStatus } = await request(confirmSubscription, {
    body: { stripeParams: { setup_intent }, user_token },
  });
  storeStatus(subscriptionStatus);
  if (subscriptionStatus !== 'Valid') return false;
  await Promise.allSettled([request(sendNewSubscriptionEmail), request(sendSubscriptionConfirmation)]);
  return true;
}

/** `/subscriptionConfirm`: the return from the payment. Opened twice, it does the same once. */
export function ConfirmPage() {
  const [query] = useSearchParams();
  const intent = query.get('setup_intent');
  if (intent === null || storedToken() === null)
    return (
      <PlanPage title={text.confirmTitle} lead={text.confirmText}>
        <ToCases />
      </PlanPage>
    );
  return <Confirming intent={intent} />;
}

function Confirming({ intent }: { readonly intent: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['confirm', intent],
    queryFn: () => confirm(intent),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === true) return <Navigate to="/subscriptionSuccess" replace state={begun} />;
  if (error instanceof Failure && error.status === 409) return <TrialUsed message={error.message} />;
  return (
    <PlanPage title={text.confirming}>
      <p role="status">{isPending ? '' : text.notConfirmed}</p>
      <div>
        <Button tone="primary" busy={isFetching} onClick={() => void refetch()}>
          {text.again}
        </Button>
      </div>
    </PlanPage>
  );
}

/** The card began a trial before: nothing was charged, and the way to order without one is open. */
const TrialUsed = ({ message }: { readonly message: string }) => (
  <PlanPage title={text.trialUsed} lead={message}>
    <div>
      <Link className="button" data-tone="primary" to="/ReactivateSubscription">
        {text.orderAgain}
      </Link>
    </div>
  </PlanPage>
);

/** What the confirmation hands on: whoever opens the address by itself has begun nothing there. */
const begun = { begun: true } as const;
const isBegun = z.object({ begun: z.literal(true) });

/** `/subscriptionSuccess`, of a payment that was confirmed just now. */
export function SuccessPage() {
  const location = useLocation();
  const state: unknown = location.state;
  if (!isBegun.safeParse(state).success) return <Navigate to="/" replace />;
  return (
    <PlanPage title={text.successTitle} lead={text.successText}>
      <ToCases />
    </PlanPage>
  );
}

/** `/ShopConfirm`. */
export function ShopConfirmPage() {
  if (storedToken() === null) return <Navigate to="/login" replace />;
  return (
    <PlanPage title={text.shopTitle} lead={text.shopText}>
      <ToCases />
    </PlanPage>
  );
}

/** What was known of the session does not count any longer: the subscription has changed. */
function ToCases() {
  const client = useQueryClient();
  return (
    <div>
      <Link className="button" data-tone="primary" to="/Cases" onClick={() => client.removeQueries()}>
        {text.toCases}
      </Link>
    </div>
  );
}
