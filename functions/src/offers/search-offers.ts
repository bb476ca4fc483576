import { type FoundOffer, mostCharges, searchOffers } from '@countwise/contract';
import {
  californiaDay,
  engineVersion,
  faultsOf,
  levers,
  needsOf,
  type OfferRow,
  type OfferSpace,
  offers,
  type Proved,
  type Reduction,
} from '@countwise/engine';
import { broughtByCrime } from '@countwise/seed';
import { badRequest, fault } from '../base/problem.ts';
import { reductionsOfOffice } from '../catalogue/reductions-of-office.ts';
import { computed } from '../corrections/counted.ts';
import { route } from '../platform/route.ts';
import { answered, besideRows } from './beside-rows.ts';
import type { Deps } from './deps.ts';

type Asked = ReturnType<(typeof searchOffers)['body']['parse']>;

/** The space as the engine takes it: the office's pairs but for those turned off, and those of the call. */
const spaceOf = (
  { space: { fixed, reductions, levers: open, ...more } }: Asked,
  pairs: readonly Reduction[],
): OfferSpace => ({
  levers: open,
  fixed: fixed.map(({ row }) => row),
  reductions: [
    ...pairs.filter((pair) => !reductions.off.some(({ from, to }) => from === pair.from && to === pair.to)),
    ...reductions.own,
  ],
  ...(more.jailDays !== undefined && { jailDays: more.jailDays }),
  ...(more.custodyParts !== undefined && { custodyParts: more.custodyParts }),
  ...(more.yearsFirst !== undefined && { yearsFirst: more.yearsFirst }),
  ...(more.courtAlone !== undefined && { courtAlone: more.courtAlone }),
  ...(more.stage !== undefined && { stage: more.stage }),
});

/** Who must agree to a bargain, each lever once. */
const needsOfRow = ({ bargain }: OfferRow, { space: { courtAlone = false } }: Asked): FoundOffer['needs'] =>
  [...new Set(bargain.map(({ lever }) => lever))].map((lever) => {
    const { words, authority, note } = levers[lever];
    return { who: [...needsOf(lever, courtAlone)], words, authority, note };
  });

/** Searches for the offers on a case until all is considered, or the time is up: then what is proved is told. */
export const searchOffersRoute = ({ cases, catalogue, reference, reductions, now }: Omit<Deps, 'offers'>) =>
  route(searchOffers, async ({ params, body, session }) => {
    const whole = await cases.whole(session.user.Id, params.id);
    if (whole.charges.length > mostCharges) throw fault('id', `A search holds at most ${mostCharges} charges.`);
    const started = now().getTime();
    const today = californiaDay(started);
    const law = { catalogue, today, consequencesOf: broughtByCrime(catalogue, reference) };
    const { file } = computed(whole, catalogue, today);
    const faults = faultsOf(file, catalogue, today);
    if (faults.length > 0) throw badRequest(faults.map(({ path, message }) => ({ path: `caseFile.${path}`, message })));
    const pairs = await reductionsOfOffice(reference.reductions, session, reductions);
    const asked = { caseFile: file, space: spaceOf(body, pairs), wishes: body.wishes, credit: body.credit };
    const search = offers(asked, law);
    const isDue = (): boolean => now().getTime() - started > body.limitMs;
    const rows: OfferRow[] = [];
    let proved: Proved | undefined;
    for (let next = search.next(); ; next = search.next()) {
      if (next.done === true) {
        proved = next.value;
        break;
      }
      if (next.value.kind === 'row') rows.push(next.value.row);
      if (next.value.kind === 'progress') proved = next.value.proved;
      if (proved !== undefined && isDue()) break;
    }
    const { total, considered, complete, upTo, bound } = proved;
    return {
      engine: engineVersion,
      catalogue: catalogue.version,
      filed: answered(file, asked, law),
      rows: rows.map((row) => ({
        bargain: [...row.bargain],
        givenUp: row.givenUp,
        needs: needsOfRow(row, body),
        points: row.points.map(({ caseFile }) => answered(caseFile, asked, law)),
      })),
      total,
      considered,
      complete,
      upTo,
      bound,
      ...(complete ? besideRows(asked, rows, law, { isDue, withOthers: body.others }) : { ways: null, others: null }),
    };
  });
