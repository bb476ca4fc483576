import { expect, test } from 'vitest';
import { catalogue, referenceArtefact } from '../compile/compiled.fixture.ts';
import { openReference } from './open-reference.ts';

const { consequences } = openReference(referenceArtefact);

// Stats. 2024, ch. 649 (AB 2308): fifteen years since January 1, 2025
test.for([
  ['2012-01-01', 10],
  ['2024-12-31', 10],
  ['2025-01-01', 15],
  [undefined, 15],
] as const)('a protective order after an injury to a partner on %s: up to %i years', ([on, years]) => {
  const found = catalogue.byStatute('PC 273.5(a)', on ?? '2026-01-01');
  const row = found.kind === 'found' ? catalogue.row(found.crime.id) : undefined;
  const brought = row && consequences.collateralConsequencesOf(row, undefined, on);
  const orders = brought?.filter(({ name }) => name === 'Protective order, domestic violence injury');
  expect(orders?.map(({ maximum }) => maximum)).toEqual([years]);
});

// Stats. 2025, ch. 82 (AB 379)
test.for([
  ['2025-12-31', []],
  ['2026-01-01', [1000]],
  [undefined, [1000]],
] as const)('the fine of PC 647(l)(5) for who pays for sex on %s: %j', ([on, dollars]) => {
  const found = catalogue.byStatute('PC 647(b)(2)', on ?? '2026-01-01');
  const row = found.kind === 'found' ? catalogue.row(found.crime.id) : undefined;
  const brought = row && consequences.collateralConsequencesOf(row, undefined, on);
  const fines = brought?.filter(({ name }) => name === 'Fine for paying for sex');
  expect(fines?.map(({ maximum }) => maximum)).toEqual(dollars);
});

// domestic violence was subdivision (d) until 2001
test.for([
  ['2000-12-31', true],
  ['2001-01-01', false],
] as const)('the program of domestic violence beside PC 12022.7(d) on %s: %s', ([on, expected]) => {
  const found = catalogue.byStatute('PC 12022.7(d)', on);
  const row = found.kind === 'found' ? catalogue.row(found.crime.id) : undefined;
  const brought = row && consequences.collateralConsequencesOf(row, undefined, on);
  expect(brought?.some(({ id }) => id === 'dv-program')).toBe(expected);
});

// Stats. 2022, ch. 696 (AB 2552)
test.for([
  ['2012-01-01', [1]],
  ['2022-12-31', [1]],
  ['2023-01-01', [2]],
  [undefined, [2]],
] as const)('the bar of PC 27245(a) on a gun show producer license for a crime of %s: %j years', ([on, years]) => {
  const found = catalogue.byStatute('PC 27235', on ?? '2026-01-01');
  const row = found.kind === 'found' ? catalogue.row(found.crime.id) : undefined;
  const brought = row && consequences.collateralConsequencesOf(row, undefined, on);
  const bars = brought?.filter(({ name }) => name === 'Gun show producer license');
  expect(bars?.map(({ maximum }) => maximum)).toEqual(years);
});

// Stats. 2024, ch. 169 (AB 3209)
test.for([
  ['2024-12-31', []],
  ['2025-01-01', [2]],
  [undefined, [2]],
] as const)('the order of PC 490.8 that keeps a shoplifter of %s out of the store: up to %j years', ([on, years]) => {
  const found = catalogue.byStatute('PC 459.5(a)', on ?? '2026-01-01');
  const row = found.kind === 'found' ? catalogue.row(found.crime.id) : undefined;
  const brought = row && consequences.collateralConsequencesOf(row, undefined, on);
  const orders = brought?.filter(({ name }) => name === 'Retail crime restraining order');
  expect(orders?.map(({ maximum }) => maximum)).toEqual(years);
});

// HS 11372.5(a) of Stats. 2005, ch. 158: the fee came before the letters of Proposition 64
test.for([
  ['HS 11357(a)', '2016-11-08', true],
  ['HS 11357(b)', '2016-11-08', false],
  ['HS 11357(c)', '2016-11-08', true],
  ['HS 11360(a)', '2016-11-08', true],
  ['HS 11360(b)', '2016-11-08', false],
] as const)('the laboratory fee beside %s of %s: %s', ([statute, on, owed]) => {
  const [row] = catalogue.candidates(statute, on);
  const brought = row && consequences.collateralConsequencesOf(row, undefined, on);
  expect(brought?.some(({ id }) => id === 'drug-lab-fee')).toBe(owed);
});

// VC 23575.3(p): of acts since January 1, 2019
test.for([
  ['VC 23152(a)', 'ignition-interlock-first', '2018-12-31', false],
  ['VC 23152(a)', 'ignition-interlock-first', '2019-01-01', true],
  ['VC 23152(a)/23540', 'ignition-interlock', '2018-12-31', false],
  ['VC 23152(a)/23540', 'ignition-interlock', '2019-01-01', true],
] as const)('the device beside %s, %s, on %s: %s', ([statute, id, on, expected]) => {
  const found = catalogue.byStatute(statute, on);
  const row = found.kind === 'found' ? catalogue.row(found.crime.id) : undefined;
  const brought = row && consequences.collateralConsequencesOf(row, undefined, on);
  expect(brought?.some((one) => one.id === id)).toBe(expected);
});

// PC 86: twice as much since Stats. 2014, ch. 881 (AB 1666)
test.for([
  ['PC 86', '2001-12-31', []],
  ['PC 86', '2014-12-31', ['bribe-restitution-fine']],
  ['PC 86', '2015-01-01', ['legislator-bribe-restitution-fine']],
  ['PC 93(a)', '2015-01-01', ['bribe-restitution-fine']],
] as const)('the restitution fine of a bribe beside %s of %s: %s', ([statute, on, expected]) => {
  const found = catalogue.byStatute(statute, on);
  const row = found.kind === 'found' ? catalogue.row(found.crime.id) : undefined;
  const brought = row && consequences.collateralConsequencesOf(row, undefined, on);
  expect(brought?.map(({ id }) => id).filter((id) => id.endsWith('bribe-restitution-fine'))).toEqual(expected);
});

// PC 502.01, FM 6320(a) and 8 U.S.C. 1227 reach section 529 under its former numbers, too
test.for(['PC 529(1)', 'PC 529(2)', 'PC 529.3', 'PC 529(a)'])(
  'false personation before its letters, by %s',
  (statute) => {
    const found = catalogue.byStatute(statute, '2010-06-01');
    const row = found.kind === 'found' ? catalogue.row(found.crime.id) : undefined;
    const brought = row && consequences.collateralConsequencesOf(row, undefined, '2010-06-01');
    const ids = ['computer-forfeited', 'criminal-protective-order', 'immigration-family'];
    expect(brought?.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  },
);
