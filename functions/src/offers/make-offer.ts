import { makeOffer, type NewOffer, type OfferAnswer, offerRecord } from '@countwise/contract';
import { type CaseFile, californiaDay, faultsOf } from '@countwise/engine';
import { readCaseFile } from '@countwise/seed';
import { recorded } from '../audit/recorded.ts';
import { badRequest, fault, notThere, Problem } from '../base/problem.ts';
import { computed } from '../corrections/counted.ts';
import { route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import { wasDone } from '../store/offers.ts';
import { digestOf } from '../store/requests.ts';
import type { StoredOffer } from '../store/stored-offer.ts';
import type { Deps } from './deps.ts';
import { frozenOf } from './frozen-of.ts';
import { homeOf } from './home-of.ts';
import { refusalsOf } from './refusals.ts';

/** One item of the table holds 400 KB, and an offer has one file of its own. */
const longestFile = 200_000;

/** The case file of a request, read as an imported one is. Throws 400 with its faults. */
function caseFileOf({ caseFile }: NewOffer, deps: Pick<Deps, 'catalogue'>, today: string): CaseFile {
  if (JSON.stringify(caseFile).length > longestFile) throw fault('caseFile', 'This case file is too long to be kept.');
  const read = readCaseFile(caseFile);
  const faults = 'faults' in read ? read.faults : faultsOf(read.caseFile, deps.catalogue, today);
  if ('faults' in read || faults.length > 0)
    throw badRequest(faults.map(({ path, message }) => ({ path: `caseFile.${path}`, message })));
  return read.caseFile;
}

/** The offer that is countered, as it then stands. */
function countered(offers: readonly StoredOffer[], { counters, madeAt, madeByName }: NewOffer, id: string, at: string) {
  if (counters === null) return undefined;
  const old = offers.find((each) => each.id === counters.id);
  if (old === undefined) throw notThere('offer');
  const current = offerRecord.parse(old);
  if (old.version !== counters.version) throw new Problem(409, 'Too Late', { current });
  if (old.state !== 'made' || old.kind !== 'offer')
    throw fault('counters', 'Only an offer that was made and not answered can be countered.');
  const answer: OfferAnswer = { to: 'countered', at: madeAt, by: madeByName, note: '', recordedAt: at, offer: id };
  return { ...old, state: 'countered' as const, answers: [...old.answers, answer], version: old.version + 1 };
}

/**
 * Records an offer on a case, frozen with what it comes to by the rules of the day. The same request again is answered
 * with what it made.
 */
export const makeOfferRoute = ({ cases, offers, now, ...sources }: Deps) =>
  route(makeOffer, async ({ params, body, session }) => {
    const home = await homeOf(cases, session.user.Id, params.id);
    const digest = digestOf(body);
    return asRead(
      () => offers.all(home),
      async (standing) => {
        const made = standing.find((each) => wasDone(each, body.RequestId, digest));
        if (made !== undefined) return offerRecord.parse(made);
        const instant = now();
        const today = californiaDay(instant.getTime());
        const caseFile = caseFileOf(body, sources, today);
        const { file: filed } = computed(await cases.whole(session.user.Id, home), sources.catalogue, today);
        const refusals = refusalsOf({ filed, offered: caseFile, asked: body, law: { ...sources, today } });
        if (refusals.length > 0) throw badRequest([...refusals]);
        const number = standing.length + 1;
        const id = `${home}.${number}`;
        const { RequestId, draft, counters: _, caseFile: __, ...said } = body;
        const offer: StoredOffer = {
          ...said,
          id,
          caseId: home,
          number,
          ...frozenOf(caseFile, filed, sources, today),
          state: draft ? 'draft' : 'made',
          scenarioId: null,
          counters: body.counters?.id ?? null,
          answers: draft ? [] : [madeAnswer(body, instant)],
          translation: null,
          version: 1,
          requests: [{ requestId: RequestId, digest }],
        };
        const old = countered(standing, body, id, instant.toISOString());
        const log = recorded(session, { at: instant, act: 'offer.made', target: home });
        return (await offers.add(offer, old, log)) ? offerRecord.parse(offer) : undefined;
      },
    );
  });

const madeAnswer = ({ madeAt, madeByName }: NewOffer, at: Date): OfferAnswer => ({
  to: 'made',
  at: madeAt,
  by: madeByName,
  note: '',
  recordedAt: at.toISOString(),
  offer: null,
});
