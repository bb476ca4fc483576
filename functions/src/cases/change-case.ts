import { changeCase } from '@countwise/contract';
import { refuseDisabledFields } from '../platform/personal-fields.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const changeCaseRoute = ({ cases, now }: Pick<Deps, 'cases' | 'now'>) =>
  route(changeCase, async ({ params, body: { Id: _, Version, ...fields }, session }) => {
    refuseDisabledFields(session.subscriber?.OrganizationSettings ?? null, fields);
    return cases.change(session.user.Id, params.id, { ...fields, UpdatedAt: now().toISOString() }, Version);
  });
