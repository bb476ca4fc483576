import { expect, test } from 'vitest';
import { artefact } from '../compile/compiled.fixture.ts';
import { CrimeCatalogue } from './crime-catalogue.ts';
import { openCatalogue } from './open-catalogue.ts';

const catalogue = new CrimeCatalogue(artefact);
const today = '2026-11-20';

test.for([
  ['PC 459', today, 'PC 459/460(a)'],
  ['PC 460(b)', today, 'PC 459/460(b)'],
  ['PC 211/213(a)(2)', today, 'PC 211/212.5(c)'],
  ['PC 187(a) second degree', today, 'PC 187(a)'],
  ['PC 459.5', today, 'PC 459.5(a)'],
  ['HS 11352', today, 'HS 11352(a)'],
  ['PC 261', today, 'PC 261(a)(2)'],
  ['PC 288', today, 'PC 288(a)'],
  ['PC 220(a)(1)/261', today, 'PC 220(a)(1)/261'],
] as const)('%s on %s means %s', ([statute, on, wanted]) => {
  expect(catalogue.byStatute(statute, on)).toMatchObject({ kind: 'found', crime: { statute: wanted } });
});

test('what else a statute may mean is named as it can be asked for', () => {
  expect(catalogue.byStatute('PC 261', today)).toMatchObject({
    others: ['PC 261(a)(2) victim under 14', 'PC 261(a)(2) victim 14 to 17'],
  });
  expect(catalogue.byStatute('PC 261(a)(2) victim under 14', today)).toMatchObject({ others: [] });
});

test.for([
  ['PC 186.22(b)(4)', 'PC 136.1(c)(1)', 'PC 186.22(b)(4)(C)'],
  ['PC 186.22(b)(4)', 'PC 215(a)', 'PC 186.22(b)(4)(B)'],
  ['PC 186.22(b)(4)(B)', 'PC 136.1(c)(1)', 'PC 186.22(b)(4)(B)'],
  ['PC 186.22(b)(4)', 'PC 484(a)', 'PC 186.22(b)(4)(B)'],
] as const)('%s filed with %s is %s', ([statute, crime, wanted]) => {
  const parent = catalogue.byStatute(crime, today);
  const groups = parent.kind === 'found' ? parent.crime.groups : [];
  expect(catalogue.byStatute(statute, today, { groups })).toMatchObject({ crime: { statute: wanted } });
});

test('words pick the variant, and a word no row knows leaves none', () => {
  expect(catalogue.byStatute('PC 187(a) second degree', today)).toMatchObject({
    crime: { terms: { upper: '15-life' } },
  });
  expect(catalogue.byStatute('PC 187(a) purple', today)).toMatchObject({ kind: 'missing' });
});

test.for([
  ['felony', '2y/3y/4y'],
  ['misdemeanor', '364d'],
] as const)('a wobbler is a %s of %s', ([severity, terms]) => {
  const found = catalogue.byStatute('PC 245(a)(1)', today, { severity });
  const slots = found.kind === 'found' ? Object.values(found.crime.terms).join('/') : '';
  expect(slots).toBe(terms);
});

test('the two forms of a wobbler name each other', () => {
  const [felony, misdemeanor] = catalogue.candidates('PC 245(a)(1)', today);
  expect([felony?.wobbleDownId, misdemeanor?.wobbleUpId]).toEqual([misdemeanor?.id, felony?.id]);
  expect([felony?.wobbleDirection, misdemeanor?.wobbleDirection]).toEqual([1, 2]);
});

test.for([
  ['PC 288a(c)(2)(A)', '2018-12-31', 'found'],
  ['PC 288a(c)(2)(A)', '2019-01-01', 'missing'],
  ['PC 287(c)(2)(A)', '2018-12-31', 'missing'],
  ['PC 287(c)(2)(A)', '2019-01-01', 'found'],
  ['PC 666.1', '2024-12-17', 'missing'],
  ['PC 666.1', '2024-12-18', 'found'],
] as const)('%s on %s is %s', ([statute, on, kind]) => {
  expect(catalogue.byStatute(statute, on).kind).toBe(kind);
});

