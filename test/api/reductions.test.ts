import { officeReductions } from '@countwise/contract';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { call, crimeId, logIn, newCase } from './client.ts';
import { joinCounty, signUp } from './sign-up.ts';

let admin: string;
let employee: string;
let stranger: string;

beforeAll(async () => {
  const founder = await signUp(`pairs-${Date.now()}@example.com`, 3);
  admin = founder.token;
  [{ token: employee }, { token: stranger }] = await Promise.all([
    joinCounty(admin, `pleads-${Date.now()}@example.com`, 'employee'),
    signUp(`elsewhere-${Date.now()}@example.com`, 3),
  ]);
});

const list = (token: string) => call('GET', '/org/reductions', { token });
const put = (token: string, body: object) => call('PUT', '/org/reductions', { token, body });
const standing = async () => officeReductions.parse((await list(admin)).body.office);

const trespass = {
  from: 'PC 459/460(b)',
  to: 'PC 602.5(a)',
  kind: 'related',
  gives: 'the intent to steal',
  needs: 'the leave of a supervisor',
  authority: 'Filing manual, part 4',
} as const;
const theft = { from: 'PC 459/460(b)', to: 'PC 484' };

test('a county adds lesser pleas and turns some off, and its own searches alone go by them', async () => {
  const table = z.array(z.object({ from: z.string(), to: z.string() })).parse((await list(admin)).body.table);
  const { version } = await standing();
  const [off] = table.filter(({ from }) => from === theft.from);
  if (off === undefined) throw new Error('the table has no pair of a burglary');
  const sent = { own: [trespass], off: [{ from: off.from, to: off.to }], version };
  const { status, body } = await put(admin, sent);
  expect([status, body.office]).toMatchObject([200, { own: sent.own, off: sent.off }]);

  const burglary = await crimeId(employee, 'PC 459/460(b)');
  const told = async (token: string) => {
    const { Id } = await newCase(token, { DefendantLastName: 'Pleading' });
    const charge = { CaseId: Id, Date: '2026-03-14', CrimeId: burglary, CountNumber: 1 };
    await call('POST', '/charges', { token, body: charge });
    const caseFile = { caseFile: 1, charges: [{ id: 'c1', count: 1, crime: { id: burglary }, date: '2026-03-14' }] };
    const space = { levers: ['lesser-crime'], fixed: [], reductions: { own: [], off: [] } };
    const [pleas, search] = await Promise.all([
      call('POST', '/crimes/lesserPleas', { token, body: { caseFile } }),
      call('POST', `/case/${Id}/offers/search`, {
        token,
        body: { space, wishes: [], credit: 'statute', limitMs: 5000, others: true },
      }),
    ]);
    const offers = [...search.body.rows, ...search.body.others.listed, ...search.body.ways.found];
    return {
      pleas: pleas.body.reductions.map(({ to, office }: { to: string; office?: object }) => ({ to, office })),
      offered: new Set(offers.flatMap(({ bargain }) => bargain.map(({ to }: { to: string }) => to))),
    };
  };
  const [ours, theirs, alone] = await Promise.all([
    told(employee),
    told(stranger),
    logIn('individual').then(({ token }) => told(token)),
  ]);
  expect(ours.pleas).toContainEqual({
    to: trespass.to,
    office: { name: 'Yolo County', needs: trespass.needs },
  });
  expect(ours.pleas.map(({ to }: { to: string }) => to)).not.toContain(off.to);
  expect([ours.offered.has(trespass.to), ours.offered.has(off.to)]).toEqual([true, false]);
  for (const others of [theirs, alone]) {
    const to = others.pleas.map((each: { to: string }) => each.to);
    expect([to.includes(trespass.to), to.includes(off.to), others.offered.has(trespass.to)]).toEqual([
      false,
      true,
      false,
    ]);
  }
  const log = (await call('GET', '/org/audit?act=settings.changed', { token: admin })).body;
  expect(log.entries[0]).toMatchObject({ Detail: 'OwnReductions 1, ReductionsOff 1' });
});

test('they are written on the version they were read at; the same again is done once', async () => {
  const now = await standing();
  const next = { ...now, own: [{ ...trespass, gives: 'the intent' }] };
  const [first, again] = [await put(admin, next), await put(admin, next)];
  expect([first.body.office?.version, again.body.office?.version]).toEqual([now.version + 1, now.version + 1]);
  expect(await put(admin, { ...now, own: [] })).toMatchObject({
    status: 409,
    body: { message: 'Too Late', current: { version: now.version + 1 } },
  });
  const both = { own: [], off: [], version: now.version + 1 };
  const answers = await Promise.all([put(admin, both), put(admin, { ...both, own: [trespass] })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('what is wrong with a pair is told at its field', async () => {
  const { version } = await standing();
  const faultsOf = async (own: object) => {
    const { status, body } = await put(admin, { own: [{ ...trespass, ...own }], off: [], version });
    expect(status).toBe(400);
    return body.faults.map(({ path }: { path: string }) => path);
  };
  expect(await faultsOf({ from: 'PC 99999' })).toEqual(['own[0].from']);
  expect(await faultsOf({ to: trespass.from })).toEqual(['own[0].to']);
  expect(await faultsOf({ kind: 'finding' })).toEqual(['own[0].from', 'own[0].to']);
  expect(await faultsOf({ from: 'PC 12022.53(b)', to: 'PC 12022.5(a)' })).toEqual([
    'own[0].from',
    'own[0].to',
    'own[0].to',
  ]);
  expect(await faultsOf({ gives: ' ', authority: '' })).toEqual(['own[0].gives', 'own[0].authority']);
  const twice = await put(admin, { own: [trespass, { ...trespass, kind: 'included' }], off: [], version });
  expect(twice).toMatchObject({ status: 400, body: { faults: [{ path: 'own[1].to' }] } });
});

test('they are for administrators of a county: others are refused, and who works alone has none', async () => {
  const blank = { own: [], off: [], version: 0 };
  const { token: individual } = await logIn('individual');
  expect([(await list(employee)).status, (await put(employee, blank)).status]).toEqual([403, 403]);
  expect([(await list(individual)).status, (await put(individual, blank)).status]).toEqual([404, 404]);
});
