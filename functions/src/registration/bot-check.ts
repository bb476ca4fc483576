import { z } from 'zod';
import { patience } from '../base/patience.ts';

const verdict = z.object({ success: z.boolean() });

/** Asks the bot check's service about the token a page brings; a token that is missing or too old is no person's. */
export const botCheck =
  ({ BOT_CHECK_URL, BOT_CHECK_SECRET }: { BOT_CHECK_URL: string; BOT_CHECK_SECRET: string }) =>
  async (token: string | undefined): Promise<boolean> => {
    if (token === undefined) return false;
    const body = new URLSearchParams({ secret: BOT_CHECK_SECRET, response: token });
    const reply = await fetch(BOT_CHECK_URL, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
    return verdict.parse(await reply.json()).success;
  };
