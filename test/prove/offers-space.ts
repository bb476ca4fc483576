import type {
  CaseEnhancementFile,
  CaseFile,
  ChargeFile,
  EnhancementFile,
  Law,
  Lever,
  OfferSpace,
  Resolution,
  StrikeLevel,
  TermSlot,
} from '@countwise/engine';
import { lawfulUppers } from './range.ts';

/** One row in one of its forms, with how many rows are changed for it and the court's steps from the case as filed. */
interface Form<T> {
  readonly row: T;
  readonly changed: number;
  readonly steps: number;
  /** Ids of enhancements that another finding stands for, which must count. */
  readonly replaced: readonly string[];
}

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

const slots = ['lower', 'middle', 'upper'] as const;
const as = <T>(row: T): Form<T> => ({ row, changed: 0, steps: 0, replaced: [] });

const citeOf = ({ crime }: Pick<ChargeFile, 'crime'>): string => {
  if (typeof crime === 'string') return crime;
  if ('like' in crime) return crime.like;
  throw new Error('Cases of this proof name their crimes by citation.');
};

type Row = Extract<Resolution, { readonly kind: 'found' }>;
/** Rows of the catalogue, of which there is one, by day and citation. */
const rowsRead = new Map<string, Row | undefined>();

/** Everything that the levers of one row open. */
class Forms {
  readonly filed: CaseFile;
  readonly space: OfferSpace;
  readonly law: Law;

  constructor(filed: CaseFile, space: OfferSpace, law: Law) {
    this.filed = filed;
    this.space = space;
    this.law = law;
  }

  has(lever: Lever): boolean {
    return this.space.levers.includes(lever);
  }

  rowOf(cite: string, on: string): Row | undefined {
    const key = `${on} ${cite}`;
    if (rowsRead.has(key)) return rowsRead.get(key);
    const read = this.law.catalogue.byStatute(cite, on);
    const row = read.kind === 'found' ? read : undefined;
    rowsRead.set(key, row);
    return row;
  }

  lesser(cite: string, on: string, attempt: boolean, ofEnhancement: boolean): readonly string[] {
    const row = this.rowOf(cite, on);
    const isAttempt = attempt || row?.state === 'Attempt';
    return (this.space.reductions ?? []).flatMap(({ from, to, kind }) => {
      const read = this.rowOf(from, on);
      const isSame = read?.crime.id === row?.crime.id && (read?.state === 'Attempt') === isAttempt;
      return isSame && (kind === 'allegation') === ofEnhancement && this.rowOf(to, on) !== undefined ? [to] : [];
    });
  }

  /** Slots with their distance from where the row starts. */
  slotsFrom(
    terms: object,
    start: TermSlot,
    upper: boolean,
  ): readonly { readonly slot: TermSlot; readonly steps: number }[] {
    if (!('middle' in terms) || !this.has('term')) return [{ slot: start, steps: 0 }];
    const lawful = slots.filter((slot) => slot !== 'upper' || slot === start || upper);
    return lawful.map((slot) => ({ slot, steps: Math.abs(slots.indexOf(slot) - slots.indexOf(start)) }));
  }

  enhancement(file: EnhancementFile, on: string): readonly Form<EnhancementFile>[] {
    const cite = citeOf(file);
    const kept = [as(file)];
    if ((file.status ?? 'Convicted') !== 'Convicted' || /^PC (667\.61|667\.71|190\.2)\b/.test(cite)) return kept;
    const kind = this.rowOf(cite, on)?.crime.kind;
    if (kind === 'status') return kept;
    if (this.has('lesser-finding'))
      for (const crime of this.lesser(cite, on, false, true))
        kept.push({ row: { ...file, crime }, changed: 1, steps: 0, replaced: [file.id] });
    if (this.has('punishment-only') && kind === 'conduct')
      kept.push({ row: { ...file, punishmentStruck: true }, changed: 1, steps: 0, replaced: [] });
    if (this.has('dismiss-enhancement'))
      kept.push({ row: { ...file, status: 'Dismissed' }, changed: 1, steps: 0, replaced: [] });
    return kept.flatMap((form) => this.chosenSlot(form, file, on));
  }

  chosenSlot(form: Form<EnhancementFile>, filed: EnhancementFile, on: string): readonly Form<EnhancementFile>[] {
    const { row } = form;
    const crime = this.rowOf(citeOf(row), on)?.crime;
    if (crime === undefined || row.status === 'Dismissed' || row.punishmentStruck === true) return [form];
    const start = form.replaced.length > 0 ? 'middle' : (filed.term ?? 'upper');
    const upper = lawfulUppers(this.filed).enhancements;
    // the step of PC 186.22(b)(1) follows what the felony is: of one that is not serious the court chooses of three terms
    const terms = citeOf(row).startsWith('PC 186.22(b)(1)') ? { middle: '' } : crime.terms;
    return this.slotsFrom(terms, start, upper).map(({ slot, steps }) => ({
      ...form,
      row: steps === 0 && form.replaced.length === 0 ? row : { ...row, term: slot },
      steps,
    }));
  }

