import { z } from 'zod';
import { patience } from '../base/patience.ts';
import type { Secret } from '../platform/secrets.ts';

const verdict = z.object({ success: z.boolean() });

/** Asks the bot check's service about the token a page brings; a token that is missing or too old is no person's. */
export const botCheck =
  (url: string, secret: Secret) =>
  async (token: string | undefined): Promise<boolean> => {
    if (token === undefined) return false;
    const body = new URLSearchParams({ secret: await secret(), response: token });
    const reply = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
    return verdict.parse(await reply.json()).success;
  };
