import {
  alikeWords,
  changeWords,
  type Disposition,
  type EqualWays,
  type ExposureRange,
  equalWays,
  type Fault,
  faultsOf,
  givenUpWords,
  type Law,
  movedStays,
  type Notice,
  type OccasionAnswer,
  type OccasionAnswers,
  type OfferRow,
  type OfferSearch,
  type Others,
  occasionAnswers,
  offerChecks,
  offers,
  othersOf,
  type Proved,
} from '@countwise/engine';
import { namesOf } from './offers-names.ts';
import { otherLines, waysLines } from './offers-others.ts';
import { pointLine, servedText } from './offers-words.ts';

/** A search told as far as it went. */
export interface OffersAnswer {
  readonly rows: readonly OfferRow[];
  /** What a lawyer must look at first, row by row. */
  readonly checks: readonly (readonly Notice[])[];
  readonly proved: Proved;
  /** Both answers, where with a prior strike the case does not say which counts are one occasion. */
  readonly occasions: OccasionAnswers | null;
  /** Other ways to the points; null of a search that is not complete. */
  readonly ways: EqualWays | null;
  /** The bargains that a row beats; null where they were not asked for, and of a search that is not complete. */
  readonly others: Others | null;
}

const checksOf = (rows: readonly OfferRow[], { caseFile, space }: OfferSearch, law: Law): OffersAnswer['checks'] =>
  rows.map(({ points: [first] }) =>
    first === undefined ? [] : offerChecks(caseFile, first.caseFile, law, space.stage),
  );

/** Each check once, with the rows that it is of. */
function checkLines(checks: OffersAnswer['checks']): readonly string[] {
  const told = Map.groupBy(
    checks.flatMap((each, place) => each.map(({ text, authority }) => ({ words: `${text} ${authority}`, place }))),
    ({ words }) => words,
  );
  return [...told].map(([words, each]) => `Check, row ${each.map(({ place }) => place + 1).join(', ')}: ${words}`);
}

/** What the search of a case tells until it is complete, or until it is due; or why the case cannot be answered. */
export function answerOffers(
  search: OfferSearch,
  law: Law,
  isDue: () => boolean,
  withOthers = false,
): OffersAnswer | { readonly faults: readonly Fault[] } {
  const faults = faultsOf(search.caseFile, law.catalogue, law.today);
  if (faults.length > 0) return { faults };
  const rows: OfferRow[] = [];
  const occasions = occasionAnswers(search.caseFile, law);
  const news = offers(search, law);
  for (;;) {
    const next = news.next();
    if (next.done === true) {
      const ways = equalWays(search, rows, law, isDue);
      const others = withOthers ? othersOf(search, { rows, ways: ways.ways }, law, isDue) : null;
      return {
        rows,
        checks: checksOf(rows, search, law),
        proved: next.value,
        occasions,
        ways,
        others,
      };
    }
    if (next.value.kind === 'row') rows.push(next.value.row);
    if (next.value.kind === 'progress' && isDue())
      return {
        rows,
        checks: checksOf(rows, search, law),
        proved: next.value.proved,
        occasions,
        ways: null,
        others: null,
      };
  }
}

type Names = ReadonlyMap<string, string>;

/** What is done with which row; of alike counts it is no matter which. */
const changeLines = (bargain: OfferRow['bargain'], names: Names, { caseFile }: OfferSearch): readonly string[] => [
  ...bargain.map((change) => `  ${names.get(change.row) ?? change.row}: ${changeWords(change)}`),
  ...alikeWords(caseFile, bargain).map((words) => `  ${words}, which are alike`),
];

/** Which counts of one act the court punishes and stays otherwise than in the case as filed. */
const stayLines = (point: Disposition, names: Names, { caseFile }: OfferSearch): readonly string[] =>
  movedStays(caseFile, point.caseFile).map(
    ({ id, isPunished }) => `      ${names.get(id) ?? id} is ${isPunished ? 'punished' : 'stayed'} (PC 654)`,
  );

const rowLines = (row: OfferRow, place: number, ways: EqualWays | null, names: Names, search: OfferSearch) => [
  `${place + 1}. Gives up ${givenUpWords(row.givenUp)}`,
  ...changeLines(row.bargain, names, search),
  ...row.points.flatMap((point, at) => [
    pointLine(point, search.credit ?? 'statute'),
    ...stayLines(point, names, search),
    ...waysLines(ways, { row: place, point: at }, (bargain) => changeLines(bargain, names, search)),
  ]),
  '',
];

/** How far the search is, in words. */
function provedLines({ complete, considered, total, upTo, bound }: Proved): readonly string[] {
  const all = total.toLocaleString('en-US');
  if (complete) return [`Complete. All ${all} dispositions considered.`];
  return [
    `Not complete: ${considered.toLocaleString('en-US')} of ${all} dispositions considered.`,
    ...(upTo === null ? [] : [`Nothing that gives up less than ${givenUpWords(upTo)} is missing.`]),
    ...(bound === null ? [] : [`Beyond that nothing: ${servedText(bound)} at the least.`]),
  ];
}

const endText = ({ summary }: ExposureRange['minimum']): string =>
  [summary.special ?? summary.indeterminate, summary.determinate].filter((part) => part !== '').join(' and ');

/** Both answers, where the case does not say which counts are one occasion. */
function occasionLines(
  occasions: OccasionAnswers | null,
  { caseFile, credit = 'statute' }: OfferSearch,
): readonly string[] {
  if (occasions === null) return [];
  const names = namesOf(caseFile);
  const line = (of: string, { filed, range: { minimum, maximum } }: OccasionAnswer): readonly string[] => [
    `  ${of}; the court could give ${endText(minimum)} to ${endText(maximum)}:`,
    pointLine(filed, credit),
  ];
  return [
    'Say which counts are one occasion; the answer depends on it (PC 667(c)(6)).',
    `  Not said of ${occasions.counts.map((id) => names.get(id) ?? id).join('; ')}.`,
    ...line('One occasion', occasions.one),
    ...line('Each of its own', occasions.apart),
    '',
  ];
}

/** The rows for a person: what each gives up, what is done with which row, and what is served. */
export function offersText(
  { rows, checks, proved, occasions, ways, others }: OffersAnswer,
  search: OfferSearch,
): string {
  const names = namesOf(search.caseFile);
  return [
    ...occasionLines(occasions, search),
    ...rows.flatMap((row, place) => rowLines(row, place, ways, names, search)),
    ...checkLines(checks),
    ...(rows.length === 0 && proved.complete ? ['Nothing in this space meets what is asked.'] : []),
    ...provedLines(proved),
    ...(ways?.isWhole === false ? ['There may be more ways to these rows: not all were looked at.'] : []),
    ...otherLines(others, rows, search, (bargain) => changeLines(bargain, names, search)),
    '',
    'Not legal advice.',
  ].join('\n');
}
