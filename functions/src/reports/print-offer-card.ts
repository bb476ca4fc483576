import { mostPrinted, offerRecord, printOfferCard } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { fault, notThere } from '../base/problem.ts';
import { homeOf } from '../offers/home-of.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { cardHtml } from './offer-card/card-html.tsx';
import { countPrint } from './print-quota.ts';

/** Prints the card of an offer as it was frozen. Throws 404 for a case of another owner as for none. */
export const printOfferCardRoute = ({
  cases,
  offers,
  audit,
  files,
  printPdf,
  quotas,
  now,
  newId,
}: Pick<Deps, 'cases' | 'offers' | 'audit' | 'files' | 'printPdf' | 'quotas' | 'now' | 'newId'>) =>
  route(printOfferCard, async ({ params, query, session }) => {
    const home = await homeOf(cases, session.user.Id, params.id);
    const stored = await offers.get(home, params.offer);
    if (stored === undefined) throw notThere('offer');
    const offer = offerRecord.parse(stored);
    if (offer.caseFile.charges.length > mostPrinted)
      throw fault('offer', `A card holds at most ${mostPrinted} charges.`);
    await countPrint(quotas, session);
    const fileName = `${newId()}.pdf`;
    const html = cardHtml(offer, await cases.get(session.user.Id, home), query);
    await files.put(session.user.Id, fileName, await printPdf(html));
    await audit.add(recorded(session, { at: now(), act: 'report.created', target: home }));
    return { fileName };
  });
