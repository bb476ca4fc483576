import { populatedCharges } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import type { CrimeCatalogue } from '@countwise/seed';
import { crimeRecordOf } from '../catalogue/crime-record.ts';
import { type AnswerKeeper, beside } from '../corrections/answer-keeper.ts';
import { counted } from '../corrections/counted.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export interface Counting {
  readonly catalogue: CrimeCatalogue;
  readonly keeper: Pick<AnswerKeeper, 'keepRead'>;
  /** Hears of an answer that could not be kept: the case is told all the same. */
  readonly told: (error: unknown) => void;
}

/**
 * A case's charges, the crimes they name and the sentence they make today: computed each time. What it comes to is kept
 * where it is another than before, and a correction of it is told.
 */
export const populatedChargesRoute = ({
  cases,
  catalogue,
  keeper,
  told,
  now,
}: Pick<Deps, 'cases' | 'now'> & Counting) =>
  route(populatedCharges, async ({ params, session: { user } }) => {
    const whole = await cases.whole(user.Id, params.caseId);
    const { record, charges, limitations, factors, circumstances } = whole;
    const crimes = [...new Set(charges.map(({ CrimeId }) => CrimeId))].flatMap((id) => catalogue.row(id) ?? []);
    const today = californiaDay(now().getTime());
    const made = counted(whole, catalogue, today);
    const kept = await beside(() => keeper.keepRead(user.Id, whole, made), told);
    return {
      charges: [...charges],
      crimes: crimes.map((row) => crimeRecordOf(row, catalogue, today)),
      limitations: [...limitations],
      factors: [...factors],
      circumstances: [...circumstances],
      today,
      sentence: made.sentence,
      correction: (kept ?? record).Correction,
    };
  });
