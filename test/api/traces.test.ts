import { expect, test } from 'vitest';
import { z } from 'zod';
import { call, crimeId, newCase } from './client.ts';
import { signInWithWorkAccount } from './pool.ts';
import { codeFor, joinCounty, password, signUp } from './sign-up.ts';

const address = (name: string) => `${name}-${Date.now()}@example.com`;
const entries = z.array(z.object({ Act: z.string(), UserId: z.string(), TargetId: z.string(), Detail: z.string() }));

/** What the log of a county tells of a person, oldest first. */
async function told(token: string, user: string): Promise<readonly string[]> {
  const { body } = await call('GET', `/org/audit?user=${user}`, { token });
  return entries
    .parse(body.entries)
    .map(({ Act, Detail }) => [Act, Detail].filter(Boolean).join(': '))
    .toReversed();
}

test('the log of a county tells who logged in, who failed to, what was linked, exported and downloaded', async () => {
  const founder = await signUp(address('traced'), 3);
  const one = await joinCounty(founder.token, address('one'), 'employee');
  const { Id } = await newCase(one.token);
  const wrong = { username: one.email.toUpperCase(), password: 'Wrong-Pass-1' };
  expect((await call('POST', '/auth/login', { body: wrong })).status).toBe(401);
  await call('POST', '/auth/confirmPassword', { token: one.token, body: { password } });
  const work = await signInWithWorkAccount('vito@elsewhere.example');
  const body = { token: work.token };
  expect((await call('POST', '/microsoftusers', { token: one.token, body })).status).toBe(200);
  expect((await call('POST', '/loginWithMicrosoftToken', { body: work })).status).toBe(200);
  expect((await call('DELETE', '/microsoftusers', { token: one.token })).status).toBe(200);
  expect((await call('GET', '/cases/export', { token: one.token })).status).toBe(200);
  const print = { caseId: Id, modules: {} };
  const { body: report } = await call('POST', '/reports/createpdf', { token: one.token, body: print });
  expect((await call('GET', `/reports/download/${report.fileName}`, { token: one.token })).status).toBe(302);
  const change = { current: password, password: 'Third-Pass-1' };
  expect((await call('PUT', '/auth/password', { token: one.token, body: change })).status).toBe(200);
  await call('POST', '/auth/requestResetCode', { body: { UserName: one.email } });
  const reset = { email: one.email, code: await codeFor(one.email), password: 'Another-Pass-1' };
  expect((await call('POST', '/auth/resetPassword', { body: reset })).status).toBe(200);
  expect(await told(founder.token, one.id)).toEqual([
    expect.stringMatching(/^member\.joined: /),
    'session.opened: password',
    'case.created',
    'session.failed: password',
    'work-account.linked',
    'session.opened: work account',
    'work-account.unlinked',
    'cases.exported',
    'report.created',
    'report.downloaded',
    'password.changed',
    'password.reset',
  ]);
});

test('failures of one account fill no log', async () => {
  const founder = await signUp(address('guessed'), 3);
  const wrong = { username: founder.user_attr.email, password: 'Wrong-Pass-1' };
  for (let nth = 0; nth < 24; nth += 1) await call('POST', '/auth/login', { body: wrong });
  const failures = (await told(founder.token, founder.user_attr.id)).filter((act) => act.startsWith('session.failed'));
  expect(failures).toHaveLength(20);
});

const remove = (token: string, id: string) => call('PUT', `/org/members/${id}`, { token, body: { Status: 'removed' } });
const takeOver = (token: string, id: string) => call('POST', `/org/members/${id}/takeOverCases`, { token });

test('the cases of a person who was taken out stay with the county, and its administrator takes them over', async () => {
  const founder = await signUp(address('heir'), 3);
  const other = await signUp(address('elsewhere'), 3);
  const leaver = await joinCounty(founder.token, address('out'), 'employee');
  const stays = await joinCounty(founder.token, address('stays'), 'manager');
  const client = await newCase(leaver.token, { DefendantLastName: 'Client' });
  const offer = await newCase(leaver.token, { ParentCaseId: client.Id, ScenarioName: 'Offer' });
  const gone = await newCase(leaver.token, { DefendantLastName: 'Deleted' });
  await call('DELETE', `/cases/${gone.Id}`, { token: leaver.token });
  expect(await takeOver(founder.token, leaver.id)).toMatchObject({
    status: 409,
    body: { message: 'Take this person out of the organization first.' },
  });
  expect((await remove(founder.token, leaver.id)).status).toBe(200);

  const refused = { status: 402, body: { subscriptionStatus: 'Removed_From_County' } };
  expect(await call('GET', '/cases', { token: leaver.token })).toMatchObject(refused);
  expect(await call('GET', '/cases/export', { token: leaver.token })).toMatchObject(refused);
  expect((await takeOver(stays.token, leaver.id)).status).toBe(403);
  expect((await takeOver(other.token, leaver.id)).status).toBe(404);
  expect(await takeOver(founder.token, leaver.id)).toEqual({ status: 200, body: { count: 3, isDone: true } });
  expect(await takeOver(founder.token, leaver.id)).toEqual({ status: 200, body: { count: 0, isDone: true } });
  for (const { Id } of [client, offer])
    expect((await call('GET', `/cases/${Id}`, { token: founder.token })).status).toBe(200);
  const { body: scenarios } = await call('GET', `/cases/scenarios/${client.Id}`, { token: founder.token });
  expect(scenarios.scenarios).toMatchObject([{ Id: offer.Id }]);
  expect((await call('POST', `/cases/restore/${gone.Id}`, { token: founder.token })).status).toBe(200);
  expect((await call('PUT', `/cases/${client.Id}`, { token: founder.token, body: { CaseStatus: 2 } })).status).toBe(
    200,
  );
  expect(await told(founder.token, founder.user_attr.id)).toContain('cases.taken-over: Cases 3');

  // somebody whom the county lets in again begins anew
  await call('PUT', `/org/members/${leaver.id}`, { token: founder.token, body: { Status: 'active' } });
  expect((await call('GET', '/cases', { token: leaver.token })).body.cases).toEqual([]);
});

