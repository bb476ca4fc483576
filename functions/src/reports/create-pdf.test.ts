import { expect, test } from 'vitest';
import { createPdfRoute } from './create-pdf.ts';

/** Prints cases of so many charges each, all of them variants of one; tells what was begun for it. */
function print(charges: number, variants: number) {
  const begun: string[] = [];
  const begin = (what: string) => async () => void begun.push(what);
  const whole = async (_owner: string, Id: string) => ({
    record: { Id, ParentCaseId: Id === 'main' ? null : 'main' },
    charges: Array.from({ length: charges }, () => ({ CrimeId: 'pc-459', Date: '2026-03-14' })),
  });
  const route = createPdfRoute({
    cases: { whole },
    catalogue: { row: begin('sentence') },
    quotas: { take: begin('quota') },
    printPdf: begin('browser'),
    files: { put: begin('file') },
    audit: { add: begin('log') },
    now: () => new Date('2026-11-23T12:00:00Z'),
    newId: () => 'new',
  } as never);
  const scenarioIds = Array.from({ length: variants - 1 }, (_, nth) => `offer-${nth}`);
  const body = JSON.stringify({ caseId: 'main', scenarioIds, modules: {} });
  return { begun, answer: route.run({ headers: {}, body } as never, { user: { Id: 'owner' } } as never) };
}

test('500 charges in each of ten variants are refused in words before a browser starts, or a print is counted', async () => {
  const { begun, answer } = print(500, 10);
  await expect(answer).rejects.toMatchObject({
    status: 400,
    message: 'A report holds at most 1000 charges. These scenarios have 5000 together: print fewer of them at once.',
    more: { faults: [{ path: 'scenarioIds' }] },
  });
  expect(begun).toEqual([]);
});
