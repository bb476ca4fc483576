import { determinateText } from '../numbers/display.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';

/** What a bargain gives up, class by class: a later class counts only where all before it are equal. */
export interface GivenUp {
  /** Sentences of death, of life without parole and of life that go. */
  readonly death: number;
  readonly withoutParole: number;
  readonly life: number;
  /** New strikes that do not come, and prior strikes dismissed. */
  readonly strikes: number;
  /** Middle (or only) terms of statute that go, less those of what takes their place. */
  readonly years: SentenceDays;
  /** Convictions of a felony that go or become misdemeanors. */
  readonly felonies: number;
  /** Rows changed; a count dismissed with its enhancements is one. */
  readonly changes: number;
}

export const nothingGivenUp: GivenUp = {
  death: 0,
  withoutParole: 0,
  life: 0,
  strikes: 0,
  years: 0,
  felonies: 0,
  changes: 0,
};

const classes = ['death', 'withoutParole', 'life', 'strikes', 'years', 'felonies', 'changes'] as const;
type Class = (typeof classes)[number];

/** The order in which the classes are compared; an office may put years of statute before strikes. */
export const classOrder = (yearsFirst: boolean): readonly Class[] =>
  yearsFirst ? ['death', 'withoutParole', 'life', 'years', 'strikes', 'felonies', 'changes'] : classes;

export const compareGivenUp = (a: GivenUp, b: GivenUp, order: readonly Class[] = classes): number => {
  for (const each of order) if (a[each] !== b[each]) return a[each] - b[each];
  return 0;
};

export const sumGivenUp = (a: GivenUp, b: GivenUp): GivenUp => ({
  death: a.death + b.death,
  withoutParole: a.withoutParole + b.withoutParole,
  life: a.life + b.life,
  strikes: a.strikes + b.strikes,
  years: a.years + b.years,
  felonies: a.felonies + b.felonies,
  changes: a.changes + b.changes,
});

const several = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** The classes in words, those that count nothing left out: `1 strike, 16y, 3 changes`. */
export function givenUpWords(given: GivenUp): string {
  const words = [
    ...(given.death > 0 ? [several(given.death, 'sentence of death', 'sentences of death')] : []),
    ...(given.withoutParole > 0 ? [several(given.withoutParole, 'life without parole', 'lives without parole')] : []),
    ...(given.life > 0 ? [several(given.life, 'life term', 'life terms')] : []),
    ...(given.strikes > 0 ? [several(given.strikes, 'strike', 'strikes')] : []),
    ...(given.years > 0 ? [determinateText(given.years)] : []),
    ...(given.felonies > 0 ? [several(given.felonies, 'felony', 'felonies')] : []),
    ...(given.changes > 0 ? [several(given.changes, 'change', 'changes')] : []),
  ];
  return words.length === 0 ? 'nothing' : words.join(', ');
}
