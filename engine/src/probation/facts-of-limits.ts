import type { GroupCode } from '../crime/group-code.ts';
import type { CrimeState } from '../law/crime-state.ts';
import { factsOfLimits } from '../law/lists/facts-of-limits.ts';
import { isListed } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';

/** A felony of which a person is convicted, with what was found beside it. */
interface Convicted {
  readonly state: CrimeState;
  readonly offenseDate: IsoDate;
  readonly groups: ReadonlySet<GroupCode>;
  /** Sections of each enhancement and prior found true. */
  readonly found: readonly (readonly string[])[];
  /** No other felony is charged with it. */
  readonly alone: boolean;
}

const none: readonly string[] = [];

/** Limitations of which a finding of another name shows the fact, beside a completed crime that they are of (J-67). */
export function limitsOfFacts({ state, offenseDate, groups, found, alone }: Convicted): readonly string[] {
  if (found.length === 0 || state !== 'Completed') return none;
  return factsOfLimits
    .filter((fact) => groups.has(fact.crimes) && (alone || fact.alone !== true))
    .filter(({ findings }) => found.some((sections) => isListed(findings, sections, offenseDate)))
    .map(({ limit }) => limit);
}
