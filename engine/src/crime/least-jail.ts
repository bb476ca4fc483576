import { isUnder } from '../law/statute.ts';
import { gotOrMade } from '../made-once/got-or-made.ts';
import type { SentenceDays } from '../numbers/sentence-days.ts';
import { isNoViolation } from './no-violation.ts';

/** Jail that a section does not leave to the court, in days. */
export interface LeastJail {
  readonly days: number;
  readonly authority: string;
  /** Of the misdemeanor alone, also as a condition of probation. */
  readonly ofMisdemeanor?: true;
  /** When fewer days will do. */
  readonly exception?: { readonly minimumDays: number; readonly words: string; readonly authority: string };
}

interface LeastJailOfSection {
  readonly section: string;
  /** Of the graver form alone, with a prior or willful, known by a greatest term above these days. */
  readonly above?: SentenceDays;
  /** Of the form alone whose name says so, where the greatest term is that of another form. */
  readonly named?: string;
  /** Where no probation is granted and the crime is a misdemeanor. */
  readonly sentence?: LeastJail;
  /** As a condition of probation. */
  readonly probation?: LeastJail;
  /** As a condition of probation, which may be without jail. */
  readonly jailOfGrant?: LeastJail;
}

const least = (days: number, authority: string): LeastJail => ({ days, authority });
const orProgram = (days: number, authority: string, program: string): LeastJail => ({
  ...least(days, authority),
  exception: { minimumDays: 30, words: 'with the treatment program ordered in their place', authority: program },
});

/** Health & Saf. Code, § 11550: of who refused the program that was offered. */
const orDrugProgram: LeastJail = {
  ...least(180, 'HS 11550(b)(1)'),
  exception: {
    minimumDays: 0,
    words: 'with a drug program ordered in their place, or where no licensed program is reasonably available',
    authority: 'HS 11550(b)(1), (c)(1)',
  },
};

const butUnusual = (days: number, authority: string, exception: string): LeastJail => ({
  ...least(days, authority),
  exception: { minimumDays: 0, words: 'in an unusual case, for reasons on the record', authority: exception },
});

/** Pen. Code, § 1203.095: jail as a condition for who threatens with a firearm. */
const unlessUnusual = (days: number): LeastJail => butUnusual(days, 'PC 1203.095(a)', 'PC 1203.095(b)');

/** Jail but in an unusual case, in which probation is granted (J-109). */
const unlessGranted = (days: number, authority: string, exception: string) => {
  const probation = { ...butUnusual(days, authority, exception), ofMisdemeanor: true as const };
  return { sentence: least(days, authority), probation };
};

/** Pen. Code, § 602.11(a): a fine besides, and work in place of either. */
const orService = (days: number): LeastJail => ({
  ...least(days, 'PC 602.11(a)'),
  exception: {
    minimumDays: 0,
    words: 'with community service ordered in their place, where to pay the fine would be an undue hardship',
    authority: 'PC 602.11(a)',
  },
});

const halfYear = 180;

/** Whether probation is granted or not. */
const inAnyCase = (days: number, authority: string) => ({
  sentence: least(days, authority),
  probation: least(days, authority),
});

/** Ed. Code, §§ 44810(b), 44811(b): before any release, unless good cause is shown. */
const unlessGoodCause = (days: number, authority: string, exception: string) => {
  const jail: LeastJail = {
    ...least(days, authority),
    exception: { minimumDays: 0, words: 'where good cause is shown', authority: exception },
  };
  return { sentence: jail, probation: jail };
};

/**
 * 48 hours are two days, 96 hours four (VC 23536, 23542), a month is thirty; a year is 364 days (Pen. Code, § 18.5). The
 * first row that fits is the law.
 */
