import { beforeAll, expect, test } from 'vitest';
import { call, crimeId, logIn, newCase } from './client.ts';
import { expiriesUnder, setDeleted, storedOf } from './database.ts';
import { joinCounty, password, signUp } from './sign-up.ts';

let token: string;
let me: string;
let stranger: string;
let crime: string;
beforeAll(async () => {
  const session = await signUp(`restores-${Date.now()}@example.com`, 3);
  ({ token } = session);
  me = session.user_attr.id;
  stranger = (await signUp(`restores-not-${Date.now()}@example.com`, 3)).token;
  crime = await crimeId(token, 'PC 459/460(b)');
});

const get = async (path: string) => call('GET', path, { token });
const remove = (id: string) => call('DELETE', `/cases/${id}`, { token });
const restore = (id: string, who = token) => call('POST', `/cases/restore/${id}`, { token: who });
const ids = (cases: readonly { readonly Id: string }[]) => cases.map(({ Id }) => Id);
const deleted = async () => ids((await get('/cases/deleted')).body.cases);
const listed = async () => ids((await get('/cases')).body.cases);
const gone = { status: 200, body: { success: true } };

/** A case with a charge and a probation factor, and a scenario that is its copy. */
async function wholeCase() {
  const { Id } = await newCase(token, { DefendantLastName: 'Restored' });
  await call('POST', '/charges', { token, body: { CaseId: Id, CrimeId: crime, Date: '2026-03-14' } });
  const [{ Id: ProbationFactorId }] = (await get('/probationFactors')).body;
  await call('POST', '/caseProbationFactors', { token, body: { CaseId: Id, ProbationFactorId } });
  const scenario = await newCase(token, { ParentCaseId: Id, ScenarioName: 'Offer' });
  await call('POST', `/cases/duplicateChildren/${Id}`, { token, body: { scenarioCaseId: scenario.Id } });
  return { Id, scenario: scenario.Id };
}

/** Every read that a case answers, with what it says. */
const reads = ({ Id, scenario }: { readonly Id: string; readonly scenario: string }) =>
  Promise.all(
    [Id, scenario]
      .flatMap((id) => [
        `/cases/${id}`,
        `/cases/scenarios/${id}`,
        `/charges/CaseId/${id}`,
        `/cases/${id}/charges/populated`,
        `/caseProbationFactors/byCase/${id}`,
      ])
      .map((path) => get(path)),
  );

test('a deleted case is nowhere, and restored it is as it was, with all that hangs on it', async () => {
  const whole = await wholeCase();
  const before = await reads(whole);
  expect(before.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await remove(whole.Id)).toEqual(gone);
  for (const { status } of await reads(whole)) expect(status).toBe(404);
  expect((await call('PUT', `/cases/${whole.Id}`, { token, body: { CaseStatus: 1 } })).status).toBe(404);
  const charge = { CaseId: whole.scenario, CrimeId: crime, Date: '2026-03-14' };
  expect((await call('POST', '/charges', { token, body: charge })).status).toBe(404);
  expect(await listed()).not.toContain(whole.Id);
  expect(await listed()).not.toContain(whole.scenario);
  expect(JSON.stringify((await get('/cases/export')).body)).not.toContain(whole.Id);

  const { body } = await get('/cases/deleted');
  expect(body.cases[0]).toEqual({
    Id: whole.Id,
    CaseNumber: expect.stringMatching(/^\d\d-00-\d\d$/),
    DefendantFirstName: 'Test',
    DefendantMiddleName: '',
    DefendantLastName: 'Restored',
    DeletedAt: expect.any(String),
  });
  expect(ids(body.cases)).not.toContain(whole.scenario);
  const answer = await restore(whole.Id);
  expect(answer).toMatchObject({
    status: 200,
    body: { mainCase: { Id: whole.Id }, scenarios: [{ Id: whole.scenario }] },
  });
  expect(await reads(whole)).toEqual(before);
  expect(await listed()).toEqual(expect.arrayContaining([whole.Id, whole.scenario]));
  expect(await deleted()).not.toContain(whole.Id);
});

test('what is done again is done once: a second deletion or restoring changes nothing', async () => {
  const { Id } = await newCase(token);
  expect((await restore(Id)).status).toBe(200);
  expect(await remove(Id)).toEqual(gone);
  expect(await remove(Id)).toEqual(gone);
  const first = await restore(Id);
  expect(await restore(Id)).toEqual(first);
  const { body } = await get(`/org/audit?user=${me}`);
  const acts = body.entries.filter(({ TargetId }: { TargetId: string }) => TargetId === Id);
  expect(acts).toMatchObject([{ Act: 'case.restored' }, { Act: 'case.deleted' }, { Act: 'case.created' }]);
});

test('deleted and restored by many at once, a case is one or the other, with its scenario', async () => {
  const whole = await wholeCase();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => (nth % 2 === 0 ? remove(whole.Id) : restore(whole.Id))),
  );
  for (const { status } of answers) expect([200, 404, 409, 429]).toContain(status);
  const [ofCase, ofScenario] = await Promise.all([get(`/cases/${whole.Id}`), get(`/cases/${whole.scenario}`)]);
  expect(ofScenario.status).toBe(ofCase.status);
  expect((await deleted()).includes(whole.Id)).toBe(ofCase.status === 404);
  expect((await restore(whole.Id)).body.scenarios).toHaveLength(1);
});

