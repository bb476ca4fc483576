import { expect, test } from 'vitest';
import { referenceArtefact as artefact } from '../compile/compiled.fixture.ts';
import { rowsOf } from '../search/made-up-catalogue.fixture.ts';
import { openReference } from './open-reference.ts';

const reference = openReference(artefact);
const rowOf = (facts: Parameters<typeof rowsOf>[0][number]) => {
  const [row] = rowsOf([facts]);
  if (row === undefined) throw new Error('no row');
  return row;
};

test('the lists are whole', () => {
  expect(reference.accountOptions('county')).toHaveLength(59);
  expect(reference.accountOptions('county').at(-1)).toMatchObject({ value: 'N/A', label: 'None/Not Applicable' });
  expect(reference.accountOptions('agency')).toHaveLength(8);
  expect(reference.accountOptions('users').map(({ value }) => value)).toContain('50+');
  expect(reference.consequences.collateralConsequences).toHaveLength(245);
  expect(reference.probationLimitations.filter(({ end }) => end === null)).toHaveLength(66);
  expect(reference.ruleWords.map(({ id }) => id)).toContain('X2');
});

test('what a provision means is said of every limitation, factor and circumstance', () => {
  const rows = [...reference.probationLimitations, ...reference.probationFactors, ...reference.circumstances];
  expect(rows.filter(({ lawText }) => lawText === '')).toEqual([]);
});

test('anything else than the artefact is refused', () => {
  for (const json of [null, {}, { ...artefact, format: 0 }])
    expect(() => openReference(json)).toThrow('compile it again');
});

