import type { CatalogueRow } from '../catalogue/row.ts';
import type { ReferenceArtefact } from './artefact.ts';
import { type CrimeRule, crimeRule } from './crime-rule.ts';

export type CollateralConsequence = ReferenceArtefact['consequences'][number];

/** Kinds of consequences by their number. The last is for our own use and never shown. */
export const consequenceTypes: Readonly<Record<number, string>> = {
  1: 'Registration',
  2: 'Firearms',
  3: 'Fines and fees',
  4: 'Restitution',
  5: 'Protective orders',
  6: 'Driving',
  7: 'Civil rights',
  8: 'Immigration',
  9: 'Licences and employment',
  10: 'Benefits and housing',
  11: 'Family',
  12: 'Future cases and record',
  13: 'Custody and supervision',
  14: 'Internal',
};

const internal = 14;
const nothing: CrimeRule = () => false;

/** What a conviction brings beside the sentence (part H of the law). */
export class ConsequenceList {
  readonly collateralConsequences: readonly CollateralConsequence[];
  readonly #shown: readonly { readonly consequence: CollateralConsequence; readonly applies: CrimeRule }[];

  constructor(lines: readonly CollateralConsequence[]) {
    this.collateralConsequences = lines;
    this.#shown = lines
      .filter(({ end, hidden, type }) => end === null && !hidden && type !== internal)
      .map((consequence) => ({ consequence, applies: crimeRule(consequence.applies) ?? nothing }));
  }

  /** The consequences of a crime that are shown: neither ended nor hidden nor internal. */
  collateralConsequencesOf(row: CatalogueRow): CollateralConsequence[] {
    return this.#shown.filter(({ applies }) => applies(row)).map(({ consequence }) => consequence);
  }
}
