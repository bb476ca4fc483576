import type { ChargeRow } from './case-work.ts';

/** Whether the row is counted in part, so that what was chosen of its three terms is kept and not in use. */
export const isInPart = ({ answer }: ChargeRow): boolean =>
  answer?.steps.some(({ operation }) => operation === 'divide') === true;
