import type { ChargeAnswer } from '../answer.ts';
import type { StrikeLevel } from '../case-file/case-file.ts';
import type { StrikeNumber } from '../case-file/row.ts';
import type { CreditCharge } from '../credits/credit-facts.ts';
import { punishableByLife, slots } from '../crime/triad.ts';
import { isUnder } from '../law/statute.ts';
import { inGroup, isLive, otherwiseProvided } from '../pipeline/count.ts';
import type { Count } from '../pipeline/record.ts';
import type { ReleaseCharge } from '../release/release-facts.ts';

const strikeLevels: Readonly<Record<StrikeNumber, StrikeLevel>> = { 0: '0', 1: '1', 2: '2+', 3: '2+!' };
export const strikeLevel = (count: Count): StrikeLevel => strikeLevels[count.filed.strikes];

const enhancementDays = ({ enhancements }: ChargeAnswer, track: 'determinateDays' | 'indeterminateDays'): number =>
  enhancements.filter(({ role }) => role !== 'stayed' && role !== 'inactive').reduce((sum, row) => sum + row[track], 0);

/** What credits and release know of a count alike. */
function commonFacts({ filed, severity, serious, violent, strike, ...count }: Count, answer: ChargeAnswer) {
  return {
    id: filed.id,
    statute: filed.crime.statute,
    severity,
    state: filed.state,
    status: filed.status,
    offenseDate: filed.lawDate,
    serious,
    violent,
    registrable: inGroup({ filed, severity, serious, violent, strike, ...count }, 'REG290'),
    strikes: strikeLevels[filed.strikes],
    special: answer.special,
  };
}

/** The count with its enhancements, as the credits see it (part D). */
export const creditCharge = (count: Count, answer: ChargeAnswer): CreditCharge => ({
  ...commonFacts(count, answer),
  count: count.filed.count,
  name: count.filed.crime.name,
  credit: count.filed.punishment.credit,
  determinateDays: answer.determinateDays + enhancementDays(answer, 'determinateDays'),
  indeterminateDays: answer.indeterminateDays + enhancementDays(answer, 'indeterminateDays'),
  concurrent: count.concurrent,
});

const oneStrike = (count: Count): boolean =>
  isUnder(count.filed.sections, 'PC 667.61') ||
  count.attachments.some((row) => isLive(row) && isUnder(row.filed.sections, 'PC 667.61'));

/** The crime's own determinate term, without strikes or enhancements: the full term of Prop 57. */
function crimeTerm(count: Count): ReleaseCharge['crimeTerm'] {
  if (punishableByLife(count.triad)) return { selected: 0, maximum: 0 };
  const days = slots.map((slot) => count.triad[slot]?.days ?? 0);
  return { selected: otherwiseProvided(count).days, maximum: Math.max(...days) };
}

/** The count as release and parole see it. */
export const releaseCharge = (count: Count, answer: ChargeAnswer): ReleaseCharge => ({
  ...commonFacts(count, answer),
  determinateDays: answer.determinateDays,
  indeterminateDays: answer.indeterminateDays,
  thirdStrike: count.strike === 'third',
  oneStrike: oneStrike(count),
  enhancements: answer.enhancements.filter(({ role }) => role !== 'stayed' && role !== 'inactive'),
  crimeTerm: crimeTerm(count),
});
