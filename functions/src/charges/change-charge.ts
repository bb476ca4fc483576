import { changeCharge } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { notThere } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import { hangsBy } from '../store/charges.ts';
import { caseIdOf } from '../store/keys.ts';
import { checkChange } from './check-charge.ts';
import type { Deps } from './deps.ts';

/** Changes fields of a charge. Two crimes may share a count for a while: the count fixer writes one row after another. */
export const changeChargeRoute = ({
  cases,
  charges,
  crimeOf,
  now,
}: Pick<Deps, 'cases' | 'charges' | 'crimeOf' | 'now'>) =>
  route(changeCharge, async ({ params, body: { Id: _, Version, ...fields }, session }) => {
    const caseId = caseIdOf(params.id);
    const isPlain = hangsBy.every((field) => fields[field] === undefined);
    return asRead(
      () =>
        isPlain ? cases.part(session.user.Id, caseId, [['CHARGE', params.id]]) : cases.whole(session.user.Id, caseId),
      (whole) => {
        const standing = whole.charges.find(({ Id }) => Id === params.id);
        if (standing === undefined) throw notThere('charge');
        checkChange(standing, fields, whole.charges, { crimeOf, today: californiaDay(now().getTime()) });
        return charges.change(whole, params.id, fields, Version);
      },
    );
  });
