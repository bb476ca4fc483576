import type { Call } from '../call.ts';
import { authCalls } from './auth.ts';
import { caseCalls } from './cases.ts';
import { chargeCalls } from './charges.ts';
import { crimeCalls } from './crimes.ts';
import { organizationCalls } from './organization.ts';
import { referenceCalls } from './reference.ts';
import { reportCalls } from './reports.ts';
import { signInCalls } from './sign-in.ts';

/** Every call of the API. */
export const calls: readonly Call[] = [
  ...authCalls,
  ...caseCalls,
  ...chargeCalls,
  ...crimeCalls,
  ...organizationCalls,
  ...referenceCalls,
  ...reportCalls,
  ...signInCalls,
];