  enhancements(charge: ChargeFile, on: string): readonly Form<readonly EnhancementFile[]>[] {
    return (charge.enhancements ?? []).reduce<readonly Form<readonly EnhancementFile[]>[]>(
      (sets, file) =>
        sets.flatMap((set) =>
          this.enhancement(file, on).map((form) => ({
            row: [...set.row, form.row],
            changed: set.changed + form.changed,
            steps: set.steps + form.steps,
            replaced: [...set.replaced, ...form.replaced],
          })),
        ),
      [as([])],
    );
  }

  /** The crime kept, or another in its place. */
  crimes(charge: ChargeFile, on: string): readonly Form<ChargeFile>[] {
    const forms = [as(charge)];
    const cite = citeOf(charge);
    const row = this.rowOf(cite, on);
    const attempt = charge.state === 'Attempt';
    if (this.has('misdemeanor') && row?.crime.wobbler === true && row.crime.severity === 'felony')
      forms.push({ ...as({ ...charge, crime: { like: cite, severity: 'misdemeanor' } as const }), changed: 1 });
    if (this.has('lesser-crime'))
      for (const crime of this.lesser(cite, on, attempt, false)) {
        const { scheme, state, ...rest } = charge;
        forms.push({ ...as({ ...rest, crime }), changed: 1 });
      }
    return forms;
  }

  sentenced(charge: ChargeFile, filed: ChargeFile, on: string): readonly Form<ChargeFile>[] {
    const read = this.rowOf(citeOf(charge), on);
    const isMisdemeanor = typeof charge.crime === 'object' || read?.crime.severity === 'misdemeanor';
    const start = filed.term ?? 'upper';
    // a court may give a misdemeanor no day of jail; a later law may have made one of the felony, which days do not touch
    const noDays = { ...as({ ...charge, days: 0 }), steps: charge.days === 0 ? 0 : 1 };
    const slotted = isMisdemeanor
      ? [as(charge)]
      : this.slotsFrom(read?.crime.terms ?? {}, start, lawfulUppers(this.filed).crimes).map(({ slot, steps }) => ({
          ...as(steps === 0 ? charge : { ...charge, term: slot }),
          steps,
        }));
    const terms: readonly Form<ChargeFile>[] = this.has('term') ? [...slotted, noDays] : slotted;
    const other = charge.run === 'concurrent' ? 'consecutive' : 'concurrent';
    return terms.flatMap((form) => [
      form,
      ...(this.has('run') ? [{ ...form, row: { ...form.row, run: other } as const, steps: form.steps + 1 }] : []),
    ]);
  }

  charge(charge: ChargeFile): readonly Form<ChargeFile>[] {
    const on = charge.dateEnd ?? charge.date;
    const status = charge.status ?? 'Convicted';
    if (status === 'Dismissed' || status === 'Acquitted' || charge.earlier !== undefined) return [as(charge)];
    const pleaded = this.crimes(charge, on).flatMap((crime) =>
      this.enhancements(charge, on).flatMap((set) =>
        (charge.death === true ? [as(crime.row)] : this.sentenced(crime.row, charge, on)).map((form) => ({
          row: charge.enhancements === undefined ? form.row : { ...form.row, enhancements: set.row },
          changed: crime.changed + set.changed,
          steps: form.steps + set.steps,
          replaced: set.replaced,
        })),
      ),
    );
    const dismissed = { ...as({ ...charge, status: 'Dismissed' } as const), changed: 1 };
    return this.has('dismiss-count') ? [...pleaded, dismissed] : pleaded;
  }

  /** Without the court's choices of terms and runs: probation suspends them, and of a split term the part is stated. */
  asFiledBy(): Forms {
    const levers = this.space.levers.filter((lever) => lever !== 'term' && lever !== 'run');
    return new Forms(this.filed, { ...this.space, levers }, this.law);
  }
}

const isLive = ({ status = 'Convicted' }: ChargeFile): boolean => status === 'Convicted';
const mayBeOne = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || a === b;
const areOneAct = (a: ChargeFile, b: ChargeFile): boolean =>
  a.operativeFacts !== undefined && b.operativeFacts !== undefined
    ? a.operativeFacts === b.operativeFacts
    : mayBeOne(a.occasion, b.occasion);

