import type { CaseFile, ChargeFile, StrikeLevel } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import { prepare } from '../pipeline/index.ts';
import { isLive } from '../pipeline/record/count.ts';
import type { Attachment, Count } from '../pipeline/record/record.ts';
import { type ProvedUpper, provedUpper } from '../range/proved-upper.ts';
import type { Mode, Plea, Way } from './choice.ts';
import { courtWays } from './court-ways.ts';
import { changesOf, together, type Variant, variantsOf, withEnhancements } from './enhancement-variants.ts';
import type { GivenUp } from './given-up.ts';
import { lesserCrimes, type Pleaded } from './lesser-crimes.ts';
import type { Law } from './measure.ts';
import type { Change } from './offer.ts';
import type { OfferSpace } from './offer-space.ts';
import { actsOf, standing } from './one-act.ts';
import { proceedingOf } from './proceeding.ts';
import { type Weight, weightOf, yearsOfCrime, yearsOfRow } from './standing-of.ts';

/** What the pleas of a count are read in. */
export interface PleaCase {
  readonly filed: CaseFile;
  readonly law: Law;
  readonly space: OfferSpace;
  readonly strikes: StrikeLevel | undefined;
  readonly mode: Mode;
  /** The case whose other convictions its allegations may ask for, where it is another. */
  readonly proceeding?: CaseFile;
}

interface Read {
  readonly count: Count;
  readonly upper: ProvedUpper;
}

/** A charge alone, as the stages before the sums make it; undefined where the catalogue lacks it. */
export function readAlone(charge: ChargeFile, { filed, law, strikes, proceeding = filed }: PleaCase): Read | undefined {
  const { caseEnhancements: _, ...rest } = filed;
  const alone = { ...rest, ...(strikes !== undefined && { strikes }), charges: [charge] };
  const resolved = resolveCase(alone, law.catalogue, law.today);
  if (resolved.faults.length > 0) return undefined;
  const [count] = prepare(resolved, proceedingOf(proceeding, law)).counts;
  return count && { count, upper: provedUpper(resolved) };
}

/** Middle terms that go: of the rows taken away or replaced, and of the crime. A count dismissed takes its rows along. */
function yearsGiven(filed: Count, pleaded: Count, isCrimeChanged: boolean): number {
  if (filed.standing === 'inactive') return 0;
  const left = pleaded.standing === 'inactive' ? [] : pleaded.attachments;
  const inPlace = new Map(left.map((row) => [row.filed.id, yearsOfRow(row)]));
  const ofRows = filed.attachments.reduce(
    (sum, row) => sum + Math.max(0, yearsOfRow(row) - (inPlace.get(row.filed.id) ?? 0)),
    0,
  );
  if (pleaded.standing === 'inactive') return ofRows + yearsOfCrime(filed);
  return isCrimeChanged ? ofRows + Math.max(0, yearsOfCrime(filed) - yearsOfCrime(pleaded)) : ofRows;
}

/** What a plea gives up beside the case as filed: the difference of two whole counts. */
export function givenUpBy(filed: Count, pleaded: Count, changes: readonly Change[], isCrimeChanged: boolean): GivenUp {
  const [before, after] = [weightOf(filed), weightOf(pleaded)];
  const less = (of: keyof Weight): number => before[of] - after[of];
  return {
    death: less('death'),
    withoutParole: less('withoutParole'),
    life: less('life'),
    strikes: less('strikes'),
    years: yearsGiven(filed, pleaded, isCrimeChanged),
    felonies: less('felonies'),
    changes: changes.length,
  };
}

const neverCounts = ['ENHANCEMENT_NO_MATCH', 'ENHANCEMENT_NEEDS_FELONY', 'ENHANCEMENT_IS_ELEMENT'];
export const cannotAttach = ({ stay }: Attachment): boolean => stay !== null && neverCounts.includes(stay.code);

/** What falls with a crime that another takes the place of: enhancements that cannot attach to it. */
function withoutFallen(charge: ChargeFile, count: Count): ChargeFile {
  const fallen = new Set(count.attachments.filter(cannotAttach).map(({ filed }) => filed.id));
  if (charge.enhancements === undefined || fallen.size === 0) return charge;
  return {
    ...charge,
    enhancements: charge.enhancements.map((row) => (fallen.has(row.id) ? { ...row, status: 'Dismissed' } : row)),
  };
}

/** What is pleaded, before the court's choices. */
interface Drafted {
  readonly charge: ChargeFile;
  readonly changes: readonly Change[];
  readonly isCrimeChanged: boolean;
}

const isReplaced = ({ change }: Variant): boolean => change?.lever === 'lesser-finding';

/** A lesser finding that would not count, as where another of its kind is greater: PC 1170.1(f), is no plea to it. */
function losesFinding(set: readonly Variant[], { attachments }: Count): boolean {
  const replaced = new Set(set.filter(isReplaced).map(({ file }) => file.id));
  return attachments.some((row) => replaced.has(row.filed.id) && !isLive(row));
}

/** The count kept, with every combination of its enhancements that attaches. */
function keptSo(charge: ChargeFile, sets: readonly (readonly Variant[])[], pleaCase: PleaCase): readonly Drafted[] {
  return sets.flatMap((set) => {
    const each = withEnhancements(charge, set);
    if (set.some(isReplaced)) {
      const read = readAlone(each, pleaCase);
      if (read === undefined || losesFinding(set, read.count)) return [];
    }
    return [{ charge: each, changes: changesOf(set), isCrimeChanged: false }];
  });
}

