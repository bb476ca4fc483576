import { randomUUID } from 'node:crypto';
import { type OfferRecord, offerRecord } from '@countwise/contract';
import { beforeAll, expect, test } from 'vitest';
import { call, crimeId, logIn, newCase } from './client.ts';

let token: string;
let stranger: string;
let robbery: string;
let gun: string;

beforeAll(async () => {
  [token, stranger] = await Promise.all([
    logIn('individual').then((session) => session.token),
    logIn('county').then((session) => session.token),
  ]);
  robbery = await crimeId(token, 'PC 211/212.5(c)');
  gun = await crimeId(token, 'PC 12022.53(b)');
});

const get = (path: string, who = token) => call('GET', path, { token: who });
const post = (path: string, body: object, who = token) => call('POST', path, { token: who, body });
const keep = ['dismiss-enhancement', 'term', 'run'];
const space = { levers: keep, fixed: [], reductions: { own: [], off: [] } };
const asked = { space, wishes: [], credit: 'statute', limitMs: 5000 };

/** A robbery with a gun, of which the search tells the rows. */
async function searched(fields: object = {}) {
  const { Id } = await newCase(token, { DefendantLastName: 'Offered', ...fields });
  const day = { CaseId: Id, Date: '2026-03-14' };
  const { body: charge } = await post('/charges', { ...day, CrimeId: robbery, CountNumber: 1, SelectedTerm: 2 });
  await post('/charges', { ...day, CrimeId: gun, CountNumber: 1, parentCharge: charge.Id });
  const { status, body } = await post(`/case/${Id}/offers/search`, asked);
  expect(status).toBe(200);
  return { caseId: Id, search: body };
}

const offerOf = (caseFile: object, more: object = {}) => ({
  RequestId: randomUUID(),
  kind: 'offer',
  madeBy: 'People',
  madeByName: 'A. Deputy',
  madeAt: '2026-11-20',
  expiresAt: '2026-12-11',
  form: 'fixed',
  bargain: [],
  caseFile,
  conditions: '',
  returnDays: null,
  isDeportable: false,
  away: '',
  ground: 'evidence',
  note: 'said in the hallway',
  language: 'es',
  draft: false,
  counters: null,
  ...more,
});

const event = ({ version }: OfferRecord, name: string, more: object = {}) => ({
  RequestId: randomUUID(),
  version,
  at: '2026-11-21',
  by: 'B. Counsel',
  note: '',
  event: name,
  ...more,
});

const listed = async (caseId: string): Promise<readonly OfferRecord[]> =>
  (await get(`/case/${caseId}/offers`)).body.offers;

async function made(fields: object = {}) {
  const { caseId, search } = await searched();
  const struck = search.rows.at(-1);
  const { status, body } = await post(
    `/case/${caseId}/offers`,
    offerOf(struck.points[0].caseFile, { bargain: struck.bargain, ...fields }),
  );
  expect([status, body.faults]).toEqual([200, undefined]);
  return { caseId, search, struck, offer: offerRecord.parse(body) };
}

test('the search tells the frontier of a case with who must agree', async () => {
  const { search } = await searched();
  expect(search).toMatchObject({ complete: true, upTo: null, bound: null });
  const [filed, struck] = search.rows;
  expect(filed.needs).toEqual([]);
  // robbery in the second degree, low term 2 years (PC 213(a)(2)), with and without the 10 years of PC 12022.53(b)
  expect(filed.points.at(-1)).toMatchObject({ determinate: '12y', strikes: 1, place: 'prison' });
  expect(struck.needs).toMatchObject([{ who: ['C', 'P'] }]);
  expect(struck.points.at(-1)).toMatchObject({ determinate: '2y', strikes: 1 });
  expect(struck.points[0].checks).toContain('BARGAIN_LIMIT');
});

test('at the complaint stage the search says that no limit holds yet', async () => {
  const { caseId } = await searched();
  const { body } = await post(`/case/${caseId}/offers/search`, {
    space: { ...space, stage: 'complaint' },
    wishes: [],
    credit: 'statute',
    limitMs: 5000,
  });
  const { checks } = body.rows[1].points[0];
  expect([checks.includes('BARGAIN_LIMIT'), checks.includes('BARGAIN_LIMIT_LATER')]).toEqual([false, true]);
});