/** PC 654 stays a count for another that is punished. */
const imposed = (charges: readonly ChargeFile[]): readonly ChargeFile[] =>
  charges.map((charge) => {
    if (charge.status !== 'Stayed654' || charges.some((other) => isLive(other) && areOneAct(charge, other)))
      return charge;
    const { status, ...rest } = charge;
    return rest;
  });

const strikesIn = { '0': 0, '1': 1, '2+': 2, '2+!': 2 } as const;

function strikeLevels({ strikes = '0' }: CaseFile, forms: Forms): readonly StrikeLevel[] {
  if (!forms.has('prior-strike')) return [strikes];
  return [strikes, ...(['1', '0'] as const).filter((level) => strikesIn[level] < strikesIn[strikes])];
}

function priorSets({ caseEnhancements = [] }: CaseFile, forms: Forms) {
  const none = { rows: [] as readonly CaseEnhancementFile[], gone: {} as Readonly<Record<string, number>> };
  return caseEnhancements.reduce(
    (sets, row) =>
      sets.flatMap((set) => {
        const times = row.times ?? 1;
        const most = forms.has('dismiss-prior') && row.status === undefined ? times : 0;
        return Array.from({ length: most + 1 }, (_, gone) => {
          const left: CaseEnhancementFile =
            gone === 0 ? row : gone === times ? { ...row, status: 'Dismissed' } : { ...row, times: times - gone };
          return { rows: [...set.rows, left], gone: { ...set.gone, [row.id]: gone } };
        });
      }),
    [none],
  );
}

/** Jail once for the case, on its first felony that is punished. */
function onProbation(charges: readonly ChargeFile[], jailDays: number, forms: Forms): readonly ChargeFile[] {
  let isGiven = false;
  return charges.map((charge) => {
    const read = forms.rowOf(citeOf(charge), charge.dateEnd ?? charge.date);
    const isFelony = typeof charge.crime === 'string' && read?.crime.severity === 'felony';
    if (!isLive(charge) || !isFelony || charge.earlier !== undefined) return charge;
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

/** How many dispositions a space has at most. */
export function dispositionsIn(filed: CaseFile, space: OfferSpace, law: Law): number {
  const forms = new Forms(filed, space, law);
  const cases = strikeLevels(filed, forms).length * priorSets(filed, forms).length;
  const product = (of: Forms): number => filed.charges.reduce((all, charge) => all * of.charge(charge).length, 1);
  const modes =
    (forms.has('probation') ? (space.jailDays ?? []).length : 0) +
    (forms.has('split') ? (space.custodyParts ?? []).length : 0);
  return cases * (product(forms) + modes * product(forms.asFiledBy()));
}

/** Everything that a space allows, one by one. */
export function everyDisposition(filed: CaseFile, space: OfferSpace, law: Law): readonly Chosen[] {
  const forms = new Forms(filed, space, law);
  const plain = combinations(filed.charges.map((charge) => forms.charge(charge)));
  const settled = combinations(filed.charges.map((charge) => forms.asFiledBy().charge(charge)));
  const chosen: Chosen[] = [];
  for (const strikes of strikeLevels(filed, forms))
    for (const { rows, gone } of priorSets(filed, forms)) {
      const add = (rowForms: readonly Form<ChargeFile>[], mode: Chosen['mode'], more: Partial<CaseFile>) => {
        const strikesGone = strikesIn[filed.strikes ?? '0'] - strikesIn[strikes];
        const file: CaseFile = {
          ...filed,
          ...(filed.caseEnhancements !== undefined && { caseEnhancements: rows }),
          strikes,
          charges: imposed(rowForms.map(({ row }) => row)),
          ...more,
        };
        if (!file.charges.some((charge) => isLive(charge) && charge.earlier === undefined)) return;
        chosen.push({
          file,
          changed: sum(rowForms.map(({ changed }) => changed)) + strikesGone + sum(Object.values(gone)),
          steps: sum(rowForms.map(({ steps }) => steps)) + (mode === 'term' ? 0 : 1),
          replaced: rowForms.flatMap(({ replaced }) => replaced),
          strikesGone,
          priorsGone: gone,
          mode,
        });
      };
      for (const set of plain) add(set, 'term', {});
      for (const set of settled) {
        const charges = imposed(set.map(({ row }) => row));
        if (forms.has('probation'))
          for (const days of space.jailDays ?? [])
            add(set, 'probation', { charges: onProbation(charges, days, forms) });
        if (forms.has('split'))
          for (const custodyPart of space.custodyParts ?? [])
            add(set, 'split', { release: { ...filed.release, custodyPart } });
      }
    }
  return chosen;
}
