import { expect, test } from 'vitest';
import { answerTo, prior, type TestCharge } from '../../case.fixture.ts';
import { noticeTests } from './notice.fixture.ts';

const sale = { statute: 'HS 11351', kind: 'crime', severity: 'felony', terms: { middle: '3y' } } as const;
const making = { ...sale, statute: 'HS 11379.6(a)' } as const;
const added = (statute: string) =>
  ({ crime: { statute, kind: 'conduct', severity: 'felony', terms: { middle: '5y' } } }) as const;
const fentanyl = added('HS 11370.4(c)(1)(B)');
const made = added('HS 11379.8(a)(2)');

noticeTests(
  {
    code: 'CONSPIRATOR_INVOLVED',
    authority: 'HS 11370.4(a)(2), (b)(3), (c)(2); People v. Lopez (1993) 20 Cal.App.4th 897',
    text: 'the planning, direction, execution, or financing',
  },
  [
    ['a quantity of a conspiracy', ['c1e1'], [{ crime: sale, state: 'Conspiracy', enhancements: [fentanyl] }]],
    ['of the crime itself', [], [{ crime: sale, enhancements: [fentanyl] }]],
    ['a conspiracy without it', [], [{ crime: sale, state: 'Conspiracy' }]],
    ['dismissed', [], [{ crime: sale, state: 'Conspiracy', enhancements: [{ ...fentanyl, status: 'Dismissed' }] }]],
  ],
);

noticeTests(
  {
    code: 'CONSPIRATOR_INVOLVED',
    authority: 'HS 11379.8(e); People v. Lopez (1993) 20 Cal.App.4th 897',
    text: 'a significant portion of the financing',
  },
  [['what was to be made', ['c1e1'], [{ crime: making, state: 'Conspiracy', enhancements: [made] }]]],
);

const drugPrior = prior('HS 11370.2', { findings: ['prior-11380'] });
const toldOn = (charges: readonly TestCharge[], priors = drugPrior) =>
  answerTo(charges, { caseEnhancements: priors })
    .notices.filter(({ code, authority }) => code === 'CONSPIRATOR_INVOLVED' && authority === 'HS 11370.2(e)')
    .flatMap((notice) => notice.charges);

test.for([
  ['of a conspiracy alone', ['s1'], [{ crime: 'HS 11351', state: 'Conspiracy' }]],
  ['of the crime too', [], [{ crime: 'HS 11351', state: 'Conspiracy' }, { crime: 'HS 11351' }]],
  ['of the crime', [], [{ crime: 'HS 11351' }]],
  ['of a conspiracy that is dismissed', [], [{ crime: 'HS 11351', state: 'Conspiracy', status: 'Dismissed' }]],
] as const)('a prior drug conviction %s is told on %j', ([, told, charges]) => {
  expect(toldOn(charges)).toEqual(told);
});

test('a prior that is dismissed needs no finding', () => {
  const struck = prior('HS 11370.2', { findings: ['prior-11380'], status: 'Dismissed' });
  expect(toldOn([{ crime: 'HS 11351', state: 'Conspiracy' }], struck)).toEqual([]);
});