test.for([
  ['PC 288a(c)', today, 'The catalog has no PC 288a(c) in force on 2026-11-20. It is in force until 2018-12-31.'],
  ['PC 666.1', '2024-12-17', 'The catalog has no PC 666.1 in force on 2024-12-17. It is in force from 2024-12-18.'],
  [
    'VC 23558',
    '1998-08-01',
    'The catalog has no VC 23558 in force on 1998-08-01. It is in force from 1999-07-01. Until then it was VC 23182.',
  ],
  [
    'VC 23566(c)',
    '1999-06-30',
    'The catalog has no VC 23566(c) in force on 1999-06-30. It is in force from 1999-07-01. Until then it was VC 23190(c).',
  ],
  [
    'VC 23572(a)(1)',
    '1998-08-01',
    'The catalog has no VC 23572(a)(1) in force on 1998-08-01. It is in force from 1999-07-01. Until then the chapter had other numbers, whose words were not read: jail that they added is not counted here.',
  ],
  ['PC 187(a) purple', today, 'The catalog has no PC 187(a) purple in force on 2026-11-20.'],
  ['PC 99999', today, 'The catalog has no PC 99999 in force on 2026-11-20.'],
  ['robbery', today, 'The catalog has no robbery in force on 2026-11-20.'],
] as const)('%s on %s is missing, and when it is not', ([statute, on, message]) => {
  expect(catalogue.byStatute(statute, on)).toEqual({ kind: 'missing', message });
});

test.for([
  ['PC 261(a)(3)', '2016-12-31', 'PC 1203.067', 4, 0],
  ['PC 261(a)(3)', '2017-01-01', 'PC 1203.065(a)', 1, 0], // AB 2888
  ['PC 289(e)', '2016-12-31', 'PC 1203.067', 4, 0],
  ['PC 289(e)', '2017-01-01', 'PC 1203.065(a)', 1, 0],
  ['PC 262(a)(1)', '2021-12-31', 'PC 1203.067', 4, 0],
  ['PC 290.018(b)', today, 'PC 290.018(e)', 2, 90],
  ['PC 463(c)(1)', today, 'PC 462(a)', 2, 180],
  ['PC 463(c)(3)', today, undefined, undefined, 180],
] as const)('probation for %s on %s is limited by %s, with at least %i days', ([statute, on, id, level, days]) => {
  const found = catalogue.byStatute(statute, on);
  const { probationLimit, probationJail } = found.kind === 'found' ? found.crime : {};
  expect([probationLimit?.id, probationLimit?.level, probationJail?.minimumDays ?? 0]).toEqual([id, level, days]);
});

test('664/ and 182/ set the state of the crime', () => {
  expect(catalogue.byStatute('PC 664/459/460(a)', today)).toMatchObject({
    state: 'Attempt',
    crime: { statute: 'PC 459/460(a)' },
  });
  expect(catalogue.byStatute('PC 182/211', today)).toMatchObject({ state: 'Conspiracy' });
});

test('rows are found by id, in one order of their own', () => {
  const ids = catalogue.rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(catalogue.rows.map(({ legacySortOrder }) => legacySortOrder)).toEqual(ids.map((_, index) => index + 1));
  expect(ids.every((id) => id === encodeURIComponent(id) && id.length <= 80)).toBe(true);
  expect(catalogue.byId('no such row').kind).toBe('missing');
});

test('a stored case that names a former id finds its crime, under the id it names', () => {
  expect(catalogue.row('pc-666.1-a-1~f~2024-12-18')?.id).toBe('pc-666.1-a-1~f~2024-12-18');
  expect(catalogue.row('pc-666.1-a-1~f~2025-01-01')).toMatchObject({
    id: 'pc-666.1-a-1~f~2025-01-01',
    effective: '2024-12-18',
  });
  expect(catalogue.byId('pc-666.1-a-1~f')).toMatchObject({ kind: 'found', crime: { statute: 'PC 666.1(a)(1)' } });
});

test('an artefact of another format, or cut short, is refused', () => {
  expect(() => openCatalogue({ ...artefact, format: 2 })).toThrow('compile it again');
  expect(() => openCatalogue({ ...artefact, rows: artefact.rows.slice(1) })).toThrow('compile it again');
  expect(openCatalogue(artefact).version).toBe(artefact.version);
});
