import { rowText, sentenceText, totalText, workingText } from '@countwise/contract';
import { determinateText, type IsoDate, indeterminateText } from '@countwise/engine';
import { type CaseWork, workOf } from '../work/case-work.ts';
import { times } from '../work/sum-words.ts';
import type { WriteOf } from '../writes/writes.ts';

/** What charges would add: how it is reached, what it comes to, and the total with them. */
export interface Added {
  readonly working: string;
  readonly sum: string;
  readonly total: string;
}

/** `5y + 2 × 1y`: lengths in their order, equal neighbours together. */
function inTurn(lengths: readonly string[]): string {
  const runs: { readonly length: string; many: number }[] = [];
  for (const length of lengths) {
    const last = runs.at(-1);
    if (last?.length === length) last.many += 1;
    else runs.push({ length, many: 1 });
  }
  return runs.map(({ length, many }) => (many > 1 ? times(many, length) : length)).join(' + ');
}

/** The charges of a line before they are charged, by the engine over the case as it would stand. Nothing is written. */
export function addedBy(work: CaseWork, { charges, crimes = [] }: WriteOf<'add'>, today: IsoDate): Added {
  const { record, rows, limitations, factors, circumstances } = work;
  const known = new Map([...rows.map(({ crime }) => crime), ...crimes].map((crime) => [crime.Id, crime]));
  const all = { charges: [...rows.map(({ charge }) => charge), ...charges], crimes: [...known.values()] };
  const then = workOf(record, { ...all, limitations, factors, circumstances }, today);
  const ids = new Set(charges.map(({ Id }) => Id));
  const own = then.rows.filter(({ charge }) => ids.has(charge.Id));
  const served = own.flatMap((row) => [row, ...row.findings]).flatMap(({ answer }) => (answer?.adds ? answer : []));
  const total = totalText(then.sentence.summary);
  const [first] = own;
  if (first === undefined) return { working: '', sum: '', total };
  if (own.length === 1 || served.length === 0) return { working: workingText(first), sum: sentenceText(first), total };
  const days = served.reduce((sum, { determinateDays }) => sum + determinateDays, 0);
  const life = served.reduce((sum, { indeterminateDays }) => sum + indeterminateDays, 0);
  const ends = served.every(({ role }) => role === 'misdemeanor') ? `${days}d` : determinateText(days);
  return {
    working: inTurn(served.map(rowText)),
    sum: [...(days > 0 ? [ends] : []), ...(life > 0 ? [indeterminateText(life)] : [])].join(' + '),
    total,
  };
}
