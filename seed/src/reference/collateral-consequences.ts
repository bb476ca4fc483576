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
  9: 'Licenses and employment',
  10: 'Benefits and housing',
  11: 'Family',
  12: 'Future cases and record',
  13: 'Custody and supervision',
  14: 'Internal',
};

const internal = 14;
const isShown = ({ end, hidden, type }: CollateralConsequence) => end === null && !hidden && type !== internal;

/** What a conviction brings beside the sentence (part H of the law). */
export class ConsequenceList {
  readonly collateralConsequences: readonly CollateralConsequence[];
  readonly #rules: ReadonlyMap<string, CrimeRule>;

  constructor(lines: readonly CollateralConsequence[]) {
    this.collateralConsequences = lines;
    this.#rules = new Map(
      lines.flatMap(({ id, applies }) => {
        const rule = crimeRule(applies);
        return rule === null ? [] : [[id, rule]];
      }),
    );
  }

  /** The consequences of a crime that are shown: neither ended nor hidden nor internal. */
  collateralConsequencesOf(row: CatalogueRow): CollateralConsequence[] {
    const applies = (id: string) => this.#rules.get(id)?.(row) ?? false;
    return this.collateralConsequences.filter(
      (consequence) => isShown(consequence) && applies(consequence.id) && !consequence.unless.some(applies),
    );
  }
}
