import type { Mail } from '../platform/mail.ts';

const notYou = (support: string) => `If this was not you, write to us at once: ${support}`;

/** To the address that was theirs, which names no other: whoever reads it there may not be who moved. */
export const tellMoved = (mail: Mail, to: string, support: string): Promise<void> =>
  mail({
    to,
    subject: 'Your Countwise account has another e-mail address',
    text: `The e-mail address of your Countwise account was changed. This address no longer logs in, and receives no more letters of ours.\n\n${notYou(support)}`,
  });

export const tellNewNumber = (mail: Mail, to: string, support: string): Promise<void> =>
  mail({
    to,
    subject: 'Your Countwise account has another telephone number',
    text: `The telephone number of your Countwise account was changed.\n\n${notYou(support)}`,
  });
