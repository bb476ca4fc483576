import { californiaDay } from '@countwise/engine';
import type { Mail } from '../platform/mail.ts';
import type { SentLetters } from '../store/sent-letters.ts';
import type { Subscriber } from '../store/subscribers.ts';
import type { Standing } from './standing.ts';

interface PlanLetter {
  readonly kind: 'plan-cancelled' | 'plan-failed' | 'plan-ended';
  /** What it is told of once: the plan, and of what may happen again its period. */
  readonly about: string;
  readonly subject: string;
  readonly text: string;
}

/** A day as letters have it: `12/02/2026`. */
function dayOf(instant: Date): string {
  const [year = '', month = '', day = ''] = californiaDay(instant.getTime()).split('-');
  return `${month}/${day}/${year}`;
}

/** An account that is deleted ends its plan too. */
const kept =
  'While your account stands your cases are kept, and can be read and printed for ninety days after the end.';

/**
 * What a plan's standing tells its payer by letter: that it is canceled, which the Automatic Renewal Law asks to be
 * acknowledged (Bus. & Prof. Code, § 17602), that a charge failed, that it has ended. Undefined where there is nothing to tell.
 */
export function planLetter(
  { id, state, isCancelled, hasFailed, paidTo }: Standing,
  site: string,
): PlanLetter | undefined {
  const inAccount = `${site}/myaccount`;
  if (state === 'ended')
    return {
      kind: 'plan-ended',
      about: id,
      subject: 'Your Countwise subscription has ended',
      text: `Nothing more is charged. ${kept} To renew it: ${inAccount}`,
    };
  if (state !== 'holds') return undefined;
  if (isCancelled)
    return {
      kind: 'plan-cancelled',
      about: `${id} ${dayOf(paidTo)}`,
      subject: 'Your Countwise subscription is canceled',
      text: `It holds until ${dayOf(paidTo)} and is not renewed; nothing more is charged. ${kept} If you change your mind: ${inAccount}`,
    };
  if (!hasFailed) return undefined;
  return {
    kind: 'plan-failed',
    about: `${id} ${dayOf(paidTo)}`,
    subject: 'A payment for Countwise failed',
    text: `Your card or bank account could not be charged. Change it, or the subscription ends: ${inAccount}`,
  };
}

interface Post {
  readonly mail: Mail;
  readonly sentLetters: SentLetters;
  readonly siteOrigin: string;
}

/** Tells whoever pays what became of their plan, once each. An event may come twice. */
export async function tellOfPlan(
  { mail, sentLetters, siteOrigin }: Post,
  { Email }: Pick<Subscriber, 'Email'>,
  standing: Standing,
): Promise<void> {
  const letter = planLetter(standing, siteOrigin);
  if (letter === undefined || !(await sentLetters.first(letter.kind, letter.about))) return;
  await mail({ to: Email, subject: letter.subject, text: letter.text });
}
