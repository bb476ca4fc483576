import { sexOffenders2006 } from '../measures.ts';
import { listed, type StatuteList } from '../statute-list.ts';

/** Violent sex felonies of Pen. Code, § 667.5(c)(3)-(6), (11) and (18), to which later laws refer, or whose words they repeat. */
const violentSexFelonies = [
  'PC 261(a)(2)',
  'PC 261(a)(6)',
  'PC 262(a)(1)',
  'PC 262(a)(4)',
  'PC 264.1',
  'PC 286(c)',
  'PC 286(d)',
  'PC 287(c)',
  'PC 287(d)',
  'PC 288(a)',
  'PC 288(b)',
  'PC 288a(c)',
  'PC 288a(d)',
  'PC 289(a)',
  'PC 289(j)',
] as const;

/**
 * Present offenses of a habitual sexual offender; § 288(i) punishes a violation of its subdivision (a) with bodily harm. Until
 * Stats. 2006, ch. 337, rape, sodomy and oral copulation were named by force or fear of immediate injury, not by a threat to
 * retaliate or by the age of the child.
 */
export const habitualSexCrimes: StatuteList = [
  listed('PC 667.71(c)', violentSexFelonies, { effective: sexOffenders2006 }),
  listed('PC 667.71(c)', ['PC 207(b)', 'PC 208(d)', 'PC 209(b)', 'PC 269', 'PC 288(i)', 'PC 288.5']),
  listed(
    'former PC 667.71(c)',
    [
      'PC 261(a)(2)',
      'PC 262(a)(1)',
      'PC 264.1',
      'PC 286(c)(2)',
      'PC 286(d)',
      'PC 288(a)',
      'PC 288(b)',
      'PC 288a(c)(2)',
      'PC 288a(d)',
      'PC 289(a)',
      'PC 289(j)',
    ],
    { end: '2006-09-19' },
  ),
];

/** First act under the present periods of parole: Stats. 2010, ch. 219 (AB 1844). A longer parole is a heavier punishment. */
export const longerParoleSince = '2010-09-09';

/** Felonies that bring ten years of parole. */
export const tenYearParoleFelonies: StatuteList = [
  listed('PC 3000(b)(2)', violentSexFelonies, { effective: longerParoleSince }),
];

/** Felonies that bring twenty years and six months of parole where a victim was under 14. */
export const childParoleFelonies: StatuteList = [
  listed(
    'PC 3000(b)(4)',
    ['PC 261', 'PC 262', 'PC 264.1', 'PC 286', 'PC 287', 'PC 288(b)(1)', 'PC 288.5', 'PC 288a', 'PC 289'],
    { effective: longerParoleSince },
  ),
];

/** Terms of habitual sexual offenders, and these with the terms of the One Strike law. */
export const habitualTerms: StatuteList = [
  listed('PC 3000(b)(3); PC 3000.1(a)(2)', ['PC 667.71'], { effective: longerParoleSince }),
];
export const sexLifeTerms: StatuteList = [
  listed('PC 3000(b)(3)', ['PC 667.61', 'PC 667.71'], { effective: longerParoleSince }),
];

/** Life terms that bring parole for life, whatever the victim's age. */
export const lifeParoleTerms: StatuteList = [
  listed(
    'PC 3000.1(a)(2)',
    ['PC 209(b)', 'PC 269', 'PC 288.7', 'PC 667.51(c)', 'PC 667.61(j)', 'PC 667.61(l)', 'PC 667.61(m)'],
    { effective: longerParoleSince },
  ),
];
