import type { CardLanguage, CardPage, CaseRecord, OfferRecord } from '@countwise/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from '../fonts.ts';
import { unbroken } from '../unbroken.ts';
import { ClientPage } from './client-page.tsx';
import { OfferCard } from './offer-card.tsx';
import { speechIn } from './speech.ts';
import { cardStyle } from './style.ts';

interface Printed {
  readonly language: CardLanguage;
  /** The card, or the page that the client takes home. */
  readonly page: CardPage;
}

/** The card of an offer, or its client's page, as a page of HTML that needs nothing from outside. */
export function cardHtml(offer: OfferRecord, record: CaseRecord, { language, page: printed }: Printed): string {
  const speech = speechIn(language);
  const Page = printed === 'client' ? ClientPage : OfferCard;
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{speech.say(offer.kind === 'offer' ? 'head' : 'headIndicated')}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet; as a text child its quotation marks would be escaped */}
        <style dangerouslySetInnerHTML={{ __html: fontFaces() + cardStyle }} />
      </head>
      <body />
    </html>,
  );
  const body = renderToStaticMarkup(
    <body>
      <Page offer={offer} record={record} speech={speech} />
    </body>,
  );
  return `<!doctype html>${page.replace('<body></body>', () => unbroken(body))}`;
}
