import type { CaseRecord, ChargeRecord } from '@countwise/contract';
import type { CaseFile, ChargeFile, CrimeReference, EnhancementFile } from '@countwise/engine';
import { answerTo, askedOf } from '../../shared/case/sentence-of.ts';
import type { CaseWork } from '../work/case-work.ts';
import type { ChargeFields } from '../writes/writes.ts';
import type { LesserPleas, ShownPoint } from './shown.ts';

const statuses = { Convicted: 0, Acquitted: 1, Dismissed: 2, Stayed654: 3, Stayed: 4 } as const;
const terms = { lower: 1, middle: 2, upper: 3 } as const;

const idOf = (crime: CrimeReference): string | undefined =>
  typeof crime !== 'string' && 'id' in crime && typeof crime.id === 'string' ? crime.id : undefined;

/** What is said of any row, as it is stored. */
function rowFields({ crime, status, term, run }: EnhancementFile): ChargeFields {
  const CrimeId = idOf(crime);
  return {
    ...(CrimeId !== undefined && { CrimeId }),
    ChargeStatus: statuses[status ?? 'Convicted'],
    SelectedTerm: terms[term ?? 'upper'],
    Concurrency: run === 'concurrent' ? 1 : 0,
  };
}

/** A charge of a case file as it is stored: the reverse of how a stored case is read. */
const chargeFields = (charge: ChargeFile): ChargeFields => ({
  ...rowFields(charge),
  CrimeState: charge.state ?? 'Completed',
  SelectedDays: charge.days ?? null,
  RunSTIRCalculation: charge.subordinateTerm !== 'full',
  SubSentenceNum: charge.scheme === 'own' ? 1 : 0,
  IsPrincipal: charge.principal === 'preferred' ? 1 : 0,
  ProbationGranted: charge.probation?.granted === true,
  ProbationJailTimeDays: charge.probation?.granted === true ? (charge.probation.jailDays ?? null) : null,
});

/** Every row of a case file with its fields, by id. */
const fieldsOf = ({ charges, caseEnhancements = [] }: CaseFile): ReadonlyMap<string, ChargeFields> =>
  new Map([
    ...charges.flatMap((charge) => [
      [charge.id, chargeFields(charge)] as const,
      ...(charge.enhancements ?? []).map((row) => [row.id, rowFields(row)] as const),
    ]),
    ...caseEnhancements.map((row) => [row.id, rowFields(row)] as const),
  ]);

/** The fields of a row that differ from those of the filed case. */
function differing(now: ChargeFields, filed: ChargeFields): ChargeFields {
  const was = new Map(Object.entries(filed));
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => was.get(name) !== value));
}

const strikesOf = ({ strikes = '0' }: CaseFile) => strikes;

/** What a scenario of the case would have otherwise, by the id of each charge. */
function changesOf(filed: CaseFile, offered: CaseFile): ReadonlyMap<string, ChargeFields> {
  const before = fieldsOf(filed);
  const level = strikesOf(filed) === strikesOf(offered) ? {} : { NumberOfStrikes: strikesOf(offered) };
  return new Map(
    [...fieldsOf(offered)].flatMap(([id, now]) => {
      const fields = { ...differing(now, before.get(id) ?? {}), ...level };
      return Object.keys(fields).length === 0 ? [] : [[id, fields] as const];
    }),
  );
}

/** A record that is to be copied, with the charges of it. */
interface Copied extends Pick<CaseWork, 'asked' | 'rows' | 'limitations' | 'circumstances'> {
  readonly record: CaseRecord;
}

/**
 * What makes a scenario of the case come to the same as a point: fields by charge, none where the case as filed is the
 * point. Null where one scenario, as it is stored, would not have the same answer.
 */
export function scenarioOf(
  point: Pick<ShownPoint, 'caseFile'>,
  copied: Copied,
  lesser: LesserPleas,
): ReadonlyMap<string, ChargeFields> | null {
  const { asked, rows, record, limitations, circumstances } = copied;
  const changes = changesOf(asked.caseFile, point.caseFile);
  const charges = rows.map(({ charge }): ChargeRecord => ({ ...charge, ...changes.get(charge.Id) }));
  const crimes = [
    ...new Map([...rows.map(({ crime }) => crime), ...lesser.crimes].map((crime) => [crime.Id, crime])).values(),
  ];
  const again = answerTo(askedOf(record, { charges, crimes, limitations, circumstances }, asked.today));
  const same = answerTo({ caseFile: point.caseFile, crimes: crimes.map(({ crime }) => crime), today: asked.today });
  const figures = ({ summary, release, credits }: typeof again): string =>
    JSON.stringify([
      summary.determinate,
      summary.indeterminate,
      summary.special,
      summary.place,
      release,
      credits.total,
    ]);
  return figures(again) === figures(same) ? changes : null;
}
