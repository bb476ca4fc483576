import { calendarDays } from '../numbers/calendar-days.ts';
import type { CreditSide } from './offer-space.ts';
import { type Lengths, plainDays } from './plain-days.ts';
import type { Item, PlainSetting } from './plain-items.ts';
import type { Staircase } from './staircase.ts';

/** Some counts of a setting chosen, as far as the sum asks: those marked consecutive make one chain, the others run beside. */
interface Label {
  readonly cost: number;
  /** Subordinate shares of the chain beside its principal term. */
  readonly shares: number;
  /** The longest term beside the chain, of each kind of credit, and jail days in and beside the chain. */
  readonly weak: number;
  readonly strong: number;
  readonly jail: number;
  readonly jailBeside: number;
  readonly flags: number;
  /** New strikes, where they are asked about. */
  readonly strikes: number;
  readonly before: Label | undefined;
  readonly item: Item | undefined;
}

/** The items of one disposition, in the order of the counts. */
export type Chosen = readonly Item[];

const flag = { headed: 1, weakInChain: 2, weakBeside: 4, prison: 8, felony: 16, live: 32 } as const;

/** What a disposition is asked to come to at most: sentence days with jail days, and days to serve. */
export interface Most {
  readonly term: number;
  readonly served: number;
  /** New strikes. */
  readonly strikes: number;
}

/** What a sweep through the counts holds fixed: the principal term of the chain, and whether anything is served in prison. */
interface Sweep {
  readonly plain: PlainSetting;
  readonly side: CreditSide;
  /** The principal term, in full and as a subordinate one; undefined where no felony is marked consecutive. */
  readonly head: { readonly whole: number; readonly part: number } | undefined;
  readonly inPrison: boolean;
  /** What is asked of the sentence and of the days to serve, at most. */
  readonly most: Most;
  /** Jail days of misdemeanors can tell which chain controls. */
  readonly withJail: boolean;
}

const start = (cost: number): Label => ({
  cost,
  shares: 0,
  weak: 0,
  strong: 0,
  jail: 0,
  jailBeside: 0,
  flags: 0,
  strikes: 0,
  before: undefined,
  item: undefined,
});

const has = (label: Label, which: number): boolean => (label.flags & which) !== 0;

function lengthsOf(label: Label, { head, inPrison }: Sweep): Lengths {
  const chain = head === undefined ? 0 : head.whole + label.shares;
  const weakInChain = has(label, flag.weakInChain);
  const weak = Math.max(label.weak, weakInChain ? chain : 0);
  const strong = Math.max(label.strong, weakInChain ? 0 : chain);
  const longest = Math.max(weak, strong);
  const isChainLongest = chain + label.jail >= Math.max(label.weak, label.strong, label.jailBeside);
  const jail = isChainLongest
    ? label.jail
    : label.jailBeside > Math.max(label.weak, label.strong)
      ? label.jailBeside
      : 0;
  return {
    weak,
    strong,
    total: isChainLongest ? chain : longest,
    isWeak: weak > 0,
    jail: inPrison ? 0 : jail,
    misdemeanors: jail,
  };
}

/** What a label serves at least, whatever is chosen for the other counts. */
function leastOf(label: Label, sweep: Sweep): number {
  const { weak, strong, isWeak } = lengthsOf(label, sweep);
  const total = sweep.withJail ? 0 : Math.max(weak, strong);
  return plainDays({ weak, strong, total, isWeak, jail: 0, misdemeanors: 0 }, sweep.plain, sweep.side);
}

/** A felony marked concurrent runs beside the chain; a term that the chain covers need not be told. */
function beside(label: Label, item: Item, { head, withJail }: Sweep): Label {
  if (item.weak) return { ...label, flags: label.flags | flag.weakBeside, weak: Math.max(label.weak, item.head) };
  const isInside = head !== undefined && item.head <= head.whole && !withJail;
  return isInside ? label : { ...label, strong: Math.max(label.strong, item.head) };
}

/** A felony of the chain, as a subordinate term and, where it may be, as the principal one. */
function inChain(label: Label, item: Item, { head }: Sweep): readonly Label[] {
  if (head === undefined || item.head > head.whole) return [];
  const flags = label.flags | (item.weak ? flag.weakInChain : 0);
  const labels: Label[] = [];
  // of equal terms the one with the greater gain is the principal one
  if (item.head < head.whole || item.part >= head.part)
    labels.push({ ...label, flags, shares: label.shares + item.part });
  if (item.head === head.whole && item.part === head.part && !has(label, flag.headed))
    labels.push({ ...label, flags: flags | flag.headed });
  return labels;
}

function withFelony(label: Label, item: Item, sweep: Sweep): readonly Label[] {
  const { most } = sweep;
  const strikes = label.strikes + Number(item.strike && Number.isFinite(most.strikes));
  if (strikes > most.strikes) return [];
  const flags = label.flags | flag.felony | flag.live | (item.prison ? flag.prison : 0);
  const next = { ...label, cost: label.cost + item.cost, flags, strikes, before: label, item };
  return item.marked ? [beside(next, item, sweep)] : inChain(next, item, sweep);
}

function withItem(label: Label, item: Item, sweep: Sweep): readonly Label[] {
  if (item.kind === 'felony') return withFelony(label, item, sweep);
  const next = { ...label, cost: label.cost + item.cost, before: label, item };
  if (item.kind === 'none') return [next];
  const flags = label.flags | flag.live;
  if (!sweep.withJail) return [{ ...next, flags }];
  return item.marked
    ? [{ ...next, flags, jailBeside: Math.max(label.jailBeside, item.head) }]
    : [{ ...next, flags, jail: label.jail + item.head }];
}

