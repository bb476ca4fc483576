import type { IsoDate } from '../numbers/iso-date.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';

/** How a felony term in county jail is divided between custody and mandatory supervision: Pen. Code, § 1170(h)(5). */
export type SplitTerm =
  /** The law has no split here. */
  | { readonly kind: 'none'; readonly reason: string; readonly authority: string }
  /** The term may be split and is not: it is counted as a straight term. */
  | { readonly kind: 'open'; readonly termDays: SentenceDays; readonly reason: string; readonly authority: string }
  /** Custody and supervision are the term together; a straight term has no supervision. */
  | {
      readonly kind: 'split';
      readonly termDays: SentenceDays;
      readonly custodyDays: SentenceDays;
      readonly supervisionDays: SentenceDays;
      readonly custodyEnds: IsoDate;
      readonly custodyAuthority: string;
      readonly supervisionEnds: IsoDate;
      readonly authority: string;
      /** Calendar days: what is suspended, the credit beyond the custody part, what is left to serve under supervision. */
      readonly working: {
        readonly suspendedDays: number;
        readonly excessDays: number;
        readonly actualDays: number;
        readonly authority: string;
      };
    };
