import {
  type ChargeRecord,
  chargeRecord,
  childId,
  createCharge,
  highestStrikes,
  mostCharges,
  plainCharge,
} from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { fault } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import type { WholeCase } from '../store/cases.ts';
import { digestOf, sameRequest } from '../store/requests.ts';
import { checkDates, knownCrime } from './check-charge.ts';
import type { Deps } from './deps.ts';
import { placeCharge } from './place-charge.ts';

/** Adds a charge. The same `RequestId` twice adds one charge and answers it twice; with another body it is refused. */
export const createChargeRoute = ({ cases, charges, crimeOf, now, newId }: Deps) =>
  route(createCharge, async ({ body: { RequestId, ...body }, session }) => {
    const crime = knownCrime(crimeOf, body.CrimeId);
    checkDates(body, californiaDay(now().getTime()));
    const Id = childId(body.CaseId, RequestId ?? newId());
    const digest = digestOf(body);

    const record = (whole: WholeCase): ChargeRecord =>
      chargeRecord.parse({
        ...plainCharge,
        NumberOfStrikes: highestStrikes(whole.record, whole.charges),
        ...body,
        ...placeCharge(crime, body, whole.charges, crimeOf),
        Id,
        Version: 1,
      });

    return asRead(
      () => cases.whole(session.user.Id, body.CaseId),
      async (whole) => {
        const already = whole.charges.find((charge) => charge.Id === Id);
        if (already !== undefined) {
          sameRequest(await charges.digestOf(Id), digest);
          return already;
        }
        if (whole.charges.length >= mostCharges) throw fault('CaseId', `A case holds at most ${mostCharges} charges.`);
        const charge = record(whole);
        return (await charges.add(whole, charge, digest)) ? charge : undefined;
      },
    );
  });
