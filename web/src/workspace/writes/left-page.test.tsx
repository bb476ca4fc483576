import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../../ui/after-paint.ts';
import { openCase } from '../page.fixture.ts';
import { serverOf, storedCharge } from './server.fixture.ts';

const a = 'case.aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const term = { kind: 'charge', id: a, fields: { SelectedTerm: 1 } } as const;
const painted = () => new Promise<void>((resolve) => afterPaint(() => setTimeout(resolve)));

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

test('of a page that a test leaves nothing comes to the server of the next one', async () => {
  const server = serverOf([storedCharge(a)]);
  openCase(server).run(term);
  cleanup();
  await painted();
  expect(server.calls).toEqual([]);
});

test('what such a page was to try again is not tried again', async () => {
  const server = serverOf([storedCharge(a)]);
  server.fates.push('lost before');
  const page = openCase(server);
  page.run(term);
  await vi.waitFor(() => expect(page.isTryingAgain()).toBe(true));
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 400));
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await painted();
  expect(server.calls).toHaveLength(1);
});