test('the bargains that a row beats are told where they are asked for, each with that row', async () => {
  const { caseId, search } = await searched();
  expect(search).toMatchObject({ ways: { found: [], isWhole: true }, others: null });
  const day = { CaseId: caseId, Date: '2026-03-14', CrimeId: robbery, SelectedTerm: 2 };
  for (const CountNumber of [2, 3]) await post('/charges', { ...day, CountNumber, Occasion: `${CountNumber}` });
  const open = { ...space, levers: ['dismiss-count', 'dismiss-enhancement'] };
  const { body } = await post(`/case/${caseId}/offers/search`, { ...asked, space: open, others: true });
  const { rows, others, ways } = body;
  expect([others.isWhole, others.found, others.listed.length > 0]).toEqual([true, others.listed.length, true]);
  for (const { point, beatenBy, givenUp } of others.listed) {
    const row = rows[beatenBy.row];
    expect(row.points[beatenBy.point].serveDays.statute.days).toBeLessThanOrEqual(point.serveDays.statute.days);
    expect(row.givenUp.strikes).toBeLessThanOrEqual(givenUp.strikes);
  }
  // counts 2 and 3 are of two occasions: with the gun struck, either may be dismissed for the same
  expect(ways.isWhole).toBe(true);
  expect(ways.found.map(({ bargain }: { bargain: object[] }) => bargain.length)).toContain(2);
});

test('an offer is frozen with what it comes to, once a request, and answered on its version', async () => {
  const { caseId, struck, offer } = await made();
  const [{ checks: _, caseFile: __, ...point }] = struck.points;
  expect(offer).toMatchObject({ number: 1, state: 'made', version: 1, translation: null });
  expect(offer.summary).toMatchObject(point);
  expect(offer.card).toMatchObject({ gun: 'life', drop: [{ statute: 'PC 12022.53(b)' }], trial: { strikes: 1 } });
  expect(offer.card.plead).toMatchObject([
    { plainEn: 'Second degree robbery', plainEs: 'Robo con fuerza o amenaza, segundo grado' },
  ]);
  const refused = event(offer, 'refused', { note: 'too long' });
  const path = `/case/${caseId}/offers/${offer.id}/events`;
  const { body: after } = await post(path, refused);
  expect(after).toMatchObject({ state: 'refused', version: 2, summary: offer.summary });
  expect((await post(path, refused)).body).toEqual(after);
  expect(await post(path, { ...refused, note: 'other' })).toMatchObject({ status: 409 });
  expect(await post(path, event(offer, 'withdrawn'))).toMatchObject({
    status: 409,
    body: { message: 'Too Late', current: { version: 2, state: 'refused' } },
  });
  expect(await post(path, event(after, 'accepted', { scenarioId: null }))).toMatchObject({
    status: 400,
    body: { faults: [{ path: 'event' }] },
  });
  expect(await listed(caseId)).toEqual([after]);
});

test('list, record, card and the scenario that ledger and Compare show have the same numbers', async () => {
  const { caseId, struck, offer } = await made();
  const [point] = struck.points;
  const { charges } = (await get(`/cases/${caseId}/charges/populated`)).body;
  const term = ['lower', 'middle', 'upper'].indexOf(point.caseFile.charges[0].term) + 1;
  const changes = charges.map(({ Id, parentCharge }: { Id: string; parentCharge: string | null }) => ({
    id: Id,
    fields: parentCharge === null ? { SelectedTerm: term } : { ChargeStatus: 2 },
  }));
  const copied = { RequestId: randomUUID(), ScenarioName: 'As offered', changes };
  const { Id } = (await post(`/cases/${caseId}/scenarios`, copied)).body;
  const { summary, release, credits } = (await get(`/cases/${Id}/charges/populated`)).body.sentence;
  const { card, summary: frozen } = offer;
  const { years, months, days } = card.term.determinate;
  const told = (each: {
    determinate: string;
    totalDays: number;
    release: { statute: string | null };
    credits: number;
  }) => [each.determinate, each.totalDays, each.release.statute, each.credits];
  const ofLedger = [summary.determinate, summary.totalDeterminate, release.earliestRelease, credits.total];
  expect({ list: told(point), record: told(frozen), ledger: ofLedger }).toEqual({
    list: ofLedger,
    record: ofLedger,
    ledger: ofLedger,
  });
  expect((years * 12 + months) * 30 + days).toBe(point.totalDays);
  expect([point.strikes, frozen.strikes]).toEqual([1, 1]);
});