const felony = { statute: 'PC 487(a)', severity: 'felony' } as const;
test.for([
  [{ ...felony, serious: true, strike: true }, 'strike-prior', true],
  [felony, 'strike-prior', false],
  [felony, 'prison-not-jail', false],
  [{ ...felony, statute: 'PC 490.2(a)', name: 'Petty theft, with a disqualifying prior' }, 'prison-not-jail', true],
  [{ statute: 'PC 314(1)', severity: 'misdemeanor', groups: ['REG290'] }, 'prison-not-jail', true],
  [{ statute: 'PC 290.018(a)', severity: 'misdemeanor' }, 'prison-not-jail', true],
  [{ statute: 'PC 653b(c)', severity: 'misdemeanor' }, 'prison-not-jail', false],
  [felony, 'felon-firearm-ban', true],
  [{ ...felony, severity: 'misdemeanor' }, 'felon-firearm-ban', false],
  [felony, 'restitution-fine-felony', true],
  [{ ...felony, severity: 'misdemeanor' }, 'restitution-fine-misdemeanor', true],
  [{ statute: 'PC 273.5(a)', severity: 'misdemeanor' }, 'dv-injury-firearm-ban', true],
  [{ statute: 'PC 273.5(a)' }, 'dv-injury-firearm-ban', false],
  [{ statute: 'PC 288(a)', groups: ['REG290'], violent: true }, 'sex-registration-tier-2', true],
  [{ statute: 'PC 288(a)', groups: ['REG290'], violent: true }, 'sex-registration-tier-3', false],
  [{ statute: 'PC 288(b)(1)', groups: ['REG290'], violent: true }, 'sex-registration-tier-3', true],
  [{ statute: 'PC 288(b)(1)', groups: ['REG290'], violent: true }, 'sex-registration-tier-2', false],
  [{ statute: 'PC 288(b)(1)', groups: ['REG290'], violent: true }, 'sex-registration-tier-1', false],
  [{ statute: 'PC 288(a)', groups: ['REG290'], violent: true }, 'sex-registration-tier-1', false],
  [{ statute: 'PC 314(1)', severity: 'misdemeanor', groups: ['REG290'] }, 'sex-registration-tier-1', true],
  [{ statute: 'PC 314(1)', severity: 'misdemeanor', groups: ['REG290'] }, 'public-housing', false],
  [{ statute: 'PC 311.4(a)', place: 'jail1170h', groups: ['REG290'] }, 'parole-gps', true],
  [{ statute: 'PC 311.4(a)', place: 'jail1170h' }, 'parole-gps', false],
  [{ statute: 'PC 288(a)', groups: ['REG290'], violent: true }, 'public-housing', false],
  [{ statute: 'PC 288(b)(1)', groups: ['REG290'], violent: true }, 'public-housing', true],
  [{ statute: 'HS 11379.6(a)' }, 'public-housing', true],
  [{ statute: 'PC 311.1(a)', severity: 'misdemeanor', groups: ['REG290'] }, 'sex-registration-tier-1', true],
  [{ statute: 'PC 311.1(a)', groups: ['REG290'] }, 'sex-registration-tier-3', true],
  [{ statute: 'PC 272(a)(1)', severity: 'misdemeanor', groups: ['REG290'] }, 'sex-registration-tier-3', true],
  [{ statute: 'PC 272(a)(1)', severity: 'misdemeanor' }, 'discretionary-registration', true],
  [{ statute: 'PC 207(a)', groups: ['REG290'], violent: true }, 'sex-registration-tier-3', true],
  [{ statute: 'PC 207(a)', violent: true }, 'sex-registration-tier-2', false],
  [{ statute: 'PC 288.2(a)(1)', severity: 'misdemeanor' }, 'sex-registration-tier-3', false],
  [{ statute: 'PC 262(a)(1)', groups: ['REG290'] }, 'sex-registration-tier-3', true],
  [{ statute: 'PC 262(a)(1)', severity: 'misdemeanor' }, 'sex-registration-tier-3', false],
  [{ statute: 'PC 262(a)(1)', severity: 'misdemeanor' }, 'discretionary-registration', true],
  [{ statute: 'PC 451(b)' }, 'arson-registration', true],
  [{ statute: 'PC 455(a)' }, 'arson-registration', true],
  [{ statute: 'PC 452(a)' }, 'arson-registration', false],
  [{ statute: 'PC 12303.3' }, 'arson-registration', false],
  [{ statute: 'PC 18740' }, 'arson-registration', false],
  [{ statute: 'PC 18740', groups: ['VIOLENT_OFFENSE'] }, 'violent-firearm-ban', true],
  [{ statute: 'PC 4501(a)', groups: ['VIOLENT_OFFENSE'] }, 'violent-firearm-ban', true],
  [{ statute: 'PC 452(a)' }, 'violent-firearm-ban', false],
  [{ statute: 'VC 23152(a)', severity: 'misdemeanor' }, 'dui-first', true],
  [{ statute: 'VC 23153(a)' }, 'dui-first', false],
  [{ statute: 'VC 23152(a)/23540', severity: 'misdemeanor' }, 'dui-first', false],
  [{ statute: 'VC 23152(a)/23540', severity: 'misdemeanor' }, 'dui-second', true],
  [{ statute: 'HS 11378' }, 'immigration-drugs', true],
  [{ statute: 'HS 11378' }, 'drug-registration', false],
  [{ statute: 'PC 12022.53(b)', kind: 'conduct' }, 'court-operations', false],
  [{ statute: 'PC 12022.53(e)(1)', kind: 'conduct' }, 'gang-registration', true],
  [{ statute: 'PC 12021.5(a)', kind: 'conduct' }, 'gang-registration', true],
  [{ statute: 'PC 12022.53(d)', kind: 'conduct' }, 'gang-registration', false],
] as const)('%o and %s', ([facts, id, applies]) => {
  const ids = reference.consequences.collateralConsequencesOf(rowOf(facts)).map((consequence) => consequence.id);
  expect(ids.includes(id)).toBe(applies);
});

