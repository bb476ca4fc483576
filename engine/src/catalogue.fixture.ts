import type { Catalogue, Resolution } from './case-file/catalogue.ts';
import type { CrimeVersion, Terms } from './crime/crime-version.ts';
import { punishableByLife, triadOf } from './crime/triad.ts';
import { isInForce } from './law/dated.ts';
import { isUnder, sectionsOf } from './law/statute.ts';
import type { IsoDate } from './numbers/iso-date.ts';

type Row = Pick<CrimeVersion, 'statute' | 'terms'> & Partial<CrimeVersion>;

const triad = (lower: string, middle: string, upper: string): Terms => ({ lower, middle, upper });
const only = (upper: string): Terms => ({ upper });
const property = triad('16m', '2y', '3y');
const violent = { serious: true, violent: true, credit: { jail: 15, prison: 15 } } as const;
const serious = { serious: true } as const;
const gun = { groups: ['GUN53', 'GBI_OK'] } as const;
const jail = { place: 'jail1170h' } as const;
const sixMonths = { probationJail: { minimumDays: 180, maximumDays: 365 } } as const;

const crimes: readonly Row[] = [
  {
    statute: 'PC 187(a) first degree',
    terms: only('25-life'),
    ...violent,
    groups: ['MURDER1', 'GUN53', 'GUN53D'],
    credit: { jail: 0, prison: 0 },
    attempt: { terms: triad('5y', '7y', '9y') },
  },
  {
    statute: 'PC 187(a) second degree',
    terms: only('15-life'),
    ...violent,
    groups: ['GUN53', 'GUN53D'],
    credit: { jail: 0, prison: 0 },
  },
  { statute: 'PC 207(a)/208(a)', terms: triad('3y', '5y', '8y'), ...violent, ...gun, category: 'KIDNAP_1170_1B' },
  { statute: 'PC 211/212.5(c)', terms: triad('2y', '3y', '5y'), ...violent, ...gun, attempt: { terms: property } },
  { statute: 'PC 215', terms: triad('3y', '5y', '9y'), ...violent, groups: ['GUN53', 'GBI_OK', 'GANG4_15'] },
  { statute: 'PC 136.1(b)(1)', terms: property, ...serious, category: 'WITNESS_1170_15' },
  {
    statute: 'PC 136.1(c)(1)',
    terms: triad('2y', '3y', '4y'),
    ...serious,
    category: 'WITNESS_1170_15',
    groups: ['GANG4_7'],
  },
  { statute: 'PC 192(a)', terms: triad('3y', '6y', '11y'), ...violent, category: 'MANSLAUGHTER_1170_16' },
  { statute: 'PC 245(a)(1)', terms: triad('2y', '3y', '4y'), ...serious, groups: ['GBI_OK'] },
  { statute: 'PC 245(a)(2)', terms: triad('2y', '3y', '4y'), ...serious, groups: ['GBI_OK', 'FEL_NO_WEAPON_ELEMENT'] },
  { statute: 'PC 245(a)(4)', terms: triad('2y', '3y', '4y'), groups: ['GBI_OK', 'FEL_NO_WEAPON_ELEMENT'] },
  { statute: 'PC 246', terms: triad('3y', '5y', '7y'), ...serious, groups: ['GUN53D', 'GANG4_15'], ...sixMonths },
  { statute: 'PC 261(a)(2)', terms: triad('3y', '6y', '8y'), ...violent, groups: ['SEX6676', 'GBI_SEX', 'GUN53'] },
  { statute: 'PC 261(a)(3)', terms: triad('3y', '6y', '8y'), ...serious, groups: ['SEX6676'] },
  { statute: 'PC 273.5(a)', terms: triad('2y', '3y', '4y'), groups: ['GBI_DV_OK', 'GBI_OK'] },
  { statute: 'PC 288(a)', terms: triad('3y', '6y', '8y'), ...violent, groups: ['LEWD', 'SEX1STRIKE_C', 'REG290'] },
  { statute: 'PC 422', terms: property, ...serious },
  { statute: 'PC 459/460(a)', terms: triad('2y', '4y', '6y'), ...serious, groups: ['FEL_NO_WEAPON_ELEMENT'] },
  { statute: 'PC 459/460(b)', terms: property, ...jail, wobbler: true, groups: ['FEL_NO_WEAPON_ELEMENT', 'PROPERTY'] },
  { statute: 'PC 463(c)(1)', id: 'looting-old', terms: triad('2y', '4y', '6y'), ...serious, end: '2025-12-31' },
  { statute: 'PC 463(c)(1)', id: 'looting', terms: triad('2y', '4y', '7y'), ...serious, effective: '2026-01-01' },
  { statute: 'PC 496(a)', terms: property, ...jail, wobbler: true },
  { statute: 'PC 29800(a)(1)', terms: property },
  { statute: 'PC 4501.5', terms: triad('2y', '3y', '4y'), category: 'PRISON_1170_1C', mandatoryConsecutive: 'always' },
  { statute: 'PC 4502(a)', terms: triad('2y', '3y', '4y'), category: 'PRISON_1170_1C', mandatoryConsecutive: 'always' },
  { statute: 'PC 4532(b)(1)', terms: property, mandatoryConsecutive: 'always' },
  { statute: 'PC 236.1(c)(2)', terms: only('15-life'), mandatoryConsecutive: 'if-separate' },
  { statute: 'VC 10851(a)', terms: property, ...jail, wobbler: true },
  {
    statute: 'HS 11351',
    terms: triad('2y', '3y', '4y'),
    ...jail,
    groups: ['DRUG_SALE_12022C', 'DRUG_WT_A', 'DRUG_113702'],
  },
  { statute: 'HS 11378', terms: property, ...jail, groups: ['DRUG_WT_B', 'DRUG_113702'] },
  { statute: 'PC 243(e)(1)', terms: only('364d'), severity: 'misdemeanor', place: 'jail' },
  { statute: 'PC 148(a)(1)', terms: only('364d'), severity: 'misdemeanor', place: 'jail' },
  { statute: 'PC 488', terms: only('6m'), severity: 'misdemeanor', place: 'jail' },
  { statute: 'PC 666(a)', terms: property, plain: { ids: ['PC 488'], asks: 'conviction' } },
  {
    statute: 'PC 490.2(a)',
    name: 'Theft with a prior',
    terms: property,
    plain: { ids: ['PC 488'], asks: 'violation' },
  },
  { statute: 'PC 273(e)', terms: property, plain: { ids: ['PC 243(e)(1)', 'PC 148(a)(1)'], asks: 'conviction' } },
  {
    statute: 'BP 7028(a)(1)',
    terms: only('364d'),
    severity: 'misdemeanor',
    place: 'jail',
    plain: { ids: ['PC 488'], asks: 'conviction' },
  },
  { statute: 'PC 502.7(g)', terms: property, plain: { ids: ['PC 488'], asks: 'violation' } },
  {
    statute: 'PC 459.5',
    terms: only('180d'),
    severity: 'misdemeanor',
    place: 'jail',
    effective: '2014-11-05',
  },
  { statute: 'VC 22350', terms: {}, severity: 'infraction', place: 'none' },
];

