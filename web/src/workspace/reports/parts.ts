import type { reportModules } from '@countwise/contract';
import type { z } from 'zod';

/** The parts of the report, in the order of the dialog. */
export const parts = [
  'coverPage',
  'exposure',
  'releaseDate',
  'caseDetails',
  'probationEligibility',
  'probationFactors',
  'circumstances',
  'elements',
  'exposureTextCase',
  'definitionTextCase',
] as const satisfies readonly (keyof z.output<typeof reportModules>)[];
export type Part = (typeof parts)[number];

/** The findings checklist belongs to the probation part and goes where it goes. */
export const isOffered = (part: Part, chosen: ReadonlySet<Part>): boolean =>
  part !== 'probationFactors' || chosen.has('probationEligibility');

/** What the report is asked for: every part said, on or off. */
export const modulesOf = (chosen: ReadonlySet<Part>): Record<string, boolean> =>
  Object.fromEntries(parts.map((part) => [part, chosen.has(part) && isOffered(part, chosen)]));
