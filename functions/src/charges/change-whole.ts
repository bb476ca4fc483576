import { changeWhole, childId, type GestureAnswer, type GestureWrite, noFacts } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { refuseDisabledFields } from '../platform/personal-fields.ts';
import { route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import type { ChildName, WholeCase } from '../store/cases.ts';
import { hangsBy } from '../store/charges.ts';
import { isOvertaking } from '../store/gestures.ts';
import { digestOf } from '../store/requests.ts';
import { applyWrite } from './apply-write.ts';
import { checkWas, concerned, idsOf } from './check-was.ts';
import type { Deps } from './deps.ts';

/** All changes of one gesture, or none. The same `RequestId` again is done once, and answers how things stand. */
export const changeWholeRoute = ({
  cases,
  gestures,
  requests,
  crimeOf,
  now,
}: Pick<Deps, 'cases' | 'gestures' | 'requests' | 'crimeOf' | 'now'>) =>
  route(changeWhole, async ({ params: { caseId }, body: { RequestId, writes }, session }) => {
    const { user, subscriber } = session;
    for (const write of writes)
      if (write.kind === 'case') refuseDisabledFields(subscriber?.OrganizationSettings ?? null, write.fields);
    const at = now();
    const checking = { crimeOf, today: californiaDay(at.getTime()) };
    const digest = digestOf(writes);
    const named = childrenNamed(caseId, writes);
    const read = (ownerId: string) =>
      named === undefined || named.length > fewChildren
        ? cases.whole(ownerId, caseId)
        : cases.part(ownerId, caseId, named);
    return asRead(
      async () => {
        const isDone = await requests.isDone(caseId, RequestId, digest);
        return { isDone, before: await read(user.Id) };
      },
      async ({ before, isDone }) => {
        if (isDone) return answerOf(before, before, writes);
        checkWas(before, writes);
        const changed = writes.reduce((whole, write) => applyWrite(whole, write, checking), before);
        const after = changed.record === before.record ? changed : touched(changed, at);
        const done = requests.done(caseId, RequestId, digest);
        if (!(await gestures.write(before, after, RequestId, done))) return undefined;
        return answerOf(before, written(before, after), writes);
      },
    );
  });

/** As many children are read one by one; of more the case is read whole, which costs less an item. */
const fewChildren = 8;
const kindOf = { factor: 'FACTOR', limitation: 'LIMITATION', circumstance: 'CIRCUMSTANCE' } as const;

/** The children that writes are judged by; undefined where it takes them all. */
function childrenNamed(caseId: string, writes: readonly GestureWrite[]): readonly ChildName[] | undefined {
  const named: ChildName[] = [];
  for (const write of writes) {
    if (write.kind === 'add' || write.kind === 'delete') return undefined;
    if (write.kind === 'case' || write.kind === 'attributes') continue;
    if (write.kind !== 'charge') named.push([kindOf[write.kind], childId(caseId, write.thing)]);
    else if (hangsBy.some((field) => write.fields[field] !== undefined)) return undefined;
    else named.push(['CHARGE', write.id]);
  }
  return named;
}

const touched = (whole: WholeCase, at: Date): WholeCase => ({
  ...whole,
  record: { ...whole.record, UpdatedAt: at.toISOString() },
});

/** The case as the table has it from then on: what was changed has moved on by one version. */
function written(before: WholeCase, after: WholeCase): WholeCase {
  const moved = <Row extends { readonly Id: string; readonly Version: number }>(
    was: readonly Row[],
    is: readonly Row[],
  ): readonly Row[] => {
    const known = new Map(was.map((row) => [row.Id, row]));
    return is.map((row) => {
      const old = known.get(row.Id);
      return old === undefined || old === row ? row : { ...row, Version: old.Version + 1 };
    });
  };
  const [record = after.record] = moved([before.record], [after.record]);
  const overtaken = isOvertaking(before, after) && record.LastAnswer;
  return {
    ...after,
    record: overtaken ? { ...record, LastAnswer: { ...overtaken, facts: noFacts } } : record,
    charges: moved(before.charges, after.charges),
    limitations: moved(before.limitations, after.limitations),
    factors: moved(before.factors, after.factors),
    circumstances: moved(before.circumstances, after.circumstances),
  };
}

/** What the writes concern, as it stands after them, and what they took away. */
function answerOf(before: WholeCase, after: WholeCase, writes: readonly GestureWrite[]): GestureAnswer {
  const records = concerned(after, writes);
  const stands = new Set(
    [after.charges, after.limitations, after.factors, after.circumstances].flatMap((rows) => rows.map(({ Id }) => Id)),
  );
  const named = [...before.charges.map(({ Id }) => Id), ...writes.flatMap((write) => idsOf(after, write))];
  return { ...records, gone: [...new Set(named)].filter((id) => !stands.has(id)) };
}
