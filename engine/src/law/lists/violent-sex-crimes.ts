import { sexOffenders2006 } from '../measures.ts';
import { listed, type StatuteList } from '../statute-list.ts';

/**
 * Offenses of Pen. Code, § 667.6(e), from its first day (Stats. 1979, ch. 944). Before September 20, 2006, an assault under
 * § 220 was one only for a person convicted of such an assault before (former § 667.6(c), (d)), which a case file does not
 * say; sodomy and oral copulation were named by force, violence, duress, menace or fear of immediate injury, not by a threat to
 * retaliate or to use public authority (People v. Cortez (1986) 187 Cal.App.3d 1152).
 */
export const violentSexCrimes: StatuteList = [
  listed(
    'PC 667.6(e)(1)-(8)',
    [
      'PC 261(a)(2)',
      'PC 261(a)(3)',
      'PC 261(a)(6)',
      'PC 261(a)(7)',
      'PC 262(a)(1)',
      'PC 262(a)(4)',
      'PC 262(a)(5)',
      'PC 264.1',
      'PC 286(c)(2)',
      'PC 286(d)',
      'PC 287(c)(2)',
      'PC 287(c)(3)',
      'PC 287(d)',
      'PC 287(k)',
      'PC 288a(c)(2)',
      'PC 288a(d)',
      'PC 288(b)',
      'PC 288.5',
      'PC 289(a)',
      'PC 289(g)',
    ],
    { effective: '1980-01-01', except: ['PC 288a(d)(1)(C)'] },
  ),
  listed('PC 667.6(e)(4), (7)', ['PC 286(c)(3)', 'PC 286(k)', 'PC 288a(c)(3)', 'PC 288a(d)(1)(C)', 'PC 288a(k)'], {
    effective: sexOffenders2006,
  }),
  listed('PC 667.6(e)(9)', ['PC 220'], { effective: sexOffenders2006, except: ['PC 220(a)(1)/203'] }),
];
