import { isUnderAny } from '../law/statute.ts';

/**
 * An answer that nothing but the sections of a statute decides, worked out once for each statute and then known: the rules
 * ask it of every count in every computation. A statute's sections are always one and the same array, which is the key.
 */
export function bySections<Answer extends object | boolean>(
  ask: (sections: readonly string[]) => Answer,
): (sections: readonly string[]) => Answer {
  const known = new WeakMap<readonly string[], Answer>();
  // no `gotOrMade`: its closure would be the most frequent allocation of a computation
  return (sections) => {
    const before = known.get(sections);
    if (before !== undefined) return before;
    const answer = ask(sections);
    known.set(sections, answer);
    return answer;
  };
}

/** Whether one of the sections is named in a list, or is a subdivision of one that is. */
export const namedIn = (list: readonly string[]): ((sections: readonly string[]) => boolean) =>
  bySections((sections) => isUnderAny(sections, list));
