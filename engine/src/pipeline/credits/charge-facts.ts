import type { StrikeLevel } from '../../case-file/case-file.ts';
import type { StrikeNumber } from '../../case-file/row.ts';
import type { CreditCharge } from '../../credits/credit-facts.ts';
import { punishableByLife, slots } from '../../crime/triad.ts';
import { isUnder } from '../../law/statute.ts';
import type { ReleaseCharge } from '../../release/release-facts.ts';
import { inGroup, isLive, otherwiseProvided } from '../count.ts';
import type { CountOutcome, RowOutcome } from '../outcome.ts';
import type { Count } from '../record.ts';

const strikeLevels: Readonly<Record<StrikeNumber, StrikeLevel>> = { 0: '0', 1: '1', 2: '2+', 3: '2+!' };
export const strikeLevel = (count: Count): StrikeLevel => strikeLevels[count.filed.strikes];

/** Enhancements that run with their count, concurrent ones too. */
const running = ({ attachments }: CountOutcome): readonly RowOutcome[] =>
  attachments.map(({ row }) => row).filter(({ role }) => role !== 'stayed' && role !== 'inactive');

const ownDays = ({ determinateDays, misdemeanorDays }: RowOutcome): number => determinateDays + misdemeanorDays;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What credits and release know of a count alike. */
const commonFacts = ({ count, row }: CountOutcome) => ({
  id: count.filed.id,
  statute: count.filed.crime.statute,
  severity: count.severity,
  state: count.filed.state,
  status: count.filed.status,
  offenseDate: count.filed.lawDate,
  serious: count.serious,
  violent: count.violent,
  registrable: inGroup(count, 'REG290'),
  strikes: strikeLevel(count),
  special: row.special,
});

/** The count with its enhancements, as the credits see it (part D). */
export const creditCharge = (outcome: CountOutcome): CreditCharge => ({
  ...commonFacts(outcome),
  count: outcome.count.filed.count,
  name: outcome.count.filed.crime.name,
  credit: outcome.count.filed.punishment.credit,
  determinateDays: ownDays(outcome.row) + sum(running(outcome).map(ownDays)),
  indeterminateDays: outcome.row.indeterminateDays + sum(running(outcome).map((row) => row.indeterminateDays)),
  concurrent: outcome.count.concurrent,
});

const hasOneStrikeTerm = ({ filed, attachments }: Count): boolean =>
  isUnder(filed.sections, 'PC 667.61') ||
  attachments.some((row) => isLive(row) && isUnder(row.filed.sections, 'PC 667.61'));

/** The crime's own determinate term, without strikes or enhancements: the full term of Proposition 57. */
function crimeTerm(count: Count): ReleaseCharge['crimeTerm'] {
  if (punishableByLife(count.triad)) return { selected: 0, maximum: 0 };
  const days = slots.map((slot) => count.triad[slot]?.days ?? 0);
  return { selected: otherwiseProvided(count).days, maximum: Math.max(...days) };
}

/** The count as release and parole see it. */
export const releaseCharge = (outcome: CountOutcome): ReleaseCharge => ({
  ...commonFacts(outcome),
  determinateDays: ownDays(outcome.row),
  indeterminateDays: outcome.row.indeterminateDays,
  thirdStrike: outcome.count.strike === 'third',
  oneStrike: hasOneStrikeTerm(outcome.count),
  enhancements: running(outcome),
  crimeTerm: crimeTerm(outcome.count),
});
