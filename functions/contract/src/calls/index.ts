import type { Call } from '../base/call.ts';
import { accountCalls } from './account.ts';
import { authCalls } from './auth.ts';
import { bundleCalls } from './bundles.ts';
import { caseChildCalls } from './case-children.ts';
import { caseCalls } from './cases.ts';
import { chargeCalls } from './charges.ts';
import { correctionCalls } from './corrections.ts';
import { countyCalls } from './county.ts';
import { crimeCalls } from './crimes.ts';
import { juryCalls } from './jury.ts';
import { letterCalls } from './letters.ts';
import { offerCalls } from './offers.ts';
import { organizationCalls } from './organization.ts';
import { proofCalls } from './proofs.ts';
import { reductionCalls } from './reductions.ts';
import { referenceCalls } from './reference.ts';
import { registrationCalls } from './registration.ts';
import { reportCalls } from './reports.ts';
import { scenarioCalls } from './scenarios.ts';
import { signInCalls } from './sign-in.ts';
import { subscriptionCalls } from './subscription.ts';

/** Every call of the API. */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...authCalls,
  ...bundleCalls,
  ...caseCalls,
  ...caseChildCalls,
  ...chargeCalls,
  ...correctionCalls,
  ...countyCalls,
  ...crimeCalls,
  ...juryCalls,
  ...letterCalls,
  ...offerCalls,
  ...organizationCalls,
  ...proofCalls,
  ...reductionCalls,
  ...referenceCalls,
  ...registrationCalls,
  ...reportCalls,
  ...scenarioCalls,
  ...signInCalls,
  ...subscriptionCalls,
];
