import type { Brought, ConvictedAs, CrimeVersion } from '@countwise/engine';
import type { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import { consequenceTypes } from './collateral-consequences.ts';
import type { Reference } from './open-reference.ts';

/** A fine's units in the table: dollars. Assessments and shares of other fines are none. */
const dollars = 1;
const apart = ['court-operations', 'conviction-assessment', 'penalty-assessments'];

/** What a crime brings by the table of consequences, as it was convicted: a wobbler as the misdemeanor it became. */
export const broughtByCrime =
  (catalogue: CrimeCatalogue, { consequences }: Pick<Reference, 'consequences'>) =>
  ({ id, severity }: CrimeVersion, convicted: ConvictedAs): readonly Brought[] => {
    const row = catalogue.row(id);
    if (row === undefined) return [];
    const of = catalogue.convicted(row, convicted.state);
    return consequences
      .collateralConsequencesOf(of === row ? { ...row, severity } : of, convicted)
      .map(({ id: consequence, type, units, maximum }) => ({
        id: consequence,
        fine:
          type === consequenceTypes.fines && units === dollars && !apart.includes(consequence) ? Number(maximum) : null,
      }));
  };
