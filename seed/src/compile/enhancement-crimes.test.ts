import { expect, test } from 'vitest';
import { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import { artefact } from './compiled.fixture.ts';

/** What an enhancement is, by the words of its own section; what it attaches to stands in facts/attachments.csv. */
const catalogue = new CrimeCatalogue(artefact);
const on = '2026-07-01';

function rowOf(statute: string, severity?: 'misdemeanor') {
  const found = catalogue.byStatute(statute, on, severity && { severity });
  if (found.kind === 'missing') throw new Error(found.message);
  return found.crime;
}

test('the days for a child in the car of a drunk driver lengthen a misdemeanor', () => {
  expect(rowOf('VC 23572(a)(4)')).toMatchObject({ severity: 'misdemeanor', place: 'jail', terms: { upper: '90d' } });
});

test('the former section of assault weapons is an enhancement of its own crime', () => {
  const rows = ['PC 12280(a)(2)', 'PC 12280(a)(1)', 'PC 12280(b)'];
  const found = rows.map((statute) => catalogue.byStatute(statute, '2011-12-31'));
  expect(found).toMatchObject([
    { crime: { attachesTo: ['ASSAULT_WEAPON'] } },
    { crime: { groups: expect.arrayContaining(['ASSAULT_WEAPON']) } },
    { crime: { groups: expect.not.arrayContaining(['ASSAULT_WEAPON']) } },
  ]);
});

test('only the sections that speak of any felony, or of another crime, attach to every felony', () => {
  const wide = artefact.rows.filter(({ kind, attachesTo }) => kind !== 'probation' && attachesTo.includes('FEL_ANY'));
  const shown = wide.map(({ statute }) => (statute.startsWith('PC 12022.6(') ? 'PC 12022.6' : statute));
  expect([...new Set(shown)]).toEqual([
    'PC 290.4(c)(1)',
    'PC 290.45(e)(1)',
    'PC 290.46(h)(2)',
    'PC 667.17',
    'PC 667.7(a)(1)',
    'PC 667.7(a)(2)',
    'PC 12022(a)(2)',
    'PC 12022.10(a)(1)',
    'PC 12022.10(a)(2)',
    'PC 12022.10(a)(3)',
    'PC 12022.10(a)(4)',
    'PC 12022.10(a)(5)',
    'PC 12022.2(a)',
    'PC 12022.4(a)',
    'PC 12022.5(b)',
    'PC 12022.55',
    'PC 12022.6',
    'PC 12022.65(a)',
    'PC 12022.75(a)',
    'PC 12022.9',
    'HS 1522.01(c)',
  ]);
});

test.for([
  ['PC 451.1(a)(1)', 'status'],
  ['PC 451.1(a)(2)', 'conduct'],
  ['PC 451.1(a)(5)', 'conduct'],
  ['PC 452.1(a)(1)', 'status'],
  ['PC 452.1(a)(4)', 'conduct'],
  ['PC 422.75(d)', 'status'],
  ['HS 11353.4(a)', 'status'],
  ['HS 11353.4(b)', 'conduct'],
  ['PC 667.10(a)', 'conduct'],
] as const)('%s is a %s enhancement: the specific ones are those of PC 1170.11', ([statute, kind]) => {
  expect(rowOf(statute).kind).toBe(kind);
});
