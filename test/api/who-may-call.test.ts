import { randomUUID } from 'node:crypto';
import { calls } from '@countwise/contract';
import { beforeAll, expect, test } from 'vitest';
import { call, crimeId, logIn, newCase } from './client.ts';
import { putVictim } from './database.ts';

interface Ids {
  readonly caseId: string;
  readonly scenario: string;
  readonly charge: string;
  readonly factor: string;
  readonly limitation: string;
  readonly circumstance: string;
  readonly victim: string;
  /** A crime, a factor, a limitation and a circumstance that the case could yet be given. */
  readonly more: Readonly<Record<'crime' | 'factor' | 'limitation' | 'circumstance', string>>;
}
interface Sent {
  /** The id that the path names. */
  readonly at?: string;
  readonly body?: object;
}
const day = { Date: '2026-03-14' };
const instructionsArray = [{ JuryInstructionId: '1700', SectionTitles: [] }];

const offer = {
  RequestId: randomUUID(),
  kind: 'offer',
  madeBy: 'People',
  madeByName: 'Nobody',
  madeAt: day.Date,
  expiresAt: null,
  form: 'open',
  bargain: [],
  conditions: '',
  ground: null,
  note: '',
  language: 'en',
  draft: false,
  counters: null,
};
const refusal = { version: 1, at: day.Date, by: 'Nobody', note: '', event: 'refused' };

/** What each call on a case is sent, given the ids of somebody's case and of what hangs on it. */
const onCases: Record<string, (ids: Ids) => Sent> = {
  'cases.get': ({ caseId }) => ({ at: caseId }),
  'cases.create': ({ caseId }) => ({ body: { ParentCaseId: caseId, ScenarioName: 'Taken over' } }),
  'cases.change': ({ caseId }) => ({ at: caseId, body: { CaseNumber: 'taken over' } }),
  'cases.delete': ({ caseId }) => ({ at: caseId }),
  'cases.restore': ({ caseId }) => ({ at: caseId }),
  'cases.scenarios': ({ caseId }) => ({ at: caseId }),
  'cases.deleteScenario': ({ scenario }) => ({ at: scenario }),
  'cases.renameScenario': ({ scenario }) => ({ at: scenario }),
  'cases.duplicateChildren': ({ caseId, scenario }) => ({ at: caseId, body: { scenarioCaseId: scenario } }),
  'cases.fetchAll': ({ caseId }) => ({ body: { field: '*', table: 'victims', condition: { CaseId: caseId } } }),
  'cases.deleteVictim': ({ victim }) => ({ at: victim }),
  'cases.copy': ({ caseId }) => ({ at: caseId, body: { RequestId: randomUUID(), ScenarioName: 'Copy', changes: [] } }),
  'charges.changeWhole': ({ caseId, charge }) => ({
    at: caseId,
    body: { RequestId: randomUUID(), writes: [{ kind: 'delete', ids: [charge] }] },
  }),
  'charges.populated': ({ caseId }) => ({ at: caseId }),
  'charges.ofCase': ({ caseId }) => ({ at: caseId }),
  'charges.create': ({ caseId, more }) => ({ body: { CaseId: caseId, CrimeId: more.crime, ...day } }),
  'charges.change': ({ charge }) => ({ at: charge, body: { SelectedTerm: 1 } }),
  'charges.delete': ({ charge }) => ({ at: charge }),
  'probation.listFactors': ({ caseId }) => ({ at: caseId }),
  'probation.addFactor': ({ caseId, more }) => ({ body: { CaseId: caseId, ProbationFactorId: more.factor } }),
  'probation.deleteFactor': ({ factor }) => ({ at: factor }),
  'probation.deleteFactors': ({ caseId }) => ({ at: caseId }),
  'probation.listLimitations': ({ caseId }) => ({ at: caseId }),
  'probation.addLimitation': ({ caseId, more }) => ({
    body: { CaseId: caseId, ProbationLimitationId: more.limitation },
  }),
  'probation.addLimitations': ({ caseId, more }) => ({
    body: { CaseId: caseId, ProbationLimitationId: more.limitation },
  }),
  'probation.changeLimitation': ({ limitation }) => ({ at: limitation, body: { IsPled: true } }),
  'probation.deleteLimitation': ({ limitation }) => ({ at: limitation }),
  'probation.deleteLimitations': ({ caseId }) => ({ at: caseId }),
  'circumstances.listOfCase': ({ caseId }) => ({ at: caseId }),
  'circumstances.add': ({ caseId, more }) => ({ body: { CaseId: caseId, CircumstancesId: more.circumstance } }),
  'circumstances.change': ({ circumstance }) => ({ at: circumstance, body: { Proof: 'found' } }),
  'circumstances.delete': ({ circumstance }) => ({ at: circumstance }),
  'corrections.check': ({ caseId }) => ({ body: { CaseIds: [caseId] } }),
  'corrections.understood': ({ caseId }) => ({
    at: caseId,
    body: { engine: '', catalogue: '', lawDay: day.Date, facts: '' },
  }),
  'jury.ofCase': ({ caseId }) => ({ at: caseId }),
  'offers.list': ({ caseId }) => ({ at: caseId }),
  'offers.make': ({ caseId }) => ({
    at: caseId,
    body: { ...offer, caseFile: { caseFile: 1, charges: [{ id: 'c1' }] } },
  }),
  'offers.addEvent': ({ caseId }) => ({ at: caseId, body: { ...refusal, RequestId: randomUUID() } }),
  'offers.search': ({ caseId }) => ({
    at: caseId,
    body: {
      space: { levers: [], fixed: [], reductions: { own: [], off: [] } },
      wishes: [],
      credit: 'statute',
      limitMs: 100,
    },
  }),
  'reports.offerCard': ({ caseId }) => ({ at: caseId }),
  'reports.preview': ({ caseId }) => ({ body: { caseId, modules: {} } }),
  'reports.createpdf': ({ caseId }) => ({ body: { caseId, modules: {} } }),
  'reports.printJuryInstructions': ({ caseId }) => ({ body: { caseId, instructionsArray } }),
};

