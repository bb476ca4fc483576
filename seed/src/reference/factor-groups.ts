import type { IsoDate } from '@countwise/engine';
import type { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { ReferenceArtefact } from './artefact.ts';
import { type CrimeRule, crimeRule } from './crime-rule.ts';

/** A question whose answer picks the row a crime is punished per, in the specs' names. */
export interface FactorGroup {
  readonly CPKGroupId: string;
  readonly PromptMessage: string;
}

/** One answer, with the row that then takes the crime's place. */
export interface CrimeFactor {
  readonly FactorId: string;
  readonly FactorName: string;
  readonly SortValue: number;
  readonly row: CatalogueRow;
}

/** Crimes that are punished per another row: by degree, value, age, injury, priors. */
export class FactorBook {
  readonly #groups: readonly {
    readonly group: FactorGroup;
    readonly applies: CrimeRule;
    readonly to: IsoDate | null;
  }[];
  readonly #factors: ReferenceArtefact['factors'];

  constructor({ factorGroups, factors }: Pick<ReferenceArtefact, 'factorGroups' | 'factors'>) {
    this.#factors = factors;
    this.#groups = factorGroups.flatMap(({ id, prompt, applies, to }) => {
      const rule = crimeRule(applies);
      return rule === null ? [] : [{ group: { CPKGroupId: id, PromptMessage: prompt }, applies: rule, to }];
    });
  }

  /** The group of a main crime; undefined where no fact chooses its punishment. */
  factorGroupOf(row: CatalogueRow): FactorGroup | undefined {
    if (row.kind !== 'crime') return undefined;
    return this.#groups.find(({ applies }) => applies(row))?.group;
  }

  /**
   * The factors of a group in their order, as the catalogue has them on a day, or, of former law, on its last day;
   * those it has not are left out.
   */
  factorsOf(groupId: string, catalogue: CrimeCatalogue, asked: IsoDate): CrimeFactor[] {
    const last = this.#groups.find(({ group }) => group.CPKGroupId === groupId)?.to ?? asked;
    const on = last < asked ? last : asked;
    return this.#factors
      .filter(({ group }) => group === groupId)
      .flatMap(({ name, statute, severity }, at) => {
        const row = catalogue.candidates(statute, on).find((candidate) => candidate.severity === severity);
        if (row === undefined) return [];
        return [{ FactorId: `${groupId}-${at + 1}`, FactorName: name, SortValue: at + 1, row }];
      });
  }
}
