/** What Cognito puts the code in place of. */
const placeholder = '{####}';

/** The pool's mail with a code: of a new password, and of a new address. The pool has one text for both. */
export const codeMail = {
  subject: 'Your Countwise code',
  body: `Your Countwise code is ${placeholder}. Enter it where you asked for it, within an hour. If you did not ask for a code, do nothing: your account is unchanged.`,
  /** Nobody's code is texted by the pool, which has words for it all the same: 140 characters at most. */
  text: `Your Countwise code is ${placeholder}.`,
} as const;

/** The words of a mail with its code in them. */
export const withCode = (body: string, code: string): string => body.replace(placeholder, code);
