import type { CardLanguage, CaseRecord, OfferRecord } from '@countwise/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaces } from '../fonts.ts';
import { OfferCard } from './offer-card.tsx';
import { speechIn } from './speech.ts';
import { cardStyle } from './style.ts';

/** The card of an offer as a page of HTML that needs nothing from outside. */
export function cardHtml(offer: OfferRecord, record: CaseRecord, language: CardLanguage): string {
  const speech = speechIn(language);
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{speech.say('head')}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet; as a text child its quotation marks would be escaped */}
        <style dangerouslySetInnerHTML={{ __html: fontFaces() + cardStyle }} />
      </head>
      <body>
        <OfferCard offer={offer} record={record} speech={speech} />
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
