import { expect, test } from 'vitest';
import { answerTo, prior } from '../../case.fixture.ts';
import { noticesOf, noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';

test.for([
  [[], ['c1', 'c1e1']],
  [[{ id: 'CRC 4.421(a)(2)' }], ['c1', 'c1e1']],
  [[{ id: 'CRC 4.421(a)(2)', proof: 'none' }], ['c1', 'c1e1']],
  [[{ id: 'CRC 4.423(a)(1)', proof: 'found' }], ['c1', 'c1e1']],
  [[{ id: 'CRC 4.421(b)(2)', proof: 'certified' }], ['c1e1']],
  [[{ id: 'CRC 4.421(a)(2)', proof: 'found' }], undefined],
  [[{ id: 'CRC 4.421(a)(2)', proof: 'stipulated' }], undefined],
] as const)('circumstances %j leave upper terms unproved: %j (R-F02)', ([circumstances, unproved]) => {
  const { notices } = answerTo([{ crime: robbery, enhancements: ['PC 12022.5(a)'] }], { circumstances });
  const notice = notices.find(({ code }) => code === 'UPPER_TERM_PROOF');
  expect(notice?.charges).toEqual(unproved);
  expect(notice?.authority).toBe(unproved && 'PC 1170(b)(1)-(3); PC 1170.1(d); CRC 4.420');
});

test.for([
  ['CRC 4.423(b)(3)', ['c1']],
  ['CRC 4.423(b)(5)', ['c1']],
  ['CRC 4.423(b)(6)', ['c1']],
  ['CRC 4.423(b)(1)', undefined],
] as const)('%s, ticked, presumes the lower term of %j (R-F03)', ([id, charges]) => {
  const { notices } = answerTo([{ crime: robbery }], { circumstances: [{ id }] });
  const notice = notices.find(({ code }) => code === 'LOWER_TERM_PRESUMPTION');
  expect(notice?.charges).toEqual(charges);
  expect(notice?.authority).toBe(charges && 'PC 1170(b)(6)');
});

test('circumstances change no number', () => {
  const file = { circumstances: [{ id: 'CRC 4.421(a)(2)', proof: 'found' }] } as const;
  expect(answerTo([{ crime: robbery }], file).summary).toEqual(answerTo([{ crime: robbery }]).summary);
});

test.for([
  { lower: '2y', upper: '5y' },
  { middle: '3y', upper: '5y' },
  { lower: '2y', middle: '3y' },
] as const)('an upper term is asked for where three are to choose from, not in %j', (terms) => {
  expect(noticesOf('UPPER_TERM_PROOF', [{ crime: { like: robbery, terms } }])).toEqual([]);
});

const serious = { caseEnhancements: prior('PC 667(a)(1)', { priorDate: '2010-05-05' }) };

const ofProbation = (statute: string) =>
  ({ crime: { statute, kind: 'probation', severity: 'felony', terms: {} } }) as const;
const allegation = ofProbation('PC 1203.085(a)');
const ofWeapon = ofProbation('PC 1203(e)(2)');
const two = ['PC 12022.53(b)', 'PC 12022.7(a)'] as const;

noticeTests(
  { code: 'ENH_1385C_MULTIPLE', authority: 'PC 1385(c)(2)(B)', text: 'Several enhancements stand in one case' },
  [
    ['two of one count', ['c1e1', 'c1e2'], [{ crime: robbery, enhancements: ['PC 12022.53(b)', 'PC 12022.7(a)'] }]],
    ['with a prior', ['c1e1', 's1'], [{ crime: robbery, enhancements: ['PC 12022.7(a)'] }], serious],
    ['one of them stayed', [], [{ crime: robbery, enhancements: ['PC 12022.53(b)', 'PC 12022.5(a)'] }]],
    ['one and an allegation for probation', [], [{ crime: robbery, enhancements: ['PC 12022.7(a)', allegation] }]],
    ['two such allegations', [], [{ crime: robbery, enhancements: [allegation, ofWeapon] }]],
    ['two and such an allegation', ['c1e1', 'c1e2'], [{ crime: robbery, enhancements: [...two, allegation] }]],
    ['an alternate term', [], [{ crime: robbery, enhancements: ['PC 12022.7(a)', 'PC 667.61(a)'] }]],
    [
      'a prior that bears on probation only',
      [],
      [{ crime: robbery, enhancements: ['PC 12022.7(a)'] }],
      { caseEnhancements: prior({ statute: 'PC 1203(e)(4)', kind: 'probation', severity: 'felony', terms: {} }) },
    ],
  ],
);

noticeTests({ code: 'ENH_1385C_OVER20', authority: 'PC 1385(c)(2)(C)', text: 'over twenty years' }, [
  ['by years', ['c1e1'], [{ crime: robbery, enhancements: ['PC 12022.53(c)'] }]],
  ['beside an allegation for probation', ['c1e1'], [{ crime: robbery, enhancements: ['PC 12022.53(c)', allegation] }]],
  ['by a life minimum', ['c1e1'], [{ crime: robbery, enhancements: ['PC 12022.53(d)'] }]],
  [
    'by conduct and prior together',
    ['c1e1', 's1'],
    [{ crime: { like: robbery, terms: { upper: '13y' } }, enhancements: ['PC 12022.7(a)'] }],
    serious,
  ],
  [
    'by determinate years on a life term',
    ['c2e1'],
    [{ crime: 'PC 187(a) second degree' }, { crime: robbery, enhancements: ['PC 12022.7(a)'] }],
  ],
  ['ten years on five', [], [{ crime: robbery, enhancements: ['PC 12022.53(b)'] }]],
]);

noticeTests({ code: 'ENH_1385C_OLD_PRIOR', authority: 'PC 1385(c)(2)(H)', text: 'a conviction over five years old' }, [
  ['of 2010', ['s1'], [{ crime: robbery }], serious],
  ['of no known day', [], [{ crime: robbery }], { caseEnhancements: prior('PC 667(a)(1)') }],
]);
