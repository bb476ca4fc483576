import { type FutureRate, futureRates } from '../law/future-rates.ts';
import { calendarDays } from '../numbers/calendar-days.ts';
import { defaultFutureRate, futureCredit } from '../release/future-credit.ts';
import type { CreditSide } from './offer-space.ts';
import type { PlainSetting, Profile } from './plain-items.ts';

/** What is served beside one another: the longest chain of each kind of credit, and jail days of misdemeanors. */
export interface Lengths {
  readonly weak: number;
  readonly strong: number;
  /** Of the controlling chain. */
  readonly total: number;
  readonly isWeak: boolean;
  readonly jail: number;
  /** Jail days in the controlling chain, wherever it is served. */
  readonly misdemeanors: number;
}

const balanced = (balance: number, rate: FutureRate): number => balance - futureCredit(balance, rate);
const rateOf = (text: string): FutureRate => futureRates.find((each) => each === text) ?? '0';

/** Along time: while a term with the lower rate is served every term earns at that rate (In re Reeves (2005) 35 Cal.4th 765). */
function byStatute({ weak, strong, jail }: Lengths, of: Profile, other: Profile, isWeak: boolean): number {
  const lower = defaultFutureRate(of.statute);
  if (!isWeak) return balanced(Math.max(0, calendarDays(strong) + jail - of.earned), lower);
  const first = calendarDays(weak) + (strong > weak ? 0 : jail);
  const rest = strong > weak ? calendarDays(strong) + jail - Math.max(of.earned, first) : 0;
  return (
    balanced(Math.max(0, first - of.earned), lower) + balanced(Math.max(0, rest), defaultFutureRate(other.statute))
  );
}

/** Calendar days to serve of plain terms, by one side's credit; the engine's own answer is asked for every point. */
export function plainDays(lengths: Lengths, { strong, weak }: PlainSetting, side: CreditSide): number {
  const of = lengths.isWeak && weak !== undefined ? weak : strong;
  if (side === 'department' && of.department !== of.statute) {
    const longest = Math.max(lengths.total, lengths.weak, lengths.strong);
    const balance = Math.max(0, calendarDays(longest) + lengths.jail - of.earned);
    return balanced(balance, rateOf(of.department));
  }
  return byStatute(lengths, of, strong, lengths.isWeak && weak !== undefined);
}
