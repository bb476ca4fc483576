import { escapeHtml } from '../shared/escape-html.ts';
import type { Message } from './outbox.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #767676;padding:.5rem 0 1rem}h2{font-size:1rem;margin:.5rem 0 0}
.to{color:#595959;margin:0}pre{white-space:pre-wrap;font:inherit;margin:.5rem 0 0}
iframe{width:100%;height:20rem;border:1px solid #c0c0c0;margin-top:.5rem}`;

/** Mail is shown in a frame with no rights: what was sent may hold any markup. */
const bodyOf = ({ text, html, subject }: Message): string =>
  html === ''
    ? `<pre>${escapeHtml(text)}</pre>`
    : `<iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>`;

const article = (message: Message): string =>
  `<article><h2>${escapeHtml(message.subject || 'Text message')}</h2>
<p class="to">to ${escapeHtml(message.to.join(', '))}, <time>${message.at}</time></p>${bodyOf(message)}</article>`;

/** Everything the product has sent, newest first, for a person to read. */
export const inboxPage = (messages: readonly Message[]): string => `<!doctype html><html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inbox</title><style>${style}</style>
<h1>Inbox</h1><p>E-mail and text messages sent on this machine.</p>
${messages.toReversed().map(article).join('\n') || '<p>Nothing has been sent yet.</p>'}</html>`;
