import type { Mail } from '../platform/mail.ts';
import type { User } from '../store/users.ts';

const notYou =
  'If this was not you, reset your password at the log-in page at once, take back the work account in My Account, and write to us.';

/** Tells the owner of an account that how it is logged in to has changed. */
const told = (subject: string, what: string) => (mail: Mail, to: string) =>
  mail({ to, subject, text: `${what}\n\n${notYou}` });

export const tellLinked = told(
  'A work account was linked to your Countwise account',
  'A work account was linked to your Countwise account: it logs in without your password.',
);
export const tellUnlinked = told(
  'A work account was taken back from your Countwise account',
  'The work account that was linked to your Countwise account no longer logs in to it.',
);

export const tellChanged = told(
  'Your Countwise password was changed',
  'The password of your Countwise account was changed in My Account. Whoever is logged in stays so; Log out everywhere ends every session.',
);

export const tellFactorOn = told(
  'An authenticator app was turned on for your Countwise account',
  'From now on a code of an authenticator app is asked at each log-in with your password.',
);
export const tellFactorOff = told(
  'The authenticator app of your Countwise account was turned off',
  'From now on your password alone logs in to your Countwise account.',
);
export const tellRecovered = told(
  'A recovery code was used for your Countwise account',
  'Your account was logged in to with your password and a recovery code. The authenticator app was turned off by it: set one up again in My Account.',
);

/** Of a password that was reset; a work account that is linked still logs in, and the owner is told so. */
export const tellReset = (mail: Mail, { Email, MicrosoftId }: Pick<User, 'Email' | 'MicrosoftId'>) =>
  told(
    'Your Countwise password was reset',
    [
      'The password of your Countwise account was reset, and every session ended.',
      ...(MicrosoftId === null
        ? []
        : ['A work account is linked to it and still logs in. In My Account you can take it back.']),
    ].join(' '),
  )(mail, Email);
