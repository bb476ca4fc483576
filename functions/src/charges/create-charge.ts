import { type ChargeRecord, chargeRecord, createCharge } from '@countwise/contract';
import { route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import type { WholeCase } from '../store/cases.ts';
import { childId } from '../store/keys.ts';
import { checkDates, knownCrime } from './check-charge.ts';
import type { Deps } from './deps.ts';
import { placeCharge } from './place-charge.ts';
import { highestStrikes } from './strike-level.ts';

/** The product's defaults: convicted, upper term, completed, consecutive, reduced as a subordinate term. */
const plain: Omit<ChargeRecord, 'Id' | 'CaseId' | 'Version' | 'CrimeId' | 'CountNumber' | 'NumberOfStrikes' | 'Date'> =
  {
    ChargedPer: null,
    ChargeType: null,
    ChargeStatus: 0,
    SelectedTerm: 3,
    CrimeState: 'Completed',
    DateRangeEnd: null,
    Occasion: null,
    VictimId: null,
    RunSTIRCalculation: true,
    SubSentenceNum: 0,
    IsPrincipal: 0,
    Concurrency: 0,
    isGang: false,
    IsDeathSentence: false,
    ProbationGranted: false,
    ProbationJailTimeDays: null,
    SelectedDays: null,
    parentCharge: null,
    Findings: [],
    PriorDate: null,
    Attributes: null,
  };

/** Adds a charge. The same `RequestId` twice adds one charge and answers it twice. */
export const createChargeRoute = ({ cases, charges, crimeOf, now, newId }: Deps) =>
  route(createCharge, async ({ body: { RequestId, ...body }, session }) => {
    const crime = knownCrime(crimeOf, body.CrimeId);
    checkDates(body, now().toISOString().slice(0, 10));
    const Id = childId(body.CaseId, RequestId ?? newId());

    const record = (whole: WholeCase): ChargeRecord =>
      chargeRecord.parse({
        ...plain,
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
        if (already !== undefined) return already;
        const charge = record(whole);
        return (await charges.add(body.CaseId, whole.chargesRevision, [charge])) ? charge : undefined;
      },
    );
  });
