import { expect, test } from 'vitest';
import { answerTo } from '../../case.fixture.ts';

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
