import type { Special } from '../../answer/answer.ts';
import { type ChargeStatus, type StrikeLevel, strikeLevels } from '../../case-file/case-file.ts';
import { isOfAnothersFirearm } from '../../case-file/firearm-of-another.ts';
import type { LimitedCharge } from '../../credits/credit-facts.ts';
import { isUnder } from '../../law/statute.ts';
import type { Count } from '../record/record.ts';
import { strikesEffective } from '../three-strikes/mode.ts';

/** The strikes law reaches no act before its first day: not its bars of probation and parole, nor its limit of credit. */
export const strikeLevel = ({ filed: { strikes, lawDate } }: Count): StrikeLevel =>
  strikeLevels[lawDate < strikesEffective ? 0 : strikes];

const stayed: readonly ChargeStatus[] = ['Stayed', 'Stayed654'];

/**
 * A finding that makes the felony violent though its punishment alone is stayed or stricken: the limit is of the person
 * convicted (In re Pacheco (2007) 155 Cal.App.4th 1439). One that does not attach is no finding.
 */
const isViolentByStayedFinding = ({ attachments }: Count): boolean =>
  attachments.some(({ filed, stay }) => filed.family.raisesViolent && stay === null && stayed.includes(filed.status));

export const isViolent = (count: Count): boolean => count.violent || isViolentByStayedFinding(count);

/** Found, by the person's own hand: § 12022.53(d) through another's is not. */
const isGreatInjury = (count: Count): boolean =>
  count.attachments.some(
    ({ filed, stay }) =>
      stay === null &&
      (filed.status === 'Convicted' || stayed.includes(filed.status)) &&
      (isUnder(filed.sections, 'PC 12022.7') || (filed.family.section53d && !isOfAnothersFirearm(filed, count.filed))),
  );

const half: LimitedCharge['credit'] = { jail: 50, prison: 50 };

/** What the row limits; a crime that became violent after the act has no limit of violent felonies. */
const creditOf = (count: Count): LimitedCharge['credit'] =>
  count.filed.punishment.violent && !isViolent(count) ? half : count.filed.punishment.credit;

/** The count as the limits of its credit see it. */
export const limitedCharge = (count: Count, special: Special | null): LimitedCharge => ({
  statute: count.filed.crime.statute,
  name: count.filed.crime.name,
  severity: count.severity,
  state: count.filed.state,
  status: count.filed.status,
  offenseDate: count.filed.lawDate,
  violent: isViolent(count),
  greatInjury: isGreatInjury(count),
  strikes: strikeLevel(count),
  credit: creditOf(count),
  special,
});
