import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { storedStatus, useStored } from '../api/session.ts';
import { yearlyPrice } from '../shared/plan/price.ts';
import { SupportLine } from '../shared/support-line.tsx';
import { plans as text } from '../text/plans.ts';
import { Button } from '../ui/button.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';
import { AccessCodeDialog } from './access-code-dialog.tsx';
import { LicenseCounter } from './license-counter.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PlanPage } from './plan-page.tsx';
import { QuoteForm } from './quote-form.tsx';
import { useOrder } from './use-order.ts';

const choices = ['personal', 'multiple', 'county', 'code'] as const;
type Choice = (typeof choices)[number];
const methods = ['card', 'us_bank_account'] as const;

/** `/CreateSubscription`: how a new account is paid for, or whose subscription it joins. */
export function CreateSubscriptionScreen() {
  const [choice, setChoice] = useState<Choice>('personal');
  const [count, setCount] = useState(2);
  const order = useOrder();
  const status = useStored(storedStatus);
  const licenses = choice === 'multiple' ? count : 1;
  const amount = text.perYear(yearlyPrice(licenses));
  const choose = (next: Choice) => {
    setChoice(next);
    order.reset();
  };
  const ordered = order.data;
  if (ordered !== undefined)
    return (
      <PlanPage title={text.titles.payment}>
        <PaymentForm
          clientSecret={ordered.setupIntent.client_secret}
          summary={<OrderSummary plan="annual" amount={amount} firstChargeOn={ordered.firstChargeOn} />}
        />
        <Button tone="quiet" onClick={() => order.reset()}>
          {text.back}
        </Button>
      </PlanPage>
    );
  return (
    <PlanPage title={text.title} lead={leadOf(status)}>
      <RadioCards
        label={text.choices}
        hideLabel
        value={choice}
        onChange={choose}
        cards={choices.map((value) => ({ value, name: text.cards[value].name, children: <PlanWords plan={value} /> }))}
      />
      {choice === 'county' && <QuoteForm onCancel={() => choose('personal')} />}
      {choice === 'code' && <AccessCodeDialog onClose={() => choose('personal')} />}
      {(choice === 'personal' || choice === 'multiple') && (
        <PlaceOrder
          amount={amount}
          busy={order.isPending}
          failed={order.isError}
          onOrder={(paymentMethod) => order.mutate({ price: 'annual', planCount: licenses, paymentMethod })}
        >
          {choice === 'multiple' && <LicenseCounter count={count} onChange={setCount} />}
        </PlaceOrder>
      )}
      <p>
        <Link to="/ReactivateSubscription">{text.byMonth}</Link>
      </p>
      <SupportLine subject={text.title} />
    </PlanPage>
  );
}

/** Whom an organization took out is told that first. */
const leadOf = (status: string | null): string => (status === 'Removed_From_County' ? text.takenOut : text.lead);

const PlanWords = ({ plan }: { readonly plan: Choice }) => (
  <>
    <span>{text.cards[plan].price}</span>
    <small>{text.cards[plan].text}</small>
  </>
);

interface PlaceOrderProps {
  readonly amount: string;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onOrder: (method: (typeof methods)[number]) => void;
  readonly children: ReactNode;
}

/** How many, by what means, and how much it comes to. */
function PlaceOrder({ amount, busy, failed, onOrder, children }: PlaceOrderProps) {
  const [method, setMethod] = useState<(typeof methods)[number]>('card');
  return (
    <section className="place-order">
      {children}
      <RadioCards
        label={text.method}
        value={method}
        onChange={setMethod}
        cards={methods.map((value) => ({ value, name: text.methods[value] }))}
      />
      <div className="order-line">
        <p>
          {text.total} <output>{amount}</output>
        </p>
        <Button tone="primary" busy={busy} onClick={() => onOrder(method)}>
          {text.placeOrder}
        </Button>
      </div>
      {failed && (
        <p className="field-error" role="alert">
          {text.failed}
        </p>
      )}
    </section>
  );
}
