import { type DemoAccount, demoAccounts, inSet } from '@countwise/infra/people';
import { test } from '@playwright/test';

/** An individual subscriber, the administrator of a county's office, and an employee of it. */
export type Name = 'ines' | 'ada' | 'emil';

/** A person of the demonstration as the worker that runs this test has them: workers share no account and no office. */
export function personOf(name: Name): DemoAccount {
  const account = demoAccounts.find(({ email }) => email.startsWith(`${name}@`));
  if (account === undefined) throw new Error(`The demonstration has no ${name}.`);
  return inSet(account, test.info().parallelIndex + 1);
}
