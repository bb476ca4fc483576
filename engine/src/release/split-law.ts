import { type Dated, isInForce } from '../law/dated.ts';
import type { ReleaseFacts } from './release-facts.ts';

interface SplitLaw {
  /** Whether the court must split the term unless it finds against it. */
  readonly presumed: boolean;
  /** What a term without a split rests on. */
  readonly straight: string;
  /** What says that a statute may bar it. */
  readonly barred: string;
}

/** At first a choice of the court. */
const choice: Dated<SplitLaw> = {
  effective: '2011-10-01',
  end: '2014-12-31',
  basis: 'sentencing',
  authority: 'former PC 1170(h)(5)(B)',
  value: { presumed: false, straight: 'former PC 1170(h)(5)(A)', barred: 'former PC 1170(h)(5)(B)' },
};

/** The rule for everybody sentenced since 2015: Pen. Code, § 1170(h)(8). */
const presumption: Dated<SplitLaw> = {
  effective: '2015-01-01',
  end: null,
  basis: 'sentencing',
  authority: 'PC 1170(h)(5)(B)',
  value: { presumed: true, straight: 'PC 1170(h)(5)(A); CRC 4.415', barred: 'CRC 4.415(a)' },
};

/** The law of mandatory supervision on the day of sentence. */
export const splitLaw = ({ sentencingDate }: ReleaseFacts): Dated<SplitLaw> =>
  isInForce(presumption, sentencingDate) ? presumption : choice;
