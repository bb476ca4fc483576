import type { CrimeCatalogue, Reference } from '@countwise/seed';
import type { LawText } from '@countwise/seed/node';
import type { Audit } from '../store/audit.ts';
import type { Cases } from '../store/cases.ts';
import type { Offers } from '../store/offers.ts';
import type { Quotas } from '../store/quotas.ts';
import type { ReportFiles } from './report-files.ts';

export interface Deps {
  readonly cases: Cases;
  readonly offers: Pick<Offers, 'get'>;
  readonly catalogue: CrimeCatalogue;
  readonly reference: Reference;
  readonly lawText: LawText | undefined;
  readonly audit: Audit;
  readonly files: ReportFiles;
  readonly quotas: Quotas;
  readonly printPdf: (html: string) => Promise<Uint8Array>;
  readonly now: () => Date;
  readonly newId: () => string;
}
