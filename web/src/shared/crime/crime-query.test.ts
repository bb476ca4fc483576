import { CancelledError, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { crimeQuery } from './crime-query.ts';

test('a pane that closes ends nothing that a charge is being made of: the server’s answer is heard', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
  vi.stubGlobal('localStorage', { getItem: () => 'token', removeItem: () => undefined });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const close = new QueryObserver(client, crimeQuery('pc-211')).subscribe(() => undefined);
  const wanted = client.fetchQuery(crimeQuery('pc-211')).catch((error: unknown) => error);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  close();
  answers[0]?.(new Response('{}', { status: 500 }));
  expect(await wanted).not.toBeInstanceOf(CancelledError);
});
