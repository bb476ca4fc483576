import { isInForce } from '@countwise/engine';
import { expect, test } from 'vitest';
import { widening } from '../catalogue/section.ts';
import { referenceArtefact as artefact, catalogue } from '../compile/compiled.fixture.ts';
import { CrimeSearch } from '../search/crime-search.ts';
import { openReference } from './open-reference.ts';

const on = '2026-11-20';
const reference = openReference(artefact);
const search = new CrimeSearch(catalogue.rows, reference);

test('the catalogue has every factor, those of former law too', () => {
  const lacking = artefact.factorGroups.filter(({ id }) => {
    const wanted = artefact.factors.filter(({ group }) => group === id);
    return reference.factors.factorsOf(id, catalogue, on).length < wanted.length;
  });
  expect(lacking.map(({ id }) => id)).toEqual([]);
});

test.for([
  ['PC 12021(c)(1)', '2011-12-31', 'felon-firearm-former', 'PC 12021(a)(1)'],
  ['PC 12025(a)(2)', '2011-12-31', 'firearm-carrying-former', 'PC 12025(b)(1)'],
  ['PC 12031(a)(1)', '2011-12-31', 'firearm-loaded-former', 'PC 12031(a)(2)(A)'],
  ['PC 12034(d)', '2011-12-31', 'shooting-vehicle-former', 'PC 12034(c)'],
  ['PC 262(a)(1)', '2021-12-31', 'rape-spouse', 'PC 262(a)(1)'],
  ['PC 25400(a)(2)', '2012-01-01', 'firearm-carrying', 'PC 25400(a)(1)/25400(c)(1)'],
] as const)('%s on %s is asked the question of its own law', ([statute, day, id, first]) => {
  const [row] = catalogue.candidates(statute, day);
  const asked = row && reference.factors.factorGroupOf(row)?.CPKGroupId;
  expect(asked).toBe(id);
  // the site asks for a group's factors today, whenever the offense was
  expect(reference.factors.factorsOf(id, catalogue, on)[0]?.row.statute).toBe(first);
});

test('factors stand in the order of their table, each with the row that takes the place of the crime', () => {
  const factors = reference.factors.factorsOf('burglary', catalogue, on);
  expect(factors.map(({ FactorId, SortValue, row }) => [FactorId, SortValue, row.statute, row.severity])).toEqual([
    ['burglary-1', 1, 'PC 459/460(a)', 'felony'],
    ['burglary-2', 2, 'PC 459/460(b)', 'felony'],
    ['burglary-3', 3, 'PC 459.5(a)', 'misdemeanor'],
  ]);
});

test('where the answers are the two ways to charge a crime, no person or place is asked for', () => {
  const ways = artefact.factorGroups.filter(({ id }) =>
    artefact.factors.filter(({ group }) => group === id).every(({ name }) => /^(Felony|Misdemeanor)$/.test(name)),
  );
  expect(ways.map(({ id }) => id)).toContain('accessory');
  expect(ways.filter(({ prompt }) => /^(Who|Where)/.test(prompt))).toEqual([]);
});

test('a factor takes its place by the offense day', () => {
  const names = (day: string) =>
    reference.factors.factorsOf('burglary', catalogue, day).map(({ FactorName }) => FactorName);
  expect(names('2014-11-04')).toEqual(['Inhabited place: first degree', 'Other place: second degree']);
  expect(names('2014-11-05')).toHaveLength(3);
});

test('hardly a crime stands under no theme, and every theme has a crime', () => {
  const themes = catalogue.rows.map((row) => reference.categoriesOf(row));
  expect(themes.filter((ids) => ids.includes('other')).length).toBeLessThan(catalogue.rows.length / 100);
  const used = new Set(themes.flat());
  expect(reference.crimeCategories.filter(({ id }) => id !== 'other' && !used.has(id))).toEqual([]);
});

