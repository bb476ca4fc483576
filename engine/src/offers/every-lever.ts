/** What may be open in a search, in the order in which it is shown; what each is and needs stands in `lever.ts`. */
export const everyLever = [
  'dismiss-count',
  'dismiss-enhancement',
  'punishment-only',
  'lesser-finding',
  'prior-strike',
  'dismiss-prior',
  'misdemeanor',
  'lesser-crime',
  'term',
  'run',
  'stay',
  'probation',
  'split',
] as const;
export type Lever = (typeof everyLever)[number];
