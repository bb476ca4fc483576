import {
  type CardCrime,
  type CardTerm,
  cardLength,
  convictionOf,
  hearingBeforeMinimum,
  hearingsBeforeRelease,
  lawDay,
  lawDayOf,
  type OfferCard,
  straight,
} from '@countwise/contract';
import { type CaseFile, isLifeBeside, type Law, rangeOf, type Sentence, withChoices } from '@countwise/engine';
import type { CrimeCatalogue, Reference } from '@countwise/seed';
import { type Bounds, boundsOf } from './bounds-of.ts';
import { type Counted, countedOf, saidOf } from './disposition.ts';
import { goneBefore, isGone } from './gone.ts';
import { afterOf, grantedOf } from './granted.ts';
import { plainNamer } from './plain-name.ts';

type Summary = Sentence['summary'];
type Row = Sentence['charges'][number] | Sentence['caseEnhancements'][number];

const year = 360;

const yearsOf = (days: number): number => Math.floor(days / year);

/** The life term that runs beside a controlling one without any. */
const lifeBeside = ({ special, totalIndeterminate, beside }: Summary) =>
  special === null && totalIndeterminate === 0 ? beside.find(isLifeBeside) : undefined;

function termOf(summary: Summary): CardTerm {
  const beside = lifeBeside(summary);
  return {
    special: summary.special,
    lifeYears: summary.life && beside === undefined ? yearsOf(summary.totalIndeterminate) : null,
    ...(beside !== undefined && { besideYears: yearsOf(beside.indeterminateDays) }),
    determinate: cardLength(summary.totalDeterminate),
    jailDays: summary.exposureDaysMisdemeanor,
  };
}

type Consequence = ReturnType<Reference['consequences']['collateralConsequencesOf']>[number];

interface Sources {
  readonly catalogue: CrimeCatalogue;
  readonly reference: Reference;
}

/** The consequences of what is pleaded, each once. */
function broughtBy(
  { answer, measured, caseFile: { birthdate: born } }: Counted,
  { catalogue, reference }: Sources,
): readonly Consequence[] {
  const rows = [...answer.charges.flatMap((charge) => [charge, ...charge.enhancements]), ...answer.caseEnhancements];
  const filed = new Map(
    measured.record.counts.flatMap((count) =>
      [count.filed, ...count.attachments.map((row) => row.filed)].map(
        ({ id, crime }) => [id, { crime, date: count.filed.date, lawDate: count.filed.lawDate }] as const,
      ),
    ),
  );
  const brought = rows.flatMap((row) => {
    const pleaded = filed.get(row.id);
    const own = pleaded && catalogue.row(pleaded.crime.id);
    if (pleaded === undefined || own === undefined || row.role === 'inactive') return [];
    const { crime, date: on, lawDate } = pleaded;
    const state = measured.record.counts.find((count) => count.filed.id === row.id)?.filed.state ?? 'Completed';
    return reference.consequences.collateralConsequencesOf(
      { ...own, severity: crime.severity },
      convictionOf(row, { state, on, born }),
      lawDate,
    );
  });
  return [...new Map(brought.map((each) => [each.id, each])).values()];
}

const lifetimeGun = ['felon-firearm-ban', 'listed-firearm-ban', 'violent-firearm-ban', 'dv-injury-firearm-ban'];
const inLife = 5;
const inYears = 4;

const hasFelony = ({ measured }: Counted): boolean =>
  measured.record.counts.some(({ severity, standing }) => severity === 'felony' && standing !== 'inactive');

/** Any felony forbids guns for life: Pen. Code, § 29800(a)(1). */
function gunOf(ids: ReadonlySet<string>, counted: Counted): OfferCard['gun'] {
  if (hasFelony(counted) || lifetimeGun.some((id) => ids.has(id))) return 'life';
  return ids.has('ten-year-firearm-ban') ? 'tenYears' : 'none';
}
const registered = [
  'sex-registration-tier-1',
  'sex-registration-tier-2',
  'sex-registration-tier-3',
  'arson-registration',
  'gang-registration',
];

/** The longest registration in years; 0 is for life. */
function registerOf(brought: readonly Consequence[]): number | null {
  const lengths = brought
    .filter(({ id }) => registered.includes(id))
    .map(({ units, minimum }) => (units === inLife ? 0 : Number(minimum ?? 0)));
  if (lengths.length === 0) return null;
  return lengths.includes(0) ? 0 : Math.max(...lengths);
}

const driving = 6;
/** Only who was under 21 on the day of the act loses the license for it: Veh. Code, § 13202.5(a). */
const ofYouth = 'under-21-license';
/** The longest loss of the license in months, by its least length. */
function licenseLoss(brought: readonly Consequence[]): number | null {
  const lengths = brought
    .filter(({ type, name, minimum }) => type === driving && name.startsWith('License') && minimum !== null)
    .map(({ units, minimum }) => Number(minimum) * (units === inYears ? 12 : 1));
  return lengths.length === 0 ? null : Math.max(...lengths);
}

/** What is lost at any age, and what more is lost under 21 where the birth date is not known. */
function driveOf(brought: readonly Consequence[], { caseFile }: Counted): Pick<OfferCard, 'drive' | 'driveOfYouth'> {
  const any = licenseLoss(brought);
  if (caseFile.birthdate !== undefined) return { drive: any };
  const drive = licenseLoss(brought.filter(({ id }) => id !== ofYouth));
  return any === drive ? { drive } : { drive, driveOfYouth: any };
}

/** A prior that is admitted: not one that is dismissed, nor one that the law lets count for nothing. */
function isAdmitted(row: Row, { caseEnhancements = [] }: CaseFile): boolean {
  const filed = caseEnhancements.find(({ id }) => id === row.id);
  return !isGone(row) && (filed?.status ?? 'Convicted') === row.status;
}

