import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { type PlanFacts, planFactsQuery } from './plan-facts.tsx';
import { PlanSection } from './plan-section.tsx';

const paid = {
  cents: 89_500,
  interval: 'year',
  licenses: 3,
  nextOn: '2099-11-26',
  isTrial: false,
  isCancelled: false,
  hasFailed: false,
  byInvoice: false,
  owed: null,
} as const;
const facts: PlanFacts = { endsOn: null, seats: { used: 1, maximum: 3 }, paid };

/** What is said of a plan. */
function saidOf(type: 2 | 3, status: string, more: Partial<PlanFacts>): string {
  const Subscriber = { StripeCustomerId: null, SubscriptionType: type, Licenses: 3 };
  const user = { ...userOf('one'), Subscriber };
  storeSession({ token: 'token', key: '', user, status });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(planFactsQuery.queryKey, { ...facts, ...more });
  const { container } = render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <PlanSection user={user} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return container.textContent;
}

test('a plan of several licenses is called so, and says until when it is paid', () => {
  const said = saidOf(2, 'Valid', {});
  expect(said).toContain('Multiple plan');
  expect(said).toContain('US$895.00 a year, paid until 11/26/2099, then renewed.');
  expect(said).toContain('1 of 3 licenses in use.');
});

test('what failed or is owed is not said to be paid', () => {
  const owed = { cents: 89_500, dueOn: null, url: null };
  const said = saidOf(2, 'Valid', { paid: { ...paid, hasFailed: true, owed } });
  expect(said).toContain('US$895.00 a year. What runs now is not paid yet.');
  expect(said).not.toContain('paid until');
  expect(screen.getByRole('alert').textContent).toMatch(/^The last payment failed\. Change the card/);
});

test.for([
  [{ isCancelled: true }, 'Canceled: it holds until 11/26/2099 and is not renewed.'],
  [{ isTrial: true }, 'Free until 11/26/2099. Then US$895.00 a year.'],
] as const)('of a plan with %j stands until when it holds and what comes then', ([more, words]) => {
  const said = saidOf(2, 'Valid', { paid: { ...paid, ...more } });
  expect(said).toContain(words);
  expect(said).not.toContain('then renewed');
});

test.for([
  ['Trialing', '2099-01-01', 'It holds until 01/01/2099.', 'We mail an invoice after the trial'],
  ['County_Expired', '2026-01-01', 'It held until 01/01/2026.', 'We mail an invoice at once'],
] as const)('of a county that is %s the words are of its time', ([status, endsOn, holds, invoice]) => {
  const said = saidOf(3, status, { endsOn, paid: null });
  expect(said).toContain(holds);
  expect(said).toContain(invoice);
  expect(said).toContain('Total $395 / year');
  expect(said).not.toContain('no payment to manage');
});
