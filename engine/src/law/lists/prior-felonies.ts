import { listed, type UndatedList } from '../statute-list.ts';

/** Status rows that tell of a prior serious or violent felony, which keeps a later term out of county jail. */
export const priorsBarringJail: UndatedList = [
  listed('PC 1170(h)(3)(A), (B)', ['PC 667(a)', 'PC 667.5(a)', 'PC 667.6(a)', 'PC 667.6(b)']),
];

/**
 * Rows whose prior is a strike, among them the strike alleged as such: a murder, the listed crimes of §§ 667.6(e), 667.71(c) and
 * 667.9(c), all of them serious, and a term after which the parole of § 1203.085(a) was.
 */
export const priorsThatAreStrikes: UndatedList = [
  listed('PC 667(d)(1)', [
    'PC 190.05(a)',
    'PC 190.2(a)(2)',
    'PC 667(a)',
    'PC 667(b)',
    'PC 667.5(a)',
    'PC 667.6(a)',
    'PC 667.6(b)',
    'PC 667.71(b)',
    'PC 667.9(b)',
    'PC 1203.085(a)',
  ]),
];

/**
 * Rows whose prior is one of several crimes, some of them serious (J-215): a drug sold to a minor, or a minor used; trafficking
 * of a minor, or another; arson, or a reckless fire; incest or a minor's consent, or force; force likely to injure, or an injury.
 * Rows that say of a prior felony no more than that it was one are not here.
 */
export const priorsThatMayBeStrikes: UndatedList = [
  listed('PC 667(d)(1), 1192.7(c)(24)', ['HS 11353.4', 'HS 11370(a)', 'PC 667.75']),
  listed('PC 667(d)(1), 1192.7(c)(42)', ['PC 236.4(c)']),
  listed('PC 667(d)(1), 1192.7(c)(14)', ['PC 451.1(a)(1)', 'PC 452.1(a)(1)']),
  listed('PC 667(d)(1), 1192.7(c)(3) to (6), (25)', [
    'PC 667.10(a)',
    'PC 667.51(a)',
    'PC 667.51(c)',
    'PC 1203.066(a)(5)',
  ]),
  listed('PC 667(d)(1), 1192.7(c)', [
    'PC 667.7(a)(1)',
    'PC 667.7(a)(2)',
    'PC 1203(e)(6)',
    'PC 1203.055(c)',
    'PC 1203.06(a)(2)',
    'PC 1203.08(a)',
  ]),
];

/**
 * Crimes that ask for a conviction that is always serious or violent (J-254): arson, which § 452 is not; a felony for which life is
 * being served; a violent felony of § 667.5(c) (§ 17320, of § 31360 alone); a sexually violent offense, by which one is a predator.
 */
export const chargedByPriorsThatAreStrikes: UndatedList = [
  listed('PC 1192.7(c)(14)', ['PC 451.5(a)(1)']),
  listed('PC 1192.7(c)(7)', ['PC 4500']),
  listed('PC 667.5(c), 17320', ['PC 12370(a)', 'PC 31360(a)']),
  listed('WI 6600(b)', ['PC 290.012(b)', 'PC 290.018(f)']),
];

/**
 * Crimes charged by a prior of a list of their own that holds serious felonies and others (J-216): of § 136.1, which may be a
 * misdemeanor; of §§ 29905, 290(c) and of those that §§ 273.5(f)(1), 646.9(c)(1) and 647.6(c)(2) name; lewd acts or another
 * exposure; robbery, carjacking and burglary among the thefts of §§ 666 and 666.1.
 */
export const chargedByPriorsThatMayBeStrikes: UndatedList = [
  listed('PC 667(d)(1), 1192.7(c)', [
    'PC 136.1(c)(3)',
    'PC 273.5(f)(1)',
    'PC 288.3(a)(2)',
    'PC 288.4(a)(2)',
    'PC 311.11(b)',
    'PC 646.9(c)(1)',
    'PC 647.6(c)(2)',
    'PC 666',
    'PC 666.1(a)(1)',
    'PC 12021.1',
    'PC 29900',
  ]),
  listed('PC 667(d)(1), 1192.7(c)(6)', ['PC 314(1)'], { words: 'with a prior' }),
];

/**
 * Rows each of which tells of a prior felony conviction. A strike may be the adjudication of a minor, and is none; nor is
 * the prior of a section that asks for a conviction alone, of crimes that may be misdemeanors: §§ 273d(b), 548(b),
 * 667.10(a), 667.51.
 */
export const priorFelonies: UndatedList = [
  listed('PC 1203(e)(4), (5)', [
    'PC 190.05(a)',
    'PC 236.4(c)',
    'PC 288.3(c)',
    'PC 422.75(d)',
    'PC 451.1(a)(1)',
    'PC 452.1(a)(1)',
    'PC 550(e)',
    'PC 550(f)',
    'PC 667(a)',
    'PC 667.5',
    'PC 667.6(a)',
    'PC 667.6(b)',
    'PC 667.7',
    'PC 667.75',
    'PC 667.9(b)',
    'PC 670(c)',
    'HS 11353.4',
    'HS 11370.2',
    'IC 1871.4(c)',
    'IC 11760(b)',
    'IC 11880(b)',
  ]),
];

/** Of these, rows of which one tells of several. */
export const severalPriorFelonies: readonly (readonly [number, UndatedList])[] = [
  [3, [listed('PC 1203(e)(4)', ['PC 667.7(a)(2)'])]],
  [2, [listed('PC 1203(e)(4)', ['PC 550(f)', 'PC 667.6(b)', 'PC 667.7(a)(1)', 'PC 667.75'])]],
];

/** Prior insurance frauds, by the words by which § 550(d) bars probation after two. */
export const priorInsuranceFrauds: UndatedList = [listed('PC 550(d)', ['PC 550(e)', 'PC 550(f)'])];
/** The felonies which that bar is of; who violates BP 2417.5 is guilty of violating § 550(a)(6). */
export const insuranceFrauds: UndatedList = [listed('PC 550(d)', ['PC 550', 'BP 2417.5'])];

/** Crimes of who is in prison for a felony: the paragraph names escape from prison alone (J-68). */
export const crimesOfConvicts: UndatedList = [listed('PC 1203(e)(5)', ['PC 4530'])];
