import type { CaseFile } from '@countwise/engine';

/** The case with nothing of its term suspended, as a court may impose it that finds against a split: Pen. Code, § 1170(h)(5)(A). */
export function straight({ release, ...file }: CaseFile): CaseFile {
  if (release === undefined) return file;
  const { custodyPart: _, ...rest } = release;
  return { ...file, release: rest };
}
