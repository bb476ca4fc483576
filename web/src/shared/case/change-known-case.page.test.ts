import { blankCase, type CaseRecord } from '@countwise/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { changeKnownCase } from './change-known-case.ts';

const known: CaseRecord = {
  ...blankCase,
  Id: 'case',
  OwnerId: 'me',
  CaseNumber: '26-00-01',
  CreatedAt: '2026-11-20T00:00:00.000Z',
  UpdatedAt: '2026-11-20T00:00:00.000Z',
  DefendantFirstName: 'Ana',
  DefendantLastName: 'Rivera',
  Version: 1,
};
const fields = { DefendantFirstName: 'Anna', CaseStatus: 1 } as const;

/** A server on which the case has moved on to `standing`. */
function serve(standing: CaseRecord) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body = '{}' }: { body?: string }) => {
    const { Version, ...changed } = JSON.parse(body);
    sent.push({ Version, ...changed });
    if (Version === standing.Version) return Response.json({ ...standing, ...changed, Version: Version + 1 });
    return Response.json({ message: 'Too Late', requestId: 'r', current: standing }, { status: 409 });
  });
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

test('a case whose charges or priors moved on is changed all the same', async () => {
  const moved = { ...known, Version: 4, caseAttributes: '{"strikes":1}' };
  const sent = serve(moved);
  const onMoved = vi.fn<(standing: CaseRecord) => void>();
  await expect(changeKnownCase(known, fields, onMoved)).resolves.toMatchObject({
    DefendantFirstName: 'Anna',
    Version: 5,
  });
  expect(sent).toHaveLength(2);
  expect(onMoved).toHaveBeenCalledWith(expect.objectContaining({ Version: 4 }));
});

test('of a name or status changed elsewhere the user is told, and what stands now is kept for the next save', async () => {
  const moved = { ...known, Version: 4, DefendantLastName: 'Rivers', CaseNumber: '26-00-07' };
  const sent = serve(moved);
  const onMoved = vi.fn<(standing: CaseRecord) => void>();
  await expect(changeKnownCase(known, fields, onMoved)).rejects.toThrow('now reads Rivers, Ana, 26-00-07.');
  expect(sent).toHaveLength(1);
  await expect(changeKnownCase(moved, fields, onMoved)).resolves.toMatchObject({ DefendantLastName: 'Rivers' });
});
