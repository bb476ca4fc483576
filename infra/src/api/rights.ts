import type { Resource } from '@countwise/contract';

/** One thing a function may use; `means.ts` says what it takes. */
export type Right =
  | 'reads'
  | 'writes'
  | 'accounts'
  | 'account-removal'
  | 'account-address'
  | 'second-factor'
  | 'mail'
  | 'texts'
  | 'payments'
  | 'payment-events'
  | 'reports'
  | 'report-removal'
  | 'bot-check'
  | 'catalogue';

/** The rights of each function: what its folder of `functions/src` uses, and nothing else. */
export const rightsOf: Readonly<Record<Resource, readonly Right[]>> = {
  account: ['reads', 'writes', 'account-removal', 'account-address', 'mail', 'payments', 'report-removal'],
  auth: ['reads', 'writes', 'second-factor', 'mail'],
  registration: ['reads', 'writes', 'accounts', 'account-removal', 'mail', 'texts', 'bot-check'],
  subscription: ['reads', 'writes', 'mail', 'payments', 'payment-events'],
  organization: ['reads', 'writes', 'mail'],
  cases: ['reads', 'writes', 'catalogue'],
  charges: ['reads', 'writes', 'catalogue'],
  crimes: ['reads', 'catalogue'],
  probation: ['reads', 'writes', 'catalogue'],
  circumstances: ['reads', 'writes', 'catalogue'],
  corrections: ['reads', 'writes', 'mail', 'catalogue'],
  jury: ['reads', 'catalogue'],
  offers: ['reads', 'writes', 'catalogue'],
  reports: ['reads', 'writes', 'reports', 'catalogue'],
};
