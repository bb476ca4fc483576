import type { ExposureRange } from './exposure-range.ts';

/** Whether the ends refuse probation that the case grants: it is no term (Pen. Code, § 1203.1(a)). */
export const refusesProbation = ({ minimum }: Pick<ExposureRange, 'minimum'>): boolean =>
  minimum.choices.some(({ probation }) => probation === 'refused');

/** What the range is called. */
export const rangeName = (range: Pick<ExposureRange, 'minimum'>): string =>
  refusesProbation(range) ? 'Lawful range if probation is not granted' : 'Lawful range';
