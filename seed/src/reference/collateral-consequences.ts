import {
  type IsoDate,
  isConspiracyOfMisdemeanor,
  isNotUnderItsSection,
  isNoViolation,
  type Severity,
  sectionsOf,
  stateNamedBy,
} from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { ReferenceArtefact } from './artefact.ts';
import { type Conviction, type CrimeRule, crimeRule, today } from './crime-rule.ts';

export type CollateralConsequence = ReferenceArtefact['consequences'][number];

/** Kinds of consequences. The internal ones are for our own use and never shown. */
export const consequenceTypes = {
  registration: 1,
  firearms: 2,
  fines: 3,
  restitution: 4,
  protectiveOrders: 5,
  driving: 6,
  civilRights: 7,
  immigration: 8,
  licenses: 9,
  benefits: 10,
  family: 11,
  record: 12,
  custody: 13,
  internal: 14,
} as const;

const { immigration, registration, internal } = consequenceTypes;
const isShown = ({ end, hidden, type }: CollateralConsequence) => end === null && !hidden && type !== internal;

/** Immigration and registration, which a lawyer must speak of before a plea, stand first. */
const rankOf = ({ type }: CollateralConsequence): number => (type === immigration || type === registration ? 0 : 1);

/** A conspiracy to commit a misdemeanor or an infraction, which is a felony unless charged as less: Pen. Code, §§ 17(b), 182(a). */
const ofSection182 = (row: CatalogueRow, severity: Severity = 'felony'): CatalogueRow => ({
  ...row,
  severity,
  place: severity === 'felony' ? 'jail1170h' : 'jail',
});

/** A row that names its state by itself is convicted in it, whatever is said: `PC 664/187(a)` kills nobody. */
function ofNamedState({ statute, serious, violent }: CatalogueRow, said?: Conviction): Conviction | undefined {
  const state = stateNamedBy(statute);
  return state === undefined ? said : { serious, violent, ...said, state };
}

/** What a conviction brings beside the sentence. */
export class ConsequenceList {
  readonly collateralConsequences: readonly CollateralConsequence[];
  readonly #rules: ReadonlyMap<string, CrimeRule>;

  constructor(lines: readonly CollateralConsequence[]) {
    this.collateralConsequences = lines.toSorted((left, right) => rankOf(left) - rankOf(right));
    this.#rules = new Map(
      lines.flatMap(({ id, applies }) => {
        const rule = crimeRule(applies);
        return rule === null ? [] : [[id, rule]];
      }),
    );
  }

  /**
   * The consequences of a crime that are shown, neither ended nor hidden nor internal: as its row has it, or as convicted.
   * @param on day of the act; without one those of today's law
   */
  collateralConsequencesOf(row: CatalogueRow, said?: Conviction, on?: IsoDate): CollateralConsequence[] {
    const conviction = ofNamedState(row, said);
    const charged = {
      crime: row,
      sections: sectionsOf(row.statute),
      state: conviction?.state ?? 'Completed',
      lawDate: on ?? today,
    };
    const convicted = isConspiracyOfMisdemeanor(charged) ? ofSection182(row, conviction?.level) : row;
    const as = conviction && {
      ...conviction,
      violates: !isNoViolation(charged),
      underSection: !isNotUnderItsSection(charged),
    };
    const applies = (id: string) => this.#rules.get(id)?.(convicted, as, on) ?? false;
    return this.collateralConsequences.filter(
      (consequence) => isShown(consequence) && applies(consequence.id) && !consequence.unless.some(applies),
    );
  }
}
