import type { siteSettings } from '@countwise/contract';
import type { LawText } from '@countwise/seed/node';
import type { z } from 'zod';
import type { Mail } from '../platform/mail.ts';
import type { HandledEvents } from '../store/handled-events.ts';
import type { SentLetters } from '../store/sent-letters.ts';
import type { Subscribers } from '../store/subscribers.ts';
import type { UsedTrials } from '../store/used-trials.ts';
import type { PaymentEvents } from './payment-events.ts';
import type { Payments } from './payments.ts';

export interface Deps {
  readonly subscribers: Subscribers;
  readonly payments: Payments;
  readonly eventOf: PaymentEvents;
  readonly handledEvents: HandledEvents;
  readonly usedTrials: UsedTrials;
  readonly mail: Mail;
  readonly sentLetters: SentLetters;
  /** What the site must know of where it runs. */
  readonly settings: Omit<z.infer<(typeof siteSettings)['answer']>, 'lawTexts'>;
  /** The official texts that were imported, if any were. */
  readonly lawText: Pick<LawText, 'isStored'> | undefined;
  readonly siteOrigin: string;
  readonly supportEmail: string;
  /** Writes a line of the log; it says nothing of a person. */
  readonly log: (message: string, about: Readonly<Record<string, string>>) => void;
  readonly now: () => Date;
}
