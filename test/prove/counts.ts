import type { CaseEnhancementFile, CaseFile, ChargeFile, EnhancementFile } from '@countwise/engine';
import { type Crime, crimeNamed, type Fact, is } from './crimes.ts';
import { inSlot, type Slot } from './days.ts';
import { type Enhancement, enhancementNamed, type StatusTrigger, statusRows } from './enhancements.ts';

export interface Found {
  readonly row: Enhancement;
  readonly slot: Slot;
}

/** A count as these rules ask for it. */
export interface Count {
  readonly id: string;
  /** In the pleading. */
  readonly number: number;
  readonly crime: Crime;
  readonly day: string;
  readonly standing: 'active' | 'stayed' | 'out';
  /** 3: two or more strikes with a super strike. Of a felony whose act is of the day of the law or later. */
  readonly strikes: 0 | 1 | 2 | 3;
  readonly serious: boolean;
  readonly violent: boolean;
  readonly found: readonly Found[];
  readonly death: boolean;
  readonly occasion: string | undefined;
  readonly operativeFacts: string | undefined;
  readonly victim: string | undefined;
  readonly witnessOf: string | undefined;
  readonly earlier: 'serving' | 'probation' | undefined;
  /** Committed in prison, of which the outside term had not ended. */
  readonly inPrison: boolean;
  /** Committed in a county jail by a section that commands a consecutive term of either, PC 4502. */
  readonly inJail: boolean;
  // what the court chooses
  readonly slot: Slot;
  readonly days: number | undefined;
  readonly concurrent: boolean;
  readonly own: boolean;
  readonly preferred: boolean;
}

export interface Status {
  readonly years: number;
  readonly trigger: StatusTrigger;
  /** Of PC 12022.1: the charges of the offenses; one enhancement for one primary offense. */
  readonly secondaries: readonly string[];
  readonly primary: string | undefined;
}

export interface Case {
  readonly counts: readonly Count[];
  readonly statuses: readonly Status[];
  readonly statusOnEach: boolean;
  /** A prior serious or violent felony, whatever strikes the court left standing: PC 1170(f). */
  readonly priorStrike: boolean;
}

const strikesLaw = '1994-03-07';
const strikeNumbers = { '0': 0, '1': 1, '2+': 2, '2+!': 3 } as const;

const cite = ({ crime }: Pick<EnhancementFile, 'crime'>): string => {
  if (typeof crime !== 'string') throw new Error('Cases of this proof name their crimes by citation.');
  return crime;
};
const stands = ({ status = 'Convicted' }: Pick<EnhancementFile, 'status'>): boolean => status === 'Convicted';

const standings: Readonly<Record<NonNullable<ChargeFile['status']>, Count['standing']>> = {
  Convicted: 'active',
  Stayed654: 'stayed',
  Stayed: 'stayed',
  Acquitted: 'out',
  Dismissed: 'out',
};

export const isFelony = ({ crime }: Count): boolean => !is(crime, 'misdemeanor');
export const has = ({ crime }: Count, fact: Fact): boolean => is(crime, fact);

/** What the crime, what was found beside it and its findings make of it: PC 667.5(c), 1192.7(c). */
function gravityOf(charge: ChargeFile, crime: Crime, found: readonly Found[]): Pick<Count, 'serious' | 'violent'> {
  const made = found.map(({ row }) => row.makes);
  const present = is(crime, 'dwelling') && !crime.attempt && charge.findings?.includes('person-present') === true;
  const violent = is(crime, 'violent') || made.includes('violent') || present;
  return { violent, serious: violent || is(crime, 'serious') || made.includes('serious') };
}

function placeOf(charge: ChargeFile, crime: Crime): Pick<Count, 'inPrison' | 'inJail'> {
  const findings = charge.findings ?? [];
  const found = findings.includes('in-prison') || (is(crime, 'contraband') && charge.scheme === 'own');
  const inJail = !found && is(crime, 'in-jail-too') && findings.includes('in-jail');
  const goesOn = !findings.includes('outside-term-ended');
  return { inPrison: goesOn && !inJail && (is(crime, 'in-prison') || found), inJail: goesOn && inJail };
}

function choicesOf(charge: ChargeFile): Pick<Count, 'slot' | 'days' | 'concurrent' | 'own' | 'preferred'> {
  return {
    slot: charge.term ?? 'upper',
    days: charge.days,
    concurrent: charge.run === 'concurrent',
    own: charge.scheme === 'own',
    preferred: charge.principal === 'preferred',
  };
}

function countOf(charge: ChargeFile, strikes: keyof typeof strikeNumbers): Count {
  const crime = crimeNamed(cite(charge), charge.state === 'Attempt');
  const found = (charge.enhancements ?? [])
    .filter((file) => stands(file) && statusRows[cite(file)] === undefined)
    .map((file) => ({ row: enhancementNamed(cite(file)), slot: file.term ?? 'upper' }));
  const strikable = !is(crime, 'misdemeanor') && charge.date >= strikesLaw;
  return {
    id: charge.id,
    number: charge.count,
    crime,
    day: charge.date,
    standing: standings[charge.status ?? 'Convicted'],
    strikes: strikable ? strikeNumbers[charge.strikes ?? strikes] : 0,
    ...gravityOf(charge, crime, found),
    found,
    death: charge.death === true,
    occasion: charge.occasion,
    operativeFacts: charge.operativeFacts,
    victim: charge.victim,
    witnessOf: charge.witnessOf,
    earlier: charge.earlier,
    ...placeOf(charge, crime),
    ...choicesOf(charge),
  };
}