test('scenarios made while their case is deleted are gone with it, and back with it', async () => {
  const { Id } = await newCase(token);
  const [made] = await Promise.all([
    Promise.all(
      [1, 2, 3, 4].map((nth) =>
        call('POST', '/cases', { token, body: { ParentCaseId: Id, ScenarioName: `Offer ${nth}` } }),
      ),
    ),
    remove(Id),
  ]);
  const scenarios = made.filter(({ status }) => status === 200).map(({ body }) => String(body.Id));
  for (const id of scenarios) expect((await get(`/cases/${id}`)).status).toBe(404);
  const { body } = await restore(Id);
  expect(ids(body.scenarios).toSorted()).toEqual(scenarios.toSorted());
});

test('a scenario that was deleted before its case does not come back with it', async () => {
  const { Id, scenario } = await wholeCase();
  expect(await call('DELETE', `/cases/scenario/${scenario}`, { token })).toEqual(gone);
  expect((await restore(scenario)).status).toBe(404);
  expect(await storedOf(scenario)).toEqual([]);
  await remove(Id);
  expect((await restore(Id)).body.scenarios).toEqual([]);
});

test('a number is not given out again while its case is deleted, and another owner restores nothing', async () => {
  const { Id } = await newCase(token);
  const { CaseNumber } = (await get(`/cases/${Id}`)).body;
  await remove(Id);
  const { token: stranger } = await logIn('individual');
  expect((await restore(Id, stranger)).status).toBe(404);
  expect(ids((await call('GET', '/cases/deleted', { token: stranger })).body.cases)).not.toContain(Id);
  const next = await newCase(token);
  expect((await get(`/cases/${next.Id}`)).body.CaseNumber).not.toBe(CaseNumber);
  expect((await restore(Id)).body.mainCase.CaseNumber).toBe(CaseNumber);
});

const day = 86_400_000;

test('after thirty days a case cannot be restored, and goes for good when its owner looks', async () => {
  const whole = await wholeCase();
  const young = await wholeCase();
  await Promise.all([remove(whole.Id), remove(young.Id)]);
  await setDeleted(young.Id, `RESTORABLE#${me}`, new Date(Date.now() - 30 * day + 60_000));
  await setDeleted(whole.Id, `RESTORABLE#${me}`, new Date(Date.now() - 30 * day));
  expect((await restore(whole.Id)).status).toBe(404);
  expect(await storedOf(whole.Id)).toHaveLength(4);
  const left = await deleted();
  expect([left.includes(young.Id), left.includes(whole.Id)]).toEqual([true, false]);
  expect([await storedOf(whole.Id), await storedOf(whole.scenario)]).toEqual([[], []]);
  expect((await restore(young.Id)).status).toBe(200);
});

test('what a crash left over of a case that goes is not restored, and goes with the next deletion', async () => {
  const whole = await wholeCase();
  const other = await newCase(token);
  await remove(whole.Id);
  await setDeleted(whole.Id, `DELETED#${me}`, new Date());
  expect((await restore(whole.Id)).status).toBe(404);
  await remove(other.Id);
  expect([await storedOf(whole.Id), await storedOf(whole.scenario)]).toEqual([[], []]);
});

test('an account that goes leaves nothing of what could be restored', async () => {
  const email = `leaves-${Date.now()}@example.com`;
  const leaver = await joinCounty(token, email, 'employee');
  const { Id } = await newCase(leaver.token);
  expect(await call('DELETE', `/cases/${Id}`, { token: leaver.token })).toEqual(gone);
  expect(await storedOf(Id)).toEqual(['CASE']);
  const body = { Email: email, Password: password };
  expect(await call('POST', '/JWTUser/deleteAccount', { token: leaver.token, body })).toEqual(gone);
  expect(await storedOf(Id)).toEqual([]);
});

test('a scenario is deleted once, however often it is asked, and only by whom it belongs to', async () => {
  const { scenario } = await wholeCase();
  const path = `/cases/scenario/${scenario}`;
  expect((await call('DELETE', path, { token: stranger })).status).toBe(404);
  const at = Date.now() / 1000;
  expect(await Promise.all([1, 2].map(() => call('DELETE', path, { token })))).toEqual([gone, gone]);
  expect(await call('DELETE', path, { token })).toEqual(gone);
  expect((await call('DELETE', path, { token: stranger })).status).toBe(404);
  expect((await call('GET', `/cases/${scenario}`, { token })).status).toBe(404);
  // what it leaves goes by itself, and not before a request may come again
  const [expiresAt = 0] = await expiriesUnder(`GONE#${scenario}`);
  expect(expiresAt - at).toBeGreaterThan(59 * 86_400);
  expect(expiresAt - at).toBeLessThan(61 * 86_400);
});

test('a scenario that went with its case is not deleted for good, and an original case never by this call', async () => {
  const { Id, scenario } = await wholeCase();
  expect((await call('DELETE', `/cases/scenario/${Id}`, { token })).status).toBe(404);
  await remove(Id);
  expect((await call('DELETE', `/cases/scenario/${scenario}`, { token })).status).toBe(404);
  expect((await restore(Id)).body.scenarios).toHaveLength(1);
});