test.for([
  [{ statute: 'PC 211/212.5(c)' }, 'Completed', ['1600', '1602']],
  [{ statute: 'PC 211/212.5(c)' }, 'Attempt', ['460']],
  [{ statute: 'PC 454(a)/451(a)' }, 'Attempt', ['1520']],
  [{ statute: 'PC 211/212.5(c)' }, 'Conspiracy', ['415']],
  [{ statute: 'PC 187(a)' }, 'Completed', ['520', '521']],
  [{ statute: 'PC 187(a)' }, 'Attempt', ['600', '601', '602']],
  [{ statute: 'PC 187(a)' }, 'Conspiracy', ['415', '563']],
  [{ statute: 'PC 245(a)(1)' }, 'Completed', ['875']],
  [{ statute: 'PC 667(a)(1)', kind: 'status' }, 'Completed', ['3100', '3101']],
  [{ statute: 'PC 186.22(b)(1)(C)', kind: 'conduct' }, 'Completed', ['1400', '1401', '1402']],
  [{ statute: 'PC 667.61(a)', kind: 'substitution' }, 'Completed', ['3175', '3178', '3182']],
  [{ statute: 'PC 667.61(b)', kind: 'substitution' }, 'Completed', ['3182']],
  [{ statute: 'PC 213(b)' }, 'Completed', ['460', '1600']],
  [{ statute: 'PC 496(d)' }, 'Completed', ['460', '1750']],
  [{ statute: 'PC 524' }, 'Completed', ['460', '1830']],
  [{ statute: 'PC 217.1(b)' }, 'Completed', ['600', '601']],
  [{ statute: 'PC 29805(b)' }, 'Completed', ['2510', '2511']],
  [{ statute: 'PC 999', calcrim: ['2900'] }, 'Completed', ['2900']],
] as const)('instructions of %o, %s, have %s', ([facts, state, numbers]) => {
  const found = reference.juryInstructions.instructionsOf([{ row: rowOf(facts), state }]).map(({ number }) => number);
  expect(found).toEqual(expect.arrayContaining([...numbers]));
});

test.for([
  ['felony', '1240'],
  ['misdemeanor', '1242'],
] as const)('false imprisonment as a %s has the instruction of its level alone, %s', ([severity, number]) => {
  const row = rowOf({ statute: 'PC 236', severity, calcrim: ['1240', '1242'] });
  const found = reference.juryInstructions.instructionsOf([{ row, state: 'Completed' }]);
  expect(found.map(({ number }) => number)).toEqual([number]);
});

test.for(['PC 29800(a)(3)', 'PC 29805(a)(2)'])('%s, of a warrant, has no instruction of a conviction', (statute) => {
  const found = reference.juryInstructions.instructionsOf([{ row: rowOf({ statute }), state: 'Completed' }]);
  expect(found.map(({ number }) => number)).not.toEqual(expect.arrayContaining(['2510']));
});

test.for(['PC 667.61(b)', 'PC 667.61(j)(2)', 'PC 667.61(m)'])(
  '%s, of one circumstance, has no instruction of two',
  (statute) => {
    const row = rowOf({ statute, kind: 'substitution' });
    const found = reference.juryInstructions.instructionsOf([{ row, state: 'Completed' }]).map(({ number }) => number);
    expect(found).not.toEqual(expect.arrayContaining([expect.stringMatching(/^317[5-8]$/)]));
  },
);

test.for([
  ['PC 187(a)', 'Attempt', ['505', '506', '507', '508', '509', '510', '511', '600', '601', '602', '625']],
  ['PC 192(a)', 'Attempt', ['505', '506', '507', '508', '509', '510', '511', '603', '604']],
  ['PC 187(a)', 'Conspiracy', ['415', '505', '506', '507', '508', '509', '510', '511', '520', '521', '563', '625']],
] as const)('of %s as %s no instruction tells of a completed killing', ([statute, state, numbers]) => {
  const found = reference.juryInstructions.instructionsOf([{ row: rowOf({ statute }), state }]);
  expect(found.map(({ number }) => number)).toEqual([...numbers]);
});

