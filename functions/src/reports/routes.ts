import type { Route } from '../platform/route.ts';
import { createPdfRoute } from './create-pdf.ts';
import type { Deps } from './deps.ts';
import { downloadReportRoute } from './download-report.ts';
import { previewReportRoute } from './preview-report.ts';
import { printJuryInstructionsRoute } from './print-jury-instructions.ts';
import { printOfferCardRoute } from './print-offer-card.ts';

export const reportRoutes = (deps: Deps): readonly Route[] => [
  previewReportRoute(deps),
  createPdfRoute(deps),
  printJuryInstructionsRoute(deps),
  printOfferCardRoute(deps),
  downloadReportRoute(deps),
];