const timesOf = ({ id }: Row, { caseEnhancements = [] }: CaseFile): number =>
  caseEnhancements.find((filed) => filed.id === id)?.times ?? 1;

/** Prior strikes that lengthen a term, which are pleaded and admitted too: Pen. Code, § 667(c), (f)(1). */
const priorStrikesOf = ({ measured }: Counted): number =>
  Math.max(
    0,
    ...measured.record.counts.map(({ strike, filed }) => (strike === 'none' ? 0 : Math.min(filed.strikes, 2))),
  );

/** The rows that stand, each count with its enhancements, the priors beside them, and those that the offer dismisses. */
function rowsOf(counted: Counted, filed: CaseFile, sources: Sources): Pick<OfferCard, 'plead' | 'admit' | 'drop'> {
  const { answer, caseFile } = counted;
  const before = goneBefore(filed);
  const isDropped = (row: Row): boolean => isGone(row) && !before.has(row.id);
  const plain = plainNamer(counted, sources);
  const crimeOf = (row: Row, isCount: boolean): CardCrime => ({
    count: isCount ? row.count : null,
    statute: row.statute,
    name: row.name,
    ...plain(row),
  });
  const rows = answer.charges.flatMap((charge) => charge.enhancements.map((row) => ({ row, charge })));
  return {
    plead: answer.charges
      .filter((charge) => !isGone(charge))
      .map((charge) => ({
        ...crimeOf(charge, true),
        with: charge.enhancements.filter((row) => !isGone(row)).map((row) => crimeOf(row, false)),
      })),
    admit: answer.caseEnhancements
      .filter((row) => isAdmitted(row, caseFile))
      .map((row) => ({ ...crimeOf(row, false), times: timesOf(row, caseFile) })),
    drop: [
      ...answer.charges.filter(isDropped).map((charge) => crimeOf(charge, true)),
      ...rows.filter(({ row, charge }) => isDropped(row) && !isGone(charge)).map(({ row }) => crimeOf(row, false)),
      ...answer.caseEnhancements.filter(isDropped).map((row) => crimeOf(row, false)),
    ],
  };
}

/** A split suspends a part of the term, if the court does not find against it: Pen. Code, § 1170(h)(5)(A). */
function splitOf({ answer: { release } }: Counted): OfferCard['split'] {
  const { split } = release;
  if (split.kind !== 'split' || split.supervisionDays === 0) return null;
  return { custody: cardLength(split.custodyDays), supervision: cardLength(split.supervisionDays) };
}

/** Jail of misdemeanors beside prison, and jail of probation beside any term, are not in the day that the term ends. */
const isJailApart = ({ place, exposureDaysMisdemeanor, probationJailDays, ...total }: Summary): boolean =>
  (place === 'prison' && exposureDaysMisdemeanor > 0) ||
  (probationJailDays > 0 && total.totalDeterminate + total.totalIndeterminate > 0);

/** The case as filed, at its greatest if every upper term were proved: what a conviction of everything may come to. */
function trialOf(filed: CaseFile, law: Law): OfferCard['trial'] {
  const { everyUpper } = rangeOf(filed, law.catalogue, law.today);
  const most = countedOf(straight(withChoices(filed, everyUpper.choices)), filed, law);
  const { release, strikes } = saidOf(most);
  const { summary, release: after } = most.answer;
  return {
    most: termOf(everyUpper.summary),
    release: release.statute,
    strikes,
    byAge: hearingBeforeMinimum(after),
    jailApart: isJailApart(summary),
  };
}

/** The first hearing that may shorten a determinate term. */
function hearingOf({ answer: { release } }: Counted): OfferCard['hearing'] {
  const [first] = hearingsBeforeRelease(release);
  return first === undefined ? null : { date: first.date, authority: first.authority };
}

/** What the card prints beside the summary. */
export function cardFacts(
  counted: Counted,
  filed: CaseFile,
  { catalogue, reference }: Sources,
  today: string,
): OfferCard {
  const law = { catalogue, today };
  const brought = broughtBy(counted, { catalogue, reference });
  const ids = new Set(brought.map(({ id }) => id));
  const { least, most }: Bounds = boundsOf(counted, law);
  const { summary } = counted.answer;
  const granted = grantedOf(counted);
  const days = filed.charges.map(({ date, dateEnd }) => ({ Date: date, DateRangeEnd: dateEnd ?? null }));
  const lastDay = lawDay(days, today);
  const [firstDay = lastDay] = days.map(lawDayOf).toSorted();
  return {
    ...rowsOf(counted, filed, { catalogue, reference }),
    term: termOf(summary),
    least: least && termOf(least.summary),
    most: termOf(most.summary),
    probationJail: granted.length === 0 ? null : summary.probationJailDays,
    onProbation: granted.map(({ count }) => count),
    mayBeStrikeByFacts: counted.checks.includes('STRIKE_BY_FACTS'),
    onlyMisdemeanors: !hasFelony(counted),
    after: [...afterOf(counted)],
    split: splitOf(counted),
    hearing: hearingOf(counted),
    byAge: hearingBeforeMinimum(counted.answer.release),
    jailApart: isJailApart(summary),
    gun: gunOf(ids, counted),
    pay: ids.has('victim-restitution'),
    register: registerOf(brought),
    ...driveOf(brought, counted),
    trial: trialOf(filed, law),
    priorStrikes: priorStrikesOf(counted),
    law: { offense: lastDay, sentence: filed.sentencingDate ?? today },
    offenseFrom: firstDay === lastDay ? null : firstDay,
  };
}
