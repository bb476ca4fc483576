import { onlineManager, QueryClient } from '@tanstack/react-query';

/** A client on a device without a connection: it tries once, as the site's own does, and waits for the network to try again. */
export function clientWithoutConnection(): QueryClient {
  onlineManager.setOnline(false);
  return new QueryClient({ defaultOptions: { queries: { retry: 2, networkMode: 'offlineFirst' } } });
}
