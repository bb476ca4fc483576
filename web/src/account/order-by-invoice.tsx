import { orderByInvoice } from '@countwise/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { request } from '../api/request.ts';
import { storeStatus } from '../api/session.ts';
import { mostLicenses, yearlyPrice } from '../shared/plan/price.ts';
import { account } from '../text/account.ts';
import { plans } from '../text/plans.ts';
import { Button } from '../ui/button.tsx';
import { longDate } from '../ui/dates.ts';
import { TextField } from '../ui/fields.tsx';
import { planFactsQuery } from './plan-facts.tsx';

const text = account.plan.invoice;

/** Orders, and lets the screens know that the subscription stands. */
function useOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (planCount: number) => request(orderByInvoice, { body: { planCount } }),
    onSuccess: ({ subscriptionStatus }) => {
      storeStatus(subscriptionStatus);
      client.removeQueries({ queryKey: ['session'] });
      void client.invalidateQueries({ queryKey: planFactsQuery.queryKey });
    },
  });
}

/** How many licenses were typed; undefined where that is no number of them. */
function countOf(typed: string): number | undefined {
  const count = Number(typed);
  return Number.isInteger(count) && count > 0 && count <= mostLicenses ? count : undefined;
}

/** A county orders its year and pays by invoice: in its trial, and after its end. */
export function OrderByInvoice({ used, inTrial }: { readonly used: number; readonly inTrial: boolean }) {
  const [typed, setTyped] = useState(String(used));
  const order = useOrder();
  const count = countOf(typed);
  if (order.isSuccess) return <p role="status">{text.ordered(longDate(order.data.firstChargeOn))}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count !== undefined && !order.isPending) order.mutate(count);
  };
  return (
    <form className="form account-form" onSubmit={submit} noValidate>
      <h3>{text.title}</h3>
      <p>
        {text.text} {inTrial ? text.inTrial : text.atOnce}
      </p>
      <TextField
        label={plans.licenses}
        inputMode="numeric"
        size="md"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
        error={count === undefined ? text.count(mostLicenses) : undefined}
      />
      <p>
        {plans.total} <output>{count === undefined ? '' : plans.perYear(yearlyPrice(count))}</output>
      </p>
      <div>
        <Button type="submit" tone="primary" busy={order.isPending}>
          {text.order}
        </Button>
      </div>
      {order.isError && (
        <p className="field-error" role="alert">
          {order.error.message}
        </p>
      )}
    </form>
  );
}
