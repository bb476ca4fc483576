import type { Credits } from '../answer/answer.ts';
import { afterSentence } from './after-sentence.ts';
import { creditsByCount } from './by-count.ts';
import { caseRegime } from './case-regime.ts';
import { controllingLimits } from './controlling-limit.ts';
import { convictionsOf } from './conviction.ts';
import type { CreditFacts } from './credit-facts.ts';
import { type RuledPeriod, ruledPeriods } from './credit-rule.ts';
import { custodyPeriods } from './custody-periods.ts';

type Group = Credits['groups'][number];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Days of one rule are added first, then the formula is applied: People v. Culp (2002) 100 Cal.App.4th 1278; J-09. */
function groupsOf(periods: readonly RuledPeriod[]): readonly Group[] {
  const byKey = Map.groupBy(
    periods.filter(({ days }) => days > 0),
    ({ rule }) => rule.key,
  );
  return [...byKey.values()].flatMap((group) => {
    const rule = group[0]?.rule;
    if (rule === undefined) return [];
    const days = sum(group.map((period) => period.days));
    const conduct = rule.earned(days);
    const working = `${days} actual days at ${rule.words}: ${conduct}`;
    return [{ rate: rule.rate, days, conduct, authority: rule.authority, working }];
  });
}

/**
 * Presentence credit (part D): actual days (Pen. Code, § 2900.5) and conduct credit (§ 4019 and its limits), in
 * calendar days, by custody row, by rate, and the limits of each count. Whether custody belongs to this case
 * (People v. Bruner (1995) 9 Cal.4th 1178) is for the user to say.
 */
export function credits(facts: CreditFacts): Credits {
  const convictions = convictionsOf(facts);
  const periods = ruledPeriods(custodyPeriods(facts.custody), caseRegime(facts), facts.commitmentDays);
  const groups = groupsOf(periods);
  const limits = controllingLimits(convictions);
  const actual = sum(groups.map(({ days }) => days));
  const conduct = sum(groups.map((group) => group.conduct));
  return {
    actual,
    conduct,
    total: actual + conduct,
    rate: String(limits.jail.rate),
    afterSentence: afterSentence(facts, convictions, limits.prison),
    rows: periods.map(({ row, in: dateIn, out, days, rule }) => ({
      row,
      in: dateIn,
      out,
      days,
      rate: rule.rate,
      conduct: rule.earned(days),
      authority: rule.authority,
    })),
    groups,
    byCount: creditsByCount(convictions, facts.place),
  };
}
