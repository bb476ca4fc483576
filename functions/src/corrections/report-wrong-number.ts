import { reportWrongNumber } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { Problem } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { User } from '../store/users.ts';
import type { WrongNumber } from '../store/wrong-numbers.ts';
import type { Deps } from './deps.ts';

/** The letter to our support: what the sender wrote, and the facts as they were shown to them. */
const letterOf = ({ Screen, Message, Facts, CaseId, RequestId }: WrongNumber, { Email, Id }: User) => ({
  subject: `Wrong number: ${Screen}`,
  text: [
    Message,
    `From ${Email}, user ${Id}`,
    `Case ${CaseId ?? 'none'}, report ${RequestId}`,
    'The facts, names left out:',
    Facts,
  ].join('\n\n'),
});

/**
 * Keeps a report of a number that seems wrong and sends it to our support, each once. What was kept and not sent is sent
 * by the same request, made again.
 */
export const reportWrongNumberRoute = ({
  cases,
  wrongNumbers,
  mail,
  supportEmail,
  now,
}: Pick<Deps, 'cases' | 'wrongNumbers' | 'mail' | 'supportEmail' | 'now'>) =>
  route(reportWrongNumber, async ({ body, session: { user } }) => {
    if (body.CaseId !== null) await cases.get(user.Id, body.CaseId);
    const at = now();
    const report = { ...body, At: at.toISOString() };
    const kept = await wrongNumbers.add(user.Id, californiaDay(at.getTime()), report);
    if (kept === undefined) throw new Problem(429, 'Too many reports for one day. Please write to our support.');
    if (kept.IsSent) return done;
    await mail({ to: supportEmail, ...letterOf(kept, user) });
    await wrongNumbers.markSent(user.Id, kept);
    return done;
  });
