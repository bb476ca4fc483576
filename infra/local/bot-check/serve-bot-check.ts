import { fileURLToPath } from 'node:url';
import { browserScript } from '../shared/browser-script.ts';
import { json, type Listening, type Service, serve } from '../shared/http.ts';
import { botCheckSecret, dummyToken } from './dummy-token.ts';

const widget = fileURLToPath(new URL('./widget/widget.ts', import.meta.url));

/** The faults the real service names, of a `secret` and a `response` (the page's token). */
function faultsOf(form: URLSearchParams): readonly string[] {
  const secret = form.get('secret') === botCheckSecret ? [] : ['invalid-input-secret'];
  const response = form.get('response') === dummyToken ? [] : ['invalid-input-response'];
  return [...secret, ...response];
}

/** `POST /turnstile/v0/siteverify`, and the page's widget at `/turnstile/v0/api.js`. */
export async function serveBotCheck(port: number): Promise<Listening> {
  const script = await browserScript(widget);
  const service: Service = async (request) => {
    const { pathname } = new URL(request.url);
    switch (`${request.method} ${pathname}`) {
      case 'POST /turnstile/v0/siteverify': {
        const faults = faultsOf(new URLSearchParams(await request.text()));
        return json(200, {
          success: faults.length === 0,
          'error-codes': faults,
          challenge_ts: new Date().toISOString(),
        });
      }
      case 'GET /turnstile/v0/api.js':
        return new Response(script, { headers: { 'content-type': 'text/javascript' } });
      default:
        return json(404, { message: `The bot check does not know ${request.method} ${pathname}.` });
    }
  };
  return serve('bot check', port, service);
}
