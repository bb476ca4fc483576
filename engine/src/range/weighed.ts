import { isNamedSexCrime } from '../pipeline/record/named-sex-crime.ts';
import { isManslaughter } from '../pipeline/run-together/separate-terms.ts';
import { type Share, shareOf } from '../pipeline/run-together/share.ts';
import { surroundingsOf } from '../pipeline/sum/surroundings.ts';
import type { Field, Option } from './options.ts';

/** An option with what it weighs in a chain. */
export interface Weighed extends Option {
  readonly share: Share;
  /** A full term outside § 1170.1 that may be chosen or is commanded: in a chain it is never the principal term. */
  readonly separate: boolean;
}

/** Of other categories the scheme says a fact, such as that a witness was dissuaded: Pen. Code, § 1170.15. */
const isChosenFull = ({ choice, count }: Option): boolean =>
  choice.scheme === 'own' && (isNamedSexCrime(count) || isManslaughter(count));

const keyOf = ({ share: { group, special, head, part, life }, separate }: Weighed): string =>
  [group, special, head, part, life, separate].join(' ');

/** The options of each count that differ in what they weigh. */
export function weighed({ record, options }: Field): readonly (readonly Weighed[])[] {
  const surroundings = surroundingsOf(record);
  return options.map((ofCount) => {
    const different = new Map<string, Weighed>();
    for (const option of ofCount) {
      const each = { ...option, share: shareOf(option.count, surroundings), separate: isChosenFull(option) };
      const key = keyOf(each);
      if (!different.has(key)) different.set(key, each);
    }
    return [...different.values()];
  });
}
