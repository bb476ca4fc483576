import type { CaseRecord } from './schemas/case.ts';
import type { ChargeRecord } from './schemas/charge.ts';

/** A charge of a sample: a row of the catalogue, and what is set on it. */
interface SampleCharge {
  readonly crime: string;
  /** The charge it hangs on, by its place in the list. */
  readonly on?: number;
  readonly set: Partial<
    Pick<
      ChargeRecord,
      'CountNumber' | 'SelectedTerm' | 'ChargeStatus' | 'CrimeState' | 'Concurrency' | 'Occasion' | 'SelectedDays'
    >
  >;
}

/** A case of nobody with an answer worked out by hand. */
export interface SampleCase {
  /** Its case number, which tells it from all others of its owner. */
  readonly number: string;
  readonly firstName: string;
  readonly shows: string;
  /** The working by hand, each step with its authority. */
  readonly working: string;
  readonly total: string;
  readonly strikes?: CaseRecord['NumberOfStrikes'];
  readonly charges: readonly SampleCharge[];
}

export const sampleLastName = 'Sample';
/** The day of every crime of the samples. */
export const sampleOffenseDate = '2026-03-14';

const robbery = 'pc-211_212.5-c~f';
const gunUsed = 'pc-12022.53-b~f~1998-01-01';
const homeBurglary = 'pc-459_460-a~f';
const assault = 'pc-245-a-1~f~2012-01-01';
const [lower, middle, upper] = [1, 2, 3] as const;

/** Ten cases, each with what it shows, the working by hand and the answer. A test holds each to its answer. */
export const sampleCases: readonly SampleCase[] = [
  {
    number: '26-SAMPLE',
    firstName: 'Jordan',
    shows: 'Two robberies with a gun, and the gun itself',
    working:
      'Count 1 upper 5y (PC 213(a)(2)) and the gun 10y (PC 12022.53(b)); count 2 a third of the middle 3y, and of the gun 10y: 1y and 3y 4m; count 3 a third of 2y: 8m (PC 1170.1(a)).',
    total: '20y',
    charges: [
      { crime: robbery, set: { CountNumber: 1, SelectedTerm: upper } },
      { crime: gunUsed, on: 0, set: { CountNumber: 1 } },
      { crime: robbery, set: { CountNumber: 2, SelectedTerm: middle } },
      { crime: gunUsed, on: 2, set: { CountNumber: 2 } },
      { crime: 'pc-29800-a-1~f', set: { CountNumber: 3, SelectedTerm: middle } },
    ],
  },
  {
    number: 'SAMPLE-02',
    firstName: 'Prior',
    shows: 'A prior strike and the serious prior',
    working:
      'Burglary of a home, middle 4y (PC 461(a)), doubled for the strike: 8y (PC 667(e)(1)); the prior serious felony adds 5y, which is not doubled (PC 667(a)(1)).',
    total: '13y',
    strikes: 1,
    charges: [
      { crime: homeBurglary, set: { CountNumber: 1, SelectedTerm: middle } },
      { crime: 'pc-667-a-1~f~1982-06-09', set: { CountNumber: 0 } },
    ],
  },
  {
    number: 'SAMPLE-03',
    firstName: 'County',
    shows: 'Felonies served in county jail',
    working:
      'Burglary of the second degree, middle 2y (PC 461(b)); receiving stolen property a third of its middle 2y: 8m (PC 1170.1(a)); both in county jail (PC 1170(h)(2)).',
    total: '2y 8m',
    charges: [
      { crime: 'pc-459_460-b~f', set: { CountNumber: 1, SelectedTerm: middle } },
      { crime: 'pc-496-a~f', set: { CountNumber: 2, SelectedTerm: middle } },
    ],
  },
  {
    number: 'SAMPLE-04',
    firstName: 'Stayed',
    shows: 'A count stayed for one act',
    working: 'Robbery, middle 3y (PC 213(a)(2)); the assault by which it was done is stayed and adds nothing (PC 654).',
    total: '3y',
    charges: [
      { crime: robbery, set: { CountNumber: 1, SelectedTerm: middle } },
      { crime: assault, set: { CountNumber: 2, SelectedTerm: lower, ChargeStatus: 3 } },
    ],
  },
  {
    number: 'SAMPLE-05',
    firstName: 'Injury',
    shows: 'Great bodily injury, and a concurrent count',
    working:
      'Assault with a deadly weapon, middle 3y (PC 245(a)(1)), and great bodily injury 3y (PC 12022.7(a)); the threat runs beside it and adds nothing (PC 669).',
    total: '6y',
    charges: [
      { crime: assault, set: { CountNumber: 1, SelectedTerm: middle } },
      { crime: 'pc-12022.7-a~f', on: 0, set: { CountNumber: 1 } },
      { crime: 'pc-422-a~f~1987-01-01', set: { CountNumber: 2, SelectedTerm: middle, Concurrency: 1 } },
    ],
  },
  {
    number: 'SAMPLE-06',
    firstName: 'Days',
    shows: 'A misdemeanor, in days',
    working: 'Battery on a spouse: 180 of the at most 364 days (PC 243(e)(1), 18.5(a)).',
    total: '180d',
    charges: [{ crime: 'pc-243-e-1~m', set: { CountNumber: 1, SelectedDays: 180 } }],
  },
  {
    number: 'SAMPLE-07',
    firstName: 'Life',
    shows: 'Two terms to life, one after the other',
    working:
      'Murder of the first degree, 25 years to life (PC 190(a)); the gun that caused the death adds 25 years to life, one after the other (PC 12022.53(d)).',
    total: '50 - L',
    charges: [
      { crime: 'pc-187-a~first-degree~f~1978-11-08', set: { CountNumber: 1 } },
      { crime: 'pc-12022.53-d~f~1998-01-01', on: 0, set: { CountNumber: 1 } },
    ],
  },
  {
    number: 'SAMPLE-08',
    firstName: 'Attempt',
    shows: 'An attempt with a term of its own',
    working:
      'Attempted robbery of the second degree is not half of the robbery: its terms are 16 months, 2 and 3 years, middle 2y (PC 213(b), 18(a)).',
    total: '2y',
    charges: [{ crime: robbery, set: { CountNumber: 1, SelectedTerm: middle, CrimeState: 'Attempt' } }],
  },
  {
    number: 'SAMPLE-09',
    firstName: 'Occasions',
    shows: 'Sex crimes of two occasions in full',
    working:
      'Two rapes on two occasions, each its middle 6y in full, one after the other although marked concurrent (PC 264(a), 667.6(d)).',
    total: '12y',
    charges: [
      { crime: 'pc-261-a-2~f', set: { CountNumber: 1, SelectedTerm: middle, Occasion: 'March' } },
      { crime: 'pc-261-a-2~f', set: { CountNumber: 2, SelectedTerm: middle, Occasion: 'April', Concurrency: 1 } },
    ],
  },
  {
    number: 'SAMPLE-10',
    firstName: 'Strike',
    shows: 'A strike case of two occasions',
    working:
      'Burglary of a home, middle 4y, doubled: 8y; the second, of another occasion, must follow although marked concurrent (PC 667(c)(6)): a third of 4y, doubled, 2y 8m (PC 667(e)(1), 1170.1(a)).',
    total: '10y 8m',
    strikes: 1,
    charges: [
      { crime: homeBurglary, set: { CountNumber: 1, SelectedTerm: middle, Occasion: 'first' } },
      { crime: homeBurglary, set: { CountNumber: 2, SelectedTerm: middle, Occasion: 'second', Concurrency: 1 } },
    ],
  },
];
