import { expect, test } from 'vitest';
import { answerTo, row } from '../case.fixture.ts';
import { calibration } from '../catalogue.fixture.ts';
import { resolverOf } from './resolve.ts';
import { statutesTogether } from './statutes-together.ts';

test.for([
  ['PC 12022.53(d),(e)(1)', 'PC 12022.53(d)', 'PC 12022.53(d)/12022.53(e)(1)'],
  ['PC 12022.53(d)/(e)(1)', 'PC 12022.53(d)', 'PC 12022.53(d)/12022.53(e)(1)'],
  ['PC 12022.53(d) and (e)(1)', 'PC 12022.53(d)', 'PC 12022.53(d)/12022.53(e)(1)'],
  ['PC 12022.53(d) & (e)(1)', 'PC 12022.53(d)', 'PC 12022.53(d)/12022.53(e)(1)'],
  ['PC 12022.53(d)(e)(1)', 'PC 12022.53(d)', 'PC 12022.53(d)/12022.53(e)(1)'],
  ['PC 12022.53(e)(1),(b)', 'PC 12022.53(b)', 'PC 12022.53(b)/12022.53(e)(1)'],
  ['PC 12022.5(a),(d)', 'PC 12022.5(a)', 'PC 12022.5(a)/12022.5(d)'],
  ['PC 667.61(b)/(e)(4)', 'PC 667.61(b)', 'PC 667.61(b)/667.61(e)(4)'],
  ['PC 667.61(a)/(d)(6)', 'PC 667.61(a)', 'PC 667.61(a)/667.61(d)(6)'],
  ['PC 667.61(a),(e)(1),(e)(3)', 'PC 667.61(a)', 'PC 667.61(a)/667.61(e)(1)/667.61(e)(3)'],
  ['PC 667.61(a)/(d)(6)/(e)(12)', 'PC 667.61(a)', 'PC 667.61(a)/667.61(d)(6)/667.61(e)(12)'],
  ['PC 667.61(j)(2)/(e)(4)', 'PC 667.61(j)(2)', 'PC 667.61(j)(2)/667.61(e)(4)'],
  ['PC 667(b)-(i)', 'PC 667(b)', 'PC 667(b)'],
  ['PC 667(b)-(i)/1170.12(a)-(d)', 'PC 667(b)', 'PC 667(b)'],
  ['PC 1170.12(a)-(d)', 'PC 667(b)', 'PC 667(b)'],
  ['PC 211, 212.5(c)', 'PC 211/212.5(c)', 'PC 211/212.5(c)'],
  [' PC 211,  212.5(c) ', 'PC 211/212.5(c)', 'PC 211/212.5(c)'],
  ['PC 664, 187(a)', 'PC 664/187(a)', 'PC 664/187(a)'],
] as const)('%s is read as %s', ([text, read, statute]) => {
  expect(statutesTogether(text)).toEqual({ row: read, statute });
});

test.for([
  ['PC 667.61(e)(4)', 'PC 667.61(b) for one of (e)'],
  ['PC 667.61(d)(1)', 'PC 667.61(a) for one of (d)'],
  ['PC 667.61(b)/(d)(6)', 'circumstances, not terms'],
  ['PC 667.61(a)/(e)(4)', 'circumstances, not terms'],
  ['PC 667.61(b)/(d)(6)/(e)(4)', 'circumstances, not terms'],
  ['PC 12022.53(d)/(e)(1)/(f)', 'Write PC 12022.53(b), (c) or (d)'],
  ['PC 667.61(b)/(e)(3)/(e)(4)', 'circumstances, not terms'],
  ['PC 186.22(b)(1)(C)/(b)(4)', 'PC 186.22(b)(4) for the felonies it lists'],
  ['PC 12022.53(c),(d)', 'Write PC 12022.53(b), (c) or (d)'],
  ['PC 12022.7(a)/(e)', 'Write one statute for each row'],
  ['PC 667(a)(1),(b)-(i)', 'among the case enhancements'],
] as const)('%s is not certain: %s', ([text, advice]) => {
  expect(statutesTogether(text)).toEqual({ advice: expect.stringContaining(advice) });
});

test.for(['PC 211', 'PC 12022.53(d)', 'PC 186.22(b)(1)(C)', 'PC 999999(a)(1)', 'PC 190.2(a)(17)(A)', 'nothing'])(
  '%s names one thing',
  (text) => {
    expect(statutesTogether(text)).toBeUndefined();
  },
);

test('a term that is another’s use leaves no gang term, PC 12022.53(e)(2)', () => {
  const sentenced = answerTo([{ crime: 'PC 211/212.5(c)', gang: true, enhancements: ['PC 12022.53(d),(e)(1)'] }]);
  expect(row(sentenced, 'c1e1')).toEqual(['principal', 9000, 'PC 669']);
  expect(row(sentenced, 'c1.gang')).toEqual(['stayed', 3600, 'PC 12022.53(e)(2)']);
  expect(sentenced.charges[0]?.enhancements[0]?.statute).toBe('PC 12022.53(d)/12022.53(e)(1)');
});

test('a fault says what to write', () => {
  const resolve = resolverOf(calibration);
  expect(resolve('PC 667.61(e)(4)', '2026-03-14')).toEqual({
    kind: 'missing',
    message: expect.stringMatching(/^PC 667\.61\(e\)\(4\): not in the catalogue.*Write the term/),
  });
  expect(resolve({ like: 'PC 12022.53(c),(d)' }, '2026-03-14')).toMatchObject({ kind: 'missing' });
  expect(resolve({ like: 'PC 211, 212.5(c)' }, '2026-03-14')).toMatchObject({ kind: 'found' });
  expect(resolve('PC 9999, 9998', '2026-03-14')).toEqual({
    kind: 'missing',
    message: 'PC 9999, 9998: not in the catalogue',
  });
});
