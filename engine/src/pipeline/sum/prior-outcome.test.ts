import { describe, expect, test } from 'vitest';
import { answerTo, prior, row, rowOf, sumOf } from '../../case.fixture.ts';

const robbery = { crime: 'PC 211/212.5(c)' };
const murder = { crime: 'PC 187(a) second degree' };
const struck = (charge: { crime: string }) => ({ ...charge, strikes: '1' }) as const;
const serious = prior('PC 667(a)(1)');
const five = ['set', 'determinate', 1800, 'PC 667(a)(1)'];

describe('a prior is added once to the sentence, and to each struck life term that makes it count (J-12)', () => {
  const once = ['add', 'determinate', 1800, 'PC 1170.1(a)'];
  const each = ['add', 'determinate', 1800, 'PC 667(e)'];

  test.for([
    ['two determinate terms', [robbery, robbery], [once]],
    ['two life terms without a strike', [murder, murder], [once]],
    ['a determinate and two struck life terms', [struck(murder), robbery, struck(murder)], [once, each, each]],
    ['a life term alone', [murder], [once]],
    ['a struck life term alone', [struck(murder)], [each]],
    ['a concurrent robbery beside murder', [murder, { ...robbery, run: 'concurrent' }], [once]],
    [
      'a robbery that runs beside, the only serious felony',
      [{ crime: 'PC 236.1(c)(2)' }, { ...robbery, run: 'concurrent' }],
      [once],
    ],
    [
      'a third strike that runs beside longer years',
      [
        {
          crime: 'PC 236.1(c)(2)',
          strikes: '0',
          enhancements: ['PC 12022.53(b)', 'PC 12022.53(c)'],
          run: 'consecutive',
        },
        { crime: 'PC 236.1(c)(2)', strikes: '0', enhancements: ['PC 12022.53(c)'] },
        { ...robbery, strikes: '2+', run: 'concurrent' },
      ],
      [once],
    ],
  ] as const)('%s', ([, charges, additions]) => {
    const sentenced = answerTo(charges, { caseEnhancements: serious });
    expect(sumOf(sentenced, 's1')).toEqual([five, ...additions]);
    expect(row(sentenced, 's1')).toEqual(['status', 1800 * additions.length, 'PC 667(a)(1)']);
    expect(sentenced.summary.statusEnhancements).toBe(1800 * additions.length);
  });

  test('its step names the count of the life term', () => {
    const { steps } = rowOf(answerTo([robbery, struck(murder)], { caseEnhancements: serious }), 's1');
    expect(steps.at(-1)?.words).toMatch(/life term.*, count 2$/);
  });
});

describe('a prior that adds nothing shows its length and why', () => {
  test.for([
    ['Dismissed', 'inactive', 'note', 'PC 1385'],
    ['Acquitted', 'inactive', 'note', 'PC 1166'],
    ['Stayed', 'stayed', 'stay', 'PC 1170.1'],
  ] as const)('%s', ([status, role, last, authority]) => {
    const sentenced = answerTo([robbery], { caseEnhancements: prior('PC 667(a)(1)', { status }) });
    expect(row(sentenced, 's1')).toEqual([role, 1800, 'PC 667(a)(1)']);
    expect(sumOf(sentenced, 's1')).toEqual([five, [last, 'determinate', 0, authority]]);
  });

  test('nothing makes it count', () => {
    const sentenced = answerTo([{ crime: 'VC 10851(a)' }], { caseEnhancements: serious });
    expect(sumOf(sentenced, 's1')).toEqual([five, ['stay', 'determinate', 0, 'PC 1170.1(e)']]);
  });
});
