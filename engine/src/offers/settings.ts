import type { CaseEnhancementFile, CaseFile, ChargeFile, StrikeLevel } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import { keptFindingsOf } from './barred-strikes.ts';
import type { Mode, Plea, Setting } from './choice.ts';
import { type GivenUp, nothingGivenUp, sumGivenUp } from './given-up.ts';
import { type Law, mayHaveProbation, measure } from './measure.ts';
import type { Change } from './offer.ts';
import type { OfferSpace } from './offer-space.ts';
import { type PleaCase, pleasOf } from './pleas.ts';

interface Part<T> {
  readonly of: T;
  readonly changes: readonly Change[];
  readonly givenUp: GivenUp;
}

const asFiled = <T>(of: T): Part<T> => ({ of, changes: [], givenUp: nothingGivenUp });

/** Levels below one that is filed; the row of prior strikes is named `strikes`. */
const lowerLevels: Readonly<Record<StrikeLevel, readonly StrikeLevel[]>> = {
  '0': [],
  '1': ['0'],
  '2+': ['1', '0'],
  '2+!': ['1', '0'],
};
const strikesOf = (level: StrikeLevel): number => (level === '0' ? 0 : level === '1' ? 1 : 2);
const strikesRow = 'strikes';

/** Prior strikes as filed, or some of them dismissed, which is never a term of a bargain: Pen. Code, § 667(g). */
function strikeParts({ strikes = '0' }: CaseFile, { levers, fixed = [] }: OfferSpace) {
  const filed = asFiled<StrikeLevel | undefined>(strikes);
  if (!levers.includes('prior-strike') || fixed.includes(strikesRow)) return [filed];
  return [
    filed,
    ...lowerLevels[strikes].map((level): Part<StrikeLevel | undefined> => {
      const gone = strikesOf(strikes) - strikesOf(level);
      return {
        of: level,
        changes: [{ row: strikesRow, lever: 'prior-strike', to: level }],
        givenUp: { ...nothingGivenUp, strikes: gone, changes: gone },
      };
    }),
  ];
}

/** A prior of the case so many times, or dismissed. */
function priorParts(
  row: CaseEnhancementFile,
  days: number,
  { levers, fixed = [] }: OfferSpace,
): readonly Part<CaseEnhancementFile>[] {
  const filed = asFiled(row);
  const isOpen = levers.includes('dismiss-prior') && !fixed.includes(row.id);
  if (!isOpen || (row.status ?? 'Convicted') !== 'Convicted') return [filed];
  const { times: filedTimes = 1 } = row;
  return [
    filed,
    ...Array.from({ length: filedTimes }, (_, gone): Part<CaseEnhancementFile> => {
      const left = filedTimes - gone - 1;
      return {
        of: left > 0 ? { ...row, times: left } : { ...row, status: 'Dismissed' },
        changes: [{ row: row.id, lever: 'dismiss-prior', ...(left > 0 && { to: String(left) }) }],
        givenUp: { ...nothingGivenUp, years: days * (gone + 1), changes: gone + 1 },
      };
    }),
  ];
}

/** Imprisonment, then probation with each number of jail days, then each part that is served in custody. */
const modesOf = ({ levers, jailDays = [180, 364], custodyParts = [180, 360, 540] }: OfferSpace): readonly Mode[] => [
  { kind: 'term' },
  ...(levers.includes('split') ? custodyParts.map((custodyPart): Mode => ({ kind: 'split', custodyPart })) : []),
  ...(levers.includes('probation') ? jailDays.map((days): Mode => ({ kind: 'probation', jailDays: days })) : []),
];

/** Counts that stand several times in the file, each by itself, under the ids that the answer gives them. */
const one = (charge: ChargeFile): readonly ChargeFile[] => {
  const { times = 1, ...each } = charge;
  const suffix = (time: number): string => (time === 1 ? '' : `#${time}`);
  return Array.from({ length: times }, (_, index) => ({
    ...each,
    id: `${each.id}${suffix(index + 1)}`,
    count: each.count + index,
    ...(each.enhancements !== undefined && {
      enhancements: each.enhancements.map((row) => ({ ...row, id: `${row.id}${suffix(index + 1)}` })),
    }),
  }));
};

/** The case with every count a charge of its own. */
export const withSingleCounts = (file: CaseFile): CaseFile => ({ ...file, charges: file.charges.flatMap(one) });

/** Whether a mode may hold for a count by itself: what bars probation or a split of one count bars it of the case. */
function mayBe({ ways }: Plea, mode: Mode, { filed, law, strikes }: PleaCase): boolean {
  const [first] = ways;
  // stayed for another count of its act it may bar nothing
  if (ways.some(({ ofAct }) => ofAct?.isPunished === false)) return true;
  if (mode.kind === 'term' || first.count.standing === 'inactive' || first.count.severity !== 'felony') return true;
  const { caseEnhancements: _, ...rest } = filed;
  const file = mode.kind === 'probation' ? { ...first.file, probation: { granted: true, jailDays: 1 } } : first.file;
  const alone = measure({ ...rest, ...(strikes !== undefined && { strikes }), charges: [file] }, law);
  return mode.kind === 'probation' ? mayHaveProbation(alone) : alone.record.outcome.summary.place !== 'prison';
}

/** What every count may be, read once for modes of one kind: days of jail and of custody open and close nothing. */
function pleasByKind(filed: CaseFile, asFiled: PleaCase): (here: PleaCase) => Setting['pleas'] {
  const known = new Map<string, Setting['pleas']>();
  return (here) => {
    const { mode, strikes = '0' } = here;
    const key = `${mode.kind} ${strikes}`;
    const pleas =
      known.get(key) ??
      filed.charges.map((charge) => pleasOf(charge, asFiled, here).filter((plea) => mayBe(plea, mode, here)));
    known.set(key, pleas);
    return pleas;
  };
}

/** What the court or the parties may settle for the whole case, each with what every count may then be. */
export function settingsOf(filed: CaseFile, space: OfferSpace, law: Law): readonly Setting[] {
  const resolved = resolveCase(filed, law.catalogue, law.today);
  const daysOf = (id: string): number => resolved.priors.find((prior) => prior.id === id)?.days ?? 0;
  const kept = space.courtAlone === true ? [...keptFindingsOf(filed, law).keys()] : [];
  const spaceOfPriors = { ...space, fixed: [...(space.fixed ?? []), ...kept] };
  const rows = (filed.caseEnhancements ?? []).map((row) => priorParts(row, daysOf(row.id), spaceOfPriors));
  const priors = rows.reduce<readonly Part<readonly CaseEnhancementFile[]>[]>(
    (sets, each) =>
      sets.flatMap((set) =>
        each.map((part) => ({
          of: [...set.of, part.of],
          changes: [...set.changes, ...part.changes],
          givenUp: sumGivenUp(set.givenUp, part.givenUp),
        })),
      ),
    [asFiled([])],
  );
  const pleaCase: PleaCase = { filed, law, space, strikes: filed.strikes, mode: { kind: 'term' } };
  const pleasIn = pleasByKind(filed, pleaCase);
  return modesOf(space).flatMap((mode) =>
    strikeParts(filed, space).flatMap((strikes) => {
      const pleas = pleasIn({ ...pleaCase, mode, strikes: strikes.of });
      return priors.map(
        (prior): Setting => ({
          mode,
          strikes: strikes.of,
          priors: prior.of,
          changes: [...strikes.changes, ...prior.changes],
          givenUp: sumGivenUp(strikes.givenUp, prior.givenUp),
          court: mode.kind === 'term' ? 0 : 1,
          pleas,
        }),
      );
    }),
  );
}
