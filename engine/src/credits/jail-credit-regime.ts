import type { CreditRatio } from '../case-file/case-file.ts';
import { floorOf, fraction } from '../numbers/fraction.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { fifteenPercent } from './conduct-credit.ts';

/** A form that section 4019 or its limits took: how many days a block earns, and where the law says so (R-D03). */
export interface JailCreditRegime {
  readonly name: 'none' | 'fifteen-percent' | 'two-for-four' | 'two-for-two' | 'day-for-day';
  /** The ratio the product shows for it. */
  readonly ratio: CreditRatio;
  readonly authority: string;
  readonly earned: (days: number) => number;
  /** Days of the commitment below which nothing is deducted: Pen. Code, § 4019(e). */
  readonly leastCommitment: number;
}

/** Of the present form and of that of January 2010; six of the others. */
export const leastCommitment = 4;
const formerLeastCommitment = 6;

/** Who the person is, for the forms of 2010 and 2011. */
export interface JailCreditStanding {
  /** A prison sentence is executed. */
  readonly prison: boolean;
  /**
   * A serious or violent felony, present or prior, or registration under § 290. The court cannot strike it
   * for credit: People v. Lara (2012) 54 Cal.4th 896.
   */
  readonly disqualified: boolean;
}

const blocks = (served: number, earned: number) => (days: number) => floorOf(fraction(days, served)) * earned;

const twoForFour: JailCreditRegime = {
  name: 'two-for-four',
  ratio: '33',
  authority: 'former PC 4019(b), (c), (f)',
  earned: blocks(4, 2),
  leastCommitment: formerLeastCommitment,
};
const twoForTwo = (authority: string): JailCreditRegime => ({
  name: 'two-for-two',
  ratio: '50',
  authority,
  earned: blocks(2, 2),
  leastCommitment,
});
const dayForDay: JailCreditRegime = {
  name: 'day-for-day',
  ratio: '50',
  authority: 'former PC 2933(e), Stats. 2010, ch. 426',
  earned: blocks(1, 1),
  leastCommitment: 0,
};

/** Pen. Code, § 2933.2(c): no conduct credit at all. */
export const noCredit = (authority: string): JailCreditRegime => ({
  name: 'none',
  ratio: '0',
  authority,
  earned: blocks(1, 0),
  leastCommitment: 0,
});

/** Pen. Code, § 2933.1(c): whatever section 4019 would give, no more than this. */
export const violentCredit: JailCreditRegime = {
  name: 'fifteen-percent',
  ratio: '15',
  authority: 'PC 2933.1(c)',
  earned: fifteenPercent,
  leastCommitment,
};

/** First and last day; null = open. */
type Span = readonly [first: IsoDate | null, last: IsoDate | null];
const within = ([first, last]: Span, day: IsoDate): boolean =>
  (first === null || first <= day) && (last === null || day <= last);

interface RegimeRow {
  readonly crime: Span;
  readonly custody: Span;
  readonly who: (standing: JailCreditStanding) => boolean;
  readonly regime: JailCreditRegime;
}

const anyDay: Span = [null, null];
const everyone = (): boolean => true;
const unburdened = ({ disqualified }: JailCreditStanding): boolean => !disqualified;
const unburdenedInPrison = ({ disqualified, prison }: JailCreditStanding): boolean => prison && !disqualified;

/** The first row that fits is the law; where none does, two for four. */
const regimeRows: readonly RegimeRow[] = [
  {
    crime: ['2011-10-01', null],
    custody: anyDay,
    who: everyone,
    regime: twoForTwo('PC 4019(b), (c), (f), (h)'),
  },
  { crime: ['2010-09-28', '2011-09-30'], custody: anyDay, who: unburdenedInPrison, regime: dayForDay },
  { crime: [null, '2010-09-27'], custody: ['2010-09-28', '2011-09-30'], who: unburdenedInPrison, regime: dayForDay },
  {
    // the stricter form of 28 September 2010 is for crimes from that day: People v. Garcia (2012) 209 Cal.App.4th 530
    crime: [null, '2010-09-27'],
    custody: ['2010-01-25', null],
    who: unburdened,
    regime: twoForTwo('former PC 4019(b), (c), (f), Stats. 2009, 3d Ex. Sess., ch. 28'),
  },
];

/** Custody days on which a form begins or has ended: a custody row is split before each of them. */
export const regimeBoundaries: readonly IsoDate[] = ['2010-01-25', '2010-09-28', '2011-10-01'];

/**
 * The form of Pen. Code, § 4019 that a custody day earns for a crime of the given day (R-D03). The change of January
 * 2010 looks to the custody day and is prospective (People v. Brown (2012) 54 Cal.4th 314); those of September 2010 and
 * October 2011 look to the crime (former subd. (g), subd. (h)). Not modelled: program weeks of § 4019.4, credit that the jail withholds.
 */
export function jailCreditRegime(
  custodyDay: IsoDate,
  crimeDay: IsoDate,
  standing: JailCreditStanding,
): JailCreditRegime {
  const row = regimeRows.find(
    ({ crime, custody, who }) => within(crime, crimeDay) && within(custody, custodyDay) && who(standing),
  );
  return row?.regime ?? twoForFour;
}