/** One for each time: a prior proved twice is two. PC 667.5(b) needs its finding. */
function statusesOf(file: CaseEnhancementFile): readonly Status[] {
  const row = statusRows[cite(file)];
  const isVoid = cite(file) === 'PC 667.5(b)' && file.findings?.includes('sexually-violent-prior') !== true;
  if (row === undefined || !stands(file) || isVoid) return [];
  return Array.from({ length: file.times ?? 1 }, () => ({ ...row, secondaries: [], primary: undefined }));
}

/** Whether it is, as far as the case knows, a felony of which the defendant is convicted. */
function isConviction(charges: readonly ChargeFile[], primary: string | undefined): boolean {
  const charge = charges.find(({ id }) => id === primary);
  if (charge === undefined) return true;
  const crime = crimeNamed(cite(charge), charge.state === 'Attempt');
  return standings[charge.status ?? 'Convicted'] !== 'out' && !is(crime, 'misdemeanor');
}

/** A person was released from the primary offense before the secondary one: PC 12022.1(a). */
function couldBeReleased(charges: readonly ChargeFile[], secondary: ChargeFile, primary: string | undefined): boolean {
  const first = charges.find(({ id }) => id === primary);
  return first === undefined || (first !== secondary && first.date <= (secondary.dateEnd ?? secondary.date));
}

/**
 * PC 12022.1: two years for one primary offense, however many the secondary ones (People v. McClanahan (1992) 3 Cal.4th 860);
 * none where it is no conviction (subd. (d)).
 */
function bailOf(charges: readonly ChargeFile[]): readonly Status[] {
  const filed = charges.flatMap((charge) =>
    (charge.enhancements ?? [])
      .filter((file) => statusRows[cite(file)] !== undefined && stands(file))
      .map(({ primary }) => ({ id: charge.id, primary }))
      .filter(({ primary }) => couldBeReleased(charges, charge, primary)),
  );
  const primaries = [...new Set(filed.map(({ primary }) => primary))];
  return primaries
    .filter((primary) => isConviction(charges, primary))
    .map((primary) => ({
      years: 2,
      trigger: 'secondary',
      primary,
      secondaries: filed.filter((each) => each.primary === primary).map(({ id }) => id),
    }));
}

/** Sex felonies that PC 667.8 names: where the kidnapping carries its term, one must be a conviction, of no other victim. */
const sexFelonies: Readonly<Record<string, readonly string[]>> = {
  'PC 667.8(a)': [
    'PC 261(a)(2)',
    'PC 261(a)(3)',
    'PC 264.1(a)',
    'PC 286(c)(2)(A)',
    'PC 287(c)(2)(A)',
    'PC 289(a)(1)(A)',
  ],
  'PC 667.8(b)': ['PC 286(c)(2)(A)', 'PC 287(c)(2)(A)', 'PC 288(a)', 'PC 288(b)(1)'],
};
const kidnappings: readonly string[] = ['PC 207(a)', 'PC 208(b)', 'PC 209(b)(1)'];

function isForSexCrime(own: Count, row: Enhancement, counts: readonly Count[]): boolean {
  if (row.about !== 'kidnapped' || !kidnappings.includes(own.crime.cite)) return true;
  return counts.some(
    ({ crime, standing, victim }) =>
      standing !== 'out' &&
      !crime.attempt &&
      (sexFelonies[row.cite] ?? []).includes(crime.cite) &&
      (own.victim === undefined || victim === undefined || own.victim === victim),
  );
}

const withSexCrimes = (counts: readonly Count[]): readonly Count[] =>
  counts.map((count) => ({ ...count, found: count.found.filter(({ row }) => isForSexCrime(count, row, counts)) }));

const kidnappingOf = ({ found }: Count): Found | undefined => found.find(({ row }) => row.about === 'kidnapped');

/** Of two terms for one kidnapping: the longer; of equal ones of the longer crime, then of that whose third is less (J-83). */
function isBefore(a: Count, b: Count): number {
  const years = (count: Count) => inSlot(kidnappingOf(count)?.row.terms ?? '', 'upper').days;
  const life = (count: Count) => Number(inSlot(count.crime.terms, 'upper').kind === 'life');
  const days = (count: Count, slot: Slot) => inSlot(count.crime.terms, slot).days;
  return (
    years(b) - years(a) ||
    life(b) - life(a) ||
    days(b, 'upper') - days(a, 'upper') ||
    days(a, 'middle') - days(b, 'middle')
  );
}

/** PC 667.8(c): one term for a victim and an incident, to the kidnapping or to one of the sex crimes. */
function onceKidnapped(counts: readonly Count[]): readonly Count[] {
  const all = counts.filter((count) => count.standing === 'active' && kidnappingOf(count) !== undefined);
  const known = all.filter(({ victim, occasion }) => victim !== undefined && occasion !== undefined);
  const incidents = Map.groupBy(known, ({ victim, occasion }) => `${victim} ${occasion}`);
  const lesser = new Set([...incidents.values()].flatMap((same) => same.toSorted(isBefore).slice(1)));
  return counts.map((count) =>
    lesser.has(count) ? { ...count, found: count.found.filter((each) => each !== kidnappingOf(count)) } : count,
  );
}

/** A case file as these rules ask for it. */
export const caseOf = ({ charges, caseEnhancements = [], strikes = '0', ...file }: CaseFile): Case => ({
  counts: onceKidnapped(withSexCrimes(charges.map((charge) => countOf(charge, strikes)))),
  statuses: [...caseEnhancements.flatMap(statusesOf), ...bailOf(charges)],
  statusOnEach: file.statusEnhancementsOnEachCount ?? true,
  priorStrike: strikes !== '0' || charges.some((charge) => (charge.strikes ?? '0') !== '0'),
});
