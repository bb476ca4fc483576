import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { call, crimeId, logIn, newCase } from './client.ts';
import { putItem } from './database.ts';

let token: string;
let theft: string;
let limitation: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
  theft = await crimeId(token, 'PC 487(a)');
  limitation = (await call('GET', '/probationLimitations', { token })).body[0].Id;
});

/** The same numbers for the same seed. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** `GESTURES=200 SEED=7 npx vitest run --project api random-gestures` plays more of them, or the same again. */
const gestures = Number(process.env['GESTURES'] ?? 20);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
/** More than a transaction holds. */
const large = 120;

/** What a case says, as far as the gestures below say anything. */
interface Stand {
  readonly terms: ReadonlyMap<string, number>;
  readonly custodyPart: number | undefined;
  readonly isMarked: boolean;
}
interface Gesture {
  readonly writes: readonly object[];
  readonly after: Stand;
}

async function standing(caseId: string): Promise<Stand> {
  const { body: charges } = await call('GET', `/charges/CaseId/${caseId}`, { token });
  const { body: record } = await call('GET', `/cases/${caseId}`, { token });
  const { body: marks } = await call('GET', `/caseProbationLimitationStatus/${caseId}`, { token });
  const rows = z.array(z.object({ Id: z.string(), SelectedTerm: z.number() })).parse(charges);
  // each charge once
  expect(new Set(rows.map(({ Id }) => Id)).size).toBe(rows.length);
  return {
    terms: new Map(rows.map(({ Id, SelectedTerm }) => [Id, SelectedTerm])),
    custodyPart: JSON.parse(record.caseAttributes).custodyPart,
    isMarked: marks.length > 0,
  };
}

/** A press: charges made, terms set, charges deleted, and what else hangs on the case; several kinds in one. */
function press(caseId: string, stand: Stand, next: (below: number) => number): Gesture {
  const terms = new Map(stand.terms);
  const writes: object[] = [];
  let { custodyPart, isMarked } = stand;
  const kinds = Array.from({ length: 1 + next(3) }, () => next(5));
  for (const kind of kinds) {
    const ids = [...terms.keys()];
    if (kind === 0 || ids.length === 0) {
      const count = next(6) === 0 && terms.size < large ? large : 1 + next(3);
      for (let nth = 0; nth < count; nth += 1) {
        const Own = randomUUID();
        writes.push({ kind: 'add', Own, fields: { CrimeId: theft, Date: '2026-03-14' } });
        terms.set(`${caseId}.${Own}`, 3);
      }
    } else if (kind === 1) {
      for (const id of next(2) === 0 ? ids : ids.slice(0, 1)) {
        const SelectedTerm = 1 + next(3);
        writes.push({ kind: 'charge', id, fields: { SelectedTerm }, was: { SelectedTerm: terms.get(id) } });
        terms.set(id, SelectedTerm);
      }
    } else if (kind === 2) {
      const going = terms.size > large ? ids.slice(0, large) : ids.slice(0, 1);
      writes.push({ kind: 'delete', ids: going });
      for (const id of going) terms.delete(id);
    } else if (kind === 3) {
      custodyPart = next(400);
      writes.push({ kind: 'attributes', fields: { custodyPart } });
    } else {
      isMarked = !isMarked;
      const fields = isMarked ? { IsTrue: true, IsPled: false } : null;
      writes.push({ kind: 'limitation', thing: limitation, fields });
    }
  }
  // a value that another write of the same press set is no former value
  const seen = new Set<string>();
  const whole = writes.map((write) => {
    const id = 'id' in write ? String(write.id) : '';
    const first = !seen.has(id);
    seen.add(id);
    return first ? write : { ...write, was: undefined };
  });
  return { writes: whole, after: { terms, custodyPart, isMarked } };
}

/** A call whose connection is cut while the server is at it, or before. */
async function cut(path: string, body: object, afterMs: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(afterMs);
  await fetch(`${inject('origin')}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body), signal }).catch(
    () => undefined,
  );
}

/** What a server that was killed while it laid out a large gesture left behind: nobody may heed it. */
const leftBehind = (caseId: string, requestId: string, charge = '') =>
  putItem({
    PK: `CASE#${caseId}`,
    SK: `STAGED#${requestId}#007`,
    Writes: [{ remove: { PK: `CASE#${caseId}`, SK: `CHARGE#${charge}` } }],
  });

/** With one write that the law has not, the others are not done either. */
async function refused(caseId: string, writes: readonly object[], stand: Stand): Promise<void> {
  const bad = { kind: 'add', Own: randomUUID(), fields: { CrimeId: theft, Date: '2999-01-01' } };
  const body = { RequestId: randomUUID(), writes: [...writes, bad] };
  expect((await call('POST', `/cases/${caseId}/changes`, { token, body })).status).toBe(400);
  expect(await standing(caseId)).toEqual(stand);
}

test(`${gestures} random gestures with lost, cut, doubled and refused calls: 0 lost, 0 doubled, 0 half (seed ${seed})`, async () => {
  const next = numbersOf(seed);
  const { Id } = await newCase(token);
  const path = `/cases/${Id}/changes`;
  let stand = await standing(Id);
  const told = { lost: 0, cut: 0, doubled: 0, refused: 0, left: 0 };
  for (let turn = 0; turn < gestures; turn += 1) {
    const { writes, after } = press(Id, stand, next);
    const body = { RequestId: randomUUID(), writes };
    const send = () => call('POST', path, { token, body });
    const fate = next(6);
    if (fate === 0) {
      told.refused += 1;
      await refused(Id, writes, stand);
    } else if (fate === 1) {
      told.lost += 1;
      await send();
    } else if (fate === 2) {
      told.cut += 1;
      await cut(path, body, 1 + next(60));
    } else if (fate === 3) {
      told.doubled += 1;
      await Promise.all([send(), send()]);
    } else if (fate === 4) {
      told.left += 1;
      await leftBehind(Id, body.RequestId, [...after.terms.keys()].at(0));
    }
    // whoever got no answer asks again, the same
    const { status } = await send();
    expect([turn, status]).toEqual([turn, 200]);
    expect([turn, await standing(Id)]).toEqual([turn, after]);
    stand = after;
  }
  console.info(`${gestures} gestures, ${JSON.stringify(told)} (seed ${seed})`);
}, 900_000);
