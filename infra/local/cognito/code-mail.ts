import { codeMail, withCode } from '../../src/identity/code-mail.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { CodeMail } from './pool.ts';

/** Cognito mails its codes itself, in the product's name and words. */
export const mailCodes =
  (outbox: Outbox, from: string) =>
  ({ to, code }: CodeMail): void => {
    const text = withCode(codeMail.body, code);
    outbox.deliver({ channel: 'email', from, to: [to], subject: codeMail.subject, text, html: '' });
  };
