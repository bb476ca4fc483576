import { blankCase, mostCharges } from '@countwise/contract';
import { expect, test } from 'vitest';
import { markOf } from '../store/cases.ts';
import { duplicateChildrenRoute } from './duplicate-children.ts';
import { exportCasesRoute } from './export-cases.ts';

const session = {
  user: { Id: 'me', Email: 'me@example.com', FirstName: 'A', LastName: 'B', Role: 'admin', isAdmin: true },
  subscriber: undefined,
};
const user = { WhichCounty: null, WhichAgency: null, PhoneNumber: null, SubscriberId: null };
const me = { ...session, user: { ...session.user, ...user, firstLoginMessage: false, AdPopUpId: null } } as never;
const event = (parts: object) => ({ headers: {}, ...parts }) as never;

const record = (nth: number, ParentCaseId: string | null = null) => ({
  ...blankCase,
  Id: `case-${nth}`,
  OwnerId: 'me',
  ParentCaseId,
  CreatedAt: `2026-01-01T00:00:${String(59 - nth).padStart(2, '0')}.000Z`,
  UpdatedAt: '2026-01-01T00:00:00.000Z',
  Version: 1,
  Attributes: 'x'.repeat(300_000),
  CaseNumber: String(nth),
});

test('an export ends an answer before it grows too long, and the next goes on behind it', async () => {
  const all = Array.from({ length: 25 }, (_, nth) => record(nth));
  const cases = {
    page: async (_owner: string, mark: string | undefined) => {
      const from = mark === undefined ? 0 : all.findIndex((one) => markOf(one) === mark) + 1;
      return { cases: all.slice(from), next: null };
    },
    whole: async (_owner: string, id: string) => ({
      record: all.find(({ Id }) => Id === id),
      charges: [],
      limitations: [],
      factors: [],
      circumstances: [],
    }),
  };
  const offers = { listOf: async () => [] };
  const route = exportCasesRoute({
    cases: cases as never,
    offers,
    audit: { add: async () => {} },
    now: () => new Date(),
  });
  const numbers: string[] = [];
  let next: string | null = null;
  do {
    const { body = '' } = await route.run(event({ queryStringParameters: next === null ? {} : { next } }), me);
    expect(body.length).toBeLessThan(3_000_000);
    const answer = JSON.parse(body) as { cases: { case: { CaseNumber: string } }[]; next: string | null };
    numbers.push(...answer.cases.map((one) => one.case.CaseNumber));
    next = answer.next;
  } while (next !== null);
  expect(numbers).toEqual(all.map(({ CaseNumber }) => CaseNumber));
});

test('a copy that would make a case too large is refused, one that was made already is not', async () => {
  const charges = (caseId: string, count: number) =>
    Array.from({ length: count }, (_, nth) => ({ Id: `${caseId}.${nth}` }));
  const copy = (there: object[]) => {
    const wholes = [
      { record: record(1), charges: charges('case-1', mostCharges) },
      { record: record(2, 'case-1'), charges: there },
    ];
    const whole = async (_owner: string, id: string) => wholes.find((one) => one.record.Id === id);
    const route = duplicateChildrenRoute({ cases: { whole } as never, copyChildren: async () => 0 });
    return route.run(event({ pathParameters: { id: 'case-1' }, body: '{"scenarioCaseId":"case-2"}' }), me);
  };
  await expect(copy(charges('case-2', mostCharges))).resolves.toMatchObject({ statusCode: 200 });
  await expect(copy([{ Id: 'case-2.another' }])).rejects.toMatchObject({
    status: 400,
    message: 'A case holds at most 500 charges.',
  });
});
