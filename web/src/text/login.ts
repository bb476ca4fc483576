/** Words of the sign-in screen and of the password reset. */
export const login = {
  title: 'Log In',
  email: 'E-mail',
  password: 'Password',
  code: 'Code of your authenticator app',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the code of the app',
  recovery: 'Recovery code',
  recoveryHint: 'It turns your authenticator app off. Set one up again in My Account.',
  submit: 'Log In',
  reset: 'Reset Password',
  reveal: 'Show password',
  needsMore: 'Enter your e-mail address, more than 3 characters, and your password.',
  invalid: 'Invalid Login Credentials',
  shared: 'Several people use this device',
  sharedHint: 'Unsaved changes and your work e-mail address are then not kept on it.',
  firstTime: 'First time here?',
  create: 'Create an account',
  panel: {
    lead: 'Every count.\nEvery enhancement.\nEvery number with its authority.',
    points: [
      ['Exposure at once', 'Change a term, a status or a strike and the whole sentence follows before you look up.'],
      ['Why this number', 'Each step cites its section and the date of the law, ready to be read into the record.'],
      ['Over 7,000 crimes', 'Search by statute and offense date; the law of that day is the law that counts.'],
      ['Client-ready reports', 'A PDF with the same numbers as the screen.'],
    ],
    news: 'What is new',
    newest: [
      'Compare scenarios side by side: totals, credits, release, strikes after the plea and consequences.',
      'Checks name what a court would ask about; dismiss one with your reason, and the reason stays with the case.',
      'An edit survives the end of a session: log in again and it is saved.',
    ],
  },
} as const;

export const passwordRule =
  'Password must be between 8 and 20 characters and contain at least one lowercase letter, one uppercase letter, one number, and one special character.';

export const passwordReset = {
  title: 'Reset Password',
  email: 'E-mail',
  emailMissing: 'Please enter an email address.',
  send: 'Send code',
  haveCode: 'I have a reset code',
  code: 'Reset code',
  newPassword: 'New password',
  confirm: 'Confirm new password',
  submit: 'Set new password',
  invalidCode: 'Invalid Code',
  mismatch: "Passwords don't match",
  sent: 'If the address has an account, a code is on its way.',
  done: 'Your password is changed.',
  doneAction: 'Log In',
} as const;
