import {
  blankCase,
  type CaseRecord,
  caseRecord,
  createCase,
  type OrganizationSettings,
  writeCaseAttributes,
} from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { fault } from '../base/problem.ts';
import { refuseDisabledFields, requireFields } from '../platform/personal-fields.ts';
import { route } from '../platform/route.ts';
import { digestOf, sameRequest } from '../store/requests.ts';
import { nextCaseNumber } from './case-number.ts';
import type { Deps } from './deps.ts';

/**
 * A new case, or a scenario: a copy of its main case's own fields with what the request changes.
 * The same `RequestId` twice makes one case and answers it twice; with another body it is refused.
 */
export const createCaseRoute = ({ cases, counters, now, newId }: Pick<Deps, 'cases' | 'counters' | 'now' | 'newId'>) =>
  route(createCase, async ({ body: { RequestId, ...body }, session }) => {
    const { user, subscriber } = session;
    const digest = digestOf(body);
    const already = RequestId === undefined ? undefined : await cases.madeBy(user.Id, RequestId);
    if (already !== undefined) {
      sameRequest(already.digest, digest);
      return already.record;
    }
    const parent = body.ParentCaseId ? await cases.get(user.Id, body.ParentCaseId) : undefined;
    checkFields(body, parent, subscriber?.OrganizationSettings ?? null);
    const at = now();
    const fields = { ...blankCase, caseAttributes: writeCaseAttributes('{}', {}), ...parent, ...body };
    const CaseNumber = fields.CaseNumber || (await nextCaseNumber(counters, user.SubscriberId ?? user.Id, at));
    const record = madeAt(at, { ...fields, CaseNumber, Id: RequestId ?? newId(), OwnerId: user.Id }, parent);
    const act = record.ParentCaseId === null ? 'case.created' : 'scenario.created';
    return cases.create(record, digest, recorded(session, { at, act, target: record.Id }));
  });

const madeAt = (at: Date, fields: object, parent: CaseRecord | undefined): CaseRecord =>
  caseRecord.parse({
    ...fields,
    // a scenario of a scenario hangs on the original case
    ParentCaseId: parent === undefined ? null : (parent.ParentCaseId ?? parent.Id),
    CreatedAt: at.toISOString(),
    UpdatedAt: at.toISOString(),
    Version: 1,
    // what its case came to is no answer of its own
    LastAnswer: null,
    Correction: null,
  });

/** A case needs its names, a scenario its own; neither brings what the organization has switched off. */
function checkFields(
  body: Parameters<typeof requireFields>[1] & { readonly ScenarioName?: string | null | undefined },
  parent: CaseRecord | undefined,
  settings: OrganizationSettings | null,
): void {
  refuseDisabledFields(settings, body);
  if (parent === undefined) requireFields(settings, body);
  else if (!body.ScenarioName) throw fault('ScenarioName', "Name can't be empty.");
}
