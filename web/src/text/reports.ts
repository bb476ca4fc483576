import type { ReportSettings } from '@countwise/contract';

/** The settings of a report, in the order of the dialog. */
const ofSettings: Readonly<Record<keyof ReportSettings, { readonly label: string; readonly hint: string }>> = {
  text1170h: {
    label: '1170(h) text',
    hint: 'Where each felony’s term is served, in the Incarceration Summary.',
  },
  immigration: { label: 'Immigration consequences', hint: 'Told among the Collateral Consequences.' },
  convictedOnly: {
    label: 'Exclude non-convicted crimes',
    hint: 'Leaves out counts that were dismissed or ended in acquittal.',
  },
  clientMode: {
    label: 'Client Mode',
    hint: 'This setting shortens statuses such as Convicted, Acquitted, Dismissed, Stayed 654, and Stayed on Incarceration Summary, and the Probation report to show a client.',
  },
  hideLegend: {
    label: 'Hide Report Legend',
    hint: 'This filter hides the legend for the Collateral Consequences report.',
  },
  largerFont: { label: 'Larger font', hint: 'Nothing is smaller than 12 points.' },
};

/** Words of the reports and of the dialog that has them made. */
export const reports = {
  title: 'Create Reports',
  modules: {
    coverPage: 'Cover Page',
    exposure: 'Incarceration Summary',
    releaseDate: 'Custody Credits & Release Date',
    caseDetails: 'Collateral Consequences',
    probationEligibility: 'Probation',
    probationFactors: 'Probation Findings Checklist',
    circumstances: 'Factors in Aggravation & Mitigation',
    elements: 'Elements',
    exposureTextCase: 'Punishment Text',
    definitionTextCase: 'Statute Text',
  },
  generate: 'Generate Report',
  crimeDetails: 'Crime details',
  crimeDetailsHint: 'What each crime is in law: level, term, place, lists, instructions, and how sure we are of it.',
  ofSettings,
  several: (count: number) => `${count} scenarios in one file, each under its name.`,
  noScenario: 'Choose what is printed.',
  noPart: 'Choose at least one part.',
  printScenarioName: 'Print Scenario Name',
  preview: 'Preview of the report',
  noPreview: 'The preview could not be made.',
  settings: 'Settings',
  parts: 'Parts',
  selectAll: 'Select All',
  uncheckAll: 'Uncheck All',
  waitsForConnection: 'Your choices are kept on this device until there is a connection.',
  keptHere: (reason: string) => `Your choices are kept on this device only. ${reason}`,
  ready: 'The report is ready.',
  open: 'Open the PDF',
  failed: 'The report could not be made.',
  reference: (id: string) => `Reference ${id}`,
} as const;