/** A lesser crime with every combination of what still attaches to it. */
function reducedTo(
  { as, change }: Pleaded,
  charge: ChargeFile,
  sets: readonly (readonly Variant[])[],
  pleaCase: PleaCase,
): readonly Drafted[] {
  const { fixed = [] } = pleaCase.space;
  const { scheme: _scheme, state, ...named } = charge;
  // a lesser crime of the table names its state; the misdemeanor is that of the same attempt or conspiracy
  const rest = change.lever === 'misdemeanor' && state !== undefined ? { ...named, state } : named;
  const drafts = new Map<string, Drafted>();
  for (const set of sets) {
    const plain = withEnhancements({ ...rest, ...as }, set);
    const read = readAlone(plain, pleaCase);
    if (read === undefined || losesFinding(set, read.count)) continue;
    const fallen = read.count.attachments.filter(cannotAttach).map(({ filed }) => filed.id);
    // a row that falls is not also dismissed, struck or replaced
    if (set.some((variant) => variant.change !== null && fallen.includes(variant.file.id))) continue;
    if (fallen.some((id) => fixed.includes(id))) continue;
    const each = withoutFallen(plain, read.count);
    drafts.set(JSON.stringify(each.enhancements), {
      charge: each,
      changes: [change, ...changesOf(set)],
      isCrimeChanged: true,
    });
  }
  return [...drafts.values()];
}

/** Everything a count may be pleaded as, the first as it is filed. */
function drafts(charge: ChargeFile, count: Count, pleaCase: PleaCase): readonly Drafted[] {
  const { space } = pleaCase;
  const { fixed = [], levers } = space;
  const asFiled: Drafted = { charge, changes: [], isCrimeChanged: false };
  if (count.standing === 'inactive' || charge.earlier !== undefined) return [asFiled];
  const variants = (charge.enhancements ?? []).map((file) =>
    variantsOf(
      file,
      count.attachments.find(({ filed }) => filed.id === file.id),
      { space, catalogue: pleaCase.law.catalogue, count },
    ),
  );
  const sets = together(variants);
  const kept = keptSo(charge, sets, pleaCase);
  if (fixed.includes(charge.id)) return kept;
  const lesser = lesserCrimes(charge, count, pleaCase).flatMap((each) => reducedTo(each, charge, sets, pleaCase));
  const isHeld = (charge.enhancements ?? []).some(({ id }) => fixed.includes(id));
  const dismissed: readonly Drafted[] =
    levers.includes('dismiss-count') && !isHeld
      ? [
          {
            charge: { ...charge, status: 'Dismissed' },
            changes: [{ row: charge.id, lever: 'dismiss-count' }],
            isCrimeChanged: true,
          },
        ]
      : [];
  return [...kept, ...lesser, ...dismissed];
}

/**
 * The ways of a count of one act: stayed, so that its own term matters to nothing, or punished in each of them, those as it
 * is filed first. To stay the one that is punished in the case as filed is a step of the court.
 */
function inAct(ways: readonly Way[], charge: ChargeFile, pleaCase: PleaCase): readonly Way[] {
  const { filed, space } = pleaCase;
  const act = space.levers.includes('stay')
    ? actsOf(filed).find(({ members }) => members.includes(charge.id))
    : undefined;
  const [first] = ways;
  if (act === undefined || first === undefined || first.count.standing === 'inactive') return ways;
  const { name, punished } = act;
  const as = (way: Way, isPunished: boolean, court: number): readonly Way[] => {
    const file = standing(way.file, isPunished);
    const count = readAlone(file, pleaCase)?.count;
    return count === undefined ? [] : [{ file, court, count, ofAct: { name, isPunished } }];
  };
  const isFiledPunished = charge.id === punished;
  const stayed = as(first, false, first.court + Number(isFiledPunished));
  const served = ways.flatMap((way) => as(way, true, way.court));
  return isFiledPunished ? [...served, ...stayed] : [...stayed, ...served];
}

/** A draft with the court's choices. Under probation and in a split term the terms and runs are as filed. */
function pleaOf(draft: Drafted, filed: Count, pleaCase: PleaCase): Plea | undefined {
  const read = readAlone(draft.charge, pleaCase);
  if (read === undefined) return undefined;
  const levers = pleaCase.mode.kind === 'term' ? pleaCase.space.levers : [];
  const ways = courtWays(draft.charge, read.count, { filed: pleaCase.filed, upper: read.upper, levers });
  const counted = ways.flatMap(({ file, court }): readonly Way[] => {
    const count = file === draft.charge ? read.count : readAlone(file, pleaCase)?.count;
    return count === undefined ? [] : [{ file, court, count }];
  });
  const [first, ...others] = inAct(counted, draft.charge, pleaCase);
  if (first === undefined) return undefined;
  return {
    changes: draft.changes,
    givenUp: givenUpBy(filed, read.count, draft.changes, draft.isCrimeChanged),
    ways: [first, ...others],
  };
}

/** Everything that a charge may be pleaded as, with what each gives up beside the charge as it is filed. */
export function pleasOf(charge: ChargeFile, asFiled: PleaCase, pleaCase: PleaCase): readonly Plea[] {
  const filed = readAlone(charge, asFiled);
  const now = readAlone(charge, pleaCase);
  if (filed === undefined || now === undefined) return [];
  return drafts(charge, now.count, pleaCase).flatMap((draft) => pleaOf(draft, filed.count, pleaCase) ?? []);
}
