import type { CrimeHit, CrimeRecord } from '@countwise/contract';
import type { CatalogueRow } from '@countwise/seed';

const severities = { felony: 'Felony', misdemeanor: 'Misdemeanor', infraction: 'Infraction' } as const;
const typeIds = { status: 1, substitution: 2, probation: 3, crime: 5, conduct: 6 } as const;
/** A version without a first day has been the law for as long as the product looks back. */
const beforeAll = '1900-01-01';

/** A row of the catalogue as a search shows it. */
export const crimeHitOf = (row: CatalogueRow): CrimeHit => ({
  Id: row.id,
  Name: row.name,
  codeDefinitionCode: row.codeDefinitionCode,
  statuteDefinitionSection: row.section,
  statuteDefinitionLawText: row.summary,
  Elements: row.elements,
  crmSeverityName: severities[row.severity],
  crmCatName: row.categoryName,
  CrimeTypeId: typeIds[row.kind],
  LegacySortOrder: row.legacySortOrder,
  BeginDate: row.effective ?? beforeAll,
  EndDate: row.end,
});

/** A row of the catalogue whole. */
export const crimeRecordOf = (row: CatalogueRow): CrimeRecord => ({
  ...crimeHitOf(row),
  crime: row,
  PunishmentText: row.punishment,
  statuteLink: row.statuteLink,
  WobbleDirection: row.wobbleDirection,
  WobbleDownCrimeId: row.wobbleDownId,
  WobbleUpCrimeId: row.wobbleUpId,
  calcrim: [...row.calcrim],
  provenance: row.provenance,
});
