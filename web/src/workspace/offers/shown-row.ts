import { givenUpParts, givenUpWords, type Law, type OfferRow, offerChecks } from '@countwise/engine';
import type { Question, ShownRow } from './shown.ts';
import { checkedPoint } from './shown-point.ts';

/** A bargain as it is shown, with what a lawyer must look at first. */
export function rowOf({ bargain, givenUp, points }: OfferRow, { asked, space }: Question, law: Law): ShownRow {
  const shown = points.map((point) => checkedPoint(point, law));
  const [first] = shown;
  return {
    bargain,
    givenUp: givenUpWords(givenUp),
    parts: first === undefined ? [] : givenUpParts(asked.caseFile, first.caseFile, law),
    points: shown,
    checks: first === undefined ? [] : offerChecks(asked.caseFile, first.caseFile, law, space.stage),
  };
}
