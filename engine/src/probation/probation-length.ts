import type { Probation } from '../answer/probation.ts';
import { namedIn } from '../case-file/by-sections.ts';
import { type Dated, inForce } from '../law/dated.ts';
import {
  computerCrimes,
  computerFelonies,
  drunkenManslaughters,
  largerThefts,
  lossesOfElders,
  pettyThefts,
  theftsByValue,
} from '../law/lists/probation-lengths.ts';
import { sectionsOf } from '../law/statute.ts';
import { isListed, isNamed } from '../law/statute-list.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { isNoViolationOfSection, type ProbationRow } from './probation-facts.ts';
import { isAgainstRelative, relatedVictimOf } from './related-victim.ts';

type Length = Probation['lengths'][number];

/** Asks of a conviction and of the sections its statute names. */
type Test = (row: ProbationRow, sections: readonly string[]) => boolean;

/** Crimes whose own law sets a length: exceptions of §§ 1203.1(l)(1) and 1203a(b). */
interface OwnLength {
  readonly applies: Test;
  /** Of any conviction, whoever the victim is or how grave it is: an attempt and a conspiracy have it too. The others are of a violation (J-95, J-100). */
  readonly ofAnyState?: true;
  /** It is thirty-six months at least, and nothing shortens it: § 1203.097(a) knows no waiver and no unusual case. */
  readonly isLong?: true;
  readonly text: string;
  readonly authority: string;
}

function named(...list: readonly string[]): Test {
  const isNamed = namedIn(list);
  return (_row, sections) => isNamed(sections);
}
const felony = ({ severity }: ProbationRow): boolean => severity === 'felony';

/** Petty theft has six months (§ 490), grand theft reduced to a misdemeanor a year (§ 489). */
const pettyTheftDays = 180;

/** A duty to register as an arsonist broken without will has six months (§ 19), and no length of its own. */
const halfYear = 180;

/** Days of the 120 hours of a first or second contempt of a Family Code order; a third has 240 (CP 1218(c)(1)). */
const secondContemptDays = 5;

const isPettyTheft: Test = (row, sections) =>
  !felony(row) &&
  (isListed(pettyThefts, sections, row.offenseDate) ||
    (row.maximumTerm <= pettyTheftDays && isListed(theftsByValue, sections, row.offenseDate)));

/** Part 6 of the Penal Code (Stats. 2010, ch. 711), which renumbered § 12021(g). */
const partSix = '2012-01-01';
const isFirearmAgainstOrder = namedIn([
  'PC 12021(g)',
  'PC 136.2(a)',
  'PC 136.2(d)',
  'PC 166(d)',
  'PC 273.6(g)',
  'FM 6389',
]);

const ownLengths: readonly OwnLength[] = [
  { applies: named('VC 23152', 'VC 23153'), isLong: true, text: '3 to 5 years.', authority: 'VC 23600(b)(1)' },
  {
    applies: ({ offenseDate }, sections) => isListed(drunkenManslaughters, sections, offenseDate),
    isLong: true,
    text: '3 to 5 years.',
    authority: 'PC 191.5(e)',
  },
  {
    // the victim of both is a relative
    applies: named('PC 273.5', 'PC 243(e)'),
    ofAnyState: true,
    isLong: true,
    text: 'At least 36 months.',
    authority: 'PC 1203.097(a)(1)',
  },
  {
    applies: named('PC 166(c)'),
    isLong: true,
    text: 'At least 36 months.',
    authority: 'PC 166(e)(1); PC 1203.097(a)(1)',
  },
  {
    applies: ({ offenseDate }, sections) => offenseDate < partSix && isFirearmAgainstOrder(sections),
    isLong: true,
    text: 'At least 36 months.',
    authority: 'former PC 12021(g)(3); PC 1203.097(a)(1)',
  },
  {
    applies: named('PC 29825', 'PC 136.2(a)', 'PC 136.2(d)', 'PC 166(d)', 'PC 273.6(g)', 'FM 6389'),
    isLong: true,
    text: 'At least 36 months.',
    authority: 'PC 29825(c); PC 1203.097(a)(1)',
  },
  {
    applies: named('PC 273.6', 'FM 6388'),
    isLong: true,
    text: 'At least 36 months.',
    authority: 'PC 273.6(h); PC 1203.097(a)(1)',
  },
  {
    applies: named('PC 273a'),
    text: 'At least 48 months, unless the court waives them for reasons on the record.',
    authority: 'PC 273a(c)(1)',
  },
  {
    applies: named('PC 273d'),
    text: 'At least 36 months, unless the court waives them for reasons on the record.',
    authority: 'PC 273d(c)(1)',
  },
  {
    applies: (row, sections) => !felony(row) && named('PC 602.5(b)')(row, sections),
    text: 'Up to 3 years.',
    authority: 'PC 602.5(c)',
  },
  { applies: named('HS 11550(a)', 'HS 11550(b)'), text: 'Up to 5 years.', authority: 'HS 11550(a)' },
  {
    applies: (row, sections) => row.maximumTerm > secondContemptDays && named('CP 1218(c)')(row, sections),
    text: 'Up to 3 years.',
    authority: 'CP 1218(c)(2)',
  },
  {
    applies: named('CP 1218(c)'),
    text: 'Up to 1 year; up to 2 years upon a second finding.',
    authority: 'CP 1218(c)(2)',
  },
  {
    applies: (row, sections) => row.maximumTerm > halfYear && named('PC 457.1(h)')(row, sections),
    text: 'At least 1 year.',
    authority: 'PC 457.1(h)',
  },
  { applies: named('HS 120280'), text: 'Up to 2 years.', authority: 'HS 120280' },
  { applies: named('PC 272(a)'), text: 'Up to 5 years.', authority: 'PC 272(a)(1)' },
  {
    applies: (row, sections) =>
      isNamed(computerCrimes, sections) || (felony(row) && isNamed(computerFelonies, sections)),
    text: 'At least 3 years, less only in an unusual case.',
    authority: 'PC 1203.047',
  },
  {
    applies: ({ disasterFraud }) => disasterFraud === true,
    text: 'At least 5 years, or until restitution is made.',
    authority: 'PC 670(d)',
  },
  {
    applies: (row) => felony(row) && row.violent,
    ofAnyState: true,
    text: 'Up to the greatest term of the crime.',
    authority: 'PC 1203.1(l)(1)',
  },
  {
    applies: (_row, sections) => isAgainstRelative(sections),
    ofAnyState: true,
    isLong: true,
    text: 'At least 36 months.',
    authority: 'PC 1203.097(a)(1)',
  },
  {
    applies: (row, sections) => felony(row) && isNamed(largerThefts, sections),
    text: 'Up to 2 years; up to 3 where more than $25,000 was taken.',
    authority: 'PC 1203.1(l)(2)',
  },
  {
    applies: isPettyTheft,
    text: 'Up to 2 years.',
    authority: 'PC 1203g(a)',
  },
];