const attempted = { state: 'Attempt', serious: true, violent: false } as const;
test.for([
  [{ statute: 'PC 187(a)', violent: true, serious: true }, 'inheritance', true, false],
  [{ statute: 'PC 187(a)', violent: true, serious: true }, 'custody-bar', true, false],
  [{ statute: 'PC 211/212.5(c)', violent: true, serious: true }, 'release-notice', true, false],
  [{ statute: 'PC 211/212.5(c)', violent: true, serious: true }, 'violent-firearm-ban', true, true],
  // PC 29905(b): an attempt other than an assault
  [{ statute: 'PC 246', groups: ['VIOLENT_OFFENSE'] }, 'violent-firearm-ban', true, true],
  [{ statute: 'PC 245(a)(1)', groups: ['VIOLENT_OFFENSE'] }, 'violent-firearm-ban', true, false],
  [{ statute: 'PC 245(a)(2)', groups: ['VIOLENT_OFFENSE'] }, 'violent-firearm-ban', true, false],
  [{ statute: 'PC 220(a)(1)/261', violent: true, groups: ['VIOLENT_OFFENSE'] }, 'violent-firearm-ban', true, false],
  [{ statute: 'PC 273ab(a)', violent: true, groups: ['VIOLENT_OFFENSE'] }, 'violent-firearm-ban', true, false],
  [{ statute: 'PC 4501(a)', groups: ['VIOLENT_OFFENSE'] }, 'violent-firearm-ban', true, false],
  [{ statute: 'PC 211/212.5(c)', strike: true, serious: true }, 'strike-prior', true, true],
  [{ statute: 'PC 261(a)(2)', groups: ['REG290'] }, 'hiv-testing', true, true],
] as const)('%o: %s of the completed crime %s, of its attempt %s', ([facts, id, completed, ofAttempt]) => {
  const brings = (conviction?: typeof attempted) =>
    reference.consequences.collateralConsequencesOf(rowOf(facts), conviction).some((one) => one.id === id);
  expect([brings(), brings(attempted)]).toEqual([completed, ofAttempt]);
});

const bare = { serious: false, violent: false } as const;
// of a violation of the section: not an attempt that it does not name, nor a conspiracy to commit a misdemeanor
test.for([
  [{ statute: 'PC 242', severity: 'misdemeanor' }, 'ten-year-firearm-ban', [true, false, false]],
  [{ statute: 'PC 136.1(a)(1)', severity: 'misdemeanor', wobbler: true }, 'ten-year-firearm-ban', [true, true, true]],
  [{ statute: 'PC 273.5(a)', severity: 'misdemeanor', wobbler: true }, 'dv-injury-firearm-ban', [true, false, true]],
  [{ statute: 'PC 242', severity: 'misdemeanor' }, 'felon-firearm-ban', [false, false, true]],
  [{ statute: 'PC 242', severity: 'misdemeanor' }, 'dna-samples', [false, false, true]],
  [{ statute: 'PC 484(a)', severity: 'misdemeanor' }, 'theft-fine', [true, false, false]],
  [{ statute: 'PC 211/212.5(c)' }, 'theft-fine', [true, false, true]],
  [{ statute: 'HS 11351' }, 'drug-lab-fee', [true, false, true]],
  [{ statute: 'HS 11351' }, 'drug-program-fee', [true, false, true]],
  [{ statute: 'VC 23152(a)', severity: 'misdemeanor' }, 'dui-first', [true, false, false]],
  [{ statute: 'VC 23152(a)', severity: 'misdemeanor' }, 'ignition-interlock-first', [true, false, false]],
  [{ statute: 'PC 245(a)(1)' }, 'vehicle-weapon-license', [true, false, true]],
  [{ statute: 'VC 2800.2(a)' }, 'evading-license', [true, true, true]],
  [{ statute: 'PC 502(c)(1)' }, 'computer-limits', [true, false, true]],
  [{ statute: 'PC 597(a)', severity: 'misdemeanor', wobbler: true }, 'animals-ban', [true, false, true]],
  [{ statute: 'PC 273.5(a)' }, 'dv-protective-order', [true, false, true]],
  // WI 6600(b) names felony violations of its sections; PC 667(e)(2)(C)(iv) homicide attempted, and what life punishes (J-252)
  [{ statute: 'PC 288(a)' }, 'svp-commitment', [true, false, false]],
  [{ statute: 'PC 220(a)(1)/261', groups: ['REG290'] }, 'svp-commitment-assault', [true, false, false]],
  [{ statute: 'PC 288(a)', superStrike: true }, 'super-strike-prior', [true, false, false]],
  [{ statute: 'PC 187(a)', superStrike: true }, 'super-strike-prior', [true, true, true]],
  [
    { statute: 'PC 209(b)(1)', superStrike: true, terms: { upper: '7-life' } },
    'super-strike-prior',
    [true, false, true],
  ],
] as const)('%o: %s of the crime, its attempt and its conspiracy: %o', ([facts, id, expected]) => {
  const brings = (state: 'Completed' | 'Attempt' | 'Conspiracy') =>
    reference.consequences.collateralConsequencesOf(rowOf(facts), { state, ...bare }).some((one) => one.id === id);
  expect([brings('Completed'), brings('Attempt'), brings('Conspiracy')]).toEqual(expected);
});