test('what one noted for the office goes with a case that is taken over, what one noted for oneself does not', async () => {
  const founder = await signUp(address('reads'), 3);
  const leaver = await joinCounty(founder.token, address('notes'), 'employee');
  const { token } = leaver;
  const noted = {
    Tags: 'Trial',
    OfficeNote: 'Offer until Friday.\nAsk the clerk.',
    PrivateTags: 'Doubt',
    PrivateNote: 'My own view.',
  };
  const { Id } = await newCase(token);
  expect((await call('PUT', `/cases/${Id}`, { token, body: noted })).body).toMatchObject(noted);
  const theft = { CaseId: Id, CrimeId: await crimeId(token, 'PC 487(a)'), Date: '2026-03-14' };
  const [one, plain] = [
    await call('POST', '/charges', { token, body: { ...theft, ...noted } }),
    await call('POST', '/charges', { token, body: theft }),
  ];
  await remove(founder.token, leaver.id);
  expect(await takeOver(founder.token, leaver.id)).toEqual({ status: 200, body: { count: 1, isDone: true } });
  const { body: own } = await call('GET', `/cases/${Id}`, { token: founder.token });
  const { body: charges } = await call('GET', `/charges/CaseId/${Id}`, { token: founder.token });
  const left = { ...noted, PrivateTags: '', PrivateNote: '' };
  expect(own).toMatchObject(left);
  expect(charges).toMatchObject([
    { Id: one.body.Id, ...left, Version: 2 },
    { Id: plain.body.Id, Version: 1 },
  ]);
});

test('nobody takes a case of their county along to another, or away with their account', async () => {
  const founder = await signUp(address('first'), 3);
  const other = await signUp(address('second'), 3);
  const [mover, deleter] = [
    await joinCounty(founder.token, address('moves'), 'employee'),
    await joinCounty(founder.token, address('deletes'), 'employee'),
  ];
  const [moved, deleted] = [await newCase(mover.token), await newCase(deleter.token)];
  for (const { id } of [mover, deleter]) await remove(founder.token, id);
  const { body: code } = await call('POST', '/org/invitations', { token: other.token, body: { Uses: 1 } });
  const join = { token: mover.token, body: { accessCode: code.Guid } };
  expect(await call('POST', '/subscriber/join', join)).toMatchObject({ status: 200, body: { pending: false } });
  expect((await call('GET', '/cases', { token: mover.token })).body.cases).toEqual([]);
  const account = { Email: deleter.email, Password: password };
  expect((await call('POST', '/JWTUser/deleteAccount', { token: deleter.token, body: account })).status).toBe(200);
  for (const { Id } of [moved, deleted])
    expect((await call('GET', `/cases/${Id}`, { token: founder.token })).status).toBe(200);
  expect(await told(founder.token, mover.id)).toContain('member.left');
  expect(await told(founder.token, deleter.id)).toContain('member.left');
});

test('a session lasts twelve weeks at most', async () => {
  const { token } = await signUp(address('long'), 3);
  const set = (body: object) => call('PUT', '/org/organizationSettings', { token, body });
  expect((await set({ SessionLifespanLength: 9_007_199_254_740_991 })).status).toBe(400);
  expect((await set({ SessionLifespanUnits: 'weeks', SessionLifespanLength: 13 })).status).toBe(400);
  expect((await set({ SessionLifespanUnits: 'weeks', SessionLifespanLength: 12 })).status).toBe(200);
  expect((await set({ SessionLifespanUnits: 'hours', SessionLifespanLength: 2016 })).status).toBe(200);
  expect((await set({ SessionLifespanUnits: 'days' })).status).toBe(400);
});
