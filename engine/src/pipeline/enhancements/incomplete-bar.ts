import { type Charged, isOf664 } from '../../crime/attempt.ts';
import type { CrimeState } from '../../law/crime-state.ts';
import { barsOfActs, barsOfAttemptsToo, barsOfViolations } from '../../law/lists/bars-of-violations.ts';
import {
  completedOnly,
  withoutAttempts,
  withoutAttemptsOf220,
  withoutConspiracies,
} from '../../law/lists/completed-crimes-only.ts';
import { isUnder } from '../../law/statute.ts';
import { isNamed, type UndatedList } from '../../law/statute-list.ts';
import { dayText } from '../../numbers/display.ts';
import type { Stay } from '../record/record.ts';

/** Enhancements, and limitations of probation, of the crimes that their sections name, by what of these they leave out. */
const namedCrimesOnly: readonly (readonly [leftOut: readonly CrimeState[], enhancements: UndatedList])[] = [
  [['Attempt'], withoutAttempts],
  [['Conspiracy'], withoutConspiracies],
  [['Attempt', 'Conspiracy'], completedOnly],
  [['Attempt', 'Conspiracy'], barsOfViolations],
  [['Conspiracy'], barsOfAttemptsToo],
];

interface Crime {
  readonly filed: Charged;
}
interface Enhancement {
  readonly crime: { readonly statute: string };
  readonly sections: readonly string[];
}

/** Whether a limitation of probation is of an act that who attempts the crime has not done (J-103). */
const isOfActNotDone = (bar: readonly string[], crime: readonly string[]): boolean =>
  barsOfActs.some(([bars, attempts]) => isNamed(bars, bar) && !isNamed(attempts, crime));

/** The state as the sections of enhancements see it: an attempt that the crime's own section names violates it (J-86). */
const stateSeen = (filed: Charged): CrimeState =>
  filed.state === 'Attempt' && !isOf664(filed) ? 'Completed' : filed.state;

/** Whether the section of the enhancement leaves out the crime in the state in which it was committed. */
export const leavesOut = ({ sections }: Pick<Enhancement, 'sections'>, { filed }: Crime): boolean =>
  namedCrimesOnly.some(([states, list]) => states.includes(stateSeen(filed)) && isNamed(list, sections)) ||
  (filed.state === 'Attempt' &&
    ((isUnder(filed.sections, 'PC 220') && isNamed(withoutAttemptsOf220, sections)) ||
      isOfActNotDone(sections, filed.sections)));

/** Since when great injury and weapons in a sex offense are of an assault to commit one too: Stats. 2006, ch. 337. */
const assaultsNamed = '2006-09-20';
const isBeforeAssaults = ({ sections }: Enhancement, { filed }: Crime): boolean =>
  filed.lawDate < assaultsNamed && isUnder(filed.sections, 'PC 220') && isNamed(withoutAttemptsOf220, sections);

/** Why the enhancement does not reach an attempt, a conspiracy or a crime of before, or null where it does. */
export function incompleteBar(enhancement: Enhancement, count: Crime): Stay | null {
  if (isBeforeAssaults(enhancement, count))
    return {
      code: 'ENHANCEMENT_NO_MATCH',
      rule: {
        word: 'STAY',
        authority: `former ${enhancement.crime.statute}`,
        effective: null,
        words: `stayed: its section did not name this crime before ${dayText(assaultsNamed)}`,
      },
    };
  if (!leavesOut(enhancement, count)) return null;
  return {
    code: 'ENHANCEMENT_NO_MATCH',
    rule: {
      word: 'STAY',
      authority: enhancement.crime.statute,
      effective: null,
      words: 'stayed: its section names the completed crime and leaves this one out',
    },
  };
}
