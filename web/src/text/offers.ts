import type { TimeToServe } from '@countwise/engine';

const number = (value: number): string => value.toLocaleString('en-US');
const several = (count: number, one: string, more: string): string => `${number(count)} ${count === 1 ? one : more}`;

const billion = 1_000_000_000;
/** Beyond a billion nobody reads the figure. */
const counted = (value: number): string => (value > billion ? 'more than a billion' : number(value));

/** Words of the mode Offers, the same for both sides and the bench: the list, and how far it is proved. */
export const offers = {
  title: 'Offers',
  table: 'Offers that no other beats',
  columns: {
    number: 'Offer',
    plea: 'Plea to',
    given: 'Given up',
    strip: 'Years to serve',
    serve: 'To serve',
    sentence: 'Sentence',
  },
  asFiledEach: (counts: string) => `${counts} as filed in each`,
  /** A lesser plea that is no pair of the table. */
  pairOf: (office: string) => `${office}’s own`,
  filed: 'The case as filed',
  asFiled: 'as filed',
  /** Beside counts that are changed the others; all of them where none is. */
  rest: (count: number, isOther: boolean) =>
    isOther
      ? several(count, 'other count as filed', 'other counts as filed')
      : several(count, 'count as filed', 'counts as filed'),
  nothing: 'nothing',
  noDays: '0 days',
  days: (count: number) => several(count, 'day', 'days'),
  toDate: (date: string) => `to ${date}`,
  /** The minimum eligible parole date of a life term (Pen. Code, § 3041(a)(4)). */
  toMinimum: (date: string) => `to ${date}, PC\u00a03046`,
  hearing: { youth: (date: string) => `youth parole ${date}`, elderly: (date: string) => `elderly parole ${date}` },
  firstHearing: (date: string) => `first hearing ${date}`,
  shorter: (count: number) => `or ${count} shorter`,
  tags: {
    violent: 'Violent',
    half: 'half-time credit',
    misdemeanor: 'misdemeanor',
    fixedOnly: 'fixed term only',
    byMotion: 'by motion',
  },
  serve: ({ kind, days }: TimeToServe): string => {
    if (kind === 'death') return 'death';
    if (kind === 'without-parole') return 'life without parole';
    if (kind === 'life') return `${several(days, 'day', 'days')} to minimum parole date`;
    return days === 0 ? 'time served' : several(days, 'day', 'days');
  },
  /** As it stands beside a number: `serve 2,130 days`. */
  serving: (served: string) => `serve ${served}`,
  strip: (points: readonly string[], range: string | null) =>
    `To serve: ${points.join(', ')}.${range === null ? '' : ` The court could give ${range}.`}`,
  stripPoint: (length: string, served: string) => `${length} ${served}`,
  /** `16y 4m →`. */
  beyond: (months: number) => `${Math.floor(months / 12)}y${months % 12 === 0 ? '' : `\u00a0${months % 12}m`} →`,
  legend: {
    head: 'the longest at this row',
    other: 'shorter, more left to the court',
    half: 'half-time credit',
    bar: 'what the court could give',
  },
  notComputed:
    'These are sums of law, not legal advice. Whether the facts support a plea, and whether the court accepts it, is not computed.',
  leftOut: 'Left out: diversion, resentencing, civil commitments and cases of other counties.',
  searching: 'Searching',
  cancel: 'Stop',
  again: 'Search again',
  progress: (considered: number, total: number) =>
    `${counted(considered)} of ${counted(total)} dispositions considered.`,
  complete: (total: number, bargains: number | null) =>
    `All ${counted(total)} dispositions considered${bargains === null ? '' : `, ${several(bargains, 'bargain', 'bargains')}`}.`,
  isComplete: 'Complete.',
  isStopped: 'Stopped.',
  metBy: (rows: number) => `${several(rows, 'offer', 'offers').replace(' ', '\u00a0')} that no other beats.`,
  upTo: (given: string) => `Nothing that gives up less than ${given} is missing.`,
  bound: (served: string) => `Beyond that nothing serves less than ${served}.`,
  boundServed: 'Beyond that time served is not excluded.',
  showAll: (count: number) => `Show all ${count}`,
  showSix: 'Show six',
  shownOf: (shown: number, count: number) => `${shown} of ${count} stand here.`,
  alike: (words: string) => `${words}, which are alike`,
  others: 'Other bargains',
  showOthers: (count: number) => `Show the others, ${number(count)}`,
  hideOthers: 'Hide the others',
  othersHead: (found: number, listed: number, isWhole: boolean) =>
    `${several(found, 'other bargain', 'other bargains')}${isWhole ? '' : ' looked at'}, each with the offer that gives up no more and serves no more.${
      listed < found ? ` The ${number(listed)} nearest to it are here.` : ''
    }${isWhole ? '' : ' There may be more, which differ from the offers in more counts.'}`,
  rowOf: (place: number) => `Row ${place}`,
  bargains: (all: number, kept: number, beaten: number) =>
    `${number(all)} bargains meet what is asked, ${number(kept)} of them, with the other ways to an offer, are not beaten. Each of the other ${number(beaten)} is: a row here gives up no more and serves no more.`,
  bargainsSoFar: (beaten: number) =>
    `${number(beaten)} bargains looked at meet what is asked and are beaten: a row here gives up no more and serves no more. The others were considered by their sums and not counted.`,
  offerOf: (place: number) => `Offer in row ${place}`,
  stands: (given: string, served: string) => `gives up ${given}. To serve: ${served}.`,
  stale: 'The case changed. These rows are of the case before.',
  failed: (rows: number) => `The search stopped. ${several(rows, 'row', 'rows')} proved.`,
  startAgain: 'Start again',
  lesserFailed: 'The table of lesser pleas could not be read.',
  occasions: 'Say which counts are one occasion; the answer depends on it.',
  occasionsUnsaid: (counts: string) =>
    `Not said of ${counts}: with a prior strike, counts of separate occasions run one after the other.`,
  occasionsLaw: 'PC 667(c)(6)',
  occasionColumns: ['If', 'As filed', 'The court could give'],
  occasionRows: ['They are one occasion', 'Each is an occasion of its own'],
  noLevers: 'Choose what is open.',
  met: 'The case as filed meets this.',
  noCharges: 'No charges yet. Offers are measured from the case as filed.',
  found: (place: number) => `Offer ${place} found`,
  said: (rows: number) => `Complete, ${several(rows, 'offer', 'offers')}`,
  strikesRow: 'Prior strikes',
  probation: (days: number) => `probation with ${several(days, 'day', 'days')} of jail`,
  withFindings: 'with findings',
  split: (length: string) => `split, ${length} of it in custody`,
  keys: {
    offer: 'Offer',
    point: 'Term in it',
    ledger: 'Ledger',
    wish: 'Wish',
    record: 'Offer card',
    compare: 'Compare',
  },
} as const;
