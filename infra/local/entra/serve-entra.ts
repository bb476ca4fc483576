import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { type Listening, listen } from '../shared/http.ts';
import { pickerPage } from './picker-page.ts';
import { accountOf, type EntraOptions, entraProvider } from './provider.ts';
import { workAccounts } from './work-accounts.ts';

async function interact(provider: Provider, incoming: IncomingMessage, outgoing: ServerResponse, address: URL) {
  await provider.interactionDetails(incoming, outgoing);
  if (incoming.method !== 'POST') {
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    outgoing.end(pickerPage(workAccounts, address.pathname));
    return;
  }
  const account = accountOf(address.searchParams.get('account'));
  const cancelled = { error: 'access_denied', error_description: 'The sign-in was cancelled.' };
  await provider.interactionFinished(incoming, outgoing, account ? { login: { accountId: account.sub } } : cancelled);
}

/** The provider with its page to pick an account. */
export function serveEntra(port: number, options: EntraOptions): Promise<Listening> {
  const provider = entraProvider(options);
  const answer = provider.callback();
  const server = createServer((incoming, outgoing) => {
    const address = new URL(incoming.url ?? '/', options.issuer);
    if (!address.pathname.startsWith('/interaction/')) return void answer(incoming, outgoing);
    interact(provider, incoming, outgoing, address).catch(() => {
      outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('This sign-in is no longer open. Begin it again.');
    });
  });
  return listen(server, 'Entra ID', port);
}
