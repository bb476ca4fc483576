import type { Finding } from '../crime/findings.ts';
import { inJailForGang } from '../crime/jail-for-gang.ts';
import type { Punishment } from '../crime/punishment.ts';
import type { CrimeState } from '../law/crime-state.ts';
import { contraband } from '../law/lists/crimes-in-custody.ts';
import { stateNamedBy } from '../law/statute.ts';
import { isNamed } from '../law/statute-list.ts';
import { type IsoDate, laterOf } from '../numbers/iso-date.ts';
import type { ChargeFile, StrikeLevel } from './case-file.ts';
import { filedRow } from './filed-row.ts';
import { isAlternateForGang } from './gang-finding.ts';
import { type LighterLaw, lightened, lighterLaw } from './lighter-law.ts';
import { plainForm } from './plain-form.ts';
import { punishmentOf } from './reading.ts';
import type { FoundCrime, Resolve } from './resolve.ts';
import type { FiledCharge, FiledEnhancement, FiledRow, StrikeNumber } from './row.ts';

export const strikeNumbers: Readonly<Record<StrikeLevel, StrikeNumber>> = { '0': 0, '1': 1, '2+': 2, '2+!': 3 };

/** Id of the crime's other version, where a range of dates begins under it. */
function earlierVersion({ crime, date }: ChargeFile, lawDate: IsoDate, later: FoundCrime, resolve: Resolve) {
  if (date === lawDate) return undefined;
  const earlier = resolve(crime, date);
  return earlier.kind === 'found' && earlier.crime.id !== later.crime.id ? earlier.crime.id : undefined;
}

/** The day whose law applies: the end of a range of dates (J-31). */
export const lawDateOf = ({ date, dateEnd }: ChargeFile): IsoDate => laterOf(date, dateEnd ?? date);

/** Facts in full that name the state give its own terms, said once or twice, unless they give a rule of attempt. */
function punishedState(file: ChargeFile, found: FoundCrime, named: CrimeState | undefined): CrimeState {
  const stated = file.state === named ? undefined : file.state;
  return (found.crime.attempt && named) ?? stated ?? found.state ?? 'Completed';
}

/** What a charge must know of its case to be filed. */
interface FilingCase {
  readonly resolve: Resolve;
  readonly caseStrikes: StrikeNumber;
  readonly sentencingDate: IsoDate;
}

const strikesOf = ({ strikes }: ChargeFile, caseStrikes: StrikeNumber): StrikeNumber =>
  strikes === undefined ? caseStrikes : strikeNumbers[strikes];

const givesTerms = ({ crime }: ChargeFile): boolean => typeof crime === 'object' && 'terms' in crime;

/**
 * A conspiracy to commit a wobbler is a misdemeanor where its lesser form is charged; § 182(a) would make a felony of one to commit
 * what a later law leaves a misdemeanor alone, and no lighter law makes a punishment graver (J-260).
 */
const isMadeGraver = (file: ChargeFile, { crime, state }: FoundCrime): boolean =>
  (file.state ?? state) === 'Conspiracy' && crime.severity === 'misdemeanor' && crime.wobbler;

/** The law that lightens the crime after the act; terms given in the file stand. */
const lighterFor = (file: ChargeFile, found: FoundCrime, filing: FilingCase): LighterLaw | undefined =>
  givesTerms(file) || isMadeGraver(file, found)
    ? undefined
    : lighterLaw(found.crime, strikesOf(file, filing.caseStrikes) === 3, filing.sentencingDate);

/** Whether the row alone says what the crime is punished with: no terms of the file, and no lighter law. */
const isAsFiled = (file: ChargeFile, lighter: LighterLaw | undefined): boolean =>
  !givesTerms(file) && lighter === undefined;

/** Files of before 2026-11 said by the scheme `own` that a state prisoner had contraband. */
const withPrison = ({ sections, findings }: FiledRow, { scheme }: ChargeFile): readonly Finding[] =>
  scheme === 'own' && !findings.includes('in-prison') && isNamed(contraband, sections)
    ? [...findings, 'in-prison']
    : findings;

/** Days of jail chosen for a felony of § 186.22(d) make a misdemeanor of it (J-224). */
const jailChosen = (
  punishment: Punishment,
  { days }: ChargeFile,
  charged: Parameters<typeof isAlternateForGang>[0],
): Punishment => (days !== undefined && isAlternateForGang(charged) ? inJailForGang(punishment) : punishment);

/** A charge as filed, with its defaults. */
export function filedCharge(
  file: ChargeFile,
  asOfAct: FoundCrime,
  filing: FilingCase,
  enhancements: readonly FiledEnhancement[],
): FiledCharge {
  const lighter = lighterFor(file, asOfAct, filing);
  const read = lighter === undefined ? asOfAct : { ...asOfAct, crime: lightened(asOfAct.crime, lighter) };
  const named = stateNamedBy(read.crime.statute);
  const punished = punishedState(file, read, named);
  const lawDate = lawDateOf(file);
  const plain = isAsFiled(file, lighter)
    ? plainForm(read.crime, { state: punished, lawDate, resolve: filing.resolve })
    : undefined;
  const found = plain === undefined ? read : { ...read, crime: plain };
  const row = filedRow(file, found);
  const { gang = false, death = false, run = 'consecutive' } = file;
  const punishment = punishmentOf(found.crime, {
    state: punished,
    on: lawDate,
    findings: row.findings,
    inJail: file.days !== undefined,
  });
  return {
    id: row.id,
    crime: row.crime,
    sections: row.sections,
    status: row.status,
    slot: row.slot,
    findings: withPrison(row, file),
    others: row.others,
    count: file.count,
    punishment: jailChosen(punishment, file, { gang, lawDate, enhancements }),
    groupsUnknown: found.groupsUnknown,
    attemptGiven: found.attemptGiven && punished === 'Attempt',
    date: file.date,
    lawDate,
    occasion: file.occasion,
    operativeFacts: file.operativeFacts,
    victim: file.victim,
    state: named ?? punished,
    days: file.days,
    run,
    subordinateTerm: file.subordinateTerm,
    preferred: file.principal === 'preferred',
    strikes: strikesOf(file, filing.caseStrikes),
    gang,
    probation: file.probation,
    death,
    scheme: file.scheme,
    witnessOf: file.witnessOf,
    earlier: file.earlier,
    enhancements,
    earlierVersion: earlierVersion(file, lawDate, asOfAct, filing.resolve),
    lighter,
    graver: plain && read.crime,
  };
}
