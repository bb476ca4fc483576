import {
  addDays,
  type CaseFile,
  type CreditSide,
  type Law,
  type Measured,
  mayHaveProbation,
  measure,
  type OfferSpace,
  type Term,
  type Wish,
} from '@countwise/engine';
import { type Chosen, everyDisposition } from './offers-space.ts';

type Count = Measured['record']['counts'][number];
type Attachment = Count['attachments'][number];
type Summary = Measured['record']['outcome']['summary'];

/** What a disposition gives up, class by class, with the court's steps, and what it serves. */
export interface Enumerated {
  readonly chosen: Chosen;
  readonly givenUp: readonly number[];
  readonly served: number;
}

const isFelony = ({ severity }: Count): boolean => severity === 'felony';
const stands = ({ standing }: Count): boolean => standing !== 'inactive';
const counts = (row: Attachment): boolean => row.filed.status === 'Convicted' && row.stay === null;

/** An injury or a firearm found makes the conviction violent though its years are stayed: In re Pacheco (2007). */
const isViolentThoughStayed = ({ filed, stay }: Attachment): boolean =>
  filed.family.raisesViolent && filed.status.startsWith('Stayed') && stay === null;

type Triad = Count['triad'];
const middle = ({ lower, middle, upper }: Triad): number => {
  const term = middle ?? upper ?? lower;
  return term === null || term.kind === 'LWOP' || term.kind === 'DEATH' ? 0 : term.days;
};

/** A substitution has no length of its own: it changes the count's. */
const adds = (row: Attachment): boolean => counts(row) && row.filed.crime.kind !== 'substitution';
const yearsOf = (row: Attachment): number => (adds(row) && !row.filed.punishmentStruck ? middle(row.filed.triad) : 0);

function chosenTerm({ triad, thirdStrike, filed }: Count): Term | null {
  const slots = thirdStrike?.minimum ?? triad;
  return slots[filed.slot] ?? slots.upper ?? slots.middle ?? slots.lower;
}

/** 3 death, 2 life without parole, 1 life, 0 a term of years. */
function graveness(count: Count): number {
  const kind = chosenTerm(count)?.kind;
  if (kind === 'DEATH') return 3;
  if (kind === 'LWOP') return 2;
  return kind === 'life' || count.attachments.some((row) => adds(row) && row.filed.term.kind === 'life') ? 1 : 0;
}

const howMany = (all: readonly Count[], is: (count: Count) => boolean): number =>
  all.filter((count) => stands(count) && is(count)).length;

const ofGraveness = (wanted: number) => (count: Count) => isFelony(count) && graveness(count) === wanted;
const isStrike = (count: Count): boolean =>
  isFelony(count) && count.filed.earlier === undefined && (count.serious || count.violent);

/** Years of statute that go with one count. */
function yearsGone(before: Count, after: Count): number {
  if (!stands(before)) return 0;
  const rows = before.attachments.map((row) => {
    const same = stands(after) ? after.attachments.find(({ filed }) => filed.id === row.filed.id) : undefined;
    return Math.max(0, yearsOf(row) - (same === undefined ? 0 : yearsOf(same)));
  });
  const isOther =
    before.filed.crime.id !== after.filed.crime.id ||
    before.severity !== after.severity ||
    before.filed.state !== after.filed.state;
  const own = stands(after)
    ? isOther
      ? Math.max(0, middle(before.triad) - middle(after.triad))
      : 0
    : middle(before.triad);
  return rows.reduce((all, each) => all + each, own);
}

function givenUp(
  filed: Measured,
  now: Measured,
  { strikesGone, priorsGone, changed, steps }: Chosen,
): readonly number[] {
  const [before, after] = [filed.record.counts, now.record.counts];
  const less = (is: (count: Count) => boolean): number => howMany(before, is) - howMany(after, is);
  const pairs = before.flatMap((count) => {
    const other = after.find((each) => each.filed.id === count.filed.id);
    return other === undefined ? [] : [yearsGone(count, other)];
  });
  const priors = filed.record.priors.map(({ filed: prior }) => prior.days * (priorsGone[prior.id] ?? 0));
  return [
    less(ofGraveness(3)),
    less(ofGraveness(2)),
    less(ofGraveness(1)),
    less(isStrike) + strikesGone,
    [...pairs, ...priors].reduce((all, each) => all + each, 0),
    less(isFelony),
    changed,
    steps,
  ];
}

