/** Words of the Add Charge overlay. */
export const addCharge = {
  title: 'Add Charge',
  statute: 'Statute number or words',
  placeholder: '211, 12022.53(b), VC 23152, robbery',
  offenseDate: 'Offense Date',
  beginDate: 'Begin Date',
  endDate: 'End Date',
  range: 'Date Range',
  future: 'The date cannot be later than today.',
  columns: { statute: 'Statute', description: 'Description', severity: 'Severity', add: 'Add' },
  none: 'No Results Found',
  noText: 'No Text',
  start: 'Type a statute number or words. Down goes to the list, Enter adds.',
  results: 'Search results',
  loaded: (count: number) => `${count} crimes loaded`,
  pick: 'Choose a crime to see its text and options.',
  options: 'Add Charges to Case',
  question: 'Add the following charge?',
  states: { Completed: 'Completed', Attempt: 'Attempt', Conspiracy: 'Conspiracy' },
  state: 'State of the crime',
  count: 'Count',
  parent: 'Attach to',
  confirm: 'Add',
  multiple: 'Add Multiple',
  addAll: (count: number) => `Add ${count}`,
  addRow: 'Add row',
  removeRow: (row: number) => `Remove row ${row}`,
  back: 'Back',
  noParents: 'You have no Charges to attach this to.',
  cannotAttach: 'This charge cannot be added to this case.',
  addAndStay: 'Add and Stay Charge',
  failed: (statute: string) => `Not saved: ${statute}.`,
  attemptHelp:
    'It appears that you are trying to add an attempted charge. To do so, simply search for the statute number of the charged attempt, press the "Add" button, and select the "Attempt" option.',
  conspiracyHelp:
    'It appears that you are trying to add a conspiracy charge. To do so, simply search for the statute number of the charged conspiracy, press the "Add" button, and select the "Conspiracy" option.',
  use: { Attempt: 'Use Attempt', Conspiracy: 'Use Conspiracy' },
  soFar: (count: number) => `${count} in this case`,
} as const;

/** Words of the search for one crime. */
export const crimeSearch = {
  title: 'Crime Search',
  show: 'Show',
  crime: 'The crime',
} as const;
