import { caseRecord, copyCase } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { recorded } from '../audit/recorded.ts';
import { applyWrite } from '../charges/apply-write.ts';
import { route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import { digestOf, sameRequest } from '../store/requests.ts';
import type { Deps } from './deps.ts';

/** A scenario, whole at once: a copy of a case or scenario with all that hangs on it, some charges otherwise. */
export const copyCaseRoute = ({
  cases,
  copyWhole,
  crimeOf,
  now,
}: Pick<Deps, 'cases' | 'copyWhole' | 'crimeOf' | 'now'>) =>
  route(copyCase, async ({ params, body: { RequestId, ScenarioName, changes }, session }) => {
    const { user } = session;
    const digest = digestOf({ from: params.id, ScenarioName, changes });
    return asRead(
      async () => ({ made: await cases.madeBy(user.Id, RequestId), from: await cases.whole(user.Id, params.id) }),
      async ({ made, from }) => {
        if (made !== undefined) {
          sameRequest(made.digest, digest);
          return made.record;
        }
        const at = now();
        const checking = { crimeOf, today: californiaDay(at.getTime()) };
        // what may not be changed in a case may not be in its copy
        changes.reduce((whole, change) => applyWrite(whole, { kind: 'charge', ...change }, checking), from);
        const record = {
          ...caseRecord.parse({ ...from.record, LastAnswer: null, Correction: null }),
          Id: RequestId,
          // a scenario of a scenario hangs on the original case
          ParentCaseId: from.record.ParentCaseId ?? from.record.Id,
          ScenarioName,
          CreatedAt: at.toISOString(),
          UpdatedAt: at.toISOString(),
          Version: 1,
        };
        const also = recorded(session, { at, act: 'scenario.created', target: record.Id });
        const fieldsOf = new Map(changes.map(({ id, fields }) => [id, fields]));
        return (await copyWhole({ fromCaseId: params.id, record, digest, changes: fieldsOf, also }))
          ? record
          : undefined;
      },
    );
  });
