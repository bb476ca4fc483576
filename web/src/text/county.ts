import { type CountySwitch, formField, formFields } from '@countwise/contract';
import { common } from './common.ts';

/** Words of the county's administration. */
export const county = {
  title: common.menu.county,
  people: common.menu.people,
  tabs: {
    users: 'Users',
    privacy: 'Privacy',
    signIn: 'Log-in',
    pleas: 'Lesser pleas',
    announcement: 'Announcement',
    activity: 'Activity log',
    usage: 'Usage',
  },
  notSaved: 'change the settings',
  roles: { admin: 'Administrator', manager: 'Manager', employee: 'Employee', other: 'Other' },
} as const;

export const users = {
  title: 'Users',
  seats: (used: number, maximum: number) =>
    `${used} of ${maximum.toLocaleString('en-US')} ${maximum === 1 ? 'seat' : 'seats'} used`,
  waiting: (count: number) => `${count} ${count === 1 ? 'person waits' : 'people wait'} for your approval`,
  list: 'People',
  statuses: { active: 'Active', pending: 'Waiting for approval', removed: 'Removed' },
  you: 'You',
  roleOf: (name: string) => `Role of ${name}`,
  approve: 'Approve',
  remove: 'Remove',
  restore: 'Let in again',
  place: 'County and agency',
  placeOf: (name: string) => `County and agency of ${name}`,
  takeOver: 'Take over cases',
  tookOver: (name: string, cases: number) =>
    cases === 0
      ? `${name} has no cases.`
      : `${cases} ${cases === 1 ? 'case' : 'cases'} of ${name}, scenarios counted, are yours now.`,
  notTakenOver: (name: string) => `The cases of ${name} were not all taken over.`,
  removeTitle: 'Remove from the county',
  removeText: (name: string) =>
    `${name} can no longer open the county’s cases in Countwise, and the seat is free. The cases stay with the county: an administrator can take them over.`,
  changed: (name: string) => `Changed ${name}.`,
  failed: (name: string) => `change ${name}`,
  noSeat: 'No seat is free, or somebody else has just changed this person.',
  rolesTitle: 'What each role may do',
  rolesMay: 'May',
  yes: 'Yes',
  no: 'No',
  rolesColumns: ['Administrator', 'Manager', 'Employee, other'],
  rolesRows: [
    ['Work on their own cases and print reports', true, true, true],
    ['Invite people and make access codes', true, true, false],
    ['Let in and remove people who are not administrators', true, true, false],
    ['Give roles, county and agency; let in, invite and remove administrators', true, false, false],
  ],
  /** What a plan of several licenses has not. */
  rolesRowsOfCounty: [
    ['Change privacy, log-in, session length and lesser pleas', true, false, false],
    ['Publish an announcement', true, false, false],
    ['See the activity log and the usage', true, false, false],
  ],
} as const;

export const invitations = {
  title: 'Open invitations and access codes',
  add: 'Invite',
  panel: 'Invite people',
  kind: 'Kind',
  kinds: { letter: 'By e-mail', code: 'Access code' },
  email: 'E-mail',
  badEmail: 'That is not an e-mail address.',
  uses: 'For how many people',
  badUses: 'A number from 1 to 1,000.',
  role: 'Role',
  approval: 'Let them in only after approval',
  notify: 'Tell me when somebody signs up',
  send: 'Send invitation',
  make: 'Make access code',
  sent: (email: string) => `Invitation sent to ${email}.`,
  made: 'Access code made. Copy it from the list.',
  failed: 'The invitation could not be made.',
  none: 'No invitation is open.',
  code: 'Access code',
  usesLeft: (count: number) => `${count} ${count === 1 ? 'use' : 'uses'} left`,
  until: (day: string) => `until ${day}`,
  copy: 'Copy code',
  copied: 'Access code copied.',
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn.',
  withdrawFailed: 'withdraw the invitation',
} as const;

/** The settings that open a field of a case, each called as the field is. */
const ofCaseFields = formFields.flatMap((field): readonly (readonly [CountySwitch, string])[] => {
  const { label, form } = formField(field);
  return form.setting === null ? [] : [[form.setting, label]];
});
const ofNumbers = ['AutoGenerateReferenceNumber', 'Generate a case number where none is entered'] as const;

export const privacy = {
  title: 'Privacy',
  lead: 'What is switched off can no longer be entered in a case. Names that are already in a case stay there.',
  switches: [...ofCaseFields, ofNumbers],
  legend: 'Fields of a case',
  picture: 'The form of a new case, as your people will see it',
  offers: 'Offers',
  breakEven: 'Show where an offer and a trial come to the same days',
} as const;

