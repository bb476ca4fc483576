import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { type Listening, listen } from '../shared/http.ts';
import { pickerPage } from './picker-page.ts';
import { accountOf, type EntraOptions, entraProvider } from './provider.ts';
import type { Tenant } from './work-accounts.ts';

/** Below this path of a tenant its page to pick an account stands. */
const interaction = '/interaction/';

async function interact(
  { provider, tenant }: { readonly provider: Provider; readonly tenant: Tenant },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: URL,
) {
  await provider.interactionDetails(incoming, outgoing);
  if (incoming.method !== 'POST') {
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    outgoing.end(pickerPage(tenant.accounts, address.pathname));
    return;
  }
  const account = accountOf(tenant, address.searchParams.get('account'));
  const cancelled = { error: 'access_denied', error_description: 'The sign-in was cancelled.' };
  await provider.interactionFinished(incoming, outgoing, account ? { login: { accountId: account.sub } } : cancelled);
}

/** The provider of a tenant with its page to pick an account, below the path of its issuer. */
function tenantService(options: EntraOptions) {
  const { tenant, issuer } = options;
  const { pathname: path } = new URL(issuer);
  const provider = entraProvider(options);
  const answer = provider.callback();
  return {
    path,
    answer: (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const asked = incoming.url ?? '';
      // the provider finds its own addresses by what was cut off
      Object.assign(incoming, { originalUrl: asked, url: asked.slice(path.length) });
      if (!incoming.url?.startsWith(interaction)) return void answer(incoming, outgoing);
      interact({ provider, tenant }, incoming, outgoing, new URL(asked, issuer)).catch(() => {
        outgoing
          .writeHead(400, { 'content-type': 'text/plain' })
          .end('This sign-in is no longer open. Begin it again.');
      });
    },
  };
}

/** The providers of all tenants, each at the path of its issuer. */
export function serveEntra(port: number, tenants: readonly EntraOptions[]): Promise<Listening> {
  const services = tenants.map(tenantService);
  const server = createServer((incoming, outgoing) => {
    const service = services.find(({ path }) => incoming.url?.startsWith(`${path}/`));
    if (service) service.answer(incoming, outgoing);
    else outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such tenant.');
  });
  return listen(server, 'Entra ID', port);
}