const rows: readonly LeastJailOfSection[] = [
  // the court has no power to absolve one who willfully does not register
  { section: 'PC 457.1(h)', above: halfYear, ...inAnyCase(90, 'PC 457.1(h)') },
  // whether a fine or jail is given, or the sentence suspended
  { section: 'PC 166(c)(2)', ...inAnyCase(2, 'PC 166(c)(2)') },
  // at a school with a prior: no release on probation or any other basis before these days
  { section: 'PC 415.5(b)', ...inAnyCase(10, 'PC 415.5(b)') },
  { section: 'PC 415.5(c)', ...inAnyCase(90, 'PC 415.5(c)') },
  { section: 'PC 626.7(a)(2)', ...inAnyCase(10, 'PC 626.7(a)(2)') },
  { section: 'PC 626.7(a)(3)', ...inAnyCase(90, 'PC 626.7(a)(3)') },
  { section: 'PC 626.8(b)(2)', ...inAnyCase(10, 'PC 626.8(b)(2)') },
  { section: 'PC 626.8(b)(3)', ...inAnyCase(90, 'PC 626.8(b)(3)') },
  { section: 'PC 626.81(c)(2)', ...inAnyCase(10, 'PC 626.81(c)(2)') },
  { section: 'PC 626.81(c)(3)', ...inAnyCase(90, 'PC 626.81(c)(3)') },
  { section: 'PC 626.85(b)(2)', ...inAnyCase(10, 'PC 626.85(b)(2)') },
  { section: 'PC 626.85(b)(3)', ...inAnyCase(90, 'PC 626.85(b)(3)') },
  { section: 'EC 32211(b)', named: 'with a prior', ...inAnyCase(10, 'EC 32211(b); PC 626.8(b)(2)') },
  { section: 'EC 32211(b)', named: 'with two priors', ...inAnyCase(90, 'EC 32211(b); PC 626.8(b)(3)') },
  { section: 'EC 44810(a)', named: 'with a prior', ...unlessGoodCause(10, 'EC 44810(b)(2)', 'EC 44810(b)(4)') },
  { section: 'EC 44810(a)', named: 'with two priors', ...unlessGoodCause(90, 'EC 44810(b)(3)', 'EC 44810(b)(4)') },
  { section: 'EC 44811(a)', named: 'with a prior', ...unlessGoodCause(10, 'EC 44811(b)(2)', 'EC 44811(b)(4)') },
  { section: 'EC 44811(a)', named: 'with two priors', ...unlessGoodCause(90, 'EC 44811(b)(3)', 'EC 44811(b)(4)') },
  // the year is of who must register on a misdemeanor and moves
  { section: 'PC 290.011(a)', above: halfYear },
  { section: 'PC 290.011(a)', sentence: least(30, 'PC 290.018(g)') },
  { section: 'PC 290.012(c)', sentence: least(30, 'PC 290.018(g)') },
  { section: 'PC 290.018(g)', sentence: least(30, 'PC 290.018(g)') },
  { section: 'PC 4532', ...unlessGranted(90, 'PC 4532(d)(2)', 'PC 4532(d)(2), (4)') },
  { section: 'PC 1170.06(j)(2)', ...unlessGranted(90, 'PC 1170.06(j)(2), 4532(d)(2)', 'PC 4532(d)(2), (4)') },
  { section: 'PC 1203.016(f)', ...unlessGranted(90, 'PC 1203.016(f), 4532(d)(2)', 'PC 4532(d)(2), (4)') },
  { section: 'PC 1203.017(f)', ...unlessGranted(90, 'PC 1203.017(f), 4532(d)(2)', 'PC 4532(d)(2), (4)') },
  { section: 'PC 1203.018(i)', ...unlessGranted(90, 'PC 1203.018(i), 4532(d)(2)', 'PC 4532(d)(2), (4)') },
  { section: 'PC 11414(c)', sentence: least(5, 'PC 11414(c)') },
  { section: 'PC 653b(b)(2)', ...inAnyCase(10, 'PC 653b(b)(2)') },
  { section: 'PC 653b(b)(3)', ...inAnyCase(90, 'PC 653b(b)(3)') },
  { section: 'PC 653c(d)(2)', ...inAnyCase(10, 'PC 653c(d)(2)') },
  { section: 'PC 653c(d)(3)', ...inAnyCase(90, 'PC 653c(d)(3)') },
  { section: 'PC 602.11(a)', named: 'second offense', sentence: orService(5) },
  { section: 'PC 602.11(a)', named: 'third or later offense', sentence: orService(30) },
  { section: 'PC 627.8', sentence: least(10, 'PC 627.8') },
  { section: 'PC 654.1', above: halfYear, sentence: least(90, 'PC 654.3') },
  { section: 'PC 654.1', above: 90, sentence: least(30, 'PC 654.3') },
  { section: 'PC 245(a)(2)', sentence: least(180, 'PC 245(a)(2)') },
  { section: 'PC 245.5(b)', sentence: least(180, 'PC 245.5(b)') },
  { section: 'PC 246', sentence: least(180, 'PC 246') },
  { section: 'PC 417(a)(1)', sentence: least(30, 'PC 417(a)(1)') },
  // a fine may stand in the place of jail
  { section: 'PC 417(a)(2)(A)', probation: unlessUnusual(90) },
  { section: 'PC 417(a)(2)', sentence: least(90, 'PC 417(a)(2)(B)'), probation: unlessUnusual(90) },
  { section: 'PC 417(b)', sentence: least(90, 'PC 417(b)') },
  { section: 'PC 417(c)', sentence: least(270, 'PC 417(c)'), probation: unlessUnusual(180) },
  { section: 'PC 417(d)', sentence: least(90, 'PC 417(d)') },
  { section: 'PC 417.4', sentence: least(30, 'PC 417.4') },
  { section: 'PC 462.5', ...unlessGranted(90, 'PC 462.5(a)', 'PC 462.5(a), (c)') },
  { section: 'HS 11550(b)', sentence: orDrugProgram, probation: orDrugProgram },
  { section: 'HS 11368', sentence: least(180, 'HS 11368') },
  // a fine and jail: the second conviction within five years, by habitual neglect
  { section: 'HS 17995', above: halfYear, sentence: least(180, 'HS 17995.3') },
  { section: 'HS 17995.4', sentence: least(180, 'HS 17995.4') },
  { section: 'HS 17061(a)', above: halfYear, sentence: least(180, 'HS 17061.5(d)') },
  // no fine in the place of the days; probation is not barred
  { section: 'FA 9943', sentence: least(90, 'FA 9943') },
  { section: 'FA 9976', sentence: least(90, 'FA 9976') },
  { section: 'FA 9977', sentence: least(90, 'FA 9977') },
  { section: 'FA 35282', sentence: least(10, 'FA 35282') },
  { section: 'PC 412', sentence: least(30, 'PC 412') },
  // as the act would be punished here, of who watches six months alone
  { section: 'PC 414', above: halfYear, sentence: least(30, 'PC 412, 414') },
  // of other bear parts the section commands no jail
  { section: 'FG 12005(b)', probation: least(30, 'FG 12005(b)') },
  { section: 'FG 12005(c)', probation: least(90, 'FG 12005(c)(2)') },
  // (c) speaks of fewer days "for second or subsequent convictions" (J-240)
  { section: 'BP 7028(a)', above: halfYear, sentence: butUnusual(90, 'BP 7028(d)', 'BP 7028(c)') },
  // with a prior jail is a condition of probation too
  { section: 'HN 668(h)(1)', sentence: least(90, 'HN 668(g)'), probation: least(5, 'HN 668(h)(1)') },
  { section: 'HN 668(h)(2)', sentence: least(90, 'HN 668(g)'), probation: least(90, 'HN 668(h)(2)') },
  // a fine may be given besides
  { section: 'HN 655(f)', sentence: least(90, 'HN 668(g)') },
  { section: 'PU 21407.6(b)', sentence: least(90, 'PU 21407.6(b)') },
  { section: 'PU 21407.1', above: halfYear, sentence: least(5, 'PU 21407.6(a)') },
  { section: 'VC 2800.2', sentence: least(180, 'VC 2800.2(a)') },
  { section: 'VC 10752', sentence: least(90, 'VC 10752(c)') },
  { section: 'VC 23109(f)(1)', sentence: least(4, 'VC 23109(f)(1)'), probation: least(2, 'VC 23109(g)') },
  { section: 'VC 23109(f)(2)', sentence: least(30, 'VC 23109(f)(2)'), probation: least(2, 'VC 23109(g)') },
  {
    section: 'VC 23109(a)',
    above: halfYear,
    sentence: least(30, 'VC 23109(f)(3)'),
    probation: least(2, 'VC 23109(g)'),
  },
  { section: 'VC 23540', sentence: least(90, 'VC 23540(a)'), probation: least(4, 'VC 23542(a)(1)') },
  { section: 'VC 23546', sentence: least(120, 'VC 23546(a)'), probation: orProgram(120, 'VC 23548(a)', 'VC 23548(b)') },
  { section: 'VC 23550', sentence: least(180, 'VC 23550(a)'), probation: orProgram(180, 'VC 23552(a)', 'VC 23552(b)') },
  { section: 'VC 23560', sentence: least(120, 'VC 23560'), probation: orProgram(120, 'VC 23562(a)', 'VC 23562(b)') },
  { section: 'VC 23566', probation: orProgram(364, 'VC 23568(a)', 'VC 23568(b)') },
  { section: 'VC 23550.5' },
  { section: 'VC 23152', sentence: least(4, 'VC 23536(a)'), jailOfGrant: least(2, 'VC 23538(a)(1)') },
  { section: 'VC 23153', sentence: least(90, 'VC 23554'), probation: least(5, 'VC 23556(a)(1)') },
  {
    section: 'VC 14601',
    above: halfYear,
    sentence: least(10, 'VC 14601(b)(2)'),
    probation: least(10, 'VC 14601(c)'),
  },
  { section: 'VC 14601', sentence: least(5, 'VC 14601(b)(1)') },
  { section: 'VC 14601.1', above: halfYear, sentence: least(5, 'VC 14601.1(b)(2)') },
  { section: 'VC 14601.3', above: 30, sentence: least(180, 'VC 14601.3(e)(2)') },
  { section: 'VC 14601.3', sentence: least(30, 'VC 14601.3(e)(1)') },
  // not before the least term of 14601.2, and so in probation
  { section: 'VC 14601.4', ...inAnyCase(10, 'VC 14601.4(b)') },
  { section: 'VC 14601.5', above: halfYear, sentence: least(10, 'VC 14601.5(d)(2)') },
  {
    section: 'VC 14601.2',
    above: halfYear,
    sentence: least(30, 'VC 14601.2(d)(2)'),
    probation: least(30, 'VC 14601.2(f)'),
  },
  { section: 'VC 14601.2', sentence: least(10, 'VC 14601.2(d)(1)'), probation: least(10, 'VC 14601.2(e)') },
];

