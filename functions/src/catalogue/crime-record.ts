import { beforeAll, type CrimeHit, type CrimeRecord, crimeTypeIds, levelNames } from '@countwise/contract';
import { authoritiesOf, type CatalogueRow, type CrimeCatalogue } from '@countwise/seed';

/** A row of the catalogue as a search shows it. */
export const crimeHitOf = (row: CatalogueRow): CrimeHit => ({
  Id: row.id,
  Name: row.name,
  codeDefinitionCode: row.codeDefinitionCode,
  statuteDefinitionSection: row.section,
  statuteDefinitionLawText: row.summary,
  Elements: row.elements,
  crmSeverityName: levelNames[row.severity],
  crmCatName: row.categoryName,
  CrimeTypeId: crimeTypeIds[row.kind],
  LegacySortOrder: row.legacySortOrder,
  BeginDate: row.effective ?? beforeAll,
  EndDate: row.end,
});

function versionOf(row: CatalogueRow): CrimeRecord['Versions'][number] {
  const { Id, crmSeverityName, BeginDate, EndDate } = crimeHitOf(row);
  return { Id, crmSeverityName, BeginDate, EndDate };
}

/** A row of the catalogue whole, with the versions of its crime. */
export const crimeRecordOf = (
  row: CatalogueRow,
  catalogue: Pick<CrimeCatalogue, 'versionsOf'>,
  on: string,
): CrimeRecord => ({
  ...crimeHitOf(row),
  crime: row,
  PunishmentText: row.punishment,
  statuteLink: row.statuteLink,
  WobbleDirection: row.wobbleDirection,
  WobbleDownCrimeId: row.wobbleDownId,
  WobbleUpCrimeId: row.wobbleUpId,
  Versions: catalogue.versionsOf(row).map(versionOf),
  calcrim: [...row.calcrim],
  provenance: row.provenance,
  authorities: authoritiesOf(row, on),
});