// PC 17(b), 182(a): charged down it is no felony, and still no violation of its target's section
test.for([
  ['felon-firearm-ban', [true, true, false]],
  ['dna-samples', [true, true, false]],
  ['ten-year-firearm-ban', [false, false, false]],
] as const)('%s of a conspiracy to batter, of no level told, a felony and a misdemeanor: %o', ([id, expected]) => {
  const row = rowOf({ statute: 'PC 242', severity: 'misdemeanor' });
  const brings = (level?: 'felony' | 'misdemeanor') =>
    reference.consequences
      .collateralConsequencesOf(row, { state: 'Conspiracy', ...bare, level })
      .some((one) => one.id === id);
  expect([brings(), brings('felony'), brings('misdemeanor')]).toEqual(expected);
});

test.for([
  ['PC 12022.7(e)', false],
  ['PC 12022.1(b)', false],
  ['PC 12022(b)(1)', false],
  ['PC 12022(a)(1)', true],
  ['PC 12022.5(a)', true],
  ['PC 12022.53(b)', true],
] as const)('the firearms ground of deportation of %s: %s', ([statute, expected]) => {
  const ids = reference.consequences.collateralConsequencesOf(rowOf({ statute, kind: 'conduct' })).map(({ id }) => id);
  expect(ids.includes('immigration-firearms')).toBe(expected);
});

// 42 U.S.C. 13663: who is under a lifetime registration, which is that of tier 3 (PC 290(d)(3))
test('public housing is barred to the registrants for life, and to no others', () => {
  const rules = new Map(artefact.consequences.map(({ id, applies }) => [id, applies]));
  expect(rules.get('public-housing')).toBe(`${rules.get('sex-registration-tier-3')}; HS 11379.6; HS 11383.5`);
});

test('the longest subdivision goes before the section', () => {
  const numbersOf = (statute: string) =>
    reference.juryInstructions
      .instructionsOf([{ row: rowOf({ statute }), state: 'Completed' }])
      .map((one) => one.number);
  expect(numbersOf('PC 192(b)')).toEqual(['510', '580', '581', '582']);
  expect(numbersOf('PC 192(c)(1)')).toEqual(['592']);
  expect(numbersOf('PC 12345')).toEqual([]);
});

test('a gang charge and a proved circumstance bring their instructions, each number once and in order', () => {
  const robbery = { row: rowOf({ statute: 'PC 211' }), state: 'Completed', gang: true } as const;
  const found = reference.juryInstructions.instructionsOf([robbery, robbery], ['CRC 4.421(a)(1)']);
  const numbers = found.map(({ number }) => number);
  expect(numbers).toEqual(expect.arrayContaining(['1400', '1600', '3224']));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)));
});

