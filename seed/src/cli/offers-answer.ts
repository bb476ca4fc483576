import {
  type Disposition,
  type Fault,
  faultsOf,
  givenUpWords,
  type Law,
  type OfferRow,
  type OfferSearch,
  offers,
  type Proved,
  type TimeToServe,
} from '@countwise/engine';
import { namesOf } from './offers-names.ts';

/** A search told as far as it went. */
export interface OffersAnswer {
  readonly rows: readonly OfferRow[];
  readonly proved: Proved;
}

/** What the search of a case tells until it is complete, or until it is due; or why the case cannot be answered. */
export function answerOffers(
  search: OfferSearch,
  law: Law,
  isDue: () => boolean,
): OffersAnswer | { readonly faults: readonly Fault[] } {
  const faults = faultsOf(search.caseFile, law.catalogue, law.today);
  if (faults.length > 0) return { faults };
  const rows: OfferRow[] = [];
  const news = offers(search, law);
  for (;;) {
    const next = news.next();
    if (next.done === true) return { rows, proved: next.value };
    if (next.value.kind === 'row') rows.push(next.value.row);
    if (next.value.kind === 'progress' && isDue()) return { rows, proved: next.value.proved };
  }
}

const places = { prison: 'state prison', jail1170h: 'county jail', jail: 'county jail', none: 'no custody' } as const;

const servedText = ({ kind, days }: TimeToServe): string => {
  if (kind === 'death') return 'death';
  if (kind === 'without-parole') return 'life without parole';
  if (kind === 'life') return `${days.toLocaleString('en-US')} days to first hearing`;
  return days === 0 ? 'time served' : `serves ${days.toLocaleString('en-US')} days`;
};

const modeText = ({ caseFile: { charges, release } }: Disposition): string => {
  const jail = charges.flatMap(({ probation }) => (probation?.granted === true ? [probation.jailDays ?? 0] : []));
  if (jail.length > 0) return `probation with ${jail.reduce((sum, days) => sum + days, 0)} days of jail`;
  return release?.custodyPart === undefined ? '' : `split, ${release.custodyPart} sentence days in custody`;
};

const lengthText = ({ determinate, indeterminate, misdemeanorDays }: Disposition): string =>
  [indeterminate, determinate === '0d' ? '' : determinate, misdemeanorDays > 0 ? `${misdemeanorDays} days of jail` : '']
    .filter((text) => text !== '')
    .join(' and ');

function pointLine(point: Disposition, side: NonNullable<OfferSearch['credit']>): string {
  const length = [lengthText(point), modeText(point)].filter((text) => text !== '').join(', ') || 'no days';
  const strikes = point.strikes === 1 ? '1 new strike' : `${point.strikes} new strikes`;
  return `    ${length}: ${servedText(point[side])}, ${places[point.place]}, ${strikes}`;
}

const changeWords = {
  'dismiss-count': 'dismissed',
  'dismiss-enhancement': 'dismissed',
  'punishment-only': 'its punishment struck, the finding stands',
  'lesser-finding': 'found as',
  'prior-strike': 'by motion, not by agreement, to',
  'dismiss-prior': 'dismissed',
  misdemeanor: 'a misdemeanor',
  'lesser-crime': 'pleaded as',
  term: 'another term',
  run: 'another run',
  probation: 'probation',
  split: 'split',
} as const;

function changeText({ lever, to }: OfferRow['bargain'][number]): string {
  if (to === undefined) return lever === 'lesser-crime' ? 'left out of the pleading' : changeWords[lever];
  return `${changeWords[lever]} ${lever === 'dismiss-prior' ? `but for ${to}` : to}`;
}

const rowLines = (row: OfferRow, names: ReadonlyMap<string, string>, search: OfferSearch): readonly string[] => [
  `Gives up ${givenUpWords(row.givenUp)}`,
  ...row.bargain.map((change) => `  ${names.get(change.row) ?? change.row}: ${changeText(change)}`),
  ...row.points.map((point) => pointLine(point, search.credit ?? 'statute')),
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

/** The rows for a person: what each gives up, what is done with which row, and what is served. */
export function offersText({ rows, proved }: OffersAnswer, search: OfferSearch): string {
  const names = namesOf(search.caseFile);
  return [
    ...rows.flatMap((row) => rowLines(row, names, search)),
    ...(rows.length === 0 && proved.complete ? ['Nothing in this space meets what is asked.'] : []),
    ...provedLines(proved),
    '',
    'Not legal advice.',
  ].join('\n');
}