/** Labels alike in everything but cost and shares are compared; of these only what nothing beats is kept. */
function unbeaten(labels: readonly Label[]): readonly Label[] {
  const alike = Map.groupBy(labels, ({ flags, weak, strong, jail, jailBeside, strikes }) =>
    [flags, weak, strong, jail, jailBeside, strikes].join(' '),
  );
  return [...alike.values()].flatMap((group) => {
    let least = Number.POSITIVE_INFINITY;
    return group
      .toSorted((a, b) => a.cost - b.cost || a.shares - b.shares)
      .filter(({ shares }) => {
        if (shares >= least) return false;
        least = shares;
        return true;
      });
  });
}

function chosenBy(label: Label): Chosen {
  const items: Item[] = [];
  for (let each: Label | undefined = label; each?.item !== undefined; each = each.before) items.push(each.item);
  return items.toReversed();
}

/** Whether a finished label is a disposition of this sweep: something pleaded to, its chain headed, prison as supposed. */
const isWhole = (label: Label, { head, inPrison }: Sweep): boolean =>
  has(label, flag.live) && has(label, flag.headed) === (head !== undefined) && has(label, flag.prison) === inPrison;

/** What the counts from each place on give up at least. */
function restsOf(items: readonly (readonly Item[])[]): readonly number[] {
  const rests = [0];
  for (const each of items.toReversed())
    rests.unshift((rests[0] ?? 0) + each.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY));
  return rests;
}

/** Goes through the counts one by one and takes every disposition that nothing known beats into the staircase. */
function sweepThrough(sweep: Sweep, items: readonly (readonly Item[])[], known: Staircase<Chosen>): void {
  const rests = restsOf(items);
  let labels: readonly Label[] = [start(sweep.plain.cost)];
  for (const [place, ofCount] of items.entries()) {
    const next = labels.flatMap((label) => ofCount.flatMap((item) => withItem(label, item, sweep)));
    labels = unbeaten(next).filter((label) => {
      const least = leastOf(label, sweep);
      return least <= sweep.most.served && least < known.least(label.cost + (rests[place + 1] ?? 0));
    });
  }
  for (const label of labels) {
    if (!isWhole(label, sweep)) continue;
    const lengths = lengthsOf(label, sweep);
    const served = plainDays(lengths, sweep.plain, sweep.side);
    if (served <= sweep.most.served && calendarDays(lengths.total) + lengths.misdemeanors <= sweep.most.term)
      known.add(label.cost, served, chosenBy(label));
  }
}

const keyOf = ({ kind, marked, weak, prison, strike }: Item): string => [kind, marked, weak, prison, strike].join(' ');

/** Of one count's items those that no other of the same kind makes needless. */
const needed = (items: readonly Item[]): readonly Item[] =>
  [...Map.groupBy(items, keyOf).values()].flatMap((alike) =>
    alike
      .toSorted((a, b) => a.cost - b.cost || a.head - b.head || a.part - b.part)
      .filter(
        (item, place, all) => !all.slice(0, place).some((other) => other.head <= item.head && other.part <= item.part),
      ),
  );

type Head = NonNullable<Sweep['head']>;

/** The terms that may be the principal one, each once, and none. */
function headsOf(items: readonly (readonly Item[])[]): readonly (Head | undefined)[] {
  const different = new Map<string, Head>();
  for (const { kind, marked, head, part } of items.flat())
    if (kind === 'felony' && !marked) different.set(`${head} ${part}`, { whole: head, part });
  return [undefined, ...[...different.values()].toSorted((a, b) => a.whole - b.whole)];
}

type Counts = PlainSetting['items'];

const isAnyEmpty = (items: Counts): boolean => items.some(({ length }) => length === 0);

/** What each count may be where something is served in prison, or where nothing is; undefined where no disposition is so. */
function servedIn(items: Counts, inPrison: boolean): Counts | undefined {
  if (inPrison) return items.some((each) => each.some(({ prison }) => prison)) ? items : undefined;
  const inJail = items.map((each) => each.filter(({ prison }) => !prison));
  return isAnyEmpty(inJail) ? undefined : inJail;
}

/** Jail days are served, or tell the chain that controls, where mixed credit or a sentence wished for asks for it. */
const isJailAsked = ({ weak }: PlainSetting, side: CreditSide, inPrison: boolean, { term }: Most): boolean =>
  !inPrison || (side === 'department' && weak !== undefined) || Number.isFinite(term);

/**
 * Every disposition of some plain pleas that nothing beats, exactly: for each term that may be the principal one and for
 * prison or jail, the counts are gone through once, and of what is alike in all but cost and sum only the best is kept.
 * It stops after each, so that it can be told how far it is.
 */
export function* sums(
  plain: PlainSetting,
  side: CreditSide,
  isOpen: (item: Item) => boolean,
  known: Staircase<Chosen>,
  most: Most,
): Generator<undefined, void> {
  const items = plain.items.map((each) => needed(each.filter(isOpen)));
  if (isAnyEmpty(items)) return;
  const withMisdemeanors = items.some((each) => each.some(({ kind }) => kind === 'misdemeanor'));
  for (const inPrison of [true, false]) {
    const open = servedIn(items, inPrison);
    if (open === undefined) continue;
    const withJail = withMisdemeanors && isJailAsked(plain, side, inPrison, most);
    for (const head of headsOf(open)) {
      sweepThrough({ plain, side, head, inPrison, most, withJail }, open, known);
      yield undefined;
    }
  }
}
