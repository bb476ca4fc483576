import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';
import { makingAfterPriors, narcoticSalesAfterPriors, stimulantSalesAfterPriors } from './drug-crimes.ts';
import { embezzlements } from './embezzlements.ts';

/** Priors of one section's own crimes, or of a short list of its own: the present conviction must be one of them. */
export const crimesOfPriors: readonly (readonly [prior: string, crimes: StatuteList])[] = [
  ['PC 236.4(c)', [listed('PC 236.4(c)', ['PC 236.1'])]],
  ['PC 273d(b)', [listed('PC 273d(b)', ['PC 273d(a)'])]],
  ['PC 288.3(c)', [listed('PC 288.3(c)', ['PC 288.3(a)'], { except: ['PC 288.3(a)(1)', 'PC 288.3(a)(2)'] })]],
  ['PC 548(b)', [listed('PC 548(b)', ['PC 548'])]],
  // who violates BP 2417.5 is guilty of violating § 550(a)(6)
  ['PC 550(e)', [listed('PC 550(e)', ['PC 550', 'BP 2417.5'])]],
  ['PC 550(f)', [listed('PC 550(f)', ['PC 550(a)(3)'])]],
  [
    'PC 670(c)',
    [
      listed('PC 670(a), (c)', [
        'PC 470',
        // the check, bond or note of § 470 that § 473(b) punishes
        'PC 473(b)',
        'PC 484',
        // grand theft in an emergency, and embezzlement, which is theft (J-125)
        'PC 463(b)(2)',
        'PC 463(b)(3)',
        'PC 463(c)(3)',
        'PC 484c',
        'PC 487',
        // what punishes § 487; not its subdivision (b), of § 487a
        'PC 489',
        ...embezzlements,
        'PC 532',
        'BP 7158',
        'BP 7159',
        'BP 7161(b)',
        'BP 7161(c)',
        'BP 7161(d)',
        'BP 7161(e)',
      ]),
      // burglary and petty theft have paragraphs of it since
      listed('PC 670(a), (c)', ['PC 463(b)'], { end: '2025-12-31' }),
    ],
  ],
  ['HS 11370.2(a)', narcoticSalesAfterPriors],
  ['HS 11370.2(b)', makingAfterPriors],
  ['HS 11370.2(c)', stimulantSalesAfterPriors],
  ['IC 1871.4(c)', [listed('IC 1871.4(c)', ['IC 1871.4'])]],
  ['IC 11760(b)', [listed('IC 11760(b)', ['IC 11760'])]],
  ['IC 11880(b)', [listed('IC 11880(b)', ['IC 11880'])]],
];

/** Enhancements by whose finding a felony is a hate crime. */
export const hateCrimeFindings: UndatedList = [listed('PC 422.75(d)', ['PC 422.75(a)', 'PC 422.75(b)'])];

/** Terms that their sections add once for a prior or for priors, and not for each. */
export const priorsAddedOnce: readonly string[] = [
  'PC 273d(b)',
  'PC 288.3(c)',
  'PC 451.1(a)(1)',
  'PC 452.1(a)(1)',
  'PC 550(f)',
  'PC 667.51(a)',
  'PC 670(c)',
  'HS 11353.4(a)',
];

/** Terms that give way to the five years of § 667(a) for the same conviction, or it to them: the greatest alone is added (J-219). */
export const termsOfOneConviction: UndatedList = [
  listed('People v. Jones (1993) 5 Cal.4th 1142', [
    'PC 236.4(c)',
    'PC 273d(b)',
    'PC 451.1(a)(1)',
    'PC 452.1(a)(1)',
    'PC 667(a)',
    'PC 667.5(a)',
    'PC 667.5(b)',
    'PC 667.51(a)',
    'PC 667.6(a)',
    'PC 667.6(b)',
    'HS 11353.4(a)',
    'HS 11370.2',
  ]),
];

/** Of two terms of one section that rest on one prior, the lesser, and the greater that is in its place. */
export const degreesOfOneTerm: readonly (readonly [lesser: string, greater: string])[] = [
  ['PC 667.5(b)', 'PC 667.5(a)'],
  ['PC 667.6(a)', 'PC 667.6(b)'],
];

/** Years for a prison term and not for a conviction: sentences of one day are served as one (§ 667.5(g)). */
export const priorPrisonTerms: readonly string[] = ['PC 667.5(a)', 'PC 667.5(b)', 'PC 667.6(b)'];

/** Years for each conviction whose charges were brought and tried separately. */
export const triedSeparately: UndatedList = [
  listed('In re Harris (1989) 49 Cal.3d 131', ['PC 236.4(c)', 'PC 422.75(d)', 'PC 667(a)']),
];
