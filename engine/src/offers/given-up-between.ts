import type { CaseFile, ChargeFile, StrikeLevel } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import type { Count } from '../pipeline/record/record.ts';
import { type GivenUp, nothingGivenUp, sumGivenUp } from './given-up.ts';
import type { Law } from './measure.ts';
import type { Change } from './offer.ts';
import { cannotAttach, givenUpBy, readAlone } from './pleas.ts';

/** A charge with the case that it stands in. */
interface Placed {
  readonly charge: ChargeFile;
  readonly file: CaseFile;
}

/** @param proceeding the case whose other convictions its allegations may ask for */
export const readOf = ({ charge, file }: Placed, law: Law, proceeding: CaseFile): Count | undefined =>
  readAlone(charge, {
    filed: file,
    law,
    space: { levers: [] },
    strikes: file.strikes,
    mode: { kind: 'term' },
    proceeding,
  })?.count;

export const isOtherCrime = (before: Count, after: Count): boolean =>
  before.filed.crime.id !== after.filed.crime.id ||
  before.severity !== after.severity ||
  before.filed.state !== after.filed.state;

const change = (row: string): Change => ({ row, lever: 'dismiss-enhancement' });

/** Enhancements that are dismissed, struck or found otherwise, but for those that cannot attach to the crime pleaded. */
function rowsChanged({ charge: filed, file }: Placed, offered: Placed, law: Law): readonly Change[] {
  const before = new Map((filed.enhancements ?? []).map((row) => [row.id, row]));
  const { enhancements = [] } = offered.charge;
  const kept = enhancements.map((row) => ({ ...row, status: before.get(row.id)?.status ?? 'Convicted' }));
  const alone = readOf({ ...offered, charge: { ...offered.charge, enhancements: kept } }, law, file);
  const fallen = new Set(alone?.attachments.filter(cannotAttach).map((row) => row.filed.id));
  return enhancements.flatMap((row) => {
    const was = before.get(row.id);
    const isSame =
      was === undefined ||
      fallen.has(row.id) ||
      ((was.status ?? 'Convicted') === (row.status ?? 'Convicted') &&
        JSON.stringify(was.crime) === JSON.stringify(row.crime) &&
        was.punishmentStruck === row.punishmentStruck);
    return isSame ? [] : [change(row.id)];
  });
}

function ofCharge(filed: Placed, offered: Placed, law: Law): GivenUp {
  const [before, after] = [readOf(filed, law, filed.file), readOf(offered, law, filed.file)];
  if (before === undefined || after === undefined || before.standing === 'inactive') return nothingGivenUp;
  if (after.standing === 'inactive') return givenUpBy(before, after, [change(filed.charge.id)], true);
  const isOther = isOtherCrime(before, after);
  const changes = [...(isOther ? [change(filed.charge.id)] : []), ...rowsChanged(filed, offered, law)];
  return givenUpBy(before, after, changes, isOther);
}

const strikesIn: Readonly<Record<StrikeLevel, number>> = { '0': 0, '1': 1, '2+': 2, '2+!': 2 };

/** Prior strikes that are dismissed. */
export const strikesGone = (filed: CaseFile, offered: CaseFile): number =>
  strikesIn[filed.strikes ?? '0'] - strikesIn[offered.strikes ?? '0'];

/** Priors of the case that are dismissed: how many times, and with how many years. */
export function priorsGone(filed: CaseFile, offered: CaseFile, { catalogue, today }: Law) {
  const days = new Map(resolveCase(filed, catalogue, today).priors.map((prior) => [prior.id, prior.days]));
  const left = new Map((offered.caseEnhancements ?? []).map((row) => [row.id, row]));
  return (filed.caseEnhancements ?? []).map(({ id, times = 1, status = 'Convicted' }) => {
    const now = left.get(id);
    const stands = now === undefined || (now.status ?? 'Convicted') !== 'Convicted' ? 0 : (now.times ?? 1);
    const gone = status === 'Convicted' ? times - stands : 0;
    return { row: id, times: gone, years: gone * (days.get(id) ?? 0) };
  });
}

/** What a case that is pleaded otherwise gives up beside the case as filed: the difference of two whole dispositions. */
export function givenUpBetween(filed: CaseFile, offered: CaseFile, law: Law): GivenUp {
  const charges = new Map(offered.charges.map((charge) => [charge.id, charge]));
  const ofCharges = filed.charges.flatMap((charge) => {
    const now = charges.get(charge.id);
    return now === undefined ? [] : [ofCharge({ charge, file: filed }, { charge: now, file: offered }, law)];
  });
  const gone = strikesGone(filed, offered);
  const strikes: GivenUp = { ...nothingGivenUp, strikes: gone, changes: gone };
  const priors = priorsGone(filed, offered, law).map(
    ({ times, years }): GivenUp => ({ ...nothingGivenUp, years, changes: times }),
  );
  return [...ofCharges, strikes, ...priors].reduce(sumGivenUp, nothingGivenUp);
}
