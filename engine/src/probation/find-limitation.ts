import type { ProbationLimitation } from './limitation.ts';
import { probationLimitations } from './limitations.ts';
import { statuteKey } from './statute-key.ts';

const byKey: ReadonlyMap<string, ProbationLimitation> = new Map(
  probationLimitations.flatMap((limitation) => [
    [statuteKey(limitation.id), limitation],
    [statuteKey(limitation.statute), limitation],
  ]),
);

/** The limitation that a section names, by its id or its whole statute text; undefined where no row has it. */
export const findLimitation = (section: string): ProbationLimitation | undefined => byKey.get(statuteKey(section));
