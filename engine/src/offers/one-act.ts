import type { CaseFile, ChargeFile } from '../case-file/case-file.ts';
import { areNamedAlike, areNamedApart } from '../pipeline/record/as-named.ts';

/**
 * Counts that the user marked as one act: one of them is punished, and for it the others are stayed. Which one is the
 * court's choice: Pen. Code, § 654(a).
 */
export interface Act {
  readonly name: string;
  /** The count that is punished in the case as filed. */
  readonly punished: string;
  readonly members: readonly string[];
}

/** One way to sentence a count of an act: punished, or stayed for another of it. */
export interface OfAct {
  readonly name: string;
  readonly isPunished: boolean;
}

/** Since then the court chooses; before, the count with the longest term was punished: Stats. 2021, ch. 441 (AB 518). */
const courtChooses = '2022-01-01';

const isLive = ({ status = 'Convicted' }: ChargeFile): boolean => status === 'Convicted';
const isStayed = ({ status }: ChargeFile): boolean => status === 'Stayed654';

/** Whether two counts may be of one act: the same operative facts, or none named and no two occasions. */
const mayBeOneAct = (a: ChargeFile, b: ChargeFile): boolean =>
  areNamedAlike(a.operativeFacts, b.operativeFacts) ||
  (!areNamedApart(a.operativeFacts, b.operativeFacts) && !areNamedApart(a.occasion, b.occasion));

/** The punished counts that a stay may rest on: those of its operative facts where the case names any, or all that may be of its act. */
function restsOn(stayed: ChargeFile, charges: readonly ChargeFile[]): readonly ChargeFile[] {
  const others = charges.filter((other) => other !== stayed && !isStayed(other));
  const named = others.filter(
    ({ operativeFacts }) => operativeFacts !== undefined && operativeFacts === stayed.operativeFacts,
  );
  return (named.length > 0 ? named : others.filter((other) => mayBeOneAct(stayed, other))).filter(isLive);
}

const imposed = ({ status: _, ...charge }: ChargeFile): ChargeFile => charge;

/** A stay rests on a count of the act that is served; without one the stayed count is imposed: Pen. Code, § 654. */
export const withoutIdleStays = (charges: readonly ChargeFile[]): readonly ChargeFile[] =>
  charges.map((charge) => (isStayed(charge) && restsOn(charge, charges).length === 0 ? imposed(charge) : charge));

/** Whether more than two counts are marked alike, so that each may be stayed for each. */
const areMarkedAlike = (members: readonly ChargeFile[]): boolean =>
  members.every((a) => members.every((b) => a.operativeFacts === b.operativeFacts && mayBeOneAct(a, b)));

/** The acts of a case of which the court may choose the count to punish. A stay that may rest on several counts marks none. */
export function actsOf({ charges, sentencingDate }: CaseFile): readonly Act[] {
  if (sentencingDate !== undefined && sentencingDate < courtChooses) return [];
  const pairs = charges.filter(isStayed).flatMap((stayed) => {
    const [punished, ...others] = restsOn(stayed, charges);
    const isOfCase = punished?.earlier === undefined && stayed.earlier === undefined;
    return punished === undefined || others.length > 0 || !isOfCase ? [] : [{ punished, stayed }];
  });
  return [...Map.groupBy(pairs, ({ punished }) => punished)].flatMap(([punished, each]): readonly Act[] => {
    const members = [punished, ...each.map(({ stayed }) => stayed)];
    if (members.length > 2 && !areMarkedAlike(members)) return [];
    return [{ name: punished.id, punished: punished.id, members: members.map(({ id }) => id) }];
  });
}

/** Whether one count of every act is punished, of which any is still pleaded to, and no more. */
export function isEachActPunishedOnce(ways: readonly { readonly ofAct?: OfAct }[]): boolean {
  const acts = Map.groupBy(
    ways.flatMap(({ ofAct }) => ofAct ?? []),
    ({ name }) => name,
  );
  return [...acts.values()].every((each) => each.filter(({ isPunished }) => isPunished).length === 1);
}

/** A count with its stay, or without one. */
export const standing = (charge: ChargeFile, isPunished: boolean): ChargeFile =>
  isPunished ? imposed(charge) : { ...charge, status: 'Stayed654' };

/** A case with each choice of the count to punish, of every act. */
export const everyPunishment = (file: CaseFile): readonly CaseFile[] =>
  actsOf(file).reduce<readonly CaseFile[]>(
    (files, { members }) =>
      files.flatMap((each) =>
        members.map((punished) => ({
          ...each,
          charges: each.charges.map((charge) =>
            members.includes(charge.id) ? standing(charge, charge.id === punished) : charge,
          ),
        })),
      ),
    [file],
  );

/** A count whose stay is moved, and whether it is punished now or stayed. */
interface MovedStay {
  readonly id: string;
  readonly isPunished: boolean;
}

/** Counts that are punished in place of others of their act, and those others, beside the case as filed. */
export function movedStays(filed: CaseFile, offered: CaseFile): readonly MovedStay[] {
  const before = new Map(filed.charges.map((charge) => [charge.id, charge]));
  return offered.charges.flatMap((charge): readonly MovedStay[] => {
    const was = before.get(charge.id);
    if (was === undefined) return [];
    if (isStayed(was) && isLive(charge)) return [{ id: charge.id, isPunished: true }];
    return isLive(was) && isStayed(charge) ? [{ id: charge.id, isPunished: false }] : [];
  });
}