/** The general caps by the day of sentence: AB 1950 lightened them for every judgment not yet final (R-E04). */
const felonyLengths: readonly Dated<string>[] = [
  {
    effective: null,
    end: '2020-12-31',
    basis: 'sentencing',
    authority: 'former PC 1203.1(a)',
    value: 'Up to the greatest term of the crime, or 5 years if that is more.',
  },
  { effective: '2021-01-01', end: null, basis: 'sentencing', authority: 'PC 1203.1(a)', value: 'Up to 2 years.' },
];
const misdemeanorLengths: readonly Dated<string>[] = [
  {
    effective: null,
    end: '2020-12-31',
    basis: 'sentencing',
    authority: 'former PC 1203a',
    value: 'Up to 3 years.',
  },
  { effective: '2021-01-01', end: null, basis: 'sentencing', authority: 'PC 1203a(a)', value: 'Up to 1 year.' },
];
const generalLengths = { felony: felonyLengths, misdemeanor: misdemeanorLengths, infraction: [] } as const;

const nothing = { text: '', authority: '' } as const;

/** Of fraud, embezzlement or theft from an elder the loss is not told by the crime. */
const greatLoss = ' Up to 10 years, or until restitution is paid, where a loss of more than $100,000 is found.';

/** The section of such a loss: of fraud § 186.11(h)(1)(B), of what is taken from an elder § 186.12(f)(1)(B) as well. */
function greatLossOf(row: ProbationRow, sections: readonly string[]): Pick<OwnLength, 'text' | 'authority'> {
  const isOfElder = isNamed(lossesOfElders, sections);
  const isFraud = row.groups.includes('FRAUD186');
  if (!felony(row) || row.ofMisdemeanor === true || !(isFraud || isOfElder)) return nothing;
  const cited = [...(isFraud ? ['186.11(h)(1)(B)'] : []), ...(isOfElder ? ['186.12(f)(1)(B)'] : [])].join(', ');
  return { text: greatLoss, authority: `; PC ${cited}` };
}

/** The length of the crime's own law, or the general one of the day of sentence. */
function ownOrGeneral(row: ProbationRow, sentencingDate: IsoDate): Omit<OwnLength, 'applies'> | undefined {
  const sections = sectionsOf(row.statute);
  const isNone = isNoViolationOfSection(row);
  const own = ownLengths.find((length) => (!isNone || length.ofAnyState) && length.applies(row, sections));
  if (own !== undefined) return own;
  const general = inForce(generalLengths[row.severity], sentencingDate);
  return general && { text: general.value, authority: general.authority };
}

/** How long probation for one conviction may last (R-E04), in words with their authority. */
export function probationLength(row: ProbationRow, sentencingDate: IsoDate): Length | undefined {
  const length = ownOrGeneral(row, sentencingDate);
  if (length === undefined) return undefined;
  const { isLong = false, text, authority } = length;
  const sections = sectionsOf(row.statute);
  const also = isLong ? nothing : relatedVictimOf(row, sections);
  const loss = greatLossOf(row, sections);
  return {
    charge: row.id,
    text: `${text}${also.text}${loss.text}`,
    authority: `${authority}${also.authority}${loss.authority}`,
  };
}
