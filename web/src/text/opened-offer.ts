import type { CourtChoice, GivenUpPart, TimeToServe } from '@countwise/engine';
import { capital } from './sentences.ts';

const number = (value: number): string => value.toLocaleString('en-US');
const several = (count: number, one: string, more: string): string => `${number(count)} ${count === 1 ? one : more}`;

/** Words of the offer that is chosen: its terms, what it comes to, what it gives up and who must agree. */
export const openedOffer = {
  pairWords: (from: string, to: string, gives: string) =>
    `a lesser plea of its own, ${from} to ${to}, gives up ${gives}.`,
  pairNeeds: (needs: string) => `It asks for ${needs}.`,
  points: 'Terms of this offer',
  isFixedOnly: (range: string) => `Needs a fixed term: left open, the court could give ${range}.`,
  courtCould: (range: string) => `Left open, the court could give ${range}.`,
  everyUpper: (most: string) =>
    `If every upper term were admitted or proved it could give ${most.replaceAll(' ', '\u00a0')} (PC 1170(b)(1)-(3)).`,
  strikesAfter: (count: number) => (count === 0 ? 'No new strike.' : `${several(count, 'new strike', 'new strikes')}.`),
  /** By its row: offers that are recorded have numbers of their own. */
  title: (place: number, length: string) => `Offer in row ${place}, at ${length}`,
  asFiled: 'as filed',
  moreAsFiled: (days: number) => {
    if (days === 0) return ', as many days to serve';
    return `, ${several(Math.abs(days), 'day', 'days')} ${days > 0 ? 'more' : 'fewer'} to serve`;
  },
  short: ({ kind, days }: TimeToServe, whole: string) => (kind === 'days' && days > 0 ? `${number(days)} d` : whole),
  openLedger: 'Open its ledger',
  why: 'Why',
  ledger: (place: number, length: string) => `Ledger of the offer in row ${place}, ${length}`,
  leastLedger: (length: string) => `Ledger of the least, ${length}`,
  ledgerColumns: ['Count', 'Charge', 'Runs', 'Working', 'Sentence'],
  ledgerTotal: 'Total',
  derived: (count: number, rows: readonly string[], beside: string) =>
    `Count\u00a0${count}:\u00a0${rows.join(', ')}${beside === '' ? '' : `, ${beside}`}.`,
  derivedPriors: (rows: readonly string[]) => `Priors: ${rows.join(', ')}.`,
  givenUp: 'Given up from the filed case',
  givesNothing: (isChosenOtherwise: boolean) =>
    isChosenOtherwise ? 'Nothing is given up: the court’s choices alone differ.' : 'Nothing is given up.',
  isPunished: 'punished, for the other counts of the act',
  isSuspended: 'suspended',
  isStayed: 'stayed for another count of the act',
  parts: {
    death: (count: number) => several(count, 'sentence of death', 'sentences of death'),
    withoutParole: (count: number) => several(count, 'life without parole', 'lives without parole'),
    life: (count: number) => several(count, 'life term', 'life terms'),
    strikes: (count: number) => several(count, 'strike', 'strikes'),
    gun: (_: number, length: string) => `${length} of gun terms`,
    enhancement: (_: number, length: string) => `${length} of other enhancements`,
    crime: (_: number, length: string) => `${length} of the crimes’ terms`,
    prior: (_: number, length: string) => `${length} of priors`,
    felonies: (count: number) => several(count, 'felony', 'felonies'),
  } satisfies Record<GivenUpPart['of'], (amount: number, length: string) => string>,
  partOf: (name: string, from: string | null, to: string | null) => {
    if (from === null || from === to) return name;
    const named = name.includes(from) ? name : `${name}, ${from}`;
    return to === null ? named : `${named} to ${to}`;
  },
  partLength: (words: string, length: string) => `${words}, ${length}`,
  changes: (count: number) => (count === 0 ? 'No change of the pleading' : several(count, 'change', 'changes')),
  courtChoices: 'Left to the court',
  courtChoice: (choice: CourtChoice['choice']): string => {
    if (choice === 'least jail') return 'at the least jail';
    return choice === 'consecutive' || choice === 'concurrent' ? choice : `at its ${choice} term`;
  },
  ofCount: (statute: string, count: string) => `${statute} of ${count}`,
  checks: 'Checks',
  card: 'Offer card',
  least: 'Least in this space',
  reachedBy: 'Reached by',
  needs: 'What it needs',
  who: (needs: readonly ('D' | 'P' | 'C')[], inExchange = false): string => {
    const people = inExchange ? 'the People where it is for a plea' : 'the People';
    const named = needs.map((each) => ({ D: 'the defendant', P: people, C: 'the court' })[each]);
    const said = named.length > 2 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join(' and ');
    return said.charAt(0).toUpperCase() + said.slice(1);
  },
  capital,
  anyPlea: 'More on these, and what any plea asks for',
  courtAlone: 'What the court can do alone, on a plea to every charge',
  openPlea:
    'Open plea: the court may indicate its sentence, it does not bargain. It must be the sentence that it would give after a trial too.',
  openPleaLaw: 'People v. Clancey (2013) 56 Cal.4th 562',
  alsoNeeds: [
    { words: 'A factual basis for each plea', authority: 'PC 1192.5(c)' },
    {
      words: 'The court’s approval, which it may withdraw until sentence; then the plea may be taken back',
      authority: 'PC 1192.5(c)',
    },
    { words: 'The court’s leave for a plea of no contest', authority: 'PC 1016(3)' },
    { words: 'The advice on immigration read word for word by the court', authority: 'PC 1016.5(a)' },
    {
      words: 'Immigration weighed by both sides in bargaining, and counsel’s advice on it',
      authority: 'PC 1016.2; PC 1016.3',
    },
    {
      words: 'Trauma, an age under 26, intimate partner violence and trafficking weighed by the prosecutor',
      authority: 'PC 1016.7',
    },
    { words: 'No general waiver of what a later law may bring: it is void', authority: 'PC 1016.8(b)' },
    { words: 'Notice to victims', authority: 'Cal. Const., art. I, § 28(b)' },
  ],
  scenario: 'Scenario',
  scenarioName: (length: string) => `Offer ${length.replaceAll(/[^\p{L}\p{N} ]/gu, '')}`.slice(0, 26),
  noScenario:
    'This point cannot be kept as a scenario: a split term, a punishment struck with its finding standing, or a part of several priors is chosen in its own place.',
  ways: (count: number) => `${number(count)} ways`,
  way: (place: number) => `Way ${place}`,
  orElse: 'Or, for as much given up and as many days:',
  moreWays: 'Every offer is shown; of the ways to reach each, only some.',
  falls: 'falls, for it does not attach to what is pleaded',
} as const;
