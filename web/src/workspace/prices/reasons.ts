import { placeText } from '@countwise/contract';
import type { CourtPrice, Notice, Sentence, TimeToServe } from '@countwise/engine';
import { prices as text } from '../../text/prices.ts';

/** A case as one of its rows, both, or a choice of the court makes it. */
export interface Told {
  readonly answer: Sentence;
  readonly strikes: number;
  readonly served: TimeToServe;
}

/** The case as filed, without the one row, without the other, and without both. */
export interface Pair {
  readonly filed: Told;
  readonly alone: readonly [Told, Told];
  readonly both: Told;
}

const principalOf = ({ answer: { charges } }: Told) => charges.find(({ role }) => role === 'principal');

/** The count that takes the principal term once the case is otherwise. */
function newPrincipal(before: readonly Told[], now: Told): number | null {
  const [after, known] = [principalOf(now), before.map((each) => principalOf(each)?.id)];
  return after === undefined || known.includes(after.id) ? null : after.count;
}

/** What bars probation while either row stands. */
function barredBy({ alone, both }: Pair): readonly string[] {
  if (both.answer.probation.verdict === 'Ineligible') return [];
  if (alone.some(({ answer }) => answer.probation.verdict !== 'Ineligible')) return [];
  return [...new Set(alone.flatMap(({ answer }) => answer.probation.reasons[0]?.authority ?? []))];
}

/** What is the same while either row stands, and another thing once both are gone; null where it is not. */
function onlyWithout<T>({ alone, both }: Pair, of: (told: Told) => T): T | null {
  const now = of(both);
  return alone.every((each) => of(each) !== now) ? now : null;
}

const rateOf = ({ answer }: Told): string => answer.credits.afterSentence.rate;
const placeOf = ({ answer }: Told): string => placeText(answer.summary);

const isLeft = ({ answer: { charges } }: Told): boolean => charges.some(({ status }) => status === 'Convicted');

/** What is another thing only once both are gone. */
function onlyTogether(pair: Pair): readonly string[] {
  const bars = barredBy(pair);
  const place = onlyWithout(pair, placeOf);
  const rate = onlyWithout(pair, rateOf);
  const hasStrikes = onlyWithout(pair, ({ strikes }) => strikes > 0);
  return [
    ...(bars.length > 0 ? [text.reasons.noLongerBarred(bars.join('; '))] : []),
    ...(place === null ? [] : [text.reasons.place(place)]),
    ...(rate === null ? [] : [text.reasons.rate(rate)]),
    ...(hasStrikes === false ? [text.reasons.noStrike] : []),
  ];
}

/** What takes the place of a row that goes. */
function takenOver({ filed, alone, both }: Pair): readonly string[] {
  const isSame = ({ served }: Told): boolean => served.days === filed.served.days;
  const last = newPrincipal([filed, ...alone], both);
  const takers = alone.map((each) => newPrincipal([filed], each));
  return [
    ...(alone.every(isSame) && !isSame(both) ? [text.reasons.inPlace] : []),
    ...takers.flatMap((count, at) =>
      count === null ? [] : text.reasons.takesOver(count, at === 0 ? 'first' : 'second'),
    ),
    ...(last === null ? [] : [text.reasons.lastTakesOver(last)]),
  ];
}

/** Why two rows together are not the sum of both, as far as the answers tell it. */
export function jointReasons(pair: Pair): readonly string[] {
  const { served } = pair.both;
  if (!isLeft(pair.both)) return [text.reasons.nothingLeft];
  const isCovered = served.kind === 'days' && served.days === 0;
  return [...onlyTogether(pair), ...takenOver(pair), ...(isCovered ? [text.reasons.covered] : [])];
}

/** A choice of the court, the case with it, and the case without the row. */
export interface Choice extends Pick<CourtPrice, 'row' | 'choice' | 'days'> {
  readonly filed: Told;
  readonly now: Told;
  readonly without: Told;
}

/** The check that an upper term asks for facts, where it speaks of the row. */
const upperCheck = ({ answer }: Told, row: string): Notice | undefined =>
  answer.notices.find(({ code, charges }) => code === 'UPPER_TERM_PROOF' && charges.includes(row));

/** That a run serves as much as no count at all, and whether the strike stays. */
function asMuchAs({ row, days, filed, without }: Choice): readonly string[] {
  const count = filed.answer.charges.find(({ id }) => id === row)?.count;
  const isAsMuch = without.served.kind === 'days' && filed.served.days - without.served.days === days;
  return isAsMuch && count !== undefined ? [text.reasons.asMuch(count, filed.strikes - without.strikes)] : [];
}

/** The facts that the upper term asks for, where it is chosen. */
function factsAsked({ row, filed }: Choice): readonly string[] {
  const check = upperCheck(filed, row);
  return check === undefined ? [] : [text.reasons.needsFacts(check.authority.split('; ', 1)[0] ?? '')];
}

/** What goes with a choice of the court, as far as the answers tell it. */
export function courtReasons(choice: Choice): readonly string[] {
  const isRun = choice.choice === 'consecutive' || choice.choice === 'concurrent';
  const taker = newPrincipal([choice.filed], choice.now);
  return [
    ...(isRun ? asMuchAs(choice) : factsAsked(choice)),
    ...(taker === null ? [] : [text.reasons.principal(taker)]),
  ];
}