const ranks = { days: 0, life: 1e7, 'without-parole': 2e7, death: 3e7 } as const;

function isLawful({ mode, replaced, file }: Chosen, measured: Measured): boolean {
  const rows = measured.record.counts.flatMap(({ attachments }) => attachments);
  if (replaced.some((id) => !rows.some((row) => row.filed.id === id && counts(row)))) return false;
  const { summary } = measured.record.outcome;
  if (mode === 'probation') return summary.probationJailDays > 0 && mayHaveProbation(measured);
  return (
    mode === 'term' || (summary.place === 'jail1170h' && (file.release?.custodyPart ?? 0) <= summary.totalDeterminate)
  );
}

/** Years of 365 and a quarter, and what is over in days. */
const inCalendar = (sentenceDays: number): number =>
  Math.round(Math.floor(sentenceDays / 360) * 365.25) + (sentenceDays % 360);

function isAtMost(most: number, summary: Summary): boolean {
  const { life, special, totalDeterminate, exposureDaysMisdemeanor, probationJailDays } = summary;
  const jail = exposureDaysMisdemeanor + probationJailDays;
  return !life && special === null && inCalendar(totalDeterminate) + jail <= inCalendar(most);
}
const isOutBy = (date: string, start: string, { kind, days }: Measured[CreditSide]): boolean =>
  kind === 'days' && addDays(start, days) <= date;

/** What is asked for, tried on the answer itself. */
function isAsked(wish: Wish, measured: Measured, side: CreditSide): boolean {
  const { record, facts, rates } = measured;
  const { summary } = record.outcome;
  const live = record.counts.filter(stands);
  switch (wish.kind) {
    case 'at-most':
      return isAtMost(wish.days, summary);
    case 'out-by':
      return isOutBy(wish.date, facts.start, measured[side]);
    case 'strikes':
      return live.filter(isStrike).length <= wish.most;
    case 'county':
      return summary.place !== 'prison';
    case 'no-violent-felony':
      return live.every((count) => !count.violent && !count.attachments.some(isViolentThoughStayed));
    case 'half-credit':
      return Number(rates[side]) >= 50;
    case 'probation-possible':
      return mayHaveProbation(measured);
    default:
      throw new Error(`No random search asks for ${wish.kind}.`);
  }
}

/** A search as this enumeration asks for it. */
interface Asked {
  readonly caseFile: CaseFile;
  readonly space: OfferSpace;
  readonly credit: CreditSide;
  readonly wishes: readonly Wish[];
}

const withoutProbation = (file: CaseFile): CaseFile => ({
  ...file,
  charges: file.charges.map(({ probation: _, ...charge }) => charge),
});

/** Every lawful disposition of a space that is as was asked, with what it gives up and serves. */
export function enumerated({ caseFile, space, credit, wishes }: Asked, law: Law): readonly Enumerated[] {
  const asFiled = measure(caseFile, law);
  return everyDisposition(caseFile, space, law).flatMap((chosen) => {
    const measured = measure(chosen.file, law);
    if (!isLawful(chosen, measured) || !wishes.every((wish) => isAsked(wish, measured, credit))) return [];
    const { kind, days } = measured[credit];
    // probation gives no finding up: what is given up is read of the convictions as if they were sentenced
    const sentenced = chosen.mode === 'probation' ? measure(withoutProbation(chosen.file), law) : measured;
    return [{ chosen, givenUp: givenUp(asFiled, sentenced, chosen), served: ranks[kind] + days }];
  });
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** What nothing beats, in order of what is given up: each line what it gives up and what it serves. */
export function frontierOf(all: readonly Enumerated[]): readonly string[] {
  let least = Number.POSITIVE_INFINITY;
  return all
    .toSorted((a, b) => compare(a.givenUp, b.givenUp) || a.served - b.served)
    .flatMap(({ givenUp: given, served }) => {
      if (served >= least) return [];
      least = served;
      return [`${given.join(' ')}: ${served}`];
    });
}
