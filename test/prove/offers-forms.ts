import type {
  CaseFile,
  ChargeFile,
  EnhancementFile,
  Law,
  Lever,
  OfferSpace,
  Resolution,
  TermSlot,
} from '@countwise/engine';
import { lawfulUppers } from './range.ts';

/** One row in one of its forms, with how many rows are changed for it and the court's steps from the case as filed. */
export interface Form<T> {
  readonly row: T;
  readonly changed: number;
  readonly steps: number;
  /** Ids of enhancements that another finding stands for, which must count. */
  readonly replaced: readonly string[];
}

const slots = ['lower', 'middle', 'upper'] as const;
const as = <T>(row: T): Form<T> => ({ row, changed: 0, steps: 0, replaced: [] });

export const citeOf = ({ crime }: Pick<ChargeFile, 'crime'>): string => {
  if (typeof crime === 'string') return crime;
  if ('like' in crime) return crime.like;
  throw new Error('Cases of this proof name their crimes by citation.');
};

/** A court may give a misdemeanor no day of jail, but for those of which the section itself says "not less than". */
const leastDays: readonly (readonly [section: RegExp, days: number])[] = [
  [/^PC 245\(a\)\(2\)/, 180],
  [/^PC 246$/, 180],
  [/^PC 417\(a\)\(1\)/, 30],
  [/^PC 417\(a\)\(2\)/, 90],
  // subdivision (d)(2): what is designated a misdemeanor
  [/^PC 4532\(/, 90],
  [/^VC 2800\.2\(a\)/, 180],
];
const leastDaysOf = (cite: string): number => leastDays.find(([section]) => section.test(cite))?.[1] ?? 0;

type Row = Extract<Resolution, { readonly kind: 'found' }>;
/** Rows of the catalogue, of which there is one, by day and citation. */
const rowsRead = new Map<string, Row | undefined>();

/** Everything that the levers of one row open. */
export class Forms {
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
      const isRow = kind === 'allegation' || kind === 'finding';
      return isSame && isRow === ofEnhancement && this.rowOf(to, on) !== undefined ? [to] : [];
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

  /** Struck, dismissed or found as a lesser one. */
  lighter(file: EnhancementFile, on: string): readonly Form<EnhancementFile>[] {
    const cite = citeOf(file);
    const forms: Form<EnhancementFile>[] = [];
    if (this.has('lesser-finding'))
      for (const crime of this.lesser(cite, on, false, true))
        forms.push({ row: { ...file, crime }, changed: 1, steps: 0, replaced: [file.id] });
    if (this.has('punishment-only') && this.rowOf(cite, on)?.crime.kind === 'conduct')
      forms.push({ ...as({ ...file, punishmentStruck: true }), changed: 1 });
    if (this.has('dismiss-enhancement')) forms.push({ ...as({ ...file, status: 'Dismissed' } as const), changed: 1 });
    return forms;
  }

  enhancement(file: EnhancementFile, on: string): readonly Form<EnhancementFile>[] {
    const cite = citeOf(file);
    const isOpen = (file.status ?? 'Convicted') === 'Convicted';
    if (!isOpen || this.rowOf(cite, on)?.crime.kind === 'status') return [as(file)];
    // no court strikes these; the People may leave them out of an amended pleading (PC 667.61(g), (o))
    if (/^PC (667\.61|667\.71|190\.2)\b/.test(cite))
      return this.has('lesser-crime')
        ? [as(file), { ...as({ ...file, status: 'Dismissed' } as const), changed: 1 }]
        : [as(file)];
    return [as(file), ...this.lighter(file, on)].flatMap((form) => this.chosenSlot(form, file, on));
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
        const { scheme: _scheme, state: _state, ...rest } = charge;
        forms.push({ ...as({ ...rest, crime }), changed: 1 });
      }
    return forms;
  }

  sentenced(charge: ChargeFile, filed: ChargeFile, on: string): readonly Form<ChargeFile>[] {
    const read = this.rowOf(citeOf(charge), on);
    const isMisdemeanor = typeof charge.crime === 'object' || read?.crime.severity === 'misdemeanor';
    const start = filed.term ?? 'upper';
    // a later law may have made a misdemeanor of the felony, which days do not touch
    const least = leastDaysOf(citeOf(charge));
    const fewest = { ...as({ ...charge, days: least }), steps: charge.days === least ? 0 : 1 };
    const slotted = isMisdemeanor
      ? [as(charge)]
      : this.slotsFrom(read?.crime.terms ?? {}, start, lawfulUppers(this.filed).crimes).map(({ slot, steps }) => ({
          ...as(steps === 0 ? charge : { ...charge, term: slot }),
          steps,
        }));
    const terms: readonly Form<ChargeFile>[] = this.has('term') ? [...slotted, fewest] : slotted;
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
