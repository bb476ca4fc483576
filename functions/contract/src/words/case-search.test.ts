import { expect, test } from 'vitest';
import { partOfCaseFields } from '../schemas/case-fields.ts';
import { caseFinder, hasWords, marksIn } from './case-search.ts';

const record = (DefendantLastName: string, DefendantFirstName = '', CaseNumber = '', DefendantMiddleName = '') => ({
  ...partOfCaseFields('blank'),
  DefendantFirstName,
  DefendantMiddleName,
  DefendantLastName,
  CaseNumber,
});
const rivera = record('Rivera', 'Ben', '26-00-09', 'Luis');

test.for([
  ['nandu', record('Ñandú')],
  ['ÑANDÚ', record('Nandu')],
  ['obrien', record('O’Brien')],
  ["o'brien", record('OBrien')],
  ['o’brien', record("O'Brien")],
  ['lodz', record('Łódź')],
  ['smith jones', record('Smith-Jones')],
  ['de la cruz, mar', record('de la Cruz', 'María')],
  ['iver', rivera],
  ['Rivera, Ben', rivera],
  ['rivera ben', rivera],
  ['rivera, ben luis', rivera],
  ['Ben Rivera', rivera],
  ['rivera,', rivera],
  ['00-09', rivera],
  ['  ', rivera],
] as const)('%s finds it', ([typed, found]) => {
  expect(caseFinder(typed)(found)).toBe(true);
});

test.for([
  ['ben', rivera],
  ['ben luis', rivera],
  ['Ben, Rivera', rivera],
  ['rivera, sam', rivera],
  ['rivera sam', rivera],
  [', ben', rivera],
  ['00-10', rivera],
] as const)('%s does not', ([typed, other]) => {
  expect(caseFinder(typed)(other)).toBe(false);
});

test.for([
  ['Ñandú', 'nan', ['Ñan']],
  ['O’Brien', 'obr', ['O’Br']],
  ['Weißmann', 'weissm', ['Weißm']],
  ['N\u0303andu', 'nandu', ['N\u0303andu']],
  ['Rivera, Ben Luis', 'rivera ben', ['Rivera, Ben']],
  ['Rivera, Ben Luis', 'ben rivera', ['Rivera', 'Ben']],
  ['Rivera', 'rivera, ben', ['Rivera']],
  ['Rivera', 'x', []],
  ['Rivera', ' ', []],
] as const)('%s searched by %s shows %j', ([written, typed, shown]) => {
  expect(marksIn(written, typed).map(({ from, to }) => written.slice(from, to))).toEqual(shown);
});

test('all words of a search begin words of a text, in any order', () => {
  expect(hasWords('Núñez, José, Scenario 1', 'jose nun')).toBe(true);
  expect(hasWords('Núñez, José', 'ose')).toBe(false);
});
