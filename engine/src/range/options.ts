import type { FiledCharge, ResolvedCase } from '../case-file/row.ts';
import { leastJail } from '../crime/least-jail.ts';
import type { TermSlot } from '../crime/triad.ts';
import { chosenTerm, determinate, longestDays, type Triad, termSlots } from '../crime/triad.ts';
import { discretionaryEnhancements } from '../law/lists/discretionary-enhancements.ts';
import { isNamed } from '../law/statute-list.ts';
import { prepare } from '../pipeline/index.ts';
import { hasGangFinding, inGroup, isConduct, isFelony } from '../pipeline/record/count.ts';
import { isNamedSexCrime } from '../pipeline/record/named-sex-crime.ts';
import type { Attachment, Count, WorkingCase } from '../pipeline/record/record.ts';
import { isManslaughter, mayBeFull } from '../pipeline/run-together/separate-terms.ts';
import type { ProvedUpper } from './proved-upper.ts';

/** Slots chosen for a count and its enhancements, and the scheme where the court may choose it. */
interface Choice {
  readonly slot: TermSlot;
  readonly enhancements: Readonly<Record<string, TermSlot>>;
  readonly scheme: FiledCharge['scheme'];
}

/** A choice with the count that it makes. */
export interface Option {
  readonly choice: Choice;
  readonly count: Count;
}

/** One end of the range: which marks, days and uppers belong to it. */
export interface End {
  readonly side: 'least' | 'greatest';
  readonly upper: ProvedUpper;
}

/** More combinations of one count's slots than this are not enumerated. */
const mostOfCount = 81;

const offered = (triad: Triad, upper: boolean): readonly TermSlot[] =>
  termSlots.filter((slot) => triad[slot] !== null && (slot !== 'upper' || triad.middle === null || upper));

/** Enhancements of three terms that count, or would if another of the count were lighter. */
const neverCounts = [
  'ENHANCEMENT_NO_MATCH',
  'ENHANCEMENT_NEEDS_FELONY',
  'ENHANCEMENT_IS_ELEMENT',
  'ALLEGATION_NEEDS_ANOTHER_CONVICTION',
];
const isChoosable = (row: Attachment): boolean =>
  isConduct(row) &&
  row.filed.status === 'Convicted' &&
  row.filed.triad.middle !== null &&
  !neverCounts.includes(row.stay?.code ?? '');

/** The gang finding's own row follows the slot of its count. */
const isOfFinding = ({ filed }: Attachment, count: Count): boolean => filed.id === `${count.filed.id}.gang`;

/** The slots to choose from: a minimum that holds the whole term (Pen. Code, §§ 667.7, 667.75) follows the crime's own. */
const triadOfChoice = ({ absorbing, triad, filed }: Count): Triad =>
  absorbing === null ? triad : filed.punishment.triad;

function slotsOf(count: Count, { upper }: End): readonly TermSlot[] {
  const gang = count.attachments.find((row) => isOfFinding(row, count) && isChoosable(row));
  const triad = triadOfChoice(count);
  const own = offered(triad, upper.crime(count));
  if (gang === undefined) return own.length === 0 ? ['upper'] : own;
  const ofGang = offered(gang.filed.triad, upper.enhancement(count));
  return triad.middle === null ? ofGang : own.filter((slot) => ofGang.includes(slot));
}

function schemesOf(count: Count, { counts }: WorkingCase): readonly FiledCharge['scheme'][] {
  if (isManslaughter(count) || mayBeFull(count, counts)) return [undefined, 'own'];
  return [isNamedSexCrime(count) ? undefined : count.filed.scheme];
}

/** Every way in which the slots of a count and its enhancements may be chosen. */
function choicesOf(count: Count, record: WorkingCase, end: End): readonly Choice[] {
  const { slot, scheme, enhancements } = count.filed;
  const asFiled = Object.fromEntries(enhancements.map((row) => [row.id, row.slot]));
  if (count.standing !== 'active' || count.filed.earlier !== undefined)
    return [{ slot, enhancements: asFiled, scheme }];
  const rows = count.attachments.filter((row) => !isOfFinding(row, count) && isChoosable(row));
  const sets = rows.reduce<readonly Choice['enhancements'][]>(
    (sets, row) =>
      offered(row.filed.triad, end.upper.enhancement(count)).flatMap((each) =>
        sets.map((set) => ({ ...set, [row.filed.id]: each })),
      ),
    [asFiled],
  );
  return schemesOf(count, record)
    .flatMap((each) =>
      slotsOf(count, end).flatMap((one) => sets.map((set) => ({ slot: one, enhancements: set, scheme: each }))),
    )
    .slice(0, 2 * mostOfCount);
}

