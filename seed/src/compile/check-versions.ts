import type { Draft } from './draft.ts';
import type { Fault } from './fault.ts';
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

/** A level of a crime has one version for any day: of two versions the earlier must have ended before the later begins. */
export function checkVersions(drafts: readonly Draft[]): readonly Fault[] {
  const families = Map.groupBy(drafts, (draft) => `${familyOf(draft)} ${draft.severity}`);
  const overlaps = [...families.values()].flatMap((family) => {
    const versions = family.toSorted((left, right) =>
      (left.line.row.from ?? '') < (right.line.row.from ?? '') ? -1 : 1,
    );
    return versions.slice(1).flatMap((later, index) => {
      const earlier = versions[index];
      const clear = earlier !== undefined && (earlier.line.row.to ?? '9999') < (later.line.row.from ?? '');
      return clear ? [] : [place(later, 'from', `overlaps line ${earlier?.line.line} of ${earlier?.line.file}`)];
    });
  });
  return [...drafts.flatMap(ordered), ...overlaps];
}
