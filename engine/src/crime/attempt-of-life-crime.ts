import { type Dated, inForce } from '../law/dated.ts';
import type { Rule } from '../law/rule.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { years } from '../numbers/sentence-days.ts';
import { determinate, type Triad } from './triad.ts';

export interface AttemptTerms {
  readonly triad: Triad;
  readonly source: Rule;
}

const ofYears = (lower: number, middle: number, upper: number): Triad => ({
  lower: determinate(years(lower)),
  middle: determinate(years(middle)),
  upper: determinate(years(upper)),
});

/** Five, seven or nine years, as rows of the catalogue state them too. */
export const presentTerms = ofYears(5, 7, 9);

interface Terms {
  readonly triad: Triad;
  readonly spoken: string;
}

const present: Dated<Terms> = {
  effective: '1979-01-01',
  end: null,
  basis: 'offense',
  authority: 'PC 664(a)',
  value: { triad: presentTerms, spoken: 'five, seven or nine years' },
};

/** Terms for the attempt of a crime punished by life or death: Stats. 1976, ch. 1139; Stats. 1978, ch. 579. */
const versions: readonly Dated<Terms>[] = [
  {
    effective: '1977-07-01',
    end: '1978-12-31',
    basis: 'offense',
    authority: 'former PC 664(1)',
    value: { triad: ofYears(5, 6, 7), spoken: 'five, six or seven years' },
  },
  present,
];

/** The attempt of a life crime; before determinate terms the present ones are shown (BEFORE_DETERMINATE_SENTENCING). */
export function ofLifeCrime(on: IsoDate): AttemptTerms {
  const { effective, authority, value } = inForce(versions, on) ?? { ...present, effective: null };
  return {
    triad: value.triad,
    source: {
      word: 'ATT579',
      authority,
      effective,
      words: `${value.spoken} for the attempt of a crime punished by life or death`,
    },
  };
}
