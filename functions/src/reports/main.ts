import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { startCatalogue, startLawText, startReference } from '../platform/catalogue.ts';
import { environment } from '../platform/environment.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { auditStore } from '../store/audit.ts';
import { caseStore } from '../store/cases.ts';
import { createPdfRoute } from './create-pdf.ts';
import { downloadReportRoute } from './download-report.ts';
import { previewReportRoute } from './preview-report.ts';
import { printPdf } from './print.ts';
import { printJuryInstructionsRoute } from './print-jury-instructions.ts';
import { reportFiles } from './report-files.ts';

const { REPORTS_BUCKET } = environment.pick({ REPORTS_BUCKET: true }).parse(process.env);
const { table, ...platform } = start('reports');
// one address form for the cloud and for a twin on one machine
const files = reportFiles(new S3Client({ forcePathStyle: true }), REPORTS_BUCKET);

const deps = {
  cases: caseStore(table),
  catalogue: startCatalogue(),
  reference: startReference(),
  lawText: startLawText(),
  audit: auditStore(table),
  files,
  printPdf,
  now,
  newId: randomUUID,
};

export const handler = resource(
  [previewReportRoute(deps), createPdfRoute(deps), printJuryInstructionsRoute(deps), downloadReportRoute(deps)],
  platform,
);