/** Jail days that a court must give for a misdemeanor: none, but for what the crime's section commands. */
const leastDays = (filed: FiledCharge): number =>
  leastJail(filed, longestDays(filed.punishment.triad)).sentence?.days ?? 0;

/** A misdemeanor for a gang whose days are not chosen is punished as a felony: jail in its place is no end of the range. */
const isGangFelony = (count: Count): boolean =>
  count.filed.days === undefined && hasGangFinding(count) && inGroup(count, 'GANG_D');

function daysAt(count: Count, { side }: End): number | undefined {
  const { filed } = count;
  if (count.filed.earlier !== undefined || isGangFelony(count) || isFelony(count)) return filed.days;
  return side === 'least' ? leastDays(filed) : filed.days === undefined ? undefined : longestDays(count.triad);
}

/** The least of the range is without what the court may leave: its punishment counts as struck. */
const isLeft = ({ sections }: FiledCharge['enhancements'][number], { side }: End): boolean =>
  side === 'least' && isNamed(discretionaryEnhancements, sections);

function withChoice(count: Count, choice: Choice, end: End): FiledCharge {
  const { filed } = count;
  const fixed = filed.earlier !== undefined;
  return {
    ...filed,
    slot: choice.slot,
    scheme: choice.scheme,
    // a full term that no statute gives is a comparison, and no end of the range
    subordinateTerm: filed.subordinateTerm === 'full' && !fixed ? 'third' : filed.subordinateTerm,
    preferred: fixed && filed.preferred,
    run: fixed ? filed.run : runAt(choice, count, end),
    days: daysAt(count, end),
    enhancements: filed.enhancements.map((row) => {
      const slot = choice.enhancements[row.id] ?? row.slot;
      const punishmentStruck = row.punishmentStruck || (!fixed && isLeft(row, end));
      const term = punishmentStruck ? determinate(0) : chosenTerm(row.triad, slot);
      return { ...row, slot, run: undefined, term, punishmentStruck };
    }),
  };
}

/** Every free count as the end has it; a full term under § 667.6(c) is a consecutive one. */
const runAt = ({ scheme }: Choice, count: Count, { side }: End): FiledCharge['run'] =>
  side === 'greatest' || (scheme === 'own' && isNamedSexCrime(count)) ? 'consecutive' : 'concurrent';

/** Status rows of three terms, which lengthen whatever they are added to. */
const withPriors = (resolved: ResolvedCase, { side, upper }: End): ResolvedCase['priors'] =>
  resolved.priors.map((prior) => {
    const { triad } = prior;
    if (triad.middle === null || prior.status !== 'Convicted') return prior;
    const longest = upper.ofOffender ? 'upper' : 'middle';
    const slot = side === 'least' ? 'lower' : longest;
    return { ...prior, slot, days: chosenTerm(triad, slot).days };
  });

/** What the counts of a case may be at one end of its range. */
export interface Field {
  readonly record: WorkingCase;
  readonly options: readonly (readonly Option[])[];
  /** Whether every combination is among the options. */
  readonly whole: boolean;
}

/** The counts of a case under every choice. No count's own term depends on what is chosen for another. */
export function fieldOf(resolved: ResolvedCase, end: End): Field {
  const atEnd = { ...resolved, priors: withPriors(resolved, end) };
  const base = prepare(atEnd);
  const choices = base.counts.map((count) => choicesOf(count, base, end));
  const most = Math.max(1, ...choices.map(({ length }) => length));
  const byId = new Map(base.counts.map((count, index) => [count.filed.id, { count, choices: choices[index] ?? [] }]));
  const prepared = Array.from({ length: most }, (_, turn) =>
    prepare({
      ...atEnd,
      charges: resolved.charges.map((charge) => {
        const known = byId.get(charge.id);
        const choice = known?.choices[Math.min(turn, known.choices.length - 1)];
        return known === undefined || choice === undefined ? charge : withChoice(known.count, choice, end);
      }),
    }),
  );
  return {
    record: prepared[0] ?? base,
    options: base.counts.map((_, index) =>
      (choices[index] ?? []).flatMap((choice, turn) => {
        const count = prepared[turn]?.counts[index];
        return count === undefined ? [] : [{ choice, count }];
      }),
    ),
    whole: choices.every(({ length }) => length < 2 * mostOfCount),
  };
}
