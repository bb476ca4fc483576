/** Words of the frame: header, statuses, toasts, errors. */
export const common = {
  legal: 'Terms and statements',
  product: 'Countwise',
  skip: 'Skip to main content',
  newTab: 'Opens in a new tab',
  notCopied: 'This browser does not allow copying. Select the words and copy them.',
  nav: {
    caseList: 'Case List',
    crimeSearch: 'Crime Search',
    creditCalculator: 'Credit Calculator',
    start: 'Start page',
  },
  command: {
    field: 'Search or run a command',
    hint: 'Ctrl K',
    nothing: 'Nothing found',
    searching: 'Searching…',
    add: (statute: string) => `Add ${statute} to this case`,
    look: (statute: string) => `Look up ${statute}`,
  },
  menu: {
    account: 'My Account',
    county: 'County administration',
    people: 'Users of your plan',
    products: 'Other Products',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    logOut: 'Log out',
    site: 'Our website',
    support: 'Questions? Write to our support:',
  },
  support: { ask: 'Need help? Write to' },
  messages: {
    title: 'Messages',
    name: (unread: number) => (unread === 0 ? 'Messages' : `Messages, ${unread} unread`),
    list: 'Messages of this session, newest first',
    empty: 'No messages. What is shown for a moment is listed here until you log out or close this tab.',
    emptyShared:
      'No messages. What is shown for a moment is listed here until you log out or load the page anew: several people use this device.',
    clear: 'Clear',
    tones: { plain: 'Note', error: 'Error' },
    said: (tone: string, times: number, when: string) =>
      times === 1 ? `${tone}, ${when}` : `${tone}, ${times} times, last ${when}`,
  },
  logOutFailed: 'There was an error! You are logged out on this device only.',
  retry: 'Retry',
  todaysText: (day: string) => `The text of today; the offense is of ${day}`,
  undo: 'Undo',
  redo: 'Redo',
  cancel: 'Cancel',
  close: 'Close',
  keys: 'Keyboard',
  tooLate: 'Too Late',
  tooLateMore: 'Too Late. This was changed elsewhere; the newer version is shown.',
  tooManyRequests: 'Too many requests',
  offline: 'No answer from the server.',
  tokenMissing: 'app_token is empty.',
  answerUnread: 'The answer of the server could not be read. Try again.',
  save: {
    saving: 'Saving…',
    saved: (time: string) => `Saved ${time}`,
    failed: 'Not saved.',
    offline: 'Offline.',
    unanswered: 'No answer.',
    waiting: (count: number) => (count === 0 ? '' : `${count} ${count === 1 ? 'change' : 'changes'} waiting`),
  },
  sessionEnds: {
    title: 'Your session ends soon',
    at: (time: string) => `It ends at ${time}. Log in again to stay logged in; your work stays open.`,
    stay: 'Stay logged in',
    stays: 'You stay logged in.',
  },
  resumed: (count: number) =>
    count === 1
      ? 'One change that waited on this device is being saved.'
      : `${count} changes that waited on this device are being saved.`,
  unanswered: 'The server does not answer. What you change stands here and is sent as soon as it does.',
  notSaved: (what: string) => `Not saved: ${what}.`,
} as const;

interface ErrorPage {
  readonly title: string;
  readonly advice: string;
  /** It may pass by itself, so that trying again is of use. */
  readonly passes?: boolean;
}

/** What happened and what to do, by code. */
const errorPages: Readonly<Record<string, ErrorPage>> = {
  '402': {
    title: 'Your subscription does not cover this',
    advice: 'Ask your administrator or support contact to look at the subscription.',
  },
  '404': { title: 'There is nothing here', advice: 'It may have been deleted, or it belongs to another account.' },
  '410': { title: 'This is gone', advice: 'It was removed and cannot be opened again.' },
  '429': { title: common.tooManyRequests, advice: 'Wait a minute, then try again.', passes: true },
  '500': {
    title: 'Something failed on our side',
    advice: 'Your saved work is safe. If it happens twice, tell us the code below.',
    passes: true,
  },
  '503': {
    title: 'We cannot answer just now',
    advice: 'Nothing is lost. Wait a minute, then try again.',
    passes: true,
  },
};

const unknownError: ErrorPage = { title: 'Something went wrong', advice: 'Go back to your cases and try again.' };

export const errorPageOf = (code: string): ErrorPage => errorPages[code] ?? unknownError;
export const errorPageActions = {
  retry: common.retry,
  back: 'Back to Case List',
  home: 'To the home page',
  request: 'request',
  code: 'Code',
} as const;
/** In place of a screen that did not come within two minutes. */
export const newVersion = {
  title: 'New version available, reload',
  advice: 'This screen did not come within two minutes. Your saved work is safe; a reload asks for the newest version.',
  reload: 'Reload',
} as const;
export const statusPageActions = { again: 'Check again' } as const;

interface StatusPage {
  readonly title: string;
  readonly text: string;
}

/** Where a subscription that does not let the user in leads. */
export const statusPages = {
  countyExpired: {
    title: 'Your county’s subscription has expired',
    text: 'Your cases are kept. Ask your county administrator to renew it, then check again; administrators renew it in My Account, by invoice or card. Everybody can also download their data there.',
  },
  invitationPending: {
    title: 'Your invitation is waiting for approval',
    text: 'Your county administrator has to approve it. You will get an e-mail when that is done; then check again, or log in.',
  },
} as const satisfies Record<string, StatusPage>;

/** Over the screens of a subscription that has ended. */
export const ended = {
  label: 'Your subscription has ended',
  says: (until: string) =>
    `Your subscription has ended. Your cases can be read, printed and exported until ${until}; nothing can be changed.`,
  nothingNew: 'Your subscription has ended. Once it is renewed you can add again.',
  nothingChanged: (isTheirs: boolean) =>
    `Not saved: your subscription has ended. ${isTheirs ? 'Renew it to change your cases.' : 'Ask your administrator to renew it.'}`,
  renew: 'Renew',
  ask: 'Ask your administrator to renew it.',
} as const;

/** Of a link that was mailed to somebody. */
export const invitation = {
  over: 'This invitation is no longer open: it was used or taken back, or its two weeks are over. If you signed up with it, log in; else ask your administrator for another.',
} as const;

/** In place of every screen, where somebody has not agreed to the terms in force. */
export const askTerms = {
  title: 'Before you go on',
  text: 'We ask everybody once for their agreement to our terms of service: of you for the first time, or because their text is new.',
  submit: 'Continue',
  missing: '*Check the box above to agree to the terms of service.',
  orLeave: 'If you do not agree, take your data with you in',
} as const;

export const notADay = 'That is not a day: use MM/DD/YYYY.';

/** How far a day is from another. */
export const dateSpan = {
  days: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'day' : 'days'}`,
  earlier: (length: string) => `${length} earlier`,
  later: (length: string) => `${length} later`,
} as const;

export const offline = {
  readsHere:
    'No connection. You read what this device read last; a change waits on it and is saved when the connection is back.',
  waits: 'No connection. A change waits on this device and is saved when the connection is back.',
  unreadCase:
    'This case was not read on this device, and there is no connection. It opens when the connection is back.',
  unreadCrimes: 'Without a connection only what was searched for on this device before is found.',
} as const;
