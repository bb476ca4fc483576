import type { Fault } from '../csv/fault.ts';
import type { Draft } from './draft.ts';
import { familyOf } from './identity.ts';

const place = (draft: Draft, column: string, message: string): Fault => ({
  file: draft.line.file,
  line: draft.line.line,
  column,
  message,
});

function ordered(draft: Draft): Fault[] {
  const { from, to } = draft.line.row;
  return from !== null && to !== null && to < from
    ? [place(draft, 'to', `ends (${to}) before it begins (${from})`)]
    : [];
}

type Pair = readonly [earlier: Draft, later: Draft];

/** Of each family, the pairs next to each other that share a day. */
const sharingDays = (families: Iterable<readonly Draft[]>): readonly Pair[] =>
  [...families].flatMap((family) => {
    const versions = family.toSorted((left, right) =>
      (left.line.row.from ?? '') < (right.line.row.from ?? '') ? -1 : 1,
    );
    return versions.slice(1).flatMap((later, index): readonly Pair[] => {
      const earlier = versions[index];
      const clear = earlier === undefined || (earlier.line.row.to ?? '9999') < (later.line.row.from ?? '');
      return clear ? [] : [[earlier, later]];
    });
  });

const lineOf = ({ line }: Draft): string => `line ${line.line} of ${line.file}`;

/**
 * A level of a crime has one version for any day: of two versions the earlier must have ended before the later begins.
 * Variants that stand beside each other have names that tell them apart.
 */
export function checkVersions(drafts: readonly Draft[]): readonly Fault[] {
  const levels = Map.groupBy(drafts, (draft) => `${familyOf(draft)} ${draft.severity}`);
  const names = Map.groupBy(
    drafts,
    ({ code, line, severity }) => `${code} ${line.row.section} ${severity} ${line.row.name}`,
  );
  const alike = sharingDays(names.values()).filter(([one, other]) => one.line.row.variant !== other.line.row.variant);
  return [
    ...drafts.flatMap(ordered),
    ...sharingDays(levels.values()).map(([earlier, later]) => place(later, 'from', `overlaps ${lineOf(earlier)}`)),
    ...alike.map(([earlier, later]) => place(later, 'name', `is also the name of ${lineOf(earlier)}`)),
  ];
}
