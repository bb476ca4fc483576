import type { CaseRecord, ChargeRecord } from '@countwise/contract';

const levels = ['0', '1', '2+', '2+!'] as const;

/** The highest strike level that a case or one of its charges has: what a new charge begins with. */
export const highestStrikes = (
  { NumberOfStrikes }: Pick<CaseRecord, 'NumberOfStrikes'>,
  charges: readonly Pick<ChargeRecord, 'NumberOfStrikes'>[],
): ChargeRecord['NumberOfStrikes'] =>
  levels[Math.max(NumberOfStrikes, ...charges.map((charge) => levels.indexOf(charge.NumberOfStrikes)))] ?? '0';
