import { rangeText } from '@countwise/contract';
import {
  type Law,
  namedCatalogue,
  type OccasionAnswer,
  type OfferRow,
  occasionAnswers,
  offers,
} from '@countwise/engine';
import { trialOf } from '../prices/trial.ts';
import { besideRows } from './beside-rows.ts';
import { broughtAtHand } from './brought-at-hand.ts';
import { nothingMeets } from './openings.ts';
import { rangeOn } from './range-on.ts';
import type { Question, SearchNews, ShownRow } from './shown.ts';
import { pointOf } from './shown-point.ts';
import { rowOf } from './shown-row.ts';

const progressMs = 250;

const lawOf = ({ asked, lesser }: Question): Law => {
  const known = new Map([...lesser.crimes, ...asked.crimes].map((crime) => [crime.id, crime]));
  return {
    catalogue: namedCatalogue([...known.values()], lesser.named),
    today: asked.today,
    consequencesOf: broughtAtHand(lesser.brought),
  };
};

/** The rows of a search. */
interface Rows {
  readonly found: readonly OfferRow[];
  readonly shown: readonly ShownRow[];
}

/** The search itself: rows as they are proved, how far it is now and then, and the end. Returns the rows, as found and as shown. */
function* searched(question: Question, law: Law, now: () => number): Generator<SearchNews, Rows> {
  const { asked, space, wishes, credit } = question;
  const found: OfferRow[] = [];
  const shown: ShownRow[] = [];
  const news = offers({ caseFile: asked.caseFile, space, wishes, credit }, law);
  let told = now();
  for (;;) {
    const next = news.next();
    if (next.done === true) {
      yield { kind: 'done', proved: next.value };
      return { found, shown };
    }
    if (next.value.kind === 'row') {
      const row = rowOf(next.value.row, question, law);
      found.push(next.value.row);
      shown.push(row);
      yield { kind: 'row', row };
    } else if (next.value.kind === 'progress' && now() - told > progressMs) {
      told = now();
      yield { kind: 'progress', proved: next.value.proved };
    }
  }
}

/** Both answers, where with a prior strike the case does not say which counts are one occasion. */
function* occasionsOf({ asked, credit }: Question, law: Law): Generator<SearchNews> {
  const both = occasionAnswers(asked.caseFile, law);
  if (both === null) return;
  const shown = ({ filed, range }: OccasionAnswer) => ({
    total: pointOf(filed.caseFile, law, 0).total,
    serve: filed[credit],
    range: rangeText(range),
  });
  yield { kind: 'occasions', occasions: { counts: both.counts, one: shown(both.one), apart: shown(both.apart) } };
}

/** Answers a search as it goes on, then what stands beside it. `now` is a clock in milliseconds. */
export function* answerSearch(asked: Question, now: () => number): Generator<SearchNews> {
  const law = lawOf(asked);
  const question = { ...asked, space: { ...asked.space, reductions: asked.lesser.reductions } };
  yield { kind: 'filed', point: pointOf(question.asked.caseFile, law, 0) };
  yield* occasionsOf(question, law);
  const { found, shown: rows } = yield* searched(question, law, now);
  for (const [place, { points }] of rows.entries()) {
    const head = points.find(({ mode }) => mode === '');
    if (head !== undefined) yield { kind: 'range', place, range: rangeOn(head, law, question) };
  }
  if (rows.length === 0) yield* nothingMeets(question, law, now);
  yield { kind: 'trial', trial: trialOf(asked.asked.caseFile, law) };
  yield* besideRows(question, found, law, now);
  yield { kind: 'end' };
}
