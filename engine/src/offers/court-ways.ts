import type { CaseFile, ChargeFile, EnhancementFile } from '../case-file/case-file.ts';
import { leastJail } from '../crime/least-jail.ts';
import { longestDays, type TermSlot, type Triad, termSlots } from '../crime/triad.ts';
import { isFelony, isLiveConduct } from '../pipeline/record/count.ts';
import type { Count } from '../pipeline/record/record.ts';
import { misdemeanorDays } from '../pipeline/sum/surroundings.ts';
import type { ProvedUpper } from '../range/proved-upper.ts';
import type { Lever } from './every-lever.ts';

/** What the court may choose of a count that is pleaded so. */
export interface CourtSpace {
  readonly filed: CaseFile;
  readonly upper: ProvedUpper;
  readonly levers: readonly Lever[];
}

/** One choice of the court with its distance from the case as filed, in steps. */
export interface Chosen {
  readonly file: ChargeFile;
  readonly court: number;
}

const distance = (a: TermSlot, b: TermSlot): number => Math.abs(termSlots.indexOf(a) - termSlots.indexOf(b));

/** Slots open to the court: the upper one only where it is as filed, or a fact for it is proved (PC 1170(b)(1)-(3)). */
const slotsOf = (triad: Triad, from: TermSlot, upper: boolean): readonly TermSlot[] =>
  triad.middle === null
    ? [from]
    : termSlots.filter((slot) => triad[slot] !== null && (slot !== 'upper' || slot === from || upper));

interface SlotChoice {
  readonly slot: TermSlot;
  readonly steps: number;
}

const slotChoices = (triad: Triad, from: TermSlot, upper: boolean): readonly SlotChoice[] =>
  slotsOf(triad, from, upper)
    .map((slot) => ({ slot, steps: distance(slot, from) }))
    .toSorted((a, b) => a.steps - b.steps);

/** The slot an enhancement starts from: as filed, or the middle one of a finding that takes the place of another. */
function startOf({ id, crime, term }: EnhancementFile, { filed }: CourtSpace): TermSlot {
  const before = filed.charges.flatMap(({ enhancements = [] }) => enhancements).find((row) => row.id === id);
  return before?.crime === crime ? (term ?? 'upper') : 'middle';
}

type Choice<T> = readonly { readonly of: T; readonly steps: number }[];

/** Slots of the enhancements that count, each with its steps. */
function enhancementChoices(charge: ChargeFile, count: Count, space: CourtSpace): Choice<readonly EnhancementFile[]> {
  const { enhancements = [] } = charge;
  return enhancements.reduce<Choice<readonly EnhancementFile[]>>(
    (sets, file) => {
      const row = count.attachments.find(({ filed }) => filed.id === file.id);
      if (row === undefined || !isLiveConduct(row) || row.filed.triad.middle === null || row.filed.punishmentStruck)
        return sets.map((set) => ({ of: [...set.of, file], steps: set.steps }));
      const choices = slotChoices(row.filed.triad, startOf(file, space), space.upper.enhancement(count));
      const open = space.levers.includes('term') ? choices : choices.slice(0, 1);
      return sets.flatMap((set) =>
        open.map(({ slot, steps }) => ({ of: [...set.of, { ...file, term: slot }], steps: set.steps + steps })),
      );
    },
    [{ of: [], steps: 0 }],
  );
}

/** Jail of a misdemeanor: as filed or the maximum, or the least that the law leaves to the court. */
function dayChoices(count: Count, { levers }: CourtSpace): Choice<Partial<ChargeFile>> {
  const filed = { of: {}, steps: 0 };
  const least = leastJail(count.filed, longestDays(count.triad)).sentence?.days ?? 0;
  if (!levers.includes('term') || misdemeanorDays(count) === least) return [filed];
  return [filed, { of: { days: least }, steps: 1 }];
}

function termChoices(count: Count, space: CourtSpace): Choice<Partial<ChargeFile>> {
  if (!isFelony(count)) return dayChoices(count, space);
  const choices = slotChoices(count.triad, count.filed.slot, space.upper.crime(count));
  const open = space.levers.includes('term') ? choices : choices.slice(0, 1);
  return open.map(({ slot, steps }) => ({ of: slot === count.filed.slot ? {} : { term: slot }, steps }));
}

const other = { consecutive: 'concurrent', concurrent: 'consecutive' } as const;

/** Every way in which the court may sentence a count, the first as it is filed. A stayed count may come to be imposed. */
export function courtWays(charge: ChargeFile, count: Count, space: CourtSpace): readonly Chosen[] {
  if (count.standing === 'inactive' || charge.earlier !== undefined || charge.death === true)
    return [{ file: charge, court: 0 }];
  const run = charge.run ?? 'consecutive';
  const runs: Choice<Partial<ChargeFile>> = [
    { of: {}, steps: 0 },
    ...(space.levers.includes('run') ? [{ of: { run: other[run] }, steps: 1 }] : []),
  ];
  const enhancements = enhancementChoices(charge, count, space);
  return termChoices(count, space)
    .flatMap((term) =>
      enhancements.flatMap((set) =>
        runs.map((marked) => ({
          file: {
            ...charge,
            ...term.of,
            ...marked.of,
            ...(charge.enhancements !== undefined && { enhancements: set.of }),
          },
          court: term.steps + set.steps + marked.steps,
        })),
      ),
    )
    .toSorted((a, b) => a.court - b.court);
}
