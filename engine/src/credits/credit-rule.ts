import type { CreditRatio } from '../case-file/case-file.ts';
import { addDays, type IsoDate, inclusiveDays } from '../numbers/iso-date.ts';
import { conductCredit, ratioRules } from './conduct-credit.ts';
import type { CustodyPeriod } from './custody-periods.ts';
import { type JailCreditRegime, leastCommitment, regimeBoundaries } from './jail-credit-regime.ts';

/** How the days of one group earn credit: a ratio the user chose, or the form of the law for the custody day. */
interface CreditRule {
  /** Periods of one key are added before the formula is applied (J-09). */
  readonly key: string;
  readonly words: string;
  readonly rate: CreditRatio;
  readonly authority: string;
  readonly earned: (days: number) => number;
}

export interface RuledPeriod extends CustodyPeriod {
  readonly rule: CreditRule;
}

const byRatio = (ratio: CreditRatio, commitment: number): CreditRule => ({
  key: ratio,
  words: `${ratio}%`,
  rate: ratio,
  authority: ratioRules[ratio].authority,
  earned: (days) => (commitment < leastCommitment ? 0 : conductCredit(days, ratio)),
});

const byLaw = (regime: JailCreditRegime, commitment: number): CreditRule => ({
  key: `${regime.name} ${regime.authority}`,
  words: regime.name === 'none' ? 'no conduct credit' : regime.name.replaceAll('-', ' '),
  rate: regime.ratio,
  authority: regime.authority,
  earned: (days) => (commitment < regime.leastCommitment ? 0 : regime.earned(days)),
});

/** The period in pieces, each beginning on its own first day or on a day that brings a new form of the law. */
function atBoundaries(period: CustodyPeriod): readonly CustodyPeriod[] {
  const starts: readonly IsoDate[] = [
    period.in,
    ...regimeBoundaries.filter((boundary) => period.in < boundary && boundary <= period.out),
  ];
  return starts.map((from, index) => {
    const next = starts[index + 1];
    const out = next === undefined ? period.out : addDays(next, -1);
    return { ...period, in: from, out, days: period.days === 0 ? 0 : inclusiveDays(from, out) };
  });
}

/**
 * Each period with the rule that its days earn by; a period at rate `auto` becomes one for each form of the law.
 * @param imposed days of the commitment, by which § 4019(e) asks and not by those before it (People v. Dieck (2009) 46
 * Cal.4th 934); 0 where none is imposed, of which the days served are the least
 */
export function ruledPeriods(
  periods: readonly CustodyPeriod[],
  regimeOn: (custodyDay: IsoDate) => JailCreditRegime,
  imposed: number,
): readonly RuledPeriod[] {
  const commitment = imposed > 0 ? imposed : periods.reduce((sum, { days }) => sum + days, 0);
  return periods.flatMap((period): readonly RuledPeriod[] => {
    if (period.rate !== 'auto') return [{ ...period, rule: byRatio(period.rate, commitment) }];
    return atBoundaries(period).map((piece) => ({ ...piece, rule: byLaw(regimeOn(piece.in), commitment) }));
  });
}
