import type { z } from 'zod';
import { reportModules } from './calls/reports.ts';

const parts = reportModules.omit({ scenarioCoverPageTitle: true }).keyof();
export type ReportPart = z.infer<typeof parts>;

/** The parts of a report in their order: those that the call names, each with a page and a name on the site. */
export const reportParts = parts.options;

/** The findings checklist belongs to the probation part and goes where it goes. */
const goesWith: { readonly [Part in ReportPart]?: ReportPart } = { probationFactors: 'probationEligibility' };

/** Whether a part that is asked for is printed, and offered, beside those that are chosen. */
export function isOfferedPart(part: ReportPart, isChosen: (part: ReportPart) => boolean): boolean {
  const other = goesWith[part];
  return other === undefined || isChosen(other);
}
