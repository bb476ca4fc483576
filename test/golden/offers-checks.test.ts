import { barredStrikes, type CaseFile, type ChargeFile, isNamedBy, offerChecks, rowLists } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

const law = { catalogue: readCatalogue(), today: '2026-11-22' };

type Charge = Omit<ChargeFile, 'id' | 'count' | 'date'>;
const caseOf = (charge: Charge): CaseFile => ({
  caseFile: 1,
  sentencingDate: '2026-11-22',
  charges: [{ id: 'c1', count: 1, date: '2026-03-14', ...charge }],
});
const checksOf = (filed: Charge, offered: Charge) => offerChecks(caseOf(filed), caseOf(offered), law);
const codesOf = (filed: Charge, offered: Charge): readonly string[] => checksOf(filed, offered).map(({ code }) => code);

/** Pen. Code, § 1192.7(c)(8), (23): what is admitted of a weapon or an injury makes the lesser felony serious. */
test.for([
  ['PC 245(a)(1)', 'PC 245(a)(4)', true],
  ['PC 245(a)(2)', 'PC 245(a)(4)', true],
  ['PC 246', 'PC 246.3(a)', true],
  ['PC 187(a) second degree', 'PC 192(b)', true],
  // § 1192.8(a)
  ['PC 192.5(c)', 'PC 192.5(b)', true],
  ['VC 23104(b)', 'VC 23110(b)', true],
  ['PC 452(a)', 'PC 452(c)', true],
  ['PC 243(d)', 'PC 242/243(a)', false],
  ['PC 459/460(a)', 'PC 459/460(b)', false],
  // § 626.95 punishes the brandishing of § 417(a)(2), (b) at a playground
  ['PC 417(b)', 'PC 25850(a)/25850(c)(6)', true],
  ['PC 626.95(a)', 'PC 25850(a)/25850(c)(6)', true],
  ['HS 11379(a)', 'HS 11378', false],
] as const)('%s pleaded as %s: a strike by admitted facts %s', ([from, to, isAsked]) => {
  const notice = checksOf({ crime: from }, { crime: to }).find(({ code }) => code === 'STRIKE_BY_FACTS');
  expect(notice?.authority).toBe(
    isAsked ? 'PC 1192.7(c)(8), (23), (26); People v. Gallardo (2017) 4 Cal.5th 120' : undefined,
  );
});

/** Of each felony of today whose element is great bodily injury: § 1192.7(c)(8) reaches any felony, § 1192.8(a) names some. */
const injurious = law.catalogue.rows.filter(
  ({ kind, severity, statute, variant, end, aliases }) =>
    kind === 'crime' &&
    severity === 'felony' &&
    end === null &&
    rowLists['gbi-element'].some((row) => isNamedBy(row, [statute, ...aliases], variant)),
);

test('felonies of great injury are known', () => {
  expect(injurious.length).toBeGreaterThan(30);
});

test.for(injurious.map(({ id, statute, variant }) => [`${statute} ${variant}`.trim(), id] as const))(
  '%s pleaded as false imprisonment: a strike by admitted facts',
  ([, id]) => {
    expect(codesOf({ crime: { id } }, { crime: 'PC 236/237(a)' })).toContain('STRIKE_BY_FACTS');
  },
);

test('a gun alleged beside a robbery may make its lesser theft a strike', () => {
  const gun = [{ id: 'e1', crime: 'PC 12022.53(b)' }];
  const armed = [{ id: 'e1', crime: 'PC 12022(a)(1)' }];
  const filed = { crime: 'PC 211/212.5(c)', enhancements: gun };
  expect(codesOf(filed, { crime: 'PC 487(c)', enhancements: armed })).toEqual(['BARGAIN_LIMIT', 'STRIKE_BY_FACTS']);
});

test('a violent sex crime has three grounds of its own, and its reason on the record', () => {
  const codes = codesOf({ crime: 'PC 288(b)(1)' }, { crime: 'PC 288(a)' });
  expect(codes).toEqual(['BARGAIN_LIMIT', 'BARGAIN_LIMIT_SEX_CRIME']);
  const circumstance = [{ id: 'e1', crime: 'PC 667.61(b)' }];
  const [, limit] = checksOf(
    { crime: 'PC 288(a)', enhancements: circumstance },
    { crime: 'PC 288(a)', enhancements: [{ id: 'e1', crime: 'PC 667.61(b)', status: 'Dismissed' }] },
  );
  expect([limit?.code, limit?.authority]).toEqual(['BARGAIN_LIMIT_SEX_CRIME', 'PC 1192.7(a)(3)']);
});

