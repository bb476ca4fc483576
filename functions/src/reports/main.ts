import { randomUUID } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import { slow } from '../base/patience.ts';
import { startCatalogue, startReference } from '../catalogue/catalogue.ts';
import { startLawText } from '../catalogue/start-law-text.ts';
import { environment } from '../platform/environment.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { auditStore } from '../store/audit.ts';
import { caseStore } from '../store/cases.ts';
import { offerStore } from '../store/offers.ts';
import { quotaStore } from '../store/quotas.ts';
import { printPdf } from './print.ts';
import { reportFiles } from './report-files.ts';
import { reportRoutes } from './routes.ts';

const { REPORTS_BUCKET } = environment.pick({ REPORTS_BUCKET: true }).parse(process.env);
const { table, ...platform } = start('reports');
// one address form for the cloud and for a twin on one machine
const files = reportFiles(new S3Client({ ...slow, forcePathStyle: true }), REPORTS_BUCKET);

const deps = {
  cases: caseStore(table),
  offers: offerStore(table),
  catalogue: startCatalogue(),
  reference: startReference(),
  lawText: startLawText(),
  audit: auditStore(table),
  files,
  quotas: quotaStore(table, now),
  printPdf,
  now,
  newId: randomUUID,
};

export const handler = resource(reportRoutes(deps), platform);
