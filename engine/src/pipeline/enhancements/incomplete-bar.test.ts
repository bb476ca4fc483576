import { expect, test } from 'vitest';
import { answerTo, codesOf, prior, row } from '../../case.fixture.ts';
import type { CrimeReference } from '../../case-file/case-file.ts';
import type { CrimeState } from '../../law/crime-state.ts';

const factsOf = (statute: string, kind: 'crime' | 'conduct'): CrimeReference => ({
  statute,
  kind,
  severity: 'felony',
  terms: kind === 'crime' ? { lower: '2y', middle: '3y', upper: '4y' } : { upper: '1y' },
});

const sentenceOf = (statute: string, enhancement: string, state: CrimeState) =>
  answerTo([{ crime: factsOf(statute, 'crime'), state, enhancements: [{ crime: factsOf(enhancement, 'conduct') }] }]);

test.for([
  ['HS 11352(a)', 'HS 11370.4(a)(1)(A)', ['principal', 'stayed', 'principal']],
  ['HS 11379.6(a)', 'HS 11379.8(a)(1)', ['principal', 'stayed', 'principal']],
  ['HS 11352(a)', 'HS 11353.6(b)', ['principal', 'stayed', 'principal']],
  ['PC 451(d)', 'PC 451.1(a)', ['principal', 'stayed', 'stayed']],
  ['PC 452(b)', 'PC 452.1(a)', ['principal', 'stayed', 'stayed']],
  ['PC 261(a)(2)', 'PC 667.8(a)', ['principal', 'stayed', 'stayed']],
  ['PC 207(a)', 'PC 667.85', ['principal', 'stayed', 'stayed']],
  ['PC 211', 'PC 667.9(a)', ['principal', 'stayed', 'stayed']],
  ['PC 289(a)(1)(A)', 'PC 667.10(a)', ['principal', 'stayed', 'stayed']],
  ['PC 487(a)', 'PC 667.16(a)', ['principal', 'stayed', 'stayed']],
  ['PC 288(a)', 'PC 674(a)', ['principal', 'stayed', 'stayed']],
  ['PC 288(a)', 'PC 675(a)', ['principal', 'stayed', 'stayed']],
  ['PC 286(f)', 'PC 12022.85', ['principal', 'stayed', 'stayed']],
  ['PC 273a(a)', 'PC 12022.95', ['principal', 'stayed', 'stayed']],
  // these name the attempt, not the conspiracy
  ['HS 11352(a)', 'PC 12022(c)', ['principal', 'principal', 'stayed']],
  ['HS 11352(a)', 'PC 12022(d)', ['principal', 'principal', 'stayed']],
  ['PC 288(a)', 'PC 667.15(a)', ['principal', 'principal', 'stayed']],
  ['PC 261(a)(2)', 'PC 12022.3(a)', ['principal', 'principal', 'stayed']],
  ['PC 261(a)(3)', 'PC 12022.75(b)', ['principal', 'principal', 'stayed']],
  ['PC 261(a)(2)', 'PC 12022.8', ['principal', 'principal', 'stayed']],
  ['HS 11379.6(a)', 'HS 11379.7(a)', ['principal', 'principal', 'stayed']],
  ['HS 11379.6(a)', 'HS 11379.7(b)', ['principal', 'principal', 'stayed']],
  ['HS 11379.6(a)', 'HS 11379.9(a)', ['principal', 'principal', 'stayed']],
  // this one names any felony
  ['HS 11352(a)', 'PC 12022(a)(1)', ['principal', 'principal', 'principal']],
] as const)('%s completed, attempted and conspired to, with %s: %j', ([statute, enhancement, roles]) => {
  const states = ['Completed', 'Attempt', 'Conspiracy'] as const;
  expect(states.map((state) => row(sentenceOf(statute, enhancement, state), 'c1e1')[0])).toEqual(roles);
});

test('the reason is told with the section of the enhancement', () => {
  const sentenced = sentenceOf('HS 11352(a)', 'HS 11370.4(a)(1)(A)', 'Attempt');
  expect(row(sentenced, 'c1e1')).toEqual(['stayed', 360, 'HS 11370.4(a)(1)(A)']);
  expect(sentenced.summary.totalDeterminate).toBe(720);
  expect(sentenced.notices).toContainEqual({
    code: 'ENHANCEMENT_NO_MATCH',
    charges: ['c1', 'c1e1'],
    authority: 'HS 11370.4(a)(1)(A)',
    text: 'HS 11370.4(a)(1)(A) is stayed: its section names the completed crime and leaves this one out.',
  });
  expect(codesOf(sentenceOf('HS 11352(a)', 'HS 11370.4(a)(1)(A)', 'Completed'))).not.toContain('ENHANCEMENT_NO_MATCH');
});

test.for([
  ['Completed', 'status'],
  ['Attempt', 'stayed'],
  ['Conspiracy', 'status'],
] as const)('a drug prior beside a sale, %s: %s', ([state, role]) => {
  const drug = prior('HS 11370.2', { findings: ['prior-11380'] });
  expect(row(answerTo([{ crime: 'HS 11351', state }], { caseEnhancements: drug }), 's1')[0]).toBe(role);
});
