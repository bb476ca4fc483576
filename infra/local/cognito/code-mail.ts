import type { Outbox } from '../outbox/outbox.ts';
import type { CodeMail } from './pool.ts';

/** Cognito mails its codes itself, in the product's name. */
export const mailCodes =
  (outbox: Outbox, from: string) =>
  ({ to, code }: CodeMail): void => {
    const text = `Your verification code is ${code}.`;
    outbox.deliver({ channel: 'email', from, to: [to], subject: 'Your verification code', text, html: '' });
  };
