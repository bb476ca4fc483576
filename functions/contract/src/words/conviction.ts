import {
  ageOn,
  type ChargeAnswer,
  type CrimeState,
  type IsoDate,
  type RowAnswer,
  type Severity,
} from '@countwise/engine';

/** What a row of the answer is convicted as, which the row of its crime does not say: what follows from the conviction asks it. */
interface Conviction {
  readonly state: CrimeState;
  readonly serious: boolean;
  readonly violent: boolean;
  /** Years of age on the day of the act; absent where the birth date is not known. */
  readonly age?: number;
  /** As it is charged; of a count alone. */
  readonly level?: Severity;
}

/** The act: how far it went, its day, and the birth date of its doer. */
interface Act {
  readonly state: CrimeState;
  readonly on: IsoDate;
  readonly born: IsoDate | null | undefined;
}

export const convictionOf = (row: RowAnswer | ChargeAnswer, { state, on, born }: Act): Conviction => ({
  state,
  serious: row.serious,
  violent: row.violent,
  ...(born && { age: ageOn(born, on).years }),
  ...('charged' in row && { level: row.charged.severity }),
});
