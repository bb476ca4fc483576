import type { CrimeRecord } from '@countwise/contract';
import type { CatalogueRow, CrimeCatalogue } from '@countwise/seed';
import type { LawText } from '@countwise/seed/node';
import { crimeRecordOf } from './crime-record.ts';

/** A crime as it is on a day, with the official text of its section where that was imported, else with our summary of it. */
export async function wholeCrime(
  { catalogue, lawText }: { readonly catalogue: CrimeCatalogue; readonly lawText: LawText | undefined },
  row: CatalogueRow,
  on: string,
): Promise<CrimeRecord> {
  const official = (await lawText?.lawText(row.codeDefinitionCode, row.section, row.end ?? on)) ?? null;
  const record = crimeRecordOf(row, catalogue, on);
  return official === null ? record : { ...record, statuteDefinitionLawText: official.text, officialText: true };
}