const known = new WeakMap<readonly string[], readonly LeastJailOfSection[]>();
const rowsUnder = (sections: readonly string[]): readonly LeastJailOfSection[] =>
  rows.filter(({ section }) => isUnder(sections, section));

type Found = Pick<LeastJailOfSection, 'sentence' | 'probation' | 'jailOfGrant'>;

const nothing: Found = {};

/**
 * The least jail of a misdemeanor without probation, and as a condition of it: drunk driving, driving on a suspended
 * license, brandishing, and others that say so.
 * @param name of some it tells whether there is a prior
 * @param maximum the crime's greatest term
 */
export const leastJailOfSection = (sections: readonly string[], name: string, maximum: SentenceDays): Found =>
  gotOrMade(known, sections, rowsUnder).find(
    ({ above, named }) => (above === undefined || maximum > above) && (named === undefined || name.endsWith(named)),
  ) ?? nothing;

/**
 * That of the crime as it is charged: none of an attempt, whose term is "not exceeding one-half" (Pen. Code, § 664(b)), nor
 * of a conspiracy that § 182(a) punishes by its own measure (J-93).
 */
export const leastJail = (charged: Parameters<typeof isNoViolation>[0], maximum: SentenceDays): Found =>
  isNoViolation(charged) ? nothing : leastJailOfSection(charged.sections, charged.crime.name, maximum);