export const signIn = {
  title: 'Log-in',
  enforce: 'Work accounts only',
  lead: 'People log in with their work account. Passwords no longer open a session.',
  on: 'On: only work accounts can log in.',
  off: 'Off: passwords and work accounts can log in.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  linkFirst: 'Link your own work account first, or you could not log in again.',
  question: (count: number) =>
    count === 0
      ? 'Everybody will have to use a work account'
      : `${count} ${count === 1 ? 'person' : 'people'} will not be able to log in`,
  consequence: (count: number) =>
    count === 0
      ? 'Everybody has linked a work account. Whoever is logged in with a password, you too, is logged out at once and logs in with the work account.'
      : 'They have not linked a work account and are shut out at once, until you turn this off. Whoever is logged in with a password, you too, is logged out and logs in with the work account.',
  length: 'Session length',
  lengthText: 'How long people stay logged in before they have to log in again. Open sessions are measured anew.',
  number: 'Length',
  unit: 'Unit',
  units: { hours: 'hours', days: 'days', weeks: 'weeks' },
  badLength: 'A whole number from 1 to 365.',
  tooLong: 'A session lasts twelve weeks at most.',
  save: 'Save',
  saved: 'Saved.',
} as const;

export const countyAnnouncement = {
  title: 'Announcement',
  lead: 'Shown to everybody of the county when they come to their cases, until each has closed it.',
  heading: 'Title',
  content: 'Text (HTML)',
  contentHint: 'Paragraphs, lists, links and emphasis. Scripts, forms and styles are taken out.',
  picture: 'Picture (optional)',
  pictureHint: 'Stands over the text. What it says should be said in the text, too: not everybody sees it.',
  pictureUnfit: 'Choose a PNG, JPEG, WebP or GIF of at most 100 kB.',
  pictureFailed: 'The picture could not be read.',
  pictureAway: 'Take the picture out',
  layout: 'Place',
  layouts: { 1: 'Over the page', 2: 'Large', 3: 'In the corner' },
  required: 'Write a text.',
  publish: 'Publish',
  published: 'Published. It is shown to everybody again, also to those who closed the last one.',
  end: 'Take down',
  ended: 'Taken down.',
  failed: 'The announcement could not be saved.',
  preview: 'Preview',
  blank: 'What you write is shown here.',
  standing: 'An announcement is published.',
  none: 'No announcement is published.',
} as const;

export const activity = {
  title: 'Activity log',
  lead: 'Who did what, and when. No defendant is named: cases go by their id.',
  filters: 'Filter',
  act: 'What',
  user: 'Who',
  from: 'From',
  to: 'To',
  all: 'Everything',
  everybody: 'Everybody',
  download: 'Download CSV',
  downloadFailed: 'The log could not be downloaded.',
  none: 'Nothing is recorded yet.',
  noneMatches: 'Nothing is recorded that matches.',
  more: 'Show more',
  former: 'Former user',
  acts: {
    'case.created': 'Case created',
    'case.deleted': 'Case deleted',
    'case.restored': 'Case restored',
    'account.deleted': 'Account deleted',
    'scenario.created': 'Scenario created',
    'scenario.deleted': 'Scenario deleted',
    'offer.made': 'Offer recorded',
    'offer.changed': 'Answer to an offer recorded',
    'report.created': 'Report printed',
    'member.joined': 'Person joined',
    'member.changed': 'Person changed',
    'invitation.sent': 'Invitation sent',
    'access-code.created': 'Access code made',
    'invitation.withdrawn': 'Invitation withdrawn',
    'settings.changed': 'Settings changed',
    'announcement.published': 'Announcement published',
    'announcement.ended': 'Announcement taken down',
    'session.opened': 'Logged in',
    'session.failed': 'Log-in failed',
    'password.reset': 'Password reset',
    'password.changed': 'Password changed',
    'email.changed': 'E-mail address changed',
    'phone.changed': 'Telephone number changed',
    'place.changed': 'County or agency changed',
    'work-account.linked': 'Work account linked',
    'work-account.unlinked': 'Work account taken back',
    'second-factor.on': 'Authenticator app turned on',
    'second-factor.off': 'Authenticator app turned off',
    'cases.exported': 'Cases exported',
    'cases.taken-over': 'Cases taken over',
    'report.downloaded': 'Report downloaded',
    'log.downloaded': 'Activity log downloaded',
    'member.left': 'Person left',
  },
} as const;

/** The names that a detail of the log is made of, as people say them. */
export const detailWords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(privacy.switches),
  ...county.roles,
  ...users.statuses,
  EnforceMicrosoftSignOn: 'Work accounts only',
  BreakEven: 'Break-even of offers',
  OwnReductions: 'Lesser pleas of the county',
  ReductionsOff: 'turned off',
  SessionLifespanLength: 'Session length',
  SessionLifespanUnits: 'Session unit',
};

export const usage = {
  title: 'Usage',
  people: { active: 'Active users', pending: 'Waiting', removed: 'Removed' },
  table: 'Cases and reports by month',
  month: 'Month',
  cases: 'Cases',
  reports: 'Reports',
} as const;
