import { around } from '../law/statute.ts';
import type { ProbationLimitation } from './limitation.ts';
import { probationLimitations } from './limitations.ts';
import { statuteKey } from './statute-key.ts';

const byKey: ReadonlyMap<string, ProbationLimitation> = new Map(
  probationLimitations.flatMap((limitation) => [
    [limitation.id, limitation],
    [statuteKey(limitation.id), limitation],
    [statuteKey(limitation.statute), limitation],
  ]),
);

function findByKey(key: string): ProbationLimitation | undefined {
  const wider = around(key);
  return byKey.get(key) ?? (wider === key ? undefined : findByKey(wider));
}

/**
 * The limitation that a section names: by its id, its whole statute text, or a subdivision of a section that the table
 * has undivided. Undefined where no row has it.
 */
export const findLimitation = (section: string): ProbationLimitation | undefined =>
  byKey.get(section) ?? findByKey(statuteKey(section));