/** The other calls of the same resources: they name no case. */
const onNoCase = [
  'cases.list',
  'cases.deleted',
  'cases.export',
  'circumstances.list',
  // open to those whose subscription has ended too; a case of a stranger is tried in corrections.test.ts
  'corrections.wrongNumber',
  'jury.subsections',
  'probation.factors',
  'probation.limitations',
  'reductions.change',
  'reductions.list',
  'reports.download',
];
const resources = ['cases', 'charges', 'circumstances', 'corrections', 'jury', 'offers', 'probation', 'reports'];

let ids: Ids;
let owner: string;
let stranger: string;
let expired: string;
let before: readonly unknown[];

const get = async (path: string) => (await call('GET', path, { token: owner })).body;
const post = async (path: string, body: object) => (await call('POST', path, { token: owner, body })).body;

/** Everything that the owner is told of the case. */
const told = ({ caseId }: Ids) =>
  Promise.all([
    get(`/cases/scenarios/${caseId}`),
    get(`/cases/${caseId}/charges/populated`),
    post('/dbtable/fetchAll', { field: '*', table: 'victims', condition: { CaseId: caseId } }),
  ]);

beforeAll(async () => {
  [owner, stranger, expired] = await Promise.all([
    logIn('individual').then(({ token }) => token),
    logIn('county').then(({ token }) => token),
    logIn('expired').then(({ token }) => token),
  ]);
  const crime = await crimeId(owner, 'PC 459/460(b)');
  const { Id: caseId } = await newCase(owner);
  const scenario = await newCase(owner, { ParentCaseId: caseId, ScenarioName: 'Offer' });
  const [factors, limitations, circumstances] = await Promise.all(
    ['/probationFactors', '/probationLimitations', '/circumstances'].map(get),
  );
  const made = {
    charge: await post('/charges', { CaseId: caseId, CrimeId: crime, ...day }),
    factor: await post('/caseProbationFactors', { CaseId: caseId, ProbationFactorId: factors[0].Id }),
    limitation: await post('/caseProbationLimitationStatus', {
      CaseId: caseId,
      ProbationLimitationId: limitations[0].Id,
    }),
    circumstance: await post('/caseCircumstances', { CaseId: caseId, CircumstancesId: circumstances[0].Id }),
  };
  const victim = `${caseId}.victim`;
  await putVictim(caseId, victim);
  ids = {
    caseId,
    scenario: scenario.Id,
    charge: made.charge.Id,
    factor: made.factor.Id,
    limitation: made.limitation.Id,
    circumstance: made.circumstance.Id,
    victim,
    more: { crime, factor: factors[1].Id, limitation: limitations[1].Id, circumstance: circumstances[1].Id },
  };
  before = await told(ids);
});

test('every call on a case is in the matrix', () => {
  const ofCases = calls.filter(({ resource }) => resources.includes(resource)).map(({ id }) => id);
  expect([...Object.keys(onCases), ...onNoCase].toSorted()).toEqual(ofCases.toSorted());
});

const matrix = calls
  .filter(({ id }) => id in onCases)
  .map(({ id, method, path }) => ({
    id,
    send: (token?: string) => {
      const { at = '', body } = onCases[id]?.(ids) ?? {};
      const place = path
        .replace('{name}', 'Taken over')
        .replace('{offer}', `${at}.1`)
        .replace('/card', '/card?language=en')
        .replace(/\{\w+\}/, at);
      return call(method, encodeURI(place), { ...(token && { token }), ...(body && { body }) });
    },
  }));

test.for(matrix)('$id: 401 without a session, 402 when expired, 404 for a stranger', async ({ send }) => {
  expect(await send()).toMatchObject({ status: 401, body: { requestId: expect.any(String) } });
  expect(await send(`${owner}x`)).toMatchObject({ status: 401 });
  expect(await send(expired)).toMatchObject({ status: 402, body: { subscriptionStatus: 'Expired' } });
  expect(await send(stranger)).toMatchObject({ status: 404 });
});

const without = (path: string) => path.replaceAll(/\{\w+\}/g, 'none-at-all');
const open = calls.filter(({ caller }) => caller === 'anyone' || caller === 'webhook');

test.for(calls.filter((one) => !open.includes(one)))('$id needs a session', async ({ method, path }) => {
  expect(await call(method, without(path))).toMatchObject({ status: 401 });
});

test.for(open)('$id is answered to anyone, if only with what is wrong', async ({ method, path }) => {
  const { status, body } = await call(method, without(path));
  expect([200, 400, 404]).toContain(status);
  expect(String(body.message)).not.toMatch(/^There is no call /);
});

test('after all of it the case stands as it was, with all that hangs on it', async () => {
  expect(await told(ids)).toEqual(before);
  expect(before).toMatchObject([
    { scenarios: [{}] },
    { charges: [{}], factors: [{}], limitations: [{}], circumstances: [{}] },
    [{ Id: ids.victim }],
  ]);
});
