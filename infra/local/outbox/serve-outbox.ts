import { html, json, type Listening, type Service, serve } from '../shared/http.ts';
import { answerSendEmail } from './email.ts';
import { inboxPage } from './inbox-page.ts';
import type { Outbox } from './outbox.ts';
import { textMessages } from './text-message.ts';

/** `POST /v2/email/outbound-emails` (SES v2), `SendTextMessage`, `GET /outbox?to=` for tests, `GET /` for people. */
function outboxService(outbox: Outbox): Service {
  const texts = textMessages(outbox);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.headers.has('x-amz-target')) return texts(request);
    switch (`${request.method} ${pathname}`) {
      case 'POST /v2/email/outbound-emails':
        return answerSendEmail(outbox, await request.json());
      case 'GET /outbox':
        return json(200, outbox.sent(searchParams.get('to')));
      case 'GET /':
        return html(inboxPage(outbox.sent()));
      default:
        return json(404, { message: `The outbox does not know ${request.method} ${pathname}.` });
    }
  };
}

export const serveOutbox = (port: number, outbox: Outbox): Promise<Listening> =>
  serve('outbox', port, outboxService(outbox));
