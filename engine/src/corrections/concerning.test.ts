import { expect, test } from 'vitest';
import { answer, caseOf, prior, type TestCharge } from '../case.fixture.ts';
import { compareVersions, correctionsConcerning, versionsSince } from './concerning.ts';
import { engineVersion } from './engine-version.ts';
import { rulesVersions } from './rules-versions.ts';

test.for([
  ['2026.11', '2026.11.2', -1],
  ['2026.11.2', '2026.11.10', -1],
  ['2026.11.2', '2026.12', -1],
  ['2026.9', '2026.11', -1],
  ['2026.12', '2027.1', -1],
  ['2026.11', '2026.11.1', 0],
] as const)('%s against %s', ([a, b, order]) => {
  expect(Math.sign(compareVersions(a, b))).toBe(order);
  expect(Math.sign(compareVersions(b, a))).toBe(0 - order);
});

test('the version of the engine is that of the newest, and each is older than the one before it', () => {
  expect(rulesVersions[0]?.version).toBe(engineVersion);
  for (const [place, { version, from }] of rulesVersions.slice(1).entries()) {
    expect(compareVersions(version, rulesVersions[place]?.version ?? '')).toBeLessThan(0);
    expect(from <= (rulesVersions[place]?.from ?? '')).toBe(true);
  }
});

test('every version is a month, or a month and a count from 2 on', () => {
  expect(
    rulesVersions.filter(({ version }) => !/^20\d\d\.(?:0[1-9]|1[0-2])(?:\.[2-9]|\.[1-9]\d+)?$/.test(version)),
  ).toEqual([]);
});

test('every correction has a name of its own and an authority', () => {
  const all = rulesVersions.flatMap(({ corrections }) => corrections);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ authority }) => !/\b[A-Z]{2,3} \d|Rules of Court|v\. /.test(authority))).toEqual([]);
});

test('what came after a version, and nothing after the newest', () => {
  expect(versionsSince('2026.11').map(({ version }) => version)).toContain('2026.11.2');
  expect(versionsSince(engineVersion)).toEqual([]);
});

const robbery: TestCharge = { crime: 'PC 211/212.5(c)', term: 'upper' };
const burglary: TestCharge = { crime: 'PC 459/460(b)', term: 'middle' };
const concurrent = { run: 'concurrent' } as const;

const ids = (...parameters: Parameters<typeof caseOf>) => {
  const file = caseOf(...parameters);
  return correctionsConcerning('2026.11', file, answer(file)).map(({ id }) => id);
};

test.for<[string, string, ...Parameters<typeof caseOf>]>([
  ['a count marked concurrent', 'concurrent-counts-whole', [burglary, { ...robbery, ...concurrent }]],
  ['equal terms', 'equal-principal-terms', [burglary, { ...robbery, term: 'lower' }]],
  ['a prior', 'status-rides-on-offender', [burglary, robbery], { caseEnhancements: prior('PC 667(a)(1)') }],
  ['strikes of the case', 'strikes-two-serious', [burglary, robbery, robbery], { strikes: '1' }],
  ['strikes of a count', 'strikes-separate-occasions', [burglary, robbery, { ...robbery, strikes: '1' }]],
  ['a section', 'prison-crimes-among-themselves', [robbery, { crime: 'PC 4501.5' }]],
  [
    'probation beside jail',
    'jail-of-probation-in-the-total',
    [{ ...burglary, probation: { granted: true, jailDays: 180 } }, { crime: 'PC 148(a)(1)' }],
  ],
  ['an attempt', 'attempts-that-sections-name', [{ crime: 'PC 136.1(b)(1)', state: 'Attempt' }]],
  ['an attempt by its number', 'attempts-that-sections-name', [{ crime: 'PC 664/136.1(b)(1)' }]],
])('%s brings in %s', ([, id, charges, more]) => {
  expect(ids(charges, more)).toContain(id);
});

test('one count, a count that was dismissed beside it, and two of different terms are concerned by nothing', () => {
  expect(ids([robbery])).toEqual([]);
  expect(ids([{ crime: 'PC 136.1(b)(1)' }])).toEqual([]);
  expect(ids([robbery, { ...burglary, ...concurrent, status: 'Dismissed' }])).toEqual([]);
  expect(ids([{ ...burglary, term: 'upper' }, robbery])).toEqual([]);
});
