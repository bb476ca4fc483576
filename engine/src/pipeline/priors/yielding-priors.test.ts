import { expect, test } from 'vitest';
import { answerTo, row } from '../../case.fixture.ts';

const of = (statute: string, kind: 'crime' | 'conduct' | 'status', upper = '4y') =>
  ({ statute, kind, severity: 'felony', terms: { upper } }) as const;

const hateCrime = { crime: 'PC 245(a)(4)', enhancements: [{ crime: of('PC 422.75(a)', 'conduct') }] };
const staged = { crime: of('PC 550(a)(3)', 'crime') };
const falseClaim = { crime: of('PC 550(a)(1)', 'crime') };

test.for([
  ['a hate crime prior', 'PC 422.75(d)', null, [hateCrime], 'status'],
  ['a hate crime prior', 'PC 422.75(d)', 'PC 667.5(a)', [hateCrime, { crime: 'PC 211/212.5(c)' }], 'stayed'],
  ['a hate crime prior', 'PC 422.75(d)', 'PC 667(a)(1)', [hateCrime, { crime: 'PC 211/212.5(c)' }], 'stayed'],
  ['a prior fraud', 'PC 550(e)', null, [staged], 'status'],
  ['a prior fraud', 'PC 550(e)', 'PC 550(f)', [staged], 'stayed'],
  ['a prior fraud', 'PC 550(e)', 'PC 550(f)', [staged, falseClaim], 'status'],
] as const)('%s, %s, beside %s', ([, statute, other, charges, role]) => {
  const caseEnhancements = [
    { id: 's1', crime: of(statute, 'status') },
    ...(other === null ? [] : [{ id: 's2', crime: of(other, 'status') }]),
  ];
  const sentenced = answerTo([...charges], { caseEnhancements });
  expect(row(sentenced, 's1')[0]).toBe(role);
});

test.for([
  ['PC 273d(b)', 'PC 273d(a)', 1],
  ['PC 288.3(c)', 'PC 288.3(a)', 1],
  ['PC 550(f)', 'PC 550(a)(3)', 1],
  ['PC 670(c)', 'PC 487(a)', 1],
  ['PC 548(b)', 'PC 548(a)', 2],
  ['PC 550(e)', 'PC 550(a)(1)', 2],
  ['PC 236.4(c)', 'PC 236.1(a)', 2],
] as const)('two priors of %s beside %s are %i terms, on one row or two', ([statute, crime, terms]) => {
  const counts = (caseEnhancements: Parameters<typeof answerTo>[1]) =>
    answerTo([{ crime: of(crime, 'crime') }], caseEnhancements).summary.statusEnhancements;
  const filed = of(statute, 'status', '1y');
  expect(counts({ caseEnhancements: [{ id: 's1', crime: filed, times: 2 }] })).toBe(360 * terms);
  const two = [
    { id: 's1', crime: filed, priorDate: '2001-01-01' },
    { id: 's2', crime: filed, priorDate: '2002-01-01' },
  ];
  expect(counts({ caseEnhancements: two })).toBe(360 * terms);
});
