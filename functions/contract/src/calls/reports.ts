import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { id } from '../schemas/basics.ts';

/** The parts of a report, under the specs' names. */
export const reportModules = z.object({
  coverPage: z.boolean().default(true),
  exposure: z.boolean().default(true),
  releaseDate: z.boolean().default(false),
  crimeDetails: z.boolean().default(false),
  caseDetails: z.boolean().default(false),
  probationEligibility: z.boolean().default(false),
  probationFactors: z.boolean().default(false),
  circumstances: z.boolean().default(false),
  elements: z.boolean().default(false),
  exposureTextCase: z.boolean().default(false),
  definitionTextCase: z.boolean().default(false),
  scenarioCoverPageTitle: z.boolean().default(false),
});

/** How a report is printed. */
export const reportSettings = z.object({
  /** Shortens the words for statuses. */
  clientMode: z.boolean().default(false),
  largerFont: z.boolean().default(false),
  /** Leaves out the legend of the collateral consequences. */
  hideLegend: z.boolean().default(false),
  /** Leaves out counts that ended in acquittal or dismissal. */
  convictedOnly: z.boolean().default(false),
  /** Says of each felony where its term is served. */
  text1170h: z.boolean().default(false),
  /** Tells the consequences for immigration among the collateral ones. */
  immigration: z.boolean().default(true),
});
export type ReportSettings = z.infer<typeof reportSettings>;

/** What somebody chose for a report: each part and setting that is named, on or off. */
export const reportChoices = z.partialRecord(
  z.enum([...reportModules.keyof().options, ...reportSettings.keyof().options]),
  z.boolean(),
);

/** So many variants of a case, at most, are printed in one file. */
export const mostVariants = 10;

/** So many charges, those of every variant counted, fit one file: a print has half a minute. */
export const mostPrinted = 1000;

const reportBody = z.object({
  caseId: id,
  /** More variants of the same case: the chosen parts of each follow in the same file under its scenario's name. */
  scenarioIds: z
    .array(id)
    .max(mostVariants - 1)
    .default([]),
  pageTitle: z.string().trim().max(120).default('Sentencing report'),
  modules: reportModules,
  reportSettings: reportSettings.prefault({}),
});

export const previewReport = defineCall({
  id: 'reports.preview',
  resource: 'reports',
  method: 'POST',
  path: '/reports/preview',
  caller: 'subscribed',
  reads: true,
  summary: 'The report that createpdf would print, as one page of HTML that needs nothing from outside.',
  body: reportBody,
  answer: z.object({ html: z.string() }),
  errors: [404],
});

export const createPdf = defineCall({
  id: 'reports.createpdf',
  resource: 'reports',
  method: 'POST',
  path: '/reports/createpdf',
  caller: 'subscribed',
  reads: true,
  summary: 'Prints the chosen parts of a case as a PDF and keeps it for a short while; so many a day.',
  body: reportBody,
  answer: z.object({ fileName: z.string() }),
  errors: [404, 503],
});

export const printJuryInstructions = defineCall({
  id: 'reports.printJuryInstructions',
  resource: 'reports',
  method: 'POST',
  path: '/reports/printJuryInstructions',
  caller: 'subscribed',
  reads: true,
  summary: 'Prints the checked subsections of jury instructions.',
  body: z.object({
    /** The case they are printed for: its defendant and number stand at the head of every page. */
    caseId: id.optional(),
    instructionsArray: z
      .array(z.object({ JuryInstructionId: id, SectionTitles: z.array(z.string().max(200)).max(20) }))
      .min(1)
      .max(200),
    includePageNumbers: z.boolean().default(true),
  }),
  answer: z.object({ fileName: z.string() }),
  errors: [404],
});

export const downloadReport = defineCall({
  id: 'reports.download',
  resource: 'reports',
  method: 'GET',
  path: '/reports/download/{fileName}',
  caller: 'subscribed',
  summary: 'Redirects (302) to a short-lived pre-signed address of the report; a report of another owner is not there.',
  params: z.object({ fileName: z.string().regex(/^[\w-]+\.pdf$/) }),
  answer: z.unknown(),
  raw: true,
  errors: [404],
});

export const reportCalls = [previewReport, createPdf, printJuryInstructions, downloadReport];
