import { collateralConsequences } from '@countwise/contract';
import { type Route, route } from '../platform/route.ts';
import { crimeRow, type Deps } from './deps.ts';

/** What a conviction of a crime brings beside its sentence: as its row has it, or as it is convicted. */
export const consequenceRoute = (deps: Pick<Deps, 'catalogue' | 'reference'>): Route =>
  route(collateralConsequences, async ({ body: { where, conviction, on } }) => {
    const { CrimeId } = where;
    const row = deps.catalogue.convicted(crimeRow(deps, CrimeId), conviction?.state ?? 'Completed', on);
    return deps.reference.consequences.collateralConsequencesOf(row, conviction, on).map((consequence) => ({
      CrimeId,
      CollateralConsequence: {
        Id: consequence.id,
        Name: consequence.name,
        LawTextYes: consequence.yes,
        LawTextNo: consequence.no,
        Authority: consequence.authority,
        PenaltyUnits: consequence.units,
        MinimumPenalty: consequence.minimum,
        MaximumPenalty: consequence.maximum,
        EndDate: consequence.end,
        Hidden: consequence.hidden,
        Type: consequence.type,
      },
    }));
  });
