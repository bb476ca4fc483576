/** Words of the modes beside Charges. */
export const credits = {
  title: 'Custody Credits',
  strip: 'Custody in the last twelve months',
  monthDays: (month: string, days: number) => `${month}: ${days} ${days === 1 ? 'day' : 'days'} in custody`,
  presentence: 'Presentence Credits',
  columns: { dateIn: 'Date In', dateOut: 'Date Out', days: 'Days', rate: 'Rate', actions: 'Add or remove' },
  inclusive: 'Both days count.',
  rates: { 66: '66% (2/3)', 50: '50%', 33: '33%', 20: '20%', 15: '15%', 0: '0%', auto: 'By law' },
  add: 'Add period',
  remove: (row: number) => `Remove period ${row}`,
  outBeforeIn: 'Date Out cannot be before Date In.',
  earned: 'Credits Earned',
  earnedColumns: ['Actual Time', 'Credit Ratio', 'Conduct Credits', 'Total'],
  totals: { actual: 'Actual Time Served', conduct: 'Conduct Credit', total: 'Total Credit' },
  byCount: 'By count',
  byCountColumns: ['Count', 'Name', 'Exposure', 'Jail Credit', 'Prison Credit'],
  controlling: 'controlling',
  working: 'Show working',
  none: 'No days in custody yet.',
  saved: 'custody credits',
} as const;

export const release = {
  title: 'Release Date',
  sentence: 'Sentence',
  determinate: 'Determinate Term',
  indeterminate: 'Indeterminate Term',
  prop57: 'Prop 57 Eligibility',
  estimation: 'Release Date Estimation',
  start: 'Start date',
  future: 'Future credit',
  byLaw: 'By law',
  estimate: 'estimate',
  earliest: 'Earliest release',
  dates: {
    earliestParole: 'Earliest parole',
    legalParole: 'Parole under Prop 57 regulations',
    youthParole: 'Youth offender parole',
    elderlyParole: 'Elderly parole',
    calendarRelease: 'Counted on the calendar',
  },
  age: (years: number, months: number) => `age ${years}y ${months}m`,
  bar: { earned: 'Credit so far', future: 'Future credit', left: 'Time left' },
  byRate: 'At each rate of credit',
  supervision: 'After release',
  working: 'Show working',
  formula: (sentence: number, earned: number, future: number) =>
    `${sentence} sentence days, less ${earned} days earned, less ${future} days of future credit`,
  none: 'Add a conviction to estimate a release date.',
  saved: 'release date',
} as const;

export const probation = {
  title: 'Probation Eligibility',
  reasons: (count: number) => `${count} ${count === 1 ? 'reason' : 'reasons'}`,
  verdicts: { Ineligible: 'Ineligible', Eligible: 'Eligible', 'Eligible with Findings': 'Eligible with Findings' },
  findings: 'Required findings',
  limitations: 'Statutory Limitations',
  noLimitations: 'No probation limitations have been added to this case',
  statutorilyIneligible: 'This case is statutorily ineligible for probation',
  noneIneligible: 'None of the charges in this case are statutorily ineligible for probation.',
  add: 'Add Limitations',
  marks: { none: 'Not selected', true: 'True', pled: 'Pled' },
  mark: (name: string) => `How ${name} stands`,
  filter: 'All categories',
  category: 'Category',
  lengths: 'How long probation may last',
  jail: 'Jail as a condition of probation',
  jailBounds: (from: number, to: number) => `${from} to ${to} days`,
  saved: 'probation limitation',
} as const;

export const circumstances = {
  title: 'Factors in Aggravation & Mitigation',
  tabs: {
    Aggravating: 'Aggravation (Rule 4.421)',
    Mitigating: 'Mitigation (Rule 4.423)',
    Concurrent: 'Concurrency (Rule 4.425)',
  },
  saved: 'factor',
} as const;

export const tools = {
  title: 'Tools & Settings',
  counts: 'Adjust Count Numbers',
  countColumns: ['Count', 'Section', 'Description', 'Severity'],
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  lowest: 'No lower count numbers available.',
  duplicates: (counts: string) => `There are duplicate crimes charged to the following count numbers: ${counts}`,
  save: 'Save',
  saved: 'Saved',
  savedWhat: 'count numbers',
  noCounts: 'Charges you add will appear here where you can apply changes to multiple charges at once.',
  status: 'Status Enhancement Application',
  statusHelp: 'Apply each status enhancement on every count it may reach, where the law allows it.',
  info: 'Edit Case Info',
  danger: 'Delete All Charges',
  dangerQuestion: 'Delete every charge of this case?',
  nothingToDelete: 'You have no charges to delete yet.',
  deleted: 'Deleted all charges.',
} as const;

export const jury = {
  title: 'Jury Instructions',
  columns: { number: 'CALCRIM Number', instruction: 'Instruction', view: 'View' },
  filter: 'Filter the instructions',
  view: (number: string) => `View CALCRIM ${number}`,
  none: "We couldn't find any CALCRIM Jury Instructions associated with this case",
  copyright:
    'CALCRIM is published by the Judicial Council of California. These outlines are our own words, not its text.',
} as const;
