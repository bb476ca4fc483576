import type { GroupCode } from '../crime/group-code.ts';
import { isLimitToCome } from '../crime/limit-on.ts';
import type { CrimeState } from '../law/crime-state.ts';
import {
  cocaineBaseAgain,
  injuryOfTheAged,
  injuryOfThePregnant,
  largeSums,
  matterShown,
} from '../law/lists/facts-of-limits.ts';
import { isListed, type StatuteList } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';

/** A limitation the fact of which a finding pleads that does not have its words. */
interface FactOfLimit {
  readonly limit: string;
  readonly findings: StatuteList;
  /** The crimes that its allegation attaches to. */
  readonly crimes: GroupCode;
  /** Shown only where no other felony is charged, whose sum might be added: Pen. Code, § 12022.6(b). */
  readonly alone?: true;
}

const factsOfLimits: readonly FactOfLimit[] = [
  { limit: 'PC 1203.066(a)(2)', findings: injuryOfThePregnant, crimes: 'LEWD' },
  { limit: 'PC 1203.066(a)(9)', findings: matterShown, crimes: 'LEWD' },
  { limit: 'PC 1203.09(f)', findings: injuryOfTheAged, crimes: 'BAR_ELDER' },
  { limit: 'HS 11370', findings: cocaineBaseAgain, crimes: 'DRUG_MINOR_BARRED' },
  { limit: 'PC 1203.045', findings: largeSums, crimes: 'THEFT', alone: true },
  { limit: 'PC 1203.048', findings: largeSums, crimes: 'COMPUTER', alone: true },
];

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

/** Limitations of which a finding shows the fact, beside a completed crime that they are of (J-67, J-69). */
export function limitsOfFacts({ state, offenseDate, groups, found, alone }: Convicted): readonly string[] {
  if (found.length === 0 || state !== 'Completed') return none;
  return factsOfLimits
    .filter((fact) => groups.has(fact.crimes) && (alone || fact.alone !== true))
    .filter(({ findings }) => found.some((sections) => isListed(findings, sections, offenseDate)))
    .filter(({ limit }) => !isLimitToCome(limit, offenseDate))
    .map(({ limit }) => limit);
}
