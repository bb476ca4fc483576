import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { storedReadUntil, storedStatus, storedUser, useStored } from '../api/session.ts';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { ExportButton } from '../shared/case/export-button.tsx';
import { SupportLine } from '../shared/support-line.tsx';
import { plans as text } from '../text/plans.ts';
import { Button } from '../ui/button.tsx';
import { longDate } from '../ui/dates.ts';
import { RadioCards } from '../ui/radio-cards.tsx';
import { asksSupport } from './asks-support.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PlanPage } from './plan-page.tsx';
import { renewalTitle } from './renewal-title.ts';
import { ShippingFields } from './shipping-fields.tsx';
import { useOrder } from './use-order.ts';
import { useShipping } from './use-shipping.ts';

type Plan = 'monthly' | 'annual';
const choices = ['monthly', 'annual'] as const;

/** `/ReactivateSubscription`: first the plan, then the payment. An individual whose subscription expired may also write to us. */
export function RenewScreen() {
  const user = useStored(storedUser);
  const status = useStored(storedStatus);
  const expired = status?.startsWith('Expired') === true;
  const paid = user?.Subscriber?.StripeCustomerId != null;
  const title = renewalTitle({ expired, paid });
  if (asksSupport({ status, user }))
    return (
      <Renewal title={title} lead={text.casesKept}>
        <ReadCases />
        <AskSupport />
        <ExportButton />
      </Renewal>
    );
  return (
    <Renewal title={title} lead={text.lead}>
      <SupportLine subject={title} />
    </Renewal>
  );
}

/** The cases of a subscription that has ended stay open to reading for a while. */
function ReadCases() {
  const until = useStored(storedReadUntil);
  return until !== null && <Link to="/Cases">{text.readCases(longDate(until))}</Link>;
}

function AskSupport() {
  const { data } = useQuery(siteSettingsQuery);
  const address = data?.supportEmail ?? '';
  return (
    <p>
      {text.contactSupport.text}{' '}
      <a href={`mailto:${address}?subject=${encodeURIComponent(text.contactSupport.subject)}`}>{address}</a>
    </p>
  );
}

interface RenewalProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

function Renewal({ title, lead, children }: RenewalProps) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const order = useOrder();
  const shipping = useShipping();
  if (order.data === undefined || plan === null)
    return (
      <PlanPage title={title} lead={lead}>
        <RadioCards
          label={text.choices}
          hideLabel
          value={plan}
          onChange={setPlan}
          cards={choices.map((value) => ({
            value,
            name: text.renewals[value].name,
            children: <RenewalWords plan={value} />,
          }))}
        />
        {order.isError && (
          <p className="field-error" role="alert">
            {text.failed}
          </p>
        )}
        <div className="order-line">
          <Link to="/CreateSubscription">{text.byYear}</Link>
          <Button
            tone="primary"
            blocked={plan === null}
            busy={order.isPending}
            onClick={() => plan !== null && order.mutate({ price: plan })}
          >
            {text.continue}
          </Button>
        </div>
        {children}
      </PlanPage>
    );
  const { price, unit } = text.renewals[plan];
  return (
    <PlanPage title={plan === 'annual' ? text.titles.shipping : text.titles.payment}>
      <PaymentForm
        clientSecret={order.data.setupIntent.client_secret}
        onSubmit={() => shipping.store(plan)}
        summary={<OrderSummary plan={plan} amount={`${price} ${unit}`} firstChargeOn={order.data.firstChargeOn} />}
      >
        {plan === 'annual' && (
          <ShippingFields address={shipping.address} onChange={shipping.change} faults={shipping.faults} />
        )}
      </PaymentForm>
      <Button tone="quiet" onClick={() => order.reset()}>
        {text.back}
      </Button>
    </PlanPage>
  );
}

function RenewalWords({ plan }: { readonly plan: Plan }) {
  const { price, unit, text: words } = text.renewals[plan];
  const { list, saves } = text.renewals.annual;
  return (
    <>
      <span>
        <strong>{price}</strong> {unit}
      </span>
      {plan === 'annual' && (
        <small>
          <s>{list}</s> {saves}
        </small>
      )}
      <small>{words}</small>
    </>
  );
}