test('an outline says what must be proved, the statutes and the related instructions, and where the wording stands', () => {
  const { title, subsections } = reference.juryInstructions.instruction('1600') ?? {};
  expect(title).toBe('Robbery');
  expect(subsections?.map(({ SectionTitle }) => SectionTitle)).toEqual([
    'What must be proved',
    'Statutes',
    'Related instructions',
    'Wording',
  ]);
  expect(subsections?.[0]?.SectionText).toContain('\n4. by force or fear');
  expect(subsections?.[2]?.SectionText).toContain('1602 Robbery: Degrees');
});

test('every instruction that a statute brings is outlined', () => {
  const bare = artefact.instructions.filter(({ number, statutes, proof }) => {
    return (
      statutes.length > 0 &&
      proof.length === 0 &&
      Number.parseInt(number, 10) < 3300 &&
      number !== '775' &&
      number !== '377'
    );
  });
  expect(bare.map(({ number }) => number)).toEqual([]);
});

test.for([
  ['PC 187(a)', ['homicide']],
  ['PC 415.5(a)', ['public-order']],
  ['VC 23152(a)', ['dui', 'driving']],
  ['HS 11378', ['drugs']],
  ['PC 211/212.5(c)', ['robbery-carjacking']],
  ['PC 12022.53(b)', ['firearms']],
  ['PC 468', ['firearms']],
  ['PC 469', ['burglary-trespass']],
  ['ZZ 1', ['other']],
] as const)('%s stands under %s', ([statute, categories]) => {
  expect(reference.categoriesOf(rowOf({ statute }))).toEqual(expect.arrayContaining([...categories]));
});

test('the more often charged is likelier; a subdivision is as likely as its section', () => {
  const likelihood = (statute: string) => reference.likelihood(rowOf({ statute }));
  expect(likelihood('VC 23152(a)')).toBe(1);
  expect(likelihood('PC 273.5(f)(1)')).toBe(likelihood('PC 273.5'));
  expect(likelihood('PC 459/460(a)')).toBeGreaterThan(likelihood('PC 187(a)'));
  expect(likelihood('GC 1')).toBe(0);
});

test('what has a theme is no other crime', () => {
  expect(reference.categoriesOf(rowOf({ statute: 'HS 11378' }))).not.toContain('other');
  expect(reference.categoriesOf(rowOf({ statute: 'PC 415.5(a)' }))).not.toContain('driving');
});

test('match groups of a crime are its own, of an enhancement those it attaches to', () => {
  const robbery = rowOf({ statute: 'PC 211', groups: ['GUN53'] });
  const firearm = rowOf({ statute: 'PC 12022.53(b)', kind: 'conduct', attachesTo: ['GUN53'] });
  for (const row of [robbery, firearm]) {
    expect(reference.matchGroupsOf(row)).toMatchObject([{ code: 'GUN53', helper: expect.stringContaining('robbery') }]);
  }
});

test('the lists that name a crime, with the provision', () => {
  const robbery = rowOf({ statute: 'PC 211', serious: true, violent: true, strike: true, trigger: true });
  const info = reference.strikeInfoOf(robbery, '2026-11-20');
  expect(info.seriousGroup).toEqual([{ Description: 'Serious felony', Authority: 'PC 1192.7(c)(19)' }]);
  expect(info.violentGroup).toEqual([{ Description: 'Violent felony', Authority: 'PC 667.5(c)(9)' }]);
  expect(info.strikeGroup).toEqual([...info.seriousGroup, ...info.violentGroup]);
  expect(reference.strikeInfoOf(rowOf({ statute: 'PC 488' }), '2026-11-20')).toEqual({
    seriousGroup: [],
    violentGroup: [],
    thirdStrikeTriggerGroup: [],
    strikeGroup: [],
  });
});

test('a crime that a fact grades has a group, and another has none', () => {
  expect(reference.factors.factorGroupOf(rowOf({ statute: 'PC 459/460(b)' }))).toMatchObject({
    CPKGroupId: 'burglary',
  });
  expect(reference.factors.factorGroupOf(rowOf({ statute: 'PC 422' }))).toBeUndefined();
  expect(reference.factors.factorGroupOf(rowOf({ statute: 'PC 187', kind: 'substitution' }))).toBeUndefined();
});