test('every consequence that is shown attaches to some crime', () => {
  const used = new Set(
    ['1990-01-01', '2016-01-01', undefined]
      .flatMap((on) =>
        catalogue.rows.flatMap((row) => reference.consequences.collateralConsequencesOf(row, undefined, on)),
      )
      .map(({ id }) => id),
  );
  const shown = reference.consequences.collateralConsequences.filter(({ end }) => end === null);
  expect(shown.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
});

test.for([
  ['211', /robbery/],
  ['664/459', /burglary/],
  ['187', /murder/],
  ['459', /burglary/],
  ['12022.53(d)', /firearm/],
  ['12022(b)(1)', /weapon/],
  ['245a1', /assault with a deadly weapon/],
  ['647f', /intoxication/],
  ['pc 69', /resisting/],
  ['dui', /driving under the influence/],
  ['drunk in public', /intoxication/],
  ['domestic violence', /spouse|domestic|partner/],
  ['posession of cocain for sale', /narcotic drug for sale/],
  ['felon in possession of firearm', /felon/],
  ['grand theft auto', /automobile/],
  ['kidnaping', /kidnapping/],
  ['resisting arrest', /resisting/],
] as const)('%s finds %s first', ([text, name]) => {
  expect(search.quickSearch(text, on)[0]?.name.toLowerCase()).toMatch(name);
});

test.for([on, '1900-01-01', '2011-09-30'])('the whole catalogue on %s can be walked without loss', (day) => {
  const walked = [];
  for (
    let more = search.more('down', 0, day);
    more.length > 0;
    more = search.more('down', walked.at(-1)?.legacySortOrder ?? 0, day)
  ) {
    walked.push(...more);
  }
  const ids = catalogue.rows
    .filter(({ effective, end }) => day === '1900-01-01' || ((effective ?? '') <= day && (end === null || day <= end)))
    .toSorted((a, b) => a.legacySortOrder - b.legacySortOrder)
    .map(({ id }) => id);
  expect(walked.map(({ id }) => id)).toEqual(ids);
});

test('every popular name means a crime in force', () => {
  const unknown = artefact.popularNames
    .flatMap(({ statutes }) => statutes)
    .filter(
      (statute) => !catalogue.rows.some((row) => isInForce(row, on) && [...widening(row.statute)].includes(statute)),
    );
  expect(unknown).toEqual([]);
});

/** What a crime of today brings by the table of consequences. */
function broughtBy(statute: string): readonly string[] {
  const [row] = catalogue.candidates(statute, on);
  return row === undefined ? [] : reference.consequences.collateralConsequencesOf(row).map(({ id }) => id);
}

test.for([
  ['dv-program', 'PC 459/460(a)', true],
  // VC 40200: standing or parking is no conviction, and has no assessments of one (PC 1463(i), 1464(a)(3), 1465.8)
  ['parking-penalty', 'VC 22500(e)', true],
  ['parking-penalty', 'VC 22507.8(a)', true],
  ['parking-penalty', 'VC 22514', true],
  ['court-operations', 'VC 22500(e)', false],
  ['conviction-assessment', 'VC 22500(e)', false],
  ['penalty-assessments', 'VC 22500(e)', false],
  ['parking-penalty', 'VC 22516', false],
  ['parking-penalty', 'VC 22517', false],
  ['parking-penalty', 'VC 22350', false],
  ['court-operations', 'VC 22350', true],
  ['penalty-assessments', 'VC 22350', true],
  ['dv-program', 'PC 273.5(a)', true],
  ['dv-program', 'PC 243(e)(1)', true],
  ['dv-program', 'HS 11377(a)', false],
  ['dv-program', 'PC 261(a)(2)', false],
  ['dv-program', 'PC 12022.7(a)', false],
  ['dv-program', 'PC 12022.7(d)', false],
  ['dv-program', 'PC 12022.7(e)', true],
  ['criminal-protective-order', 'PC 12022.7(e)', true],
  ['immigration-family', 'PC 12022.7(e)', true],
  ['dv-program', 'PC 240', true],
  ['dv-program', 'PC 242', true],
  ['dv-program', 'PC 243(d)', true],
  // PC 166(e)(1), 273.6(h), 29825(c): probation consistent with PC 1203.097, whoever the victim is
  ['dv-program', 'PC 166(c)(1)', true],
  ['dv-program', 'PC 166(c)(2)', true],
  ['dv-program', 'PC 166(c)(4)', true],
  ['criminal-protective-order', 'PC 166(a)(1)', false],
  ['criminal-protective-order', 'PC 166(a)(4)', true],
  ['criminal-protective-order', 'PC 166(a)(9)', false],
  ['criminal-protective-order', 'PC 166(c)(1)', true],
  ['criminal-protective-order', 'PC 166(c)(4)', true],
  ['dv-program', 'FM 6388', true],
  ['criminal-protective-order', 'FM 6388', true],
  ['dv-program', 'PC 29825(a)', true],
  ['dv-program', 'PC 29825(b)', true],
  ['criminal-protective-order', 'PC 29825(b)', false],
  ['dv-program', 'PC 166(d)(1)', true],
  ['dv-program', 'PC 136.2(a)(1)(G)(ii)(II)', true],
  ['dv-program', 'PC 136.2(d)(3)', true],
  ['dv-program', 'FM 6389(a)', true],
  ['dv-program', 'FM 6389(n)', true],
  // of threats and of batteries whose victim no office tells
  ['criminal-protective-order', 'PC 139(a)', true],
  ['criminal-protective-order', 'PC 140(a)', true],
  ['criminal-protective-order', 'PC 417(b)', true],
  ['criminal-protective-order', 'PC 417(c)', false],
  ['criminal-protective-order', 'PC 417(d)', true],
  ['immigration-family', 'PC 417(d)', true],
  ['criminal-protective-order', 'PC 417.25(a)', true],
  ['criminal-protective-order', 'PC 417.26(a)', false],
  // force or threats at a clinic or a place of worship (J-266)
  ['criminal-protective-order', 'PC 423.2(a)', true],
  ['criminal-protective-order', 'PC 423.2(b)', true],
  ['criminal-protective-order', 'PC 423.2(c)', false],
  ['criminal-protective-order', 'PC 423.2(e)', false],
  ['criminal-protective-order', 'PC 653.2(a)', true],
  ['criminal-protective-order', 'PC 243.15', true],
  ['criminal-protective-order', 'PC 243.3', true],
  ['criminal-protective-order', 'PC 245.2', true],
  // threats of § 422 followed by a trespass; impersonation, which FM 6320(a) names
  ['criminal-protective-order', 'PC 601(a)(1)', true],
  ['criminal-protective-order', 'PC 601(a)(2)', true],
  ['criminal-protective-order', 'PC 528.5(a)', true],
  ['criminal-protective-order', 'PC 529(a)', true],
  ['criminal-protective-order', 'PC 529(a)(3)', true],
  ['criminal-protective-order', 'PC 529.7', false],
  // their victims are told by an office
  ['dv-program', 'PC 241(b)', false],
  ['criminal-protective-order', 'PC 241(b)', false],
  ['immigration-family', 'PC 241(b)', false],
  ['immigration-family', 'PC 166(a)(6)', false],
  ['child-custody', 'PC 220(a)(1)/261', false],
  ['child-custody', 'PC 261(a)(2)', true],
  ['minor-treatment-costs', 'PC 220(a)(1)/264.1', false],
  ['minor-treatment-costs', 'PC 220(a)(1)/289', false],
  ['minor-treatment-costs', 'PC 289(b)', true],
  ['computer-forfeited', 'PC 220(a)(1)/288', false],
  ['computer-forfeited', 'PC 288(a)', true],
  ['dv-program', 'PC 241(c)', false],
  ['dv-program', 'PC 243(b)', false],
  ['criminal-protective-order', 'PC 243(b)', false],
  ['dv-program', 'PC 243(c)(1)', false],
  ['immigration-family', 'PC 243(c)(1)', false],
  ['dv-program', 'PC 243(c)(2)', false],
  // PC 290(d)(3)(J): a crime of PC 243.4(a), (c) or (d) against a minor, after a prior
  ['sex-registration-tier-3', 'PC 243.4(k)', true],
  ['sex-registration-tier-1', 'PC 243.4(k)', false],
  ['public-housing', 'PC 243.4(k)', true],
  // PC 290(c)(3): of one no more than ten years older the court decides
  ['sex-registration-tier-1', 'PC 286(b)(1)', true],
  ['discretionary-registration', 'PC 286(b)(1)', true],
  ['discretionary-registration', 'PC 287(b)(2)', true],
  ['discretionary-registration', 'PC 289(h)', true],
  ['discretionary-registration', 'PC 289(i)', true],
  ['discretionary-registration', 'PC 286(c)(1)', false],
  ['discretionary-registration', 'PC 289(j)', false],
  // PC 290(c)(1), (d)(3)(C)(i): murder in committing or attempting a sex crime
  ['sex-registration-murder', 'PC 187(a)', true],
  ['discretionary-registration', 'PC 187(a)', false],
  ['sex-registration-murder', 'PC 192(a)', false],
  ['discretionary-registration', 'PC 192(a)', true],
  ['sex-registration-tier-3', 'PC 187(a)', false],
  ['sex-registration-tier-3', 'PC 190.2(a)(17)(C)', true],
  ['sex-registration-tier-3', 'PC 190.2(a)(17)(D)', true],
  ['sex-registration-tier-3', 'PC 190.2(a)(17)(E)', true],
  ['sex-registration-tier-3', 'PC 190.2(a)(17)(F)', true],
  ['sex-registration-tier-3', 'PC 190.2(a)(17)(K)', true],
  ['sex-registration-tier-3', 'PC 190.2(a)(17)(A)', false],
  ['sex-registration-tier-3', 'PC 190.2(a)(17)(J)', false],
  ['sex-offender-fine', 'PC 190.2(a)(17)(C)', true],
  ['sex-offender-fine', 'PC 190.2(a)(17)(B)', false],
  ['criminal-protective-order', 'PC 190.2(a)(17)(K)', true],
  ['public-housing', 'PC 190.2(a)(17)(F)', true],
  ['probation-revocation-fine', 'PC 459/460(a)', true],
  ['probation-revocation-fine', 'PC 288.7(a)', false],
  ['ammunition-ban', 'PC 459/460(a)', true],
  ['ammunition-ban', 'PC 243(e)(1)', false],
  ['ten-year-firearm-ban', 'PC 243(e)(1)', true],
  ['child-custody', 'PC 187(a)', false],
  ['child-custody', 'PC 273.5(a)', true],
  ['custody-bar', 'PC 187(a)', true],
  ['hit-and-run-license', 'VC 20001(b)(1)', true],
  ['hit-and-run-license', 'VC 10851(a)', false],
  ['vehicle-taking-license', 'VC 10851(a)', true],
  ['hit-and-run-license', 'PC 215(a)', false],
  ['carjacking-license', 'PC 215(a)', true],
  ['under-21-license', 'HS 11378', false],
  ['under-21-license', 'VC 23140(a)', true],
] as const)('%s of %s: %s', ([id, statute, brought]) => {
  expect(broughtBy(statute).includes(id)).toBe(brought);
});

const misdemeanor = 'misdemeanor';

test.for([
  // PC 29805: the sections of its list and no others, each with its subdivision
  ['ten-year-firearm-ban', 'PC 240', misdemeanor, true],
  ['ten-year-firearm-ban', 'PC 148.5(f)', misdemeanor, true],
  ['ten-year-firearm-ban', 'PC 597(a)', misdemeanor, true],
  ['ten-year-firearm-ban', 'PC 30605(a)', misdemeanor, true],
  ['ten-year-firearm-ban', 'PC 29180(f)', misdemeanor, true],
  ['ten-year-firearm-ban', 'PC 27545/27590(c)(5)', misdemeanor, true],
  // EC 44010: what it names among sex offenses and brings no registration by itself
  ...(['PC 261.5(c)', 'PC 311.2(a)', 'PC 313.1(a)', 'PC 647(a)', 'PC 647(d)', 'PC 647b'] as const).map(
    (statute) => ['teacher-credential', statute, misdemeanor, true] as const,
  ),
  ['teacher-credential', 'PC 647(f)', misdemeanor, false],
  // § 27590(c) punishes them, and § 33215 punishes § 33210
  ...(['PC 27500(b)', 'PC 27515', 'PC 27520', 'PC 27550(a)', 'PC 33210'] as const).flatMap((statute) => [
    ['ten-year-firearm-ban', statute, misdemeanor, true] as const,
    ['firearm-relinquishment', statute, misdemeanor, true] as const,
  ]),
  ['ten-year-firearm-ban', 'PC 368(b)(1)', misdemeanor, true],
  ['ten-year-firearm-ban', 'PC 368(d)(1)', misdemeanor, false],
  ['ten-year-firearm-ban', 'PC 245.6(c)', misdemeanor, false],
  ['ten-year-firearm-ban', 'PC 171c(a)(2)', misdemeanor, false],
  ['ten-year-firearm-ban', 'PC 597(b)', misdemeanor, false],
  ['ten-year-firearm-ban', 'WI 871.5(d)', misdemeanor, false],
  // PC 23515(a), (b), (d): for life though the crime is a misdemeanor, and the ten years say no more
  ['ten-year-firearm-ban', 'PC 246', misdemeanor, false],
  ['listed-firearm-ban', 'PC 246', misdemeanor, true],
  ['listed-firearm-ban', 'PC 245(a)(2)', misdemeanor, true],
  ['listed-firearm-ban', 'PC 417(c)', misdemeanor, true],
  ['listed-firearm-ban', 'PC 417(a)(2)', misdemeanor, false],
  ['listed-firearm-ban', 'PC 246', 'felony', false],
  // PC 29810(a)(1): whoever may hold none surrenders them
  ['firearm-relinquishment', 'PC 136.1(a)(1)', misdemeanor, true],
  ['firearm-relinquishment', 'PC 246', misdemeanor, true],
  ['firearm-relinquishment', 'PC 243.2(a)(1)', misdemeanor, false],
  // PC 457.1: reckless burning is no arson
  ['dna-samples', 'PC 452(d)', misdemeanor, false],
  ['dna-samples', 'PC 451(d)', 'felony', true],
  ['dui-injury-first', 'VC 23153(a)/23550.5', 'felony', false],
  ['dui-injury-third', 'VC 23153(a)/23550.5', 'felony', true],
  ['dui-injury-first', 'VC 23153(a)', 'felony', true],
  ['homicide-license', 'PC 192(c)(3)', 'felony', true],
  ['homicide-license', 'PC 192.5(a)', 'felony', true],
  ['homicide-license', 'PC 192.5(b)', 'felony', false],
  ['homicide-license', 'VC 2800.3(a)', 'felony', true],
  ['evading-license', 'VC 2800.3(a)', 'felony', false],
  ['evading-license', 'VC 2800.3(b)', 'felony', true],
  ['evading-license', 'VC 2800.4', 'felony', true],
  ['carjacking-license', 'PC 209.5(a)', 'felony', true],
  ['carjacking-license', 'PC 26100(b)', 'felony', true],
  ['carjacking-license', 'PC 26100(b)', misdemeanor, false],
  ['carjacking-license', 'PC 26100(c)', 'felony', true],
  ['carjacking-license', 'PC 26100(d)', 'felony', true],
  ['carjacking-license', 'VC 23109.1', 'felony', false],
  ['vehicle-weapon-license', 'PC 245(a)(1)', 'felony', true],
  ['vehicle-weapon-license', 'PC 245(a)(1)', misdemeanor, false],
  ['vehicle-weapon-license', 'PC 245(c)', 'felony', true],
  ['under-21-license', 'PC 191.5(a)', 'felony', true],
  ['under-21-license', 'VC 23103/23103.5', misdemeanor, true],
  ['under-21-license', 'VC 21200.5', misdemeanor, true],
  ['under-21-license', 'PC 647(f)', misdemeanor, false],
  ['vehicle-impound', 'VC 23153(a)', 'felony', true],
  ['vehicle-impound', 'PC 191.5(a)', 'felony', false],
  ['vehicle-nuisance', 'PC 191.5(a)', 'felony', true],
  ['vehicle-nuisance', 'PC 192.5(a)', 'felony', true],
  ['vehicle-nuisance', 'PC 192.5(b)', 'felony', false],
  ['vehicle-impound-suspended', 'VC 14601.5(a)', misdemeanor, true],
  ['vehicle-impound-suspended', 'VC 12500(a)', misdemeanor, false],
  ['vehicle-impound-unlicensed', 'VC 12500(a)', misdemeanor, true],
  ['vehicle-impound-contest', 'VC 23109(a)', misdemeanor, true],
  ['vehicle-impound-contest', 'VC 23109(c)', misdemeanor, false],
  ['vehicle-impound-evading', 'VC 2800.2(a)', 'felony', true],
  ['vehicle-impound-evading', 'VC 2800.4', 'felony', false],
  ['dui-problem-assessment', 'VC 23152(b)', misdemeanor, true],
  ['dui-prison-program', 'VC 23153(a)/23566', 'felony', true],
  ['dui-prison-program', 'VC 23153(a)/23560', 'felony', false],
  // VC 23575.3(h) leaves out drugs alone, addiction and manslaughter, and leaves a first offense to the court
  ['ignition-interlock', 'VC 23152(a)/23536', misdemeanor, false],
  ['ignition-interlock-first', 'VC 23152(a)/23536', misdemeanor, true],
  ['ignition-interlock-first', 'VC 23152(f)', misdemeanor, false],
  ['ignition-interlock-first', 'VC 23152(a)/23540', misdemeanor, false],
  ['ignition-interlock', 'VC 23152(a)/23540', misdemeanor, true],
  ['ignition-interlock', 'VC 23152(c)/23540', misdemeanor, false],
  ['ignition-interlock', 'VC 23152(g)/23550', 'felony', true],
  ['ignition-interlock', 'VC 23153(b)', 'felony', true],
  ['ignition-interlock', 'VC 23153(f)', 'felony', false],
  ['ignition-interlock', 'PC 191.5(a)', 'felony', false],
  ['ignition-interlock-suspended', 'VC 14601.2(b)', misdemeanor, true],
  ['ignition-interlock-plea', 'VC 14601.5(a)', misdemeanor, true],
  ['ignition-interlock-plea', 'VC 14601.2(a)', misdemeanor, false],
  ['theft-fine', 'PC 487a(a)', 'felony', true],
  ['theft-fine', 'PC 487a(b)', 'felony', false],
  ['theft-fine', 'PC 463(b)(1)', 'felony', true],
  ['theft-fine', 'PC 463(b)(4)', misdemeanor, true],
  ['theft-fine', 'PC 463(c)(1)', 'felony', true],
  ['theft-fine', 'PC 463(c)(5)', 'felony', true],
  ['theft-fine', 'PC 463(c)(4)', 'felony', false],
  ['theft-fine', 'PC 462.5(a)', 'felony', true],
  ['theft-fine', 'PC 489', 'felony', true],
  ['theft-fine', 'PC 473(b)', 'felony', true],
  ['theft-fine', 'PC 473(b)', misdemeanor, true],
  ['ihss-provider', 'PC 473(b)', 'felony', true],
  ['ihss-provider', 'PC 473(b)', misdemeanor, false],
  ['ihss-provider', 'PC 489', 'felony', true],
  ['ihss-provider', 'PC 489', misdemeanor, false],
  ['ihss-provider', 'PC 463(b)(2)', 'felony', true],
  ['ihss-provider', 'PC 463(c)(3)', 'felony', true],
  ['ihss-provider', 'PC 463(c)(5)', 'felony', true],
  ['ihss-provider', 'PC 463(b)(1)', 'felony', false],
  ['ihss-provider', 'PC 463(c)(4)', 'felony', false],
  ['criminal-protective-order', 'PC 261.5(b)', misdemeanor, true],
  // 18 U.S.C. 921(a)(33): batteries by their own words
  ['federal-dv-firearm-ban', 'PC 242', misdemeanor, true],
  ['federal-dv-firearm-ban', 'PC 243.2(a)(1)', misdemeanor, true],
  ['federal-dv-firearm-ban', 'PC 243.25', misdemeanor, true],
  ['federal-dv-firearm-ban', 'PC 243.35(a)', misdemeanor, true],
  ['federal-dv-firearm-ban', 'PC 243.15', misdemeanor, true],
  ['federal-dv-firearm-ban', 'PC 243.3', misdemeanor, true],
  ['federal-dv-firearm-ban', 'PC 243.3', 'felony', false],
  ['federal-dv-firearm-ban', 'PC 243.6', misdemeanor, false],
  ['federal-dv-firearm-ban', 'PC 243(b)', misdemeanor, false],
  ['federal-dv-firearm-ban', 'PC 243(c)(1)', misdemeanor, false],
  ['federal-dv-firearm-ban', 'PC 243(d)', misdemeanor, true],
  ['theft-fine', 'PC 213(b)', 'felony', false],
  ['theft-fine', 'PC 211/212.5(c)', 'felony', true],
  ['inheritance', 'PC 664/187(a)', 'felony', false],
  ['custody-bar', 'PC 664/187(a)', 'felony', false],
  ['inheritance', 'PC 187(a)', 'felony', true],
  // BP 2417.5 makes one guilty of violating PC 550(a)(6)
  ['health-program-exclusion', 'BP 2417.5', 'felony', true],
  ['ihss-provider', 'BP 2417.5', 'felony', false],
  ['public-office', 'PC 67.5(b)', 'felony', true],
  ['public-office', 'GC 1090', 'felony', true],
  // GC 1097 disqualifies forever whom it punishes
  ['public-office', 'GC 1090(b)', 'felony', true],
  ['public-office', 'GC 1090.1', 'felony', true],
  ['public-office', 'GC 1091(d)', 'felony', true],
  ['public-office', 'GC 1091(d)', misdemeanor, true],
  ['public-office', 'GC 1093(a)', 'felony', true],
  ['public-office', 'GC 1093(b)', 'felony', true],
  ['office-vacancy', 'GC 1093(a)', 'felony', false],
  ['public-office', 'GC 1094', 'felony', false],
  ['public-office', 'PC 459/460(a)', 'felony', false],
  ['office-vacancy', 'PC 459/460(a)', 'felony', true],
  ['office-vacancy', 'PC 68(a)', 'felony', false],
  ['child-custody', 'PC 422(a)', misdemeanor, true],
  ['child-custody', 'PC 261(a)(2)', 'felony', true],
  ['custody-bar', 'PC 273a(b)', misdemeanor, true],
  ['custody-bar', 'PC 273d(a)', 'felony', true],
  ['inheritance', 'PC 368(c)', misdemeanor, true],
  ['dui-habitual', 'VC 23152(a)/23546', misdemeanor, true],
  ['dui-habitual', 'VC 23152(e)/23550', 'felony', true],
  ['dui-habitual', 'VC 23152(e)/23550', misdemeanor, true],
  ['dui-habitual', 'VC 23152(a)/23550.5', 'felony', true],
  ['dui-habitual', 'VC 23153(a)/23550.5', misdemeanor, true],
  ['dui-habitual', 'VC 23153(b)/23566', 'felony', true],
  ['dui-habitual', 'VC 23152(a)/23540', misdemeanor, false],
  ['dui-habitual', 'VC 23153(a)/23560', 'felony', false],
  ['dui-habitual', 'VC 14601(a)', misdemeanor, false],
  ['inheritance', 'PC 236', misdemeanor, true],
  ['hiv-testing', 'PC 269(a)(1)', 'felony', true],
  ['hiv-testing', 'PC 261(a)(2)', 'felony', true],
  ['hiv-testing', 'PC 220(a)(1)/261', 'felony', false],
  ['public-office', 'EL 18501', 'felony', true],
  ['public-office', 'PC 94', misdemeanor, true],
  ['public-office', 'PC 96.5(a)', misdemeanor, true],
  ['public-office', 'PC 99', 'felony', true],
  ['public-office', 'PC 100', 'felony', true],
  ['public-office', 'PC 95', 'felony', false],
  ['state-office', 'PC 2772', 'felony', true],
  ['state-office', 'PC 2790', 'felony', true],
  ['state-office', 'PC 2772', misdemeanor, false],
  ['state-office', 'PC 2790', misdemeanor, false],
  ['state-office', 'PC 68(a)', 'felony', false],
  ['office-vacancy', 'PC 2772', 'felony', true],
  ['office-of-cappers', 'BP 6152(a)(1)', misdemeanor, true],
  ['office-of-cappers', 'BP 6152(a)(2)', 'felony', true],
  ['office-of-cappers', 'BP 6128(a)', misdemeanor, false],
  ['gun-show-license', 'PC 27205(a)', misdemeanor, true],
  ['gun-show-license', 'PC 27235', misdemeanor, true],
  ['gun-show-license', 'PC 27240(a)', misdemeanor, false],
  // PC 490.8(b): shoplifting, any theft from a store, vandalism of it, an assault or battery of its employee at work
  ['retail-crime-order', 'PC 459.5(a)', misdemeanor, true],
  ['retail-crime-order', 'PC 484(a)', misdemeanor, true],
  ['retail-crime-order', 'PC 484(a)', 'infraction', true],
  ['retail-crime-order', 'PC 484(a)', 'felony', true],
  ['retail-crime-order', 'PC 484g(a)', 'felony', true],
  ['retail-crime-order', 'PC 487(a)', 'felony', true],
  ['retail-crime-order', 'PC 487(b)(3)', 'felony', true],
  ['retail-crime-order', 'PC 489', 'felony', true],
  ['retail-crime-order', 'PC 490.2(a)', misdemeanor, true],
  ['retail-crime-order', 'PC 490.4(a)(1)', 'felony', true],
  ['retail-crime-order', 'PC 490.4(a)(4)', misdemeanor, true],
  ['retail-crime-order', 'PC 490.5(a)', misdemeanor, true],
  ['retail-crime-order', 'PC 508', 'felony', true],
  ['retail-crime-order', 'PC 532(a)', 'felony', true],
  ['retail-crime-order', 'PC 463(b)(2)', 'felony', true],
  ['retail-crime-order', 'PC 666(a)', misdemeanor, true],
  ['retail-crime-order', 'PC 666.1(a)(1)', 'felony', true],
  ['retail-crime-order', 'PC 594(b)(1)', 'felony', true],
  ['retail-crime-order', 'PC 594(b)(2)(A)', misdemeanor, true],
  ['retail-crime-order', 'PC 594.7', 'felony', true],
  ['retail-crime-order', 'PC 240', misdemeanor, true],
  ['retail-crime-order', 'PC 242', misdemeanor, true],
  ['retail-crime-order', 'PC 243(d)', 'felony', true],
  ['retail-crime-order', 'PC 245(a)(1)', 'felony', true],
  ['retail-crime-order', 'PC 245(b)', 'felony', true],
  // another's crime, another's victim, or no theft
  ['retail-crime-order', 'PC 211/212.5(c)', 'felony', false],
  ['retail-crime-order', 'PC 459/460(b)', 'felony', false],
  ['retail-crime-order', 'PC 463(b)(1)', 'felony', false],
  ['retail-crime-order', 'PC 487a(a)', 'felony', false],
  ['retail-crime-order', 'PC 490.8(f)', misdemeanor, false],
  ['retail-crime-order', 'PC 496(a)', 'felony', false],
  ['retail-crime-order', 'PC 594.3(a)', 'felony', false],
  ['retail-crime-order', 'PC 666.5(a)', 'felony', false],
  ['retail-crime-order', 'PC 241(c)', misdemeanor, false],
  ['retail-crime-order', 'PC 243(b)', misdemeanor, false],
  ['retail-crime-order', 'PC 245(c)', 'felony', false],
  // PC 502.8(h): whatever the letter
  ['telecommunications-restitution', 'PC 502.8(a)', misdemeanor, true],
  ['telecommunications-restitution', 'PC 502.8(c)', 'felony', true],
  ['telecommunications-restitution', 'PC 502.8(f)', 'felony', true],
  ['telecommunications-restitution', 'PC 502.7(b)(1)', 'felony', false],
  // PC 186.30(b)(2): (e)(1)(A) asks the violation of 186.22(b) proved
  ['gang-registration', 'PC 12022.53(e)(1)', 'felony', true],
  ['gang-registration', 'PC 12022.53(b)', 'felony', false],
  // HS 11372.5(a): subdivisions (a) and (c) of 11357 and (a) of 11360; 11372.7(e): not 11357(b)
  ['drug-lab-fee', 'HS 11357(a)(1)', 'infraction', true],
  ['drug-lab-fee', 'HS 11357(a)(2)', 'infraction', true],
  ['drug-lab-fee', 'HS 11357(b)(2)', misdemeanor, false],
  ['drug-lab-fee', 'HS 11357(c)(1)', misdemeanor, true],
  ['drug-lab-fee', 'HS 11357(c)(2)', misdemeanor, true],
  ['drug-lab-fee', 'HS 11357(d)', 'infraction', false],
  ['drug-lab-fee', 'HS 11360(a)(2)', misdemeanor, true],
  ['drug-lab-fee', 'HS 11360(a)(3)', 'felony', true],
  ['drug-lab-fee', 'HS 11360(b)', 'infraction', false],
  ['drug-lab-fee', 'HS 11377(a)', misdemeanor, true],
  ['drug-lab-fee', 'HS 11377.5', 'felony', false],
  ['drug-lab-fee', 'HS 11378.5', 'felony', true],
  ['drug-lab-fee', 'HS 11379.2', 'felony', false],
  ['drug-lab-fee', 'HS 11379.6(a)', 'felony', true],
  ['drug-program-fee', 'HS 11357(a)(2)', 'infraction', true],
  ['drug-program-fee', 'HS 11357(b)(1)', 'infraction', false],
  ['drug-program-fee', 'HS 11357(b)(2)', misdemeanor, false],
  ['drug-program-fee', 'HS 11357(c)(1)', misdemeanor, true],
  ['drug-program-fee', 'HS 11357.5(b)(3)', misdemeanor, true],
  ['emergency-response-costs', 'PC 148.3(a)', misdemeanor, true],
  ['emergency-response-costs', 'PC 148.3(b)', 'felony', true],
  ['emergency-response-costs', 'PC 148.5(a)', misdemeanor, false],
  ['trafficking-program', 'PC 647(l)(2)', 'felony', true],
  ['trafficking-program', 'PC 647(l)(2)', misdemeanor, true],
  ['trafficking-program', 'PC 647(l)(1)(A)', misdemeanor, false],
  // PC 290(e): of failing to register under the Act, and of tiers one and two: no violent predator, proof or identifier
  ['registration-longer-felony', 'PC 290(b)', 'felony', true],
  ['registration-longer-felony', 'PC 290.002', 'felony', true],
  ['registration-longer-felony', 'PC 290.010', 'felony', true],
  ['registration-longer-felony', 'PC 290.011(f)', 'felony', true],
  ['registration-longer-felony', 'PC 290.012(a)', 'felony', true],
  ['registration-longer-felony', 'PC 290.013(b)', 'felony', true],
  ['registration-longer-felony', 'PC 290.015', 'felony', true],
  ['registration-longer-felony', 'PC 290.018(b)', 'felony', true],
  ['registration-longer-felony', 'PC 290.018(d)', 'felony', true],
  ['registration-longer-felony', 'PC 290.012(a)', misdemeanor, false],
  ['registration-longer-felony', 'PC 290.012(b)', 'felony', false],
  ['registration-longer-felony', 'PC 290.018(f)', 'felony', false],
  ['registration-longer-felony', 'PC 290.014', 'felony', false],
  ['registration-longer-misdemeanor', 'PC 290.012(a)', misdemeanor, true],
  ['registration-longer-misdemeanor', 'PC 290.012(c)', misdemeanor, true],
  ['registration-longer-misdemeanor', 'PC 290.018(a)', misdemeanor, true],
  ['registration-longer-misdemeanor', 'PC 290.018(g)', misdemeanor, true],
  ['registration-longer-misdemeanor', 'PC 290.012(a)', 'felony', false],
  ['registration-longer-misdemeanor', 'PC 290.018(h)', misdemeanor, false],
  ['registration-longer-misdemeanor', 'PC 290.018(i)', misdemeanor, false],
  ['registration-longer-misdemeanor', 'PC 290.018(k)', misdemeanor, false],
  ['registration-longer-misdemeanor', 'PC 290.01(a)(1)', misdemeanor, false],
  ['registration-longer-misdemeanor', 'PC 290.95(a)', misdemeanor, false],
  ['paid-sex-fine', 'PC 647(b)(2)', misdemeanor, true],
  ['paid-sex-fine', 'PC 647(b)(3)', misdemeanor, true],
  ['paid-sex-fine', 'PC 647(b)(1)', misdemeanor, false],
  ['paid-sex-fine', 'PC 647(l)(1)(A)', misdemeanor, true],
  ['paid-sex-fine', 'PC 647(l)(2)', 'felony', true],
  ['paid-sex-fine', 'PC 647(l)(2)', misdemeanor, true],
  ['paid-sex-fine', 'PC 647(l)(3)', 'felony', true],
  ['retail-stay-away', 'PC 490.4(a)(4)', 'felony', true],
  ['retail-stay-away', 'PC 490.4(a)(1)', misdemeanor, true],
  ['retail-stay-away', 'PC 487(a)', 'felony', false],
  ['treatment-before-jail', 'HS 11395(b)(1)', 'felony', true],
  ['treatment-before-jail', 'HS 11395(b)(1)', misdemeanor, true],
  ['treatment-before-jail', 'HS 11377(a)', misdemeanor, false],
  ['discharge-fine', 'FG 5650(a)', misdemeanor, true],
  ['discharge-fine', 'FG 5650(a)(3)', misdemeanor, false],
  ['discharge-fine-other', 'FG 5650(a)', misdemeanor, false],
  ['discharge-fine-other', 'FG 5650(a)(3)', misdemeanor, true],
  ['discharge-fine-other', 'FG 5650(a)(6)', misdemeanor, true],
  ['discharge-fine-other', 'FG 5652', misdemeanor, false],
  ['corrections-employment', 'PC 289.6(a)(2)', 'felony', true],
  ['corrections-employment', 'PC 289.6(a)(3)', 'felony', true],
  ['corrections-employment', 'PC 289.6(i)', 'felony', true],
  ['corrections-employment', 'PC 289.6(a)(3)', misdemeanor, false],
  ['corrections-employment', 'PC 4573.9(a)', 'felony', false],
  ['office-of-legislators', 'GC 9051', misdemeanor, true],
  ['office-of-legislators', 'GC 9053.5', misdemeanor, true],
  ['office-of-legislators', 'GC 9054', 'felony', true],
  ['office-of-legislators', 'GC 8926', misdemeanor, false],
  ['immigration-drugs', 'WI 1001.5(a)', 'felony', true],
  ['immigration-drugs', 'WI 1001.5(b)', 'felony', false],
  ['immigration-firearms', 'WI 1001.5(a)', 'felony', true],
  ['ten-year-firearm-ban', 'WI 1001.5(a)', misdemeanor, true],
  ['candidacy', 'GC 84301', misdemeanor, true],
  ['candidacy', 'GC 87100', misdemeanor, true],
  ['candidacy', 'GC 91000(a)', misdemeanor, true],
  ['candidacy', 'GC 81004', 'felony', false],
  ['candidacy', 'GC 1090', 'felony', false],
  ['svp-commitment', 'PC 209(b)(1)', 'felony', true],
  // force or fear is no element of an assault: People v. Cook (2017) 8 Cal.App.5th 309
  ['svp-commitment', 'PC 220(a)(1)/261', 'felony', false],
  ['svp-commitment', 'PC 220(b)', 'felony', false],
  ['svp-commitment', 'PC 220(a)(1)/264.1', 'felony', false],
  ['svp-commitment-child', 'PC 220(a)(1)/261', 'felony', false],
  ['svp-commitment-assault', 'PC 220(a)(1)/264.1', 'felony', true],
  ['svp-commitment-assault', 'PC 220(a)(1)/261', 'felony', true],
  ['svp-commitment-assault', 'PC 220(a)(2)', 'felony', true],
  ['svp-commitment-assault', 'PC 220(b)', 'felony', true],
  ['svp-commitment-assault', 'PC 220(a)(1)/203', 'felony', false],
  ['super-strike-prior', 'PC 220(a)(1)/261', 'felony', false],
  ['super-strike-prior', 'PC 220(b)', 'felony', true],
  ['super-strike-prior-assault', 'PC 220(a)(1)/261', 'felony', true],
  ['super-strike-prior-assault', 'PC 220(b)', 'felony', false],
  ['super-strike-prior-assault', 'PC 220(a)(1)/203', 'felony', false],
  ['svp-commitment', 'PC 286(c)(1)', 'felony', true],
  ['svp-commitment', 'PC 287(c)(1)', 'felony', true],
  ['svp-commitment', 'PC 289(j)', 'felony', true],
  ['svp-commitment', 'PC 261(a)(2)', 'felony', true],
  ['svp-commitment', 'PC 261(a)(6)', 'felony', true],
  ['svp-commitment', 'PC 287(d)(1)', 'felony', true],
  ['svp-commitment', 'PC 288.7(a)', 'felony', false],
  ['svp-commitment', 'PC 261(a)(3)', 'felony', false],
  ['svp-commitment', 'PC 261(a)(7)', 'felony', false],
  ['svp-commitment', 'PC 286(k)', 'felony', false],
  ['svp-commitment', 'PC 287(k)', 'felony', false],
  ['svp-commitment', 'PC 289(g)', 'felony', false],
  ['svp-commitment', 'PC 287(d)(1)(C)', 'felony', false],
  ['svp-commitment-child', 'PC 261(a)(3)', 'felony', true],
  ['svp-commitment-child', 'PC 286(b)(2)', 'felony', true],
  ['svp-commitment-child', 'PC 287(d)(1)(C)', 'felony', true],
  ['svp-commitment-child', 'PC 289(g)', 'felony', true],
  ['svp-commitment-child', 'PC 289(h)', misdemeanor, false],
  ['svp-commitment-child', 'PC 261(a)(2)', 'felony', false],
  ['svp-commitment-child', 'PC 288.7(a)', 'felony', false],
  ['mental-treatment-parole', 'PC 422(a)', misdemeanor, false],
  ['animals-ban', 'PC 286.5(a)', misdemeanor, true],
  ['animals-ban', 'PC 597.5(a)(1)', 'felony', true],
  ['animals-ban', 'PC 597.5(b)', misdemeanor, false],
  ['animals-ban', 'PC 597(c)', 'felony', false],
  ['computer-limits', 'PC 502(c)(1)', misdemeanor, true],
  ['computer-limits', 'PC 502(c)(7)', misdemeanor, false],
  ['computer-limits', 'PC 502(c)(7)', 'felony', true],
  ['computer-limits', 'PC 502(c)(10)', 'felony', false],
  ['health-program-exclusion', 'HS 11351', 'felony', true],
  ['health-program-exclusion', 'HS 11153(a)(1)', 'felony', true],
  ['health-program-exclusion', 'HS 11153(a)(1)', misdemeanor, false],
  ['health-program-exclusion', 'HS 11153.5(b)', 'felony', true],
  ['health-program-exclusion', 'HS 11154(b)', 'felony', true],
  ['health-program-exclusion', 'HS 11155', 'felony', true],
  ['health-program-exclusion', 'HS 11156', 'felony', true],
  ['health-program-exclusion', 'HS 11156', misdemeanor, false],
  ['health-program-exclusion', 'HS 11351.5', 'felony', true],
  ['health-program-exclusion', 'HS 11353.7', 'felony', true],
  ['health-program-exclusion', 'HS 11354(a)', 'felony', true],
  ['health-program-exclusion', 'HS 11355', 'felony', true],
  ['health-program-exclusion', 'HS 11358(d)', 'felony', true],
  ['health-program-exclusion', 'HS 11358(c)', misdemeanor, false],
  ['health-program-exclusion', 'HS 11359(c)', 'felony', true],
  ['health-program-exclusion', 'HS 11360(a)(3)', 'felony', true],
  ['health-program-exclusion', 'HS 11361(b)', 'felony', true],
  ['health-program-exclusion', 'HS 11362.4(d)', 'felony', true],
  ['health-program-exclusion', 'HS 109365', 'felony', true],
  ['health-program-exclusion', 'HS 109365', misdemeanor, false],
  ['health-program-exclusion', 'HS 109290', 'felony', false],
  ['health-program-exclusion', 'HS 11363', 'felony', true],
  ['health-program-exclusion', 'HS 11366.5(a)', 'felony', true],
  ['health-program-exclusion', 'HS 11366.6', 'felony', true],
  ['health-program-exclusion', 'HS 11366.7(b)', 'felony', true],
  ['health-program-exclusion', 'HS 11371', 'felony', true],
  ['health-program-exclusion', 'HS 11374.5(a)', 'felony', true],
  ['health-program-exclusion', 'HS 11375(b)(1)', 'felony', true],
  ['health-program-exclusion', 'HS 11379.2', 'felony', true],
  ['health-program-exclusion', 'HS 11379.6(a)', 'felony', true],
  ['health-program-exclusion', 'HS 11380(a)', 'felony', true],
  ['health-program-exclusion', 'HS 11382', 'felony', true],
  ['health-program-exclusion', 'HS 11383(a)', 'felony', true],
  ['health-program-exclusion', 'HS 11383.7(f)', 'felony', true],
  ['health-program-exclusion', 'HS 11390', 'felony', true],
  ['health-program-exclusion', 'HS 11391(a)', 'felony', true],
  ['health-program-exclusion', 'HS 11104(a)', 'felony', true],
  ['health-program-exclusion', 'PC 4573.9(a)', 'felony', true],
  ['health-program-exclusion', 'PC 653f(d)(1)', 'felony', true],
  ['health-program-exclusion', 'HS 11350(a)', 'felony', false],
  ['health-program-exclusion', 'HS 11377(a)', 'felony', false],
  ['health-program-exclusion', 'HS 11366', 'felony', false],
  ['health-program-exclusion', 'HS 11368', 'felony', false],
  ['health-program-exclusion', 'HS 11370.1(a)', 'felony', false],
  ['health-program-exclusion', 'HS 11370.6(a)', 'felony', false],
  ['health-program-exclusion', 'HS 11364.7(b)', 'felony', false],
  ['health-program-exclusion', 'HS 11395(b)(1)', 'felony', false],
  ['immigration-firearms', 'PC 417(a)(1)', misdemeanor, false],
  ['immigration-firearms', 'PC 417(a)(2)', misdemeanor, true],
  ['immigration-firearms', 'PC 21310', 'felony', false],
  ['immigration-firearms', 'PC 29800(a)(1)', 'felony', true],
] as const)('%s of %s, a %s: %s', ([id, statute, severity, brought]) => {
  const rows = catalogue.candidates(statute, on).filter((row) => row.severity === severity);
  const told = rows.map((row) => reference.consequences.collateralConsequencesOf(row).some((one) => one.id === id));
  expect([told.length > 0, told.includes(true)]).toEqual([true, brought]);
});

test.for([
  ['PC 504', 'Embezzlement of public funds', 'public-office'],
  ['PC 514', 'Embezzlement of public funds (punishment)', 'public-office'],
  ['PC 504', 'Embezzlement by a public officer or corporate officer, over $950', 'office-vacancy'],
  ['PC 514', 'Embezzlement (punishment), over $950', 'office-vacancy'],
] as const)('%s, %s: %s (PC 514, EL 20)', ([statute, name, brought]) => {
  const row = catalogue.candidates(statute, on).find((each) => each.severity === 'felony' && each.name === name);
  const ids = row && reference.consequences.collateralConsequencesOf(row).map(({ id }) => id);
  expect(ids?.filter((id) => id === 'public-office' || id === 'office-vacancy')).toEqual([brought]);
});

test.for([
  [12, false],
  [13, true],
  [20, true],
  [21, false],
] as const)('a license is lost for drunk driving under 21 at %i: %s (VC 13202.5(a))', ([age, lost]) => {
  const [row] = catalogue.candidates('VC 23103/23103.5', on);
  const conviction = { state: 'Completed', serious: false, violent: false, age } as const;
  const brought = row === undefined ? [] : reference.consequences.collateralConsequencesOf(row, conviction);
  expect(brought.some(({ id }) => id === 'under-21-license')).toBe(lost);
});