/** Pen. Code, § 1192.7(a)(2), (3): "the indictment or information charges"; a complaint limits nothing, and the check says so. */
test.for([
  [{ crime: 'PC 211/212.5(c)' }, { crime: 'PC 487(c)' }, ['BARGAIN_LIMIT_LATER']],
  [{ crime: 'PC 288(b)(1)' }, { crime: 'PC 288(a)' }, ['BARGAIN_LIMIT_LATER']],
  [{ crime: 'PC 459/460(b)' }, { crime: 'PC 459.5(a)' }, []],
] as const)('at the complaint stage %j may be pleaded as %j', ([filed, offered, codes]) => {
  const checks = offerChecks(caseOf(filed), caseOf(offered), law, 'complaint');
  expect(checks.map(({ code }) => code)).toEqual(codes);
});

/** Pen. Code, § 1192.5(a) names these crimes as pleaded: a plea to another one after amendment is outside of it. */
test.for([
  ['PC 261(a)(2)', true],
  ['PC 261(a)(4)', false],
  ['PC 264.1(a)', true],
  ['PC 286(c)(2)(A)', true],
  ['PC 286(b)(1)', false],
  ['PC 287(d)(1)', true],
  ['PC 288(b)(1)', true],
  ['PC 288(a)', false],
  ['PC 289(a)(1)(A)', true],
  ['PC 289(d)', false],
] as const)('a plea to %s without an agreed term: %s', ([crime, isBarred]) => {
  expect(codesOf({ crime }, { crime }).includes('NO_AGREED_TERM')).toBe(isBarred);
});

test('a plea to another crime after amendment is outside of section 1192.5', () => {
  expect(codesOf({ crime: 'PC 261(a)(2)' }, { crime: 'PC 243.4(a)' })).not.toContain('NO_AGREED_TERM');
});

test('drunk driving pleaded as reckless driving asks for reasons, as it stays for none', () => {
  expect(codesOf({ crime: 'VC 23152(a)' }, { crime: 'VC 23103/23103.5' })).toEqual([
    'BARGAIN_LIMIT',
    'DRIVING_REASONS',
  ]);
  expect(codesOf({ crime: 'VC 23152(a)' }, { crime: 'VC 23152(a)' })).toEqual([]);
});

test('a plea to life without parole is taken with counsel who consents, whatever is given up', () => {
  const special = [{ id: 'e1', crime: 'PC 190.2(a)(17)' }];
  const murder = { crime: 'PC 187(a) first degree', enhancements: special };
  expect(codesOf(murder, murder)).toEqual(['PLEA_NEEDS_COUNSEL']);
  expect(codesOf({ crime: 'PC 187(a) first degree' }, { crime: 'PC 187(a) first degree' })).toEqual([]);
});

/**
 * Pen. Code, § 667.71(d), came with Stats. 2006, ch. 337, of urgency; § 667.61(g), before it (f), from its first day. Flight
 * after a homicide by a vehicle or a vessel, and its allegation, since they add a term: Veh. Code, § 20001(c), Pen. Code,
 * § 192.5(e). A hate crime may be stricken in the interest of justice (§ 190.03(b)), a gun too (§ 12022.53(h)).
 */
test.for([
  ['PC 288(a)', 'PC 667.71(b)', '2006-09-19', []],
  ['PC 288(a)', 'PC 667.71(b)', '2006-09-20', ['e1']],
  ['PC 288(a)', 'PC 667.61(b)', '2006-09-19', ['e1']],
  ['PC 192.5(a)', 'PC 192.5(e)', '2026-03-01', ['e1']],
  ['PC 192.5(b)', 'PC 192.5(e)', '2008-01-01', ['e1']],
  ['PC 192.5(c)', 'PC 192.5(e)', '2015-06-01', ['e1']],
  ['PC 192(c)(1)', 'VC 20001(c)', '2026-03-01', ['e1']],
  ['PC 191.5(a)', 'VC 20001(c)', '1999-06-01', ['e1']],
  ['PC 192.5(a)', 'VC 23558', '2026-03-01', []],
  ['PC 187(a) first degree', 'PC 190.03(a)', '2026-03-01', []],
  ['PC 211', 'PC 12022.53(b)', '2026-03-01', []],
] as const)('no court strikes, of %s, %s of an act of %s: %j', ([crime, finding, date, barred]) => {
  const charge = { ...caseOf({ crime }).charges[0], id: 'c1', count: 1, crime, date };
  const filed: CaseFile = {
    ...caseOf({ crime }),
    charges: [{ ...charge, enhancements: [{ id: 'e1', crime: finding }] }],
  };
  expect(barredStrikes(filed, { ...filed, charges: [charge] }, law)).toEqual(barred);
});
