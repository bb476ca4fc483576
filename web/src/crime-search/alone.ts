import { catalogueOf, inDays, termLabel } from '@countwise/contract';
import {
  type CrimeState,
  type CrimeVersion,
  type IsoDate,
  type Sentence,
  sentence,
  type TermSlot,
  termSlots,
} from '@countwise/engine';
import { statesOf } from '../shared/crime/states-of.ts';

/** The terms of a crime in one of its states, and what they rest on. */
export interface StateTerms {
  readonly state: CrimeState;
  readonly terms: Readonly<Record<TermSlot, string>>;
  readonly authority: string;
}

/** A crime charged alone, of somebody without a record. */
export interface Alone {
  readonly states: readonly StateTerms[];
  /** The completed crime, the upper term chosen. */
  readonly answer: Sentence;
}

/** The day within the life of a version of the law that is nearest to a day. */
function dayIn({ effective, end }: CrimeVersion, day: IsoDate): IsoDate {
  if (end !== null && day > end) return end;
  return effective !== null && day < effective ? effective : day;
}

/** What a crime comes to by itself on a day, in each of its states; null for what is no crime or has no custody. */
export function alone(law: CrimeVersion, day: IsoDate): Alone | null {
  if (law.kind !== 'crime' || law.severity === 'infraction') return null;
  const catalogue = catalogueOf('one crime', [law]);
  const date = dayIn(law, day);
  const answerOf = (state: CrimeState, term: TermSlot) =>
    sentence(
      { caseFile: 1, charges: [{ id: 'one', count: 1, date, crime: { id: law.id }, state, term }] },
      catalogue,
      day,
    );
  return {
    states: statesOf(law).flatMap((state) => termsOf(state, (term) => answerOf(state, term)) ?? []),
    answer: answerOf('Completed', 'upper'),
  };
}

function termsOf(state: CrimeState, answerOf: (term: TermSlot) => Sentence): StateTerms | null {
  const rows = termSlots.flatMap((slot) => answerOf(slot).charges.slice(0, 1));
  const { own, charged } = rows.at(0) ?? {};
  if (own === undefined || charged === undefined || termSlots.every((slot) => own[slot] === null)) return null;
  const [lower = '', middle = '', upper = ''] = termSlots.map((slot) =>
    termLabel(own[slot], inDays(charged.severity, own)),
  );
  // what makes the row's own term, before it is carried into a total
  const made = rows.flatMap(({ steps }) =>
    steps.filter(({ operation }) => operation !== 'add' && operation !== 'note'),
  );
  return {
    state,
    terms: { lower, middle, upper },
    authority: [...new Set(made.map(({ authority }) => authority))].join('; '),
  };
}
