import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { gestureStore } from '../shared/case/gesture-store.ts';
import { openCase } from './page.fixture.ts';
import { type Fate, serverOf, storedCharge } from './writes/server.fixture.ts';
import type { Write } from './writes/writes.ts';

/** The same numbers for the same seed. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** `GESTURES=200 SEED=7 npx vitest run --project screens random-gestures` plays more of them, or the same again. */
const gestures = Number(process.env['GESTURES'] ?? 20);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));

/** What the user set, in whichever order the rows stand. */
const standing = (rows: readonly object[]): readonly string[] =>
  rows
    .map((row) => new Map(Object.entries(row)))
    .map((row) => `${row.get('Id')} ${row.get('SelectedTerm')}`)
    .toSorted();
const waiting = () => gestureStore.of('');

/** Random presses before a server and a tab of random fates. */
function play(next: (below: number) => number) {
  const server = serverOf([1, 2].map((nth) => storedCharge(`case.${crypto.randomUUID()}`, { CountNumber: nth })));
  let page = openCase(server);
  let pressed = 0;
  const reopen = () => {
    page.end();
    page = openCase(server);
  };
  const fates = (): readonly Fate[] => {
    // a server refuses before it does anything, so that only the first of a gesture's tries is refused
    if (next(6) === 0) return [400];
    const passing = ['ok', 'lost before', 'lost after', 503, 'ok', 'ok'] as const;
    return Array.from({ length: next(4) }, () => passing[next(passing.length)] ?? 'ok');
  };
  const term = (id: string): Write => ({ kind: 'charge', id, fields: { SelectedTerm: next(2) === 0 ? 1 : 2 } });
  const press = () => {
    const ids = page.here().map(({ Id }) => Id);
    const id = ids[next(ids.length)];
    const kind = next(6);
    if (kind === 0 || id === undefined) {
      const charges = Array.from({ length: 1 + next(3) }, () => storedCharge(`case.${crypto.randomUUID()}`));
      page.run({ kind: 'add', charges });
    } else if (kind === 1) page.run(...ids.map(term));
    else if (kind === 2) page.run({ kind: 'delete', ids: [id] });
    else if (kind === 3) page.run(term(id), { kind: 'delete', ids: ids.filter((other) => other !== id).slice(0, 1) });
    else act(() => void (kind === 4 ? page.result.current.undo() : page.result.current.redo()));
  };
  /** Somebody else changes what nobody here does. */
  const meanwhile = () => {
    const id = page.here()[0]?.Id;
    if (id !== undefined && next(4) === 0) server.change({ kind: 'charge', id, fields: { isGang: next(2) === 0 } });
  };
  /** Until the server has heard of all that waits, the tab ends and comes again. */
  const settle = async () => {
    for (let visit = 0; visit < 12 && (await waiting()).length > 0; visit += 1) {
      await waitFor(() => expect(page.result.current.state.kind).toMatch(/saved|failed/), { timeout: 15_000 });
      if ((await waiting()).length > 0) reopen();
    }
    await waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 20_000 });
  };
  return {
    server,
    here: () => page.here(),
    turn: async () => {
      const before = page.here();
      server.fates.splice(0, server.fates.length, ...fates());
      meanwhile();
      press();
      pressed += 1;
      const shown = page.here();
      // the tab is killed at any moment, though not between the tries of one call: its next visit tries again
      if (next(3) === 0 && !page.isTryingAgain()) {
        await waiting();
        reopen();
      }
      await settle();
      const isRefused = server.refused.some(({ status }) => status === 400);
      server.refused.splice(0);
      return { wanted: isRefused ? before : shown, isRefused };
    },
    pressed: () => pressed,
    end: () => page.end(),
  };
}

afterEach(() => void vi.unstubAllGlobals());

test(`${gestures} random gestures with lost answers, refusals, killed tabs and reloads: 0 lost, 0 doubled, 0 half (seed ${seed})`, async () => {
  const played = play(numbersOf(seed));
  let refused = 0;
  for (let turn = 0; turn < gestures; turn += 1) {
    const { wanted, isRefused } = await played.turn();
    refused += Number(isRefused);
    const there = played.server.charges();
    expect([turn, standing(there)]).toEqual([turn, standing(wanted)]);
    expect(new Set(there.map((row) => row['Id'])).size).toBe(there.length);
    await waitFor(() => expect(standing(played.here())).toEqual(standing(there)));
  }
  played.end();
  console.info(
    `${played.pressed()} gestures, ${played.server.calls.length} calls, ${refused} refused: 0 lost, 0 doubled, 0 half (seed ${seed})`,
  );
}, 900_000);