test('the same request makes one offer, also when it is sent at once; another body under its id is refused', async () => {
  const { caseId, search } = await searched();
  const body = offerOf(search.rows[0].points[0].caseFile);
  const answers = await Promise.all([1, 2, 3].map(() => post(`/case/${caseId}/offers`, body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
  expect(await listed(caseId)).toHaveLength(1);
  expect((await post(`/case/${caseId}/offers`, { ...body, conditions: 'more' })).status).toBe(409);
});

test('a counteroffer and the answer of what it counters are one write', async () => {
  const { caseId, offer } = await made();
  const counter = offerOf(offer.caseFile, {
    madeBy: 'defense',
    form: 'atMost',
    counters: { id: offer.id, version: offer.version },
  });
  const { body: second } = await post(`/case/${caseId}/offers`, counter);
  expect(second).toMatchObject({ number: 2, counters: offer.id, state: 'made' });
  const [first] = await listed(caseId);
  expect(first).toMatchObject({ state: 'countered', version: 2, answers: [{ to: 'made' }, { offer: second.id }] });
  const again = { ...counter, RequestId: randomUUID() };
  expect(await post(`/case/${caseId}/offers`, again)).toMatchObject({ status: 409, body: { message: 'Too Late' } });
});

test('what the law does not let be offered is not recorded', async () => {
  const { caseId, search } = await searched({ NumberOfStrikes: 1 });
  const { caseFile } = search.filed;
  const faultsOf = async (body: object) =>
    ((await post(`/case/${caseId}/offers`, body)).body.faults ?? []).map(({ path }: { path: string }) => path);
  const { strikes: _, ...withoutStrikes } = caseFile;
  expect(await faultsOf(offerOf(withoutStrikes))).toEqual(['caseFile.strikes']);
  expect(await faultsOf(offerOf(caseFile, { kind: 'indication' }))).toEqual(['madeBy', 'expiresAt', 'form']);
  const indicated = { kind: 'indication', madeBy: null, expiresAt: null, form: 'open' };
  // a lesser crime is the People's to offer: a court indicates on every charge as it is filed
  const [robbed] = caseFile.charges;
  const theft = { ...caseFile, charges: [{ ...robbed, crime: 'PC 487(c)', enhancements: [] }] };
  expect(await faultsOf(offerOf(theft, indicated))).toEqual(['kind']);
  expect(await faultsOf(offerOf(caseFile, { expiresAt: '2026-11-01' }))).toEqual(['expiresAt']);
  const [charge] = caseFile.charges;
  const stayed = { ...caseFile, charges: [{ ...charge, status: 'Stayed654' }] };
  expect(await faultsOf(offerOf(stayed))).toEqual(['caseFile.charges[0].status']);
  expect(await faultsOf(offerOf({ ...caseFile, charges: [{ ...charge, id: 'other' }] }))).toEqual(['caseFile.charges']);
  expect(await faultsOf(offerOf({ ...caseFile, charges: [{ ...charge, crime: 'PC 9999' }] }))).toEqual([
    'caseFile.charges[0].crime',
  ]);
  expect(await listed(caseId)).toEqual([]);
});

test('offers stand with the case: in its export, gone with its deletion, back with it, and never in its own read', async () => {
  const { caseId, offer } = await made();
  const scenario = await newCase(token, { ParentCaseId: caseId, ScenarioName: 'Offer' });
  expect((await get(`/case/${scenario.Id}/offers`)).body.offers).toEqual([offer]);
  expect(JSON.stringify((await get(`/cases/${caseId}/charges/populated`)).body)).not.toContain('A. Deputy');
  const { cases } = (await get('/cases/export')).body;
  expect(cases.find((one: { case: { Id: string } }) => one.case.Id === caseId).offers).toEqual([offer]);
  expect((await call('DELETE', `/cases/${caseId}`, { token })).status).toBe(200);
  expect((await get(`/case/${caseId}/offers`)).status).toBe(404);
  expect((await post(`/case/${caseId}/offers/${offer.id}/events`, event(offer, 'refused'))).status).toBe(404);
  expect((await post(`/cases/restore/${caseId}`, {})).status).toBe(200);
  expect(await listed(caseId)).toEqual([offer]);
});

test('the card and the client’s page are printed in both languages; a stranger and an offer that is not there get none', async () => {
  const { caseId, offer } = await made();
  const card = (language: string, who = token, id = offer.id) =>
    get(`/case/${caseId}/offers/${id}/card?language=${language}`, who);
  for (const asked of ['en', 'es', 'es&page=client']) {
    const { status, body } = await card(asked);
    expect(status).toBe(200);
    expect((await get(`/reports/download/${body.fileName}`)).status).toBe(302);
  }
  for (const asked of ['fr', 'en&page=poster']) expect((await card(asked)).status).toBe(400);
  expect((await card('en', stranger)).status).toBe(404);
  expect((await card('en', token, `${caseId}.9`)).status).toBe(404);
  const { body } = await post(`/case/${caseId}/offers/${offer.id}/events`, event(offer, 'reviewed'));
  expect(body.translation).toEqual({ by: 'B. Counsel', at: '2026-11-21' });
});
