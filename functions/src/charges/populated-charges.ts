import { populatedCharges, toCaseFile } from '@countwise/contract';
import { californiaDay, sentence } from '@countwise/engine';
import type { CrimeCatalogue } from '@countwise/seed';
import { crimeRecordOf } from '../crimes/crime-record.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

/** A case's charges, the crimes they name and the sentence they make today: computed each time, never stored. */
export const populatedChargesRoute = ({
  cases,
  catalogue,
  now,
}: Pick<Deps, 'cases' | 'now'> & { readonly catalogue: CrimeCatalogue }) =>
  route(populatedCharges, async ({ params, session }) => {
    const { record, charges, limitations, factors, circumstances } = await cases.whole(session.user.Id, params.caseId);
    const crimes = [...new Set(charges.map(({ CrimeId }) => CrimeId))].flatMap((id) => catalogue.row(id) ?? []);
    const file = toCaseFile(record, charges, (id) => catalogue.row(id), limitations, circumstances);
    const today = californiaDay(now().getTime());
    return {
      charges: [...charges],
      crimes: crimes.map((row) => crimeRecordOf(row, catalogue)),
      limitations: [...limitations],
      factors: [...factors],
      circumstances: [...circumstances],
      today,
      sentence: sentence(file, catalogue, today),
    };
  });
