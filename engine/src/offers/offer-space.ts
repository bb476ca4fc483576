import type { SentenceDays } from '../numbers/sentence-days.ts';
import type { Lever } from './every-lever.ts';

/**
 * How a lesser crime or finding stands to what is charged. A `finding` the court may make by itself, for its facts are alleged
 * and found with the greater one; an `allegation` takes the place of one by amendment of the pleading: Pen. Code, § 1009.
 */
export const reductionKinds = ['included', 'related', 'attempt', 'finding', 'allegation'] as const;
type ReductionKind = (typeof reductionKinds)[number];

/** A lesser plea that the table of reductions knows: statutes as the catalogue is asked for them. */
export interface Reduction {
  readonly from: string;
  readonly to: string;
  readonly kind: ReductionKind;
  /** What of the facts is given up, in words. */
  readonly gives: string;
  readonly authority: string;
}

/** What charges the case now: the limits of Pen. Code, § 1192.7(a)(2), (3), speak of an information or indictment alone. */
export const pleadingStages = ['complaint', 'information'] as const;
export type PleadingStage = (typeof pleadingStages)[number];

/** What of a case is open. */
export interface OfferSpace {
  readonly levers: readonly Lever[];
  /** Ids of counts, enhancements and priors that stay as they are filed. */
  readonly fixed?: readonly string[];
  readonly reductions?: readonly Reduction[];
  /** Days of jail that probation may be granted with. */
  readonly jailDays?: readonly number[];
  /** Parts of a term under Pen. Code, § 1170(h), that may be served in custody. */
  readonly custodyParts?: readonly SentenceDays[];
  /** Years of statute are compared before strikes. */
  readonly yearsFirst?: boolean;
  /** Every charge is pleaded to and the People agree to nothing: what the court can do by itself. */
  readonly courtAlone?: boolean;
  /** By what the case is charged; an information where it is not said. */
  readonly stage?: PleadingStage;
}

/** Which credit counts the days to serve: the statute's, or what the regulations of the Department give. */
export type CreditSide = 'statute' | 'department';
