import { type CaseFile, type Catalogue, type RangeEnd, rangeOf, sentence, withChoices } from '@countwise/engine';
import { type Difference, lengthOfSummary, today } from './compare.ts';
import type { Length } from './length.ts';
import { compareLengths } from './plain-sentence.ts';
import { plainEveryUpper, plainRange } from './range.ts';
import { words } from './words.ts';

type End = readonly [name: string, engine: RangeEnd, plain: Length];

/** Whether the case with the choices of an end has that end for its sentence. */
function opens(file: CaseFile, { choices, summary }: RangeEnd, catalogue: Catalogue): boolean {
  const opened = sentence(withChoices(file, choices), catalogue, today).summary;
  return compareLengths(lengthOfSummary(opened), lengthOfSummary(summary)) === 0;
}

/** The ends of the range that do not agree, that the engine does not call exact, or that its choices do not reach. */
export function rangeDifference(file: CaseFile, catalogue: Catalogue): Difference | undefined {
  const engine = rangeOf(file, catalogue, today);
  const plain = plainRange(file);
  const ends: readonly End[] = [
    ['least', engine.minimum, plain.minimum],
    ['greatest', engine.maximum, plain.maximum],
    ['every upper', engine.everyUpper, plainEveryUpper(file)],
  ];
  const wrong = ends.filter(
    ([, end, length]) =>
      compareLengths(lengthOfSummary(end.summary), length) !== 0 || !end.exact || !opens(file, end, catalogue),
  );
  if (wrong.length === 0) return undefined;
  return {
    engine: wrong.map(([name, { summary }]) => `${name} ${words(lengthOfSummary(summary))}`).join(', '),
    plain: wrong.map(([name, , length]) => `${name} ${words(length)}`).join(', '),
  };
}
