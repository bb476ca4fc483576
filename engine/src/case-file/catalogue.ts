import type { CrimeVersion } from '../crime/crime-version.ts';
import type { GroupCode } from '../crime/group-code.ts';
import type { CrimeState } from '../law/crime-state.ts';
import type { IsoDate } from '../numbers/iso-date.ts';

export type Resolution =
  | {
      readonly kind: 'found';
      readonly crime: CrimeVersion;
      /** Set by a statute that names it: `PC 664/…` an attempt, `PC 182/…` a conspiracy. */
      readonly state?: CrimeState;
      /** Statutes of the other rows that the reference might have meant. */
      readonly others: readonly string[];
    }
  | { readonly kind: 'missing'; readonly message: string };

/** What the row of a statute is to be, where the statute may mean several. */
export interface WantedRow {
  readonly severity?: CrimeVersion['severity'] | undefined;
  /** Groups of the crime that an enhancement is filed with: of rows otherwise alike the first that attaches to it. */
  readonly groups?: readonly GroupCode[] | undefined;
}

/** The law as data, seen from the engine: rows by statute or id, in force on an offense day. */
export interface Catalogue {
  readonly version: string;
  byStatute(statute: string, on: IsoDate, wanted?: WantedRow): Resolution;
  byId(id: string): Resolution;
}
