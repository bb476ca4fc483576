import { type CaseRecord, checkAnswers, understoodCorrection } from '@countwise/contract';
import { Problem } from '../base/problem.ts';
import { type Route, route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import type { Deps } from './deps.ts';
import { reportWrongNumberRoute } from './report-wrong-number.ts';

const shown = ['engine', 'catalogue', 'lawDay', 'facts'] as const;

export const correctionRoutes = (deps: Deps): readonly Route[] => [
  route(checkAnswers, async ({ body: { CaseIds }, session: { user } }) => ({
    cases: await Promise.all([...new Set(CaseIds)].map((id) => deps.keeper.keep(user.Id, id))),
  })),
  /** Takes note of the correction that was shown, and of no later one. Twice is once. */
  route(understoodCorrection, ({ params, body, session: { user } }) =>
    asRead(
      () => deps.cases.get(user.Id, params.id),
      async (record): Promise<CaseRecord | undefined> => {
        const { LastAnswer, Correction } = record;
        if (Correction === null) return record;
        if (shown.some((each) => Correction.now[each] !== body[each]))
          throw new Problem(409, 'Too Late', { current: record });
        const understood = { LastAnswer, Correction: null };
        return (await deps.lastAnswers.replace(record.Id, record, understood))
          ? { ...record, ...understood }
          : undefined;
      },
    ),
  ),
  reportWrongNumberRoute(deps),
];
