import { getCrime, siteSettings } from '@countwise/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from './request.ts';

const fetched = vi.fn<typeof fetch>(async () => Response.json({ message: 'none', requestId: '1' }, { status: 404 }));
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  localStorage.clear();
  fetched.mockClear();
  vi.unstubAllGlobals();
});

test('crime data is not asked for without a token', async () => {
  const crime = () => request(getCrime, { params: { id: 'PEN-211' } });
  await expect(crime()).rejects.toMatchObject({ status: 401, message: 'app_token is empty.' });
  expect(fetched).not.toHaveBeenCalled();
  localStorage.setItem('user_token', 'token');
  await expect(crime()).rejects.toMatchObject({ status: 404, message: 'none' });
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer token' });
});

test('what anyone may ask needs none', async () => {
  await expect(request(siteSettings)).rejects.toMatchObject({ status: 404 });
});

test.for([
  ['another shape', Response.json({ unforeseen: true })],
  ['a body that was cut', new Response('{"content": [')],
] as const)('an answer of %s is told in words, and is none', async ([, answer]) => {
  localStorage.setItem('user_token', 'token');
  fetched.mockResolvedValueOnce(answer);
  await expect(request(getCrime, { params: { id: 'PEN-211' } })).rejects.toMatchObject({
    status: 0,
    message: 'The answer of the server could not be read. Try again.',
  });
});
