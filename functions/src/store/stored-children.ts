import {
  caseCircumstance,
  caseFactor,
  caseLimitation,
  plainCircumstance,
  plainFactor,
  plainLimitation,
  victim,
} from '@countwise/contract';
import type oldCircumstance from './old-items/circumstance-without-proof.json';
import type oldFactor from './old-items/factor.json';
import type oldLimitation from './old-items/limitation.json';
import type oldVictim from './old-items/victim.json';
import { stored } from './stored.ts';

/** What hangs on a case beside its charges. */
export const storedLimitation = stored<typeof caseLimitation, typeof oldLimitation>(caseLimitation, plainLimitation);
export const storedFactor = stored<typeof caseFactor, typeof oldFactor>(caseFactor, plainFactor);
export const storedCircumstance = stored<typeof caseCircumstance, typeof oldCircumstance>(
  caseCircumstance,
  plainCircumstance,
);
export const storedVictim = stored<typeof victim, typeof oldVictim>(victim, {});
