import type { HandledEvents } from '../store/handled-events.ts';
import type { Subscribers } from '../store/subscribers.ts';
import type { Payments } from './payments.ts';

export interface Deps {
  readonly subscribers: Subscribers;
  readonly payments: Payments;
  readonly handledEvents: HandledEvents;
  readonly siteOrigin: string;
  readonly supportEmail: string;
  /** Writes a line of the log; it says nothing of a person. */
  readonly log: (message: string, about: Readonly<Record<string, string>>) => void;
  readonly now: () => Date;
}
