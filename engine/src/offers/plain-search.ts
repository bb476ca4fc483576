import { calendarDays } from '../numbers/calendar-days.ts';
import { daysBetween } from '../numbers/iso-date.ts';
import { type Bargain, type Candidate, candidateOf } from './bargains.ts';
import type { Plea } from './choice.ts';
import { type GivenUp, nothingGivenUp } from './given-up.ts';
import { plainDays } from './plain-days.ts';
import { type Item, type PlainSetting, plainSettings } from './plain-items.ts';
import type { Problem } from './problem.ts';
import type { Cost } from './scale.ts';
import { Staircase } from './staircase.ts';
import { type Chosen, type Most, sums } from './sums.ts';

/** A round of the sums: what may be given up in it, and below what cost it then is complete. */
interface Round {
  readonly isOpen: (plea: Plea) => boolean;
  readonly below: number;
  readonly upTo: GivenUp;
}

/** A point of the sums with what it gives up. */
export interface PlainPoint {
  readonly cost: Cost;
  readonly candidate: Candidate;
}

const isAsFiled = ({ changes }: Plea): boolean => changes.length === 0;

/** The case as it is filed first, then what gives up no strike, then everything. */
function roundsOf({ scale, yearsFirst }: Problem, plain: readonly PlainSetting[]): readonly Round[] {
  const whole: Round = { isOpen: () => true, below: Number.POSITIVE_INFINITY, upTo: nothingGivenUp };
  const costs = plain.flatMap(({ items }) => items.flat().map(({ cost }) => cost));
  const strikes = plain.flatMap(({ items }) => items.flat().map(({ plea }) => plea.givenUp.strikes));
  if ([...costs, ...strikes].some((each) => each < 0)) return [whole];
  const filed: Round = { isOpen: isAsFiled, below: 1, upTo: { ...nothingGivenUp, changes: 1 } };
  if (yearsFirst) return [filed, whole];
  const oneStrike = { ...nothingGivenUp, strikes: 1 };
  const below = scale.costOf(oneStrike).low;
  return [filed, { isOpen: ({ givenUp }) => givenUp.strikes === 0, below, upTo: oneStrike }, whole];
}

/** What is wished for, as the most that a disposition may come to. */
function mostOf({ wishes, filed, law }: Problem): Most {
  const from = filed.release?.start ?? filed.sentencingDate ?? law.today;
  const least = (numbers: readonly number[]): number =>
    numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return {
    term: least(wishes.flatMap((wish) => (wish.kind === 'at-most' ? [calendarDays(wish.days)] : []))),
    served: least(wishes.flatMap((wish) => (wish.kind === 'out-by' ? [daysBetween(from, wish.date)] : []))),
    strikes: least(wishes.flatMap((wish) => (wish.kind === 'strikes' ? [wish.most] : []))),
  };
}

/** The settings whose sums are plain, gone through in rounds; each point is answered again by the engine. */
export class PlainSearch {
  readonly plain: readonly PlainSetting[];
  /** No disposition of these settings serves less. */
  readonly bound: number;
  readonly #problem: Problem;
  readonly #rounds: readonly Round[];
  readonly #known = new Staircase<{ readonly plain: PlainSetting; readonly chosen: Chosen }>();
  readonly #bargains = new Map<string, Bargain>();
  #done = 0;
  #taken = 0;

  constructor(problem: Problem) {
    this.#problem = problem;
    this.plain = plainSettings(problem);
    this.bound = this.plain.reduce((least, each) => Math.min(least, leastOf(each, problem)), Number.POSITIVE_INFINITY);
    this.#rounds = this.plain.length === 0 ? [] : roundsOf(problem, this.plain);
  }

  /** Nothing that gives up less than this is missing from the rounds so far. */
  get below(): number {
    return this.#done === this.#rounds.length ? Number.POSITIVE_INFINITY : (this.#rounds[this.#done - 1]?.below ?? 0);
  }

  /** The same in classes. */
  get upTo(): GivenUp {
    return this.#rounds[this.#done - 1]?.upTo ?? nothingGivenUp;
  }

  /** The next round, in steps; it returns its points, those that the engine answers otherwise by themselves. */
  *round(): Generator<undefined, { readonly points: readonly PlainPoint[]; readonly isTrue: boolean }> {
    const round = this.#rounds[this.#done];
    if (round === undefined) return { points: [], isTrue: true };
    for (const plain of this.plain) yield* this.#through(plain, round);
    this.#done += 1;
    const from = this.#taken;
    const fresh = this.#known.steps.slice(from).filter(({ cost }) => cost < round.below * this.#problem.scale.court);
    this.#taken = from + fresh.length;
    const points = fresh.map(({ amount, of }) => ({ amount, point: this.#pointOf(of.plain, of.chosen) }));
    return {
      points: points.flatMap(({ point }) => point ?? []),
      isTrue: points.every(({ amount, point }) => point?.candidate.amount === amount),
    };
  }

  *#through(plain: PlainSetting, { isOpen }: Round): Generator<undefined, void> {
    const known = new Staircase<Chosen>();
    for (const { cost, amount } of this.#known.steps) known.add(cost, amount, []);
    yield* sums(plain, this.#problem.side, ({ plea }) => isOpen(plea), known, mostOf(this.#problem));
    for (const { cost, amount, of } of known.steps)
      if (of.length > 0) this.#known.add(cost, amount, { plain, chosen: of });
  }

  #pointOf({ setting }: PlainSetting, chosen: Chosen): PlainPoint | undefined {
    const pleas = chosen.map(({ plea }) => plea);
    const key = [setting, ...pleas].map((each) => this.#numberOf(each)).join(' ');
    const bargain = this.#bargains.get(key) ?? { setting, pleas };
    this.#bargains.set(key, bargain);
    const candidate = candidateOf(
      this.#problem,
      bargain,
      chosen.map(({ way }) => way),
    );
    const low = pleas.reduce(
      (sum, { givenUp }) => sum + this.#problem.scale.costOf(givenUp).low,
      this.#problem.scale.costOf(setting.givenUp).low,
    );
    return candidate && { cost: { high: 0, low }, candidate };
  }

  readonly #numbers = new Map<unknown, number>();
  #numberOf(each: unknown): number {
    const number = this.#numbers.get(each) ?? this.#numbers.size;
    this.#numbers.set(each, number);
    return number;
  }
}

/** What a count chosen so serves at least, by itself. */
function alone({ head, weak }: Item, plain: PlainSetting, problem: Problem): number {
  const lengths = {
    weak: weak ? head : 0,
    strong: weak ? 0 : head,
    total: head,
    isWeak: weak,
    jail: 0,
    misdemeanors: 0,
  };
  return plainDays(lengths, plain, problem.side);
}

/** Every count serves at least its shortest choice, and something is pleaded to. */
function leastOf(plain: PlainSetting, problem: Problem): number {
  const served = (item: Item): number => (item.kind === 'felony' ? alone(item, plain, problem) : 0);
  const ofCounts = plain.items.map((items) => Math.min(...items.map(served)));
  const live = plain.items.flat().filter(({ kind }) => kind !== 'none');
  return Math.max(0, ...ofCounts, Math.min(...live.map(served)));
}
