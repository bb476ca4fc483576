import { isOfferedPart, type ReportPart, reportParts } from '@countwise/contract';

/** What is no part of Select All: the details of each crime have a box of their own. */
export type Part = Exclude<ReportPart, 'crimeDetails'>;
/** The parts of the report, in the order of the dialog. */
export const parts: readonly Part[] = reportParts.filter((part) => part !== 'crimeDetails');

export const isOffered = (part: Part, chosen: ReadonlySet<ReportPart>): boolean =>
  isOfferedPart(part, (other) => chosen.has(other));

/** What the report is asked for: every part said, on or off. */
export const modulesOf = (chosen: ReadonlySet<Part>): Record<string, boolean> =>
  Object.fromEntries(parts.map((part) => [part, chosen.has(part) && isOffered(part, chosen)]));
