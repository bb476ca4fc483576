import {
  courtAlone,
  everyLever,
  heldBy,
  type Law,
  type LeastOffer,
  leastOffer,
  measure,
  type OfferSpace,
} from '@countwise/engine';
import type { Credit, Least, Opening, Question, ReachedLeast, SearchNews, ShownPoint } from './shown.ts';
import { checkedPoint } from './shown-point.ts';
import { rowOf } from './shown-row.ts';

/** How long each question beside the search may take, and all pairs together, in milliseconds. */
const besideMs = 4_000;
const pairsMs = 6_000;

/** The bargain with the point that serves least of a search; null where nothing meets it, undefined where it takes too long. */
function leastOffered(question: Question, law: Law, now: () => number): LeastOffer | null | undefined {
  const { asked, space, wishes, credit } = question;
  const end = now() + besideMs;
  return leastOffer({ caseFile: asked.caseFile, space, wishes, credit }, law, () => now() > end);
}

function leastAt({ total, serve, caseFile, strikes, release }: ShownPoint, law: Law, side: Credit): Least {
  const { summary } = measure(caseFile, law).record.outcome;
  const isEndless = summary.life || summary.special !== null;
  const jail = summary.exposureDaysMisdemeanor + summary.probationJailDays;
  const days = isEndless ? null : summary.totalDeterminate + jail;
  return { total, serve: serve[side], days, strikes, release: serve[side].kind === 'days' ? release[side] : null };
}

function leastOf(question: Question, law: Law, now: () => number): Least | null | undefined {
  const least = leastOffered(question, law, now);
  return least && leastAt(checkedPoint(least.point, law), law, question.credit);
}

/** The least with the way to it. */
function reached({ row, point }: LeastOffer, question: Question, law: Law): ReachedLeast {
  const shown = rowOf({ ...row, points: [point] }, question, law);
  const only = checkedPoint(point, law);
  return { ...leastAt(only, law, question.credit), row: shown, point: only };
}

function reachedOf(question: Question, law: Law, now: () => number): ReachedLeast | null | undefined {
  const least = leastOffered(question, law, now);
  return least && reached(least, question, law);
}

/** Levers that are closed and may be opened, the court alone having no others than its own, and rows that are fixed. */
const openingsOf = ({ levers, fixed = [], courtAlone: isAlone = false }: OfferSpace): readonly Opening[] => [
  ...(isAlone ? courtAlone : everyLever)
    .filter((each) => !levers.includes(each))
    .map((lever) => ({ levers: [lever], rows: [] })),
  ...fixed.map((row) => ({ levers: [], rows: [row] })),
];

const both = (a: Opening, b: Opening): Opening => ({
  levers: [...a.levers, ...b.levers],
  rows: [...a.rows, ...b.rows],
});

const opened = (question: Question, { levers, rows }: Opening): Question => {
  const { space } = question;
  const fixed = (space.fixed ?? []).filter((row) => !rows.includes(row));
  return { ...question, space: { ...space, levers: [...space.levers, ...levers], fixed } };
};

/** Pairs of openings none of which is enough alone, and enough together; last whether all were tried. */
function* pairsOf(alone: readonly Opening[], question: Question, law: Law, now: () => number): Generator<SearchNews> {
  const end = now() + pairsMs;
  for (const [place, a] of alone.entries())
    for (const b of alone.slice(place + 1)) {
      if (now() > end) {
        yield { kind: 'pairs', isWhole: false };
        return;
      }
      const pair = both(a, b);
      const least = reachedOf(opened(question, pair), law, now);
      if (least !== null && least !== undefined) yield { kind: 'opening', ...pair, isEnough: true, least };
    }
  yield { kind: 'pairs', isWhole: true };
}

/** What each opening brings by itself, and where none is enough, the pairs that are. */
function* openings(question: Question, law: Law, now: () => number): Generator<SearchNews> {
  const notEnough: Opening[] = [];
  const all = openingsOf(question.space);
  for (const each of all) {
    const wider = opened(question, each);
    const enough = reachedOf(wider, law, now);
    const isEnough = enough !== null && enough !== undefined;
    if (!isEnough) notEnough.push(each);
    const least = isEnough ? enough : reachedOf({ ...wider, wishes: [] }, law, now);
    if (least !== undefined) yield { kind: 'opening', ...each, isEnough, least };
  }
  if (notEnough.length === all.length) yield* pairsOf(all, question, law, now);
}

/** Where nothing meets what is asked: the least there is and what holds it, what would open more, and each wish let go. */
export function* nothingMeets(question: Question, law: Law, now: () => number): Generator<SearchNews> {
  const { wishes, credit, space } = question;
  const least = reachedOf({ ...question, wishes: [] }, law, now);
  if (least !== undefined)
    yield { kind: 'least', least, held: least === null ? [] : heldBy(least.point.caseFile, space, law, credit) };
  yield* openings(question, law, now);
  for (const [wish] of wishes.entries()) {
    const without = leastOf({ ...question, wishes: wishes.filter((_, place) => place !== wish) }, law, now);
    if (without !== undefined) yield { kind: 'without', wish, least: without };
  }
}
