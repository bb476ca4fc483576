import type { Call } from '@countwise/contract';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { z } from 'zod';
import { textOf } from '../platform/parse-input.ts';
import type { Route } from '../platform/route.ts';
import { caseIdOf } from '../store/keys.ts';
import { type AnswerKeeper, beside } from './answer-keeper.ts';

const named = z.object({
  id: z.string().optional(),
  caseId: z.string().optional(),
  CaseId: z.string().optional(),
  scenarioCaseId: z.string().optional(),
});

const bodyOf = (event: APIGatewayProxyEventV2): unknown => {
  try {
    return JSON.parse(textOf(event) || '{}');
  } catch {
    return {};
  }
};

/** The cases that a request names, by their own ids or by those of what hangs on them. */
function casesOf(event: APIGatewayProxyEventV2): readonly string[] {
  const ids = [event.pathParameters ?? {}, bodyOf(event)].flatMap((part) =>
    Object.values(named.safeParse(part).data ?? {}),
  );
  return [...new Set(ids.flatMap((id) => (id ? caseIdOf(id) : [])))];
}

/**
 * Routes that keep what a case comes to: before each change, so that a correction since the last answer is not taken for
 * the change, and after it. Neither stands in the way of the change. `overtaking` calls mark the answer as one of other facts
 * with what they write: it is counted again when it is next asked for, and the change itself reads no more than it needs.
 */
export const keepingAnswers = (
  routes: readonly Route[],
  keeper: AnswerKeeper,
  told: (error: unknown) => void,
  overtaking: readonly Call[] = [],
): readonly Route[] =>
  routes.map((route) =>
    route.call.method === 'GET'
      ? route
      : {
          ...route,
          run: async (event, session) => {
            const owner = session?.user.Id;
            const ids = owner === undefined ? [] : casesOf(event);
            const each = (keep: (ownerId: string, caseId: string) => Promise<unknown>) =>
              Promise.all(ids.map((id) => beside(() => keep(owner ?? '', id), told)));
            await each(keeper.keepBefore);
            const reply = await route.run(event, session);
            if (!overtaking.includes(route.call)) await each(keeper.keep);
            return reply;
          },
        },
  );
