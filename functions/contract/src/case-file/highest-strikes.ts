import { strikeLevels } from '@countwise/engine';
import type { CaseRecord } from '../schemas/case.ts';
import type { ChargeRecord } from '../schemas/charge.ts';

/** The highest strike level that a case or one of its charges has: what a new charge begins with. */
export const highestStrikes = (
  { NumberOfStrikes }: Pick<CaseRecord, 'NumberOfStrikes'>,
  charges: readonly Pick<ChargeRecord, 'NumberOfStrikes'>[],
): ChargeRecord['NumberOfStrikes'] =>
  strikeLevels[Math.max(NumberOfStrikes, ...charges.map((charge) => strikeLevels.indexOf(charge.NumberOfStrikes)))] ??
  '0';
