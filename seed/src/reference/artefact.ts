import type { z } from 'zod';
import type * as line from './lines.ts';

/** Version of the artefact's shape. A reader refuses another. */
export const format = 4;

/** The compiled tables of the reference data, each in the order of its file. */
export interface ReferenceArtefact {
  readonly format: typeof format;
  readonly categories: readonly z.infer<typeof line.categoryLine>[];
  readonly matchGroups: readonly z.infer<typeof line.matchGroupLine>[];
  readonly ruleWords: readonly z.infer<typeof line.ruleWordLine>[];
  readonly consequences: readonly z.infer<typeof line.consequenceLine>[];
  readonly factorGroups: readonly z.infer<typeof line.factorGroupLine>[];
  readonly factors: readonly z.infer<typeof line.factorLine>[];
  readonly instructions: readonly z.infer<typeof line.instructionLine>[];
  readonly provisions: readonly z.infer<typeof line.provisionLine>[];
  readonly accountOptions: readonly z.infer<typeof line.accountOptionLine>[];
  readonly searchWords: readonly z.infer<typeof line.searchWordLine>[];
  readonly popularNames: readonly z.infer<typeof line.popularNameLine>[];
  readonly mostCharged: readonly z.infer<typeof line.mostChargedLine>[];
  /** What may be pleaded in place of a crime or found in place of an enhancement. */
  readonly reductions: readonly z.infer<typeof line.reductionLine>[];
  readonly plainNames: readonly z.infer<typeof line.plainNameLine>[];
}

function isArtefact(json: unknown): json is ReferenceArtefact {
  return (
    typeof json === 'object' && json !== null && 'format' in json && json.format === format && 'plainNames' in json
  );
}

/** The artefact in a parsed JSON file. The compiler has checked every line. Throws if it is of another format. */
export function readReferenceArtefact(json: unknown): ReferenceArtefact {
  if (isArtefact(json)) return json;
  throw new Error(`Not reference data of format ${format}: compile it again.`);
}