const conduct: readonly Row[] = [
  { statute: 'PC 12022(b)(1)', terms: only('1y'), attachesTo: ['FEL_NO_WEAPON_ELEMENT'] },
  { statute: 'PC 12022.3(a)', terms: triad('3y', '4y', '10y'), violent: true, attachesTo: ['SEX6676'] },
  { statute: 'PC 12022.5(a)', terms: triad('3y', '4y', '10y') },
  {
    statute: 'PC 12022.53(b)',
    terms: only('10y'),
    attachesTo: ['GUN53'],
    probationLimit: { id: 'PC 12022.53(g)', level: 1 },
  },
  { statute: 'PC 12022.53(c)', terms: only('20y'), attachesTo: ['GUN53'] },
  { statute: 'PC 12022.53(d)', terms: only('25-life'), attachesTo: ['GUN53', 'GUN53D'] },
  { statute: 'PC 12022.7(a)', terms: only('3y'), attachesTo: ['GBI_OK'] },
  { statute: 'PC 12022.8', terms: only('5y'), attachesTo: ['GBI_SEX'] },
  { statute: 'PC 186.22(b)(1)(C)', terms: only('10y'), attachesTo: ['VIOLENT'] },
];

const substitutions: readonly Row[] = [
  { statute: 'PC 190.2', terms: { lower: 'LWOP', upper: 'DEATH' }, attachesTo: ['MURDER1'] },
  { statute: 'PC 667.61(a)', terms: only('25-life') },
  { statute: 'PC 667.61(b)', terms: only('15-life') },
];

const status: readonly Row[] = [
  { statute: 'PC 667(a)(1)', terms: only('5y'), appliesTo: 'serious', effective: '1982-06-09' },
  { statute: 'PC 667.5(a)', terms: only('3y'), appliesTo: 'violent' },
  { statute: 'PC 667.5(b)', terms: only('1y') },
  { statute: 'HS 11370.2', terms: only('3y'), appliesTo: 'DRUG_113702' },
  { statute: 'PC 12022.1', terms: only('2y') },
];

const allegations: readonly Row[] = [
  { statute: 'PC 1203.08', terms: {}, probationLimit: { id: 'PC 1203.08', level: 1 } },
];

const complete =
  (kind: CrimeVersion['kind']) =>
  (row: Row): CrimeVersion => ({
    id: row.statute,
    name: row.statute,
    kind,
    severity: 'felony',
    place: 'prison',
    wobbler: false,
    serious: false,
    violent: false,
    strike: row.serious ?? false,
    superStrike: false,
    trigger: (row.serious ?? false) || (row.violent ?? false),
    category: punishableByLife(triadOf(row.terms)) ? 'LIFE_669' : 'DEFAULT',
    groups: [],
    attachesTo: [],
    credit: { jail: 50, prison: 50 },
    mandatoryConsecutive: 'none',
    effective: null,
    end: null,
    ...row,
  });

const rows: readonly CrimeVersion[] = [
  ...crimes.map(complete('crime')),
  ...conduct.map(complete('conduct')),
  ...substitutions.map(complete('substitution')),
  ...status.map(complete('status')),
  ...allegations.map(complete('probation')),
];

const stateOf = (statute: string) => {
  if (statute.includes('664/')) return { state: 'Attempt' } as const;
  return statute.includes('182/') ? ({ state: 'Conspiracy' } as const) : {};
};

function byStatute(statute: string, on: IsoDate): Resolution {
  const plain = statute.replace(/664\/|182\//, '');
  const present = rows.filter((row) => isInForce(row, on));
  const matches = present.filter((row) => row.statute === plain || isUnder(sectionsOf(row.statute), plain));
  const crime = matches.find((row) => row.statute === plain) ?? matches[0];
  if (crime === undefined) return { kind: 'missing', message: `${statute}: not in the catalogue` };
  return { kind: 'found', crime, ...stateOf(statute), others: matches.slice(1).map((row) => row.statute) };
}

/** The calibration crimes that the engine's own tests speak of (R-A22), in a catalogue of their own. */
export const calibration: Catalogue = { version: 'calibration', byStatute, byId: (id) => byStatute(id, '2026-08-01') };
