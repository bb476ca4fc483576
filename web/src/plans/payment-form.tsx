import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { plans } from '../text/plans.ts';
import { Button } from '../ui/button.tsx';
import { cardError } from './card-error.ts';

interface Props {
  /** Of the payment set-up that the server began. */
  readonly clientSecret: string;
  /** What the order comes to and what submitting means. */
  readonly summary: ReactNode;
  /** What stands above the card, such as an address. */
  readonly children?: ReactNode;
  /** What has to hold first; false where the form says why not. */
  readonly onSubmit?: () => Promise<boolean>;
}

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The provider's form in our colours. It stands in a frame, so it is told what they are. */
const appearance = (): Appearance => ({
  theme: 'flat',
  variables: {
    colorPrimary: token('--primary'),
    colorBackground: token('--surface'),
    colorText: token('--text'),
    colorTextSecondary: token('--text-2'),
    colorDanger: token('--crimson'),
    borderRadius: '4px',
    fontFamily: 'Source Sans 3, system-ui, sans-serif',
  },
  rules: {
    '.Input': {
      border: `1px solid ${token('--control')}`,
      backgroundColor: token('--surface'),
      color: token('--text'),
    },
  },
});

/** The card form of the payment provider: card numbers go to it and never to us. */
export function PaymentForm({ clientSecret, ...form }: Props) {
  const { data: settings } = useQuery(siteSettingsQuery);
  const key = settings?.stripePublishableKey;
  const stripe = useMemo(() => (key === undefined ? null : loadStripe(key)), [key]);
  if (stripe === null) return <p aria-busy="true">{plans.loading}</p>;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: appearance() }} key={clientSecret}>
      <CardForm {...form} />
    </Elements>
  );
}

function CardForm({ summary, children, onSubmit }: Omit<Props, 'clientSecret'>) {
  const stripe = useStripe();
  const elements = useElements();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);

  /** Confirms the set-up; answers what went wrong, or the set-up's name. */
  const confirm = async (): Promise<readonly string[] | { readonly id: string }> => {
    if (stripe === null || elements === null) return [plans.cardErrors.other];
    const checked = await elements.submit();
    if (checked.error !== undefined) return [cardError(checked.error.type), checked.error.message ?? ''];
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: `${window.location.origin}/subscriptionConfirm` },
    });
    if (error !== undefined) {
      const live = error.type === 'validation_error' ? [error.message ?? ''] : [];
      return [cardError(error.type), ...live];
    }
    const stands = setupIntent.status === 'succeeded' || setupIntent.status === 'processing';
    return stands ? { id: setupIntent.id } : [plans.cardErrors.unsucceeded];
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFaults([]);
    if (onSubmit === undefined || (await onSubmit())) {
      const outcome = await confirm();
      if ('id' in outcome) await navigate(`/subscriptionConfirm?setup_intent=${outcome.id}`);
      else setFaults(outcome.filter((fault) => fault !== ''));
    }
    setBusy(false);
  };
  return (
    <form className="form payment-form" onSubmit={(event) => void submit(event)} noValidate>
      {children}
      <PaymentElement />
      {faults.length > 0 && (
        <div role="alert">
          {faults.map((fault) => (
            <p key={fault} className="field-error">
              {fault}
            </p>
          ))}
        </div>
      )}
      {summary}
      <Button type="submit" tone="primary" busy={busy}>
        {plans.pay}
      </Button>
    </form>
  );
}
