import type { CaseEnhancementFile, CaseFile, ChargeFile, Law, OfferSpace, StrikeLevel } from '@countwise/engine';
import { isLive, punishedOnce } from './offers-acts.ts';
import { citeOf, type Form, Forms } from './offers-forms.ts';

/** A whole case with everything chosen. */
export interface Chosen {
  readonly file: CaseFile;
  readonly changed: number;
  readonly steps: number;
  readonly replaced: readonly string[];
  /** Prior strikes and status rows that are dismissed: how many, and of which ids how often. */
  readonly strikesGone: number;
  readonly priorsGone: Readonly<Record<string, number>>;
  readonly mode: 'term' | 'probation' | 'split';
}

const strikesIn = { '0': 0, '1': 1, '2+': 2, '2+!': 2 } as const;

function strikeLevels({ strikes = '0' }: CaseFile, forms: Forms): readonly StrikeLevel[] {
  if (!forms.has('prior-strike')) return [strikes];
  return [strikes, ...(['1', '0'] as const).filter((level) => strikesIn[level] < strikesIn[strikes])];
}

/** Status rows as they are left, and of which ids how many are dismissed. */
interface PriorSet {
  readonly rows: readonly CaseEnhancementFile[];
  readonly gone: Readonly<Record<string, number>>;
}

function priorLeft(row: CaseEnhancementFile, gone: number): CaseEnhancementFile {
  const times = row.times ?? 1;
  if (gone === 0) return row;
  return gone === times ? { ...row, status: 'Dismissed' } : { ...row, times: times - gone };
}

function priorSets({ caseEnhancements = [] }: CaseFile, forms: Forms): readonly PriorSet[] {
  return caseEnhancements.reduce<readonly PriorSet[]>(
    (sets, row) =>
      sets.flatMap((set) => {
        const most = forms.has('dismiss-prior') && row.status === undefined ? (row.times ?? 1) : 0;
        return Array.from({ length: most + 1 }, (_, gone) => ({
          rows: [...set.rows, priorLeft(row, gone)],
          gone: { ...set.gone, [row.id]: gone },
        }));
      }),
    [{ rows: [], gone: {} }],
  );
}

/** Felonies of their day that Proposition 47 made misdemeanors of every case not final, but for a super strike: PC 1170.18. */
const lightened: readonly string[] = ['HS 11350(a)', 'HS 11350(b)', 'HS 11377(a)', 'PC 666'];

function isFelonyNow(charge: ChargeFile, strikes: StrikeLevel, forms: Forms): boolean {
  const cite = citeOf(charge);
  const read = forms.rowOf(cite, charge.dateEnd ?? charge.date);
  const isLighter = lightened.includes(cite) && (charge.strikes ?? strikes) !== '2+!';
  return typeof charge.crime === 'string' && read?.crime.severity === 'felony' && !isLighter;
}

/** Jail once for the case, on its first felony that is punished. */
function onProbation(charges: readonly ChargeFile[], jailDays: number, isFelony: (charge: ChargeFile) => boolean) {
  let isGiven = false;
  return charges.map((charge) => {
    if (!isLive(charge) || !isFelony(charge) || charge.earlier !== undefined) return charge;
    const probation = { granted: true, jailDays: isGiven ? 0 : jailDays };
    isGiven = true;
    return { ...charge, probation };
  });
}

const combinations = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>(
    (chosen, list) => chosen.flatMap((begun) => list.map((each) => [...begun, each])),
    [[]],
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const jailDays = (forms: Forms): readonly number[] => (forms.has('probation') ? (forms.space.jailDays ?? []) : []);
const custodyParts = (forms: Forms): readonly number[] => (forms.has('split') ? (forms.space.custodyParts ?? []) : []);

/** How many dispositions a space has at most. */
export function dispositionsIn(filed: CaseFile, space: OfferSpace, law: Law): number {
  const forms = new Forms(filed, space, law);
  const cases = strikeLevels(filed, forms).length * priorSets(filed, forms).length;
  const product = (of: Forms): number => filed.charges.reduce((all, charge) => all * of.charge(charge).length, 1);
  const modes = jailDays(forms).length + custodyParts(forms).length;
  const acts = forms.has('stay') ? 2 ** filed.charges.filter(({ status }) => status === 'Stayed654').length : 1;
  return cases * acts * (product(forms) + modes * product(forms.asFiledBy()));
}

/** The charges in one form each, and how they are sentenced together. */
interface Sentencing {
  readonly set: readonly Form<ChargeFile>[];
  /** Acts of which another count is punished than in the case as filed. */
  readonly moved: number;
  readonly mode: Chosen['mode'];
  readonly parts: Partial<CaseFile>;
}

function everySentencing(filed: CaseFile, forms: Forms, strikes: StrikeLevel): readonly Sentencing[] {
  const isFelony = (charge: ChargeFile): boolean => isFelonyNow(charge, strikes, forms);
  const setsOf = (of: Forms) => combinations(filed.charges.map((charge) => of.charge(charge)));
  const punishments = (set: Sentencing['set']) =>
    punishedOnce(
      filed,
      set.map(({ row }) => row),
      forms.has('stay'),
    );
  const terms = setsOf(forms).flatMap((set) =>
    punishments(set).map(({ charges, moved }) => ({ set, moved, mode: 'term', parts: { charges } }) as const),
  );
  const suspended = setsOf(forms.asFiledBy()).flatMap((set) =>
    punishments(set).flatMap(({ charges, moved }): readonly Sentencing[] => [
      ...jailDays(forms).map(
        (days) =>
          ({ set, moved, mode: 'probation', parts: { charges: onProbation(charges, days, isFelony) } }) as const,
      ),
      ...custodyParts(forms).map(
        (custodyPart) =>
          ({ set, moved, mode: 'split', parts: { charges, release: { ...filed.release, custodyPart } } }) as const,
      ),
    ]),
  );
  return [...terms, ...suspended];
}

/** A sentencing of the case with the strikes and priors that are left of it. */
function chosenOf(
  filed: CaseFile,
  strikes: StrikeLevel,
  { rows, gone }: PriorSet,
  { set, moved, mode, parts }: Sentencing,
): Chosen {
  const strikesGone = strikesIn[filed.strikes ?? '0'] - strikesIn[strikes];
  return {
    file: {
      ...filed,
      ...(filed.caseEnhancements !== undefined && { caseEnhancements: rows }),
      strikes,
      ...parts,
    },
    changed: sum(set.map(({ changed }) => changed)) + strikesGone + sum(Object.values(gone)),
    steps: sum(set.map(({ steps }) => steps)) + moved + (mode === 'term' ? 0 : 1),
    replaced: set.flatMap(({ replaced }) => replaced),
    strikesGone,
    priorsGone: gone,
    mode,
  };
}

/** Everything that a space allows, one by one. */
export function everyDisposition(filed: CaseFile, space: OfferSpace, law: Law): readonly Chosen[] {
  const forms = new Forms(filed, space, law);
  return strikeLevels(filed, forms)
    .flatMap((strikes) => {
      const sentencings = everySentencing(filed, forms, strikes);
      return priorSets(filed, forms).flatMap((priors) =>
        sentencings.map((sentencing) => chosenOf(filed, strikes, priors, sentencing)),
      );
    })
    .filter(({ file }) => file.charges.some((charge) => isLive(charge) && charge.earlier === undefined));
}
