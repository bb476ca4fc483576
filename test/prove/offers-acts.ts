import type { CaseFile, ChargeFile } from '@countwise/engine';

export const isLive = ({ status = 'Convicted' }: ChargeFile): boolean => status === 'Convicted';
const isStayed = ({ status }: ChargeFile): boolean => status === 'Stayed654';

const mayBeOne = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || a === b;
const areOneAct = (a: ChargeFile, b: ChargeFile): boolean =>
  a.operativeFacts !== undefined && b.operativeFacts !== undefined
    ? a.operativeFacts === b.operativeFacts
    : mayBeOne(a.occasion, b.occasion);

/** For which punished counts one may be stayed: where others that are not stayed bear its mark, only for those. */
function basesOf(stayed: ChargeFile, charges: readonly ChargeFile[]): readonly ChargeFile[] {
  const mark = stayed.operativeFacts;
  const others = charges.filter((other) => other.id !== stayed.id && !isStayed(other));
  const isMarked = mark !== undefined && others.some(({ operativeFacts }) => operativeFacts === mark);
  return others.filter(
    (other) => isLive(other) && (isMarked ? other.operativeFacts === mark : areOneAct(stayed, other)),
  );
}

/** PC 654 stays a count for another that is punished; where none is left it is punished itself. */
const imposed = (charges: readonly ChargeFile[]): readonly ChargeFile[] =>
  charges.map((charge) => {
    if (!isStayed(charge) || basesOf(charge, charges).length > 0) return charge;
    const { status: _, ...rest } = charge;
    return rest;
  });

/** Each punished count with those that are stayed for it and for nothing else, as ids; the punished one first. */
function actsOf({ charges, sentencingDate = '2026-08-01' }: CaseFile): readonly (readonly string[])[] {
  // until 2022 the count that could be punished longest was: PC 654(a) as of Stats. 2021, ch. 441
  if (sentencingDate < '2022-01-01') return [];
  const isOwn = ({ earlier }: ChargeFile): boolean => earlier === undefined;
  return charges.filter(isLive).flatMap((punished) => {
    const stayed = charges.filter((charge) => {
      const bases = isStayed(charge) ? basesOf(charge, charges) : [];
      return bases.length === 1 && bases[0] === punished && isOwn(charge) && isOwn(punished);
    });
    const all = [punished, ...stayed];
    const isSure =
      stayed.length === 1 ||
      all.every((a) => all.every((b) => a.operativeFacts === b.operativeFacts && areOneAct(a, b)));
    return stayed.length > 0 && isSure ? [all.map(({ id }) => id)] : [];
  });
}

/** The charges as they are punished, and for how many acts that is another count than the one filed as punished. */
interface Punishment {
  readonly charges: readonly ChargeFile[];
  readonly moved: number;
}

function chosen({ charges, moved }: Punishment, act: readonly string[]): readonly Punishment[] {
  const isPleaded = (id: string): boolean =>
    charges.some((charge) => charge.id === id && (isLive(charge) || isStayed(charge)));
  const left = act.filter(isPleaded);
  if (left.length === 0) return [{ charges, moved }];
  return left.map((punished) => ({
    charges: charges.map((charge) => {
      if (!left.includes(charge.id)) return charge;
      const { status: _, ...rest } = charge;
      return charge.id === punished ? rest : { ...rest, status: 'Stayed654' };
    }),
    moved: moved + Number(left[0] === act[0] && punished !== act[0]),
  }));
}

/** Every way to punish pleas, of the counts of an act one: the court chooses which, if that is open (PC 654(a)). */
export function punishedOnce(filed: CaseFile, pleas: readonly ChargeFile[], isOpen: boolean): readonly Punishment[] {
  const acts = isOpen ? actsOf(filed) : [];
  return acts
    .reduce<readonly Punishment[]>(
      (all, act) => all.flatMap((each) => chosen(each, act)),
      [{ charges: pleas, moved: 0 }],
    )
    .map(({ charges, moved }) => ({ charges: imposed(charges), moved }));
}
