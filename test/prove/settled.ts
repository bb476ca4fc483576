import type { CaseFile } from '@countwise/engine';
import { fileOf } from './worked.ts';
import { burglary, type WorkedCharge } from './worked-line.ts';

/** A point on which the engine and this computation once differed. Its example keeps it settled. */
interface Settled {
  readonly what: string;
  readonly authority: string;
  readonly example: CaseFile;
}

const bailOn = (primary: string, id = `e-${primary}`) => ({ enhancements: [{ id, crime: 'PC 12022.1(b)', primary }] });

const theft: WorkedCharge = ['VC 10851(a)', 'm', 'k'];
const threat: WorkedCharge = ['PC 422(a)', 'm', 'k'];

export const settled: readonly Settled[] = [
  {
    what: 'several enhancements: two years for each primary offense, and each secondary count consecutive to its primary',
    authority: 'PC 12022.1(b), (e); People v. McClanahan (1992) 3 Cal.4th 860',
    example: fileOf([theft, ['PC 422(a)', 'm', 'k', bailOn('c1')], ['PC 496(a)', 'm', 'k', bailOn('c2')]]),
  },
  {
    what: 'the secondary offense is a felony, of which the defendant is convicted and sentenced',
    authority: 'PC 12022.1(a)(2), (d)',
    example: fileOf([threat, ['PC 148(a)(1)', 'u', 'k', bailOn('c1')]]),
  },
  {
    what: 'the two years stand once, also where a strike lengthens a life term',
    authority: 'PC 12022.1(b); People v. McClanahan (1992) 3 Cal.4th 860',
    example: fileOf([
      ['PC 211/212.5(c)', 'm', 'k', { strikes: '2+' }],
      ['VC 10851(a)', 'm', 'k', bailOn('c1')],
    ]),
  },
  {
    what: 'a prior serious felony bars jail: one of PC 667.6(a) that this case does not trigger, a strike of a stayed count',
    authority: 'PC 1170(h)(3)',
    example: fileOf([theft, ['PC 496(a)', 'm', 'c', bailOn('c1')]], {
      caseEnhancements: [{ id: 's', crime: 'PC 667.6(a)' }],
    }),
  },
  {
    what: 'a prior that only a struck life term triggers is counted with every chain, when they are compared',
    authority: 'PC 1170.1(a); People v. Sasser (2015) 61 Cal.4th 1',
    example: fileOf([theft, ['PC 287(c)(2)(A)', 'm', 'k'], ['PC 245(b)', 'u', 'c']], {
      strikes: '2+!',
      caseEnhancements: [
        { id: 's1', crime: 'PC 667(a)(1)' },
        { id: 's2', crime: 'PC 667.5(a)' },
      ],
    }),
  },
  {
    what: 'a count whose scheme says that it dissuaded a witness may be principal or subordinate as another',
    authority: 'PC 1170.15; 1170.1(a)',
    example: fileOf([
      ['PC 136.1(c)(1)', 'm', 'k', { scheme: 'own' }],
      ['PC 137(a)', 'm', 'k'],
    ]),
  },
  {
    what: 'beside a struck life term that a prior is added to, a lower term of a count under PC 1170.15 may make the longest sum',
    authority: 'PC 1170.15; 1170.1(a); 667(a)',
    example: fileOf(
      [
        [burglary, 'm', 'k', { state: 'Attempt', strikes: '0' }],
        ['PC 137(a)', 'm', 'k', { witnessOf: 'c3' }],
        ['PC 187 first degree', 'u', 'k'],
      ],
      { strikes: '1', caseEnhancements: [{ id: 's', crime: 'PC 667(a)(1)' }] },
    ),
  },
  {
    what: 'an enhancement that no felony brings takes no place of one of the same release that a felony brings',
    authority: 'PC 12022.1(a)(2), (b); People v. McClanahan (1992) 3 Cal.4th 860',
    example: fileOf([
      ['PC 192(a)', 'm', 'k'],
      ['PC 243(e)(1)', 'u', 'k', bailOn('c1')],
      ['PC 664/187(a) premeditated', 'u', 'k', bailOn('c1', 'e-again')],
    ]),
  },
  {
    what: 'the two years are of the felony on release, so that no other third strike is lengthened by them',
    authority: 'PC 12022.1(b); 667(e)(2)(A)(iii)',
    example: fileOf(
      [
        ['PC 236', 'm', 'k', bailOn('c3')],
        ['PC 207(a)', 'u', 'k', { state: 'Attempt', enhancements: [{ id: 'e', crime: 'PC 12022.53(c)' }] }],
        ['PC 243(d)', 'm', 'k'],
      ],
      { strikes: '2+', statusEnhancementsOnEachCount: false },
    ),
  },
];
