import { type CaseRecord, type ChargeRecord, type CrimeRecord, crimeTypeIds, plainCharge } from '@countwise/contract';
import { type CrimeVersion, crimeOfFacts } from '@countwise/engine';
import { storedCase } from '../../shared/case/stored-case.fixture.ts';
import { type CaseWork, workOf } from './case-work.ts';

/** A charge of a test: what it is charged with, and what differs from a plain charge of 14 March 2026. */
export interface TestRow {
  readonly crime: Partial<CrimeVersion> & Pick<CrimeVersion, 'statute' | 'terms'>;
  readonly charge?: Partial<ChargeRecord>;
}

const severities = { felony: 'Felony', misdemeanor: 'Misdemeanor', infraction: 'Infraction' } as const;

const versionOf = (crime: TestRow['crime']): CrimeVersion => ({
  ...crimeOfFacts({ kind: 'crime', severity: 'felony', ...crime }),
  ...crime,
});

const crimeOf = (crime: CrimeVersion): CrimeRecord => ({
  Id: crime.id,
  Name: crime.name,
  codeDefinitionCode: crime.statute.slice(0, 2),
  statuteDefinitionSection: crime.statute.slice(3),
  statuteDefinitionLawText: null,
  Elements: null,
  crmSeverityName: severities[crime.severity],
  crmCatName: '',
  CrimeTypeId: crimeTypeIds[crime.kind],
  LegacySortOrder: 1,
  BeginDate: '1900-01-01',
  EndDate: null,
  crime,
  PunishmentText: null,
  statuteLink: 'https://leginfo.legislature.ca.gov/',
  WobbleDirection: 0,
  WobbleDownCrimeId: null,
  WobbleUpCrimeId: null,
  Versions: [],
  calcrim: [],
  provenance: { trust: 'verified', source: 'test', asOf: '2026-08-01' },
});

/** A case of a test, computed as the workspace computes it: charges `c1`, `c2` … under counts 1, 2 … */
export function testWork(rows: readonly TestRow[], more: Partial<CaseRecord> = {}): CaseWork {
  const record: CaseRecord = {
    ...storedCase,
    Id: 'case',
    ...more,
  };
  const crimes = rows.map(({ crime }) => crimeOf(versionOf(crime)));
  const charges = rows.map(
    ({ crime, charge }, index): ChargeRecord => ({
      ...plainCharge,
      Findings: [],
      Id: `c${index + 1}`,
      CaseId: 'case',
      Version: 1,
      CrimeId: crime.id ?? crime.statute,
      CountNumber: index + 1,
      Date: '2026-03-14',
      ...charge,
    }),
  );
  const marks = { limitations: [], factors: [], circumstances: [], sentence: null };
  return workOf(record, { charges, crimes, ...marks }, '2026-08-01');
}

/** The row of a charge of a test. */
export function testRow(work: CaseWork, id: string) {
  const row = work.rows.find(({ charge }) => charge.Id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
}
