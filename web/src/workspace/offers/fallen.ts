import type { CaseFile } from '@countwise/engine';
import type { ShownPoint, ShownRow } from './shown.ts';

const enhancementsOf = ({ charges }: CaseFile) => charges.flatMap(({ enhancements = [] }) => enhancements);

/** Enhancements that cannot attach to what is pleaded: given up with the crime, without a change of their own. */
export function fallenOf(
  { bargain }: Pick<ShownRow, 'bargain'>,
  { caseFile }: Pick<ShownPoint, 'caseFile'>,
  filed: CaseFile,
): readonly string[] {
  const changed = new Set(bargain.map(({ row }) => row));
  const stood = new Set(
    enhancementsOf(filed)
      .filter(({ status = 'Convicted' }) => status === 'Convicted')
      .map(({ id }) => id),
  );
  return enhancementsOf(caseFile)
    .filter(({ id, status }) => status === 'Dismissed' && stood.has(id) && !changed.has(id))
    .map(({ id }) => id);
}
