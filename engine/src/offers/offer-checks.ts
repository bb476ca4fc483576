import type { Notice } from '../answer/answer.ts';
import type { CaseFile } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import {
  personalGunUse,
  reasonedDriving,
  underTheInfluence,
  violentSexCharges,
  violentSexPunishments,
  weaponOrInjuryCrimes,
} from '../law/lists/bargain-limits.ts';
import { isNamed, type UndatedList } from '../law/statute-list.ts';
import { runTotals } from '../pipeline/index.ts';
import { isFelony } from '../pipeline/record/count.ts';
import type { Count } from '../pipeline/record/record.ts';
import { withoutBargainedTerm } from './bargained-term.ts';
import { isNewStrike, type Law } from './measure.ts';
import type { PleadingStage } from './offer-space.ts';
import { weightOf } from './standing-of.ts';

/** Grounds that a bargain needs where the pleading limits it: Pen. Code, § 1192.7(a)(2). */
const bargainLimit = {
  code: 'BARGAIN_LIMIT',
  authority: 'PC 1192.7(a)(2)',
  text: 'Where an information or indictment charges a serious felony, personal use of a firearm or driving under the influence, a bargain needs one of three grounds: evidence not sufficient, a material witness not available, or no substantial change in sentence.',
} as const;

/** The same three grounds of its own for a violent sex crime, with a reason on the record: Pen. Code, § 1192.7(a)(3). */
const sexCrimeLimit = {
  code: 'BARGAIN_LIMIT_SEX_CRIME',
  authority: 'PC 1192.7(a)(3)',
  text: 'For a violent sex crime charged by information or indictment a bargain needs one of three grounds: evidence not sufficient, a material witness not available, or no substantial change in sentence. The district attorney states on the record why a sentence under PC 269, 288.7, 667(b)-(i), 667.61 or 667.71 was not sought.',
} as const;

/** Neither limit holds yet. */
const limitsToCome = {
  code: 'BARGAIN_LIMIT_LATER',
  authority: 'PC 1192.7(a)(2), (3)',
  text: 'At the complaint stage the law does not limit this bargain: its limits speak of what an information or indictment charges.',
} as const;

/** Facts that make any felony serious: Pen. Code, § 1192.7(c)(8), (23), (26). */
const strikeByFacts = {
  code: 'STRIKE_BY_FACTS',
  authority: 'PC 1192.7(c)(8), (23), (26); People v. Gallardo (2017) 4 Cal.5th 120',
  text: 'Facts of a weapon or an injury are alleged: admitted in the plea they may make this felony a strike. Keep the factual basis free of personal use and of injury.',
} as const;

/** Crimes to which no plea may name the punishment: Pen. Code, § 1192.5(a). */
const noAgreedTerm = {
  code: 'NO_AGREED_TERM',
  authority: 'PC 1192.5(a)',
  text: 'No term may be agreed for a plea to this crime, neither fixed nor at most: the plea leaves the sentence to the court.',
} as const;

/** Reasons for a lesser plea in a case of drunk driving: Veh. Code, §§ 23103.5, 23635. */
const drivingReasons = {
  code: 'DRIVING_REASONS',
  authority: 'VC 23635; VC 23103.5; VC 23622(a)',
  text: 'The court states its reasons on the record, and the prosecution gives its own in writing. For reckless driving in its place the prosecution says whether alcohol or a drug was in it. Separate convictions are not stricken to avoid the least jail, fine or loss of the license.',
} as const;

/** Counsel at a plea to a sentence without a day of release: Pen. Code, § 1018. */
const counselConsents = {
  code: 'PLEA_NEEDS_COUNSEL',
  authority: 'PC 1018',
  text: 'A plea that may bring death or life without parole is taken with counsel present and consenting.',
} as const;

const stands = ({ standing, filed }: Count): boolean => standing !== 'inactive' && filed.earlier === undefined;
const countsOf = (file: CaseFile, { catalogue, today }: Law): readonly Count[] =>
  runTotals(resolveCase(file, catalogue, today)).counts.filter(stands);

const hasRow = ({ attachments }: Count, list: UndatedList): boolean =>
  attachments.some(({ filed }) => filed.status === 'Convicted' && isNamed(list, filed.sections));

const isLimited = (count: Count): boolean =>
  (isFelony(count) && count.serious) ||
  isNamed(underTheInfluence, count.filed.sections) ||
  hasRow(count, personalGunUse);

const isViolentSexCrime = (count: Count): boolean =>
  isFelony(count) &&
  count.filed.state === 'Completed' &&
  (isNamed(violentSexCharges, count.filed.sections) ||
    isNamed(violentSexPunishments, count.filed.sections) ||
    hasRow(count, violentSexPunishments));

const hasFacts = ({ attachments, filed: { sections, state } }: Count): boolean =>
  (state === 'Completed' && isNamed(weaponOrInjuryCrimes, sections)) ||
  attachments.some(({ filed }) => filed.status === 'Convicted' && (filed.family.weapon || filed.family.injury));

const isWithoutRelease = (count: Count): boolean => {
  const { death, withoutParole } = weightOf(count);
  return death + withoutParole > 0;
};

const idsOf = (counts: readonly Count[]): readonly string[] => counts.map(({ filed }) => filed.id);

/** What is pleaded, found and dismissed of a case, without the court's choices. */
const pleaded = ({ charges, caseEnhancements = [] }: CaseFile): string =>
  JSON.stringify([
    charges.map(({ id, crime, state, status, enhancements = [] }) => [
      id,
      crime,
      state,
      status === 'Dismissed' || status === 'Acquitted',
      enhancements.map((row) => [row.id, row.crime, row.status ?? 'Convicted', row.punishmentStruck ?? false]),
    ]),
    caseEnhancements.map(({ id, status = 'Convicted', times = 1 }) => [id, status, times]),
  ]);

/** Counts of drunk driving that stand no more as they were charged. */
function drivingChanged(before: readonly Count[], after: readonly Count[]): readonly string[] {
  const now = new Map(after.map((count) => [count.filed.id, count.filed.crime.id]));
  return idsOf(
    before.filter(({ filed }) => isNamed(reasonedDriving, filed.sections) && now.get(filed.id) !== filed.crime.id),
  );
}

/** What a plea asks for, whether or not something is given up for it. */
function ofAnyPlea(offered: CaseFile, after: readonly Count[], law: Law): readonly Notice[] {
  return [
    { ...noAgreedTerm, charges: withoutBargainedTerm(offered, law) },
    { ...counselConsents, charges: idsOf(after.filter(isWithoutRelease)) },
  ];
}

/** Which charges limit a bargain, at the stage that limits it. */
function limitsOf(before: readonly Count[], stage: PleadingStage): readonly Notice[] {
  const [limited, sexual] = [idsOf(before.filter(isLimited)), idsOf(before.filter(isViolentSexCrime))];
  if (stage === 'complaint') return [{ ...limitsToCome, charges: [...new Set([...limited, ...sexual])] }];
  return [
    { ...bargainLimit, charges: limited },
    { ...sexCrimeLimit, charges: sexual },
  ];
}

/** What a bargain asks for: the pleading may limit it, and facts that are admitted with a lesser crime may bring a strike. */
function ofBargain(before: readonly Count[], after: readonly Count[], stage: PleadingStage): readonly Notice[] {
  const withFacts = new Set(idsOf(before.filter(hasFacts)));
  const byFacts = after.filter((count) => isFelony(count) && !isNewStrike(count) && withFacts.has(count.filed.id));
  return [
    ...limitsOf(before, stage),
    { ...strikeByFacts, charges: idsOf(byFacts) },
    { ...drivingReasons, charges: drivingChanged(before, after) },
  ];
}

/** What a lawyer must look at before a case is pleaded so. A check never filters. */
export function offerChecks(
  filed: CaseFile,
  offered: CaseFile,
  law: Law,
  stage: PleadingStage = 'information',
): readonly Notice[] {
  const after = countsOf(offered, law);
  const isBargain = pleaded(filed) !== pleaded(offered);
  return [
    ...(isBargain ? ofBargain(countsOf(filed, law), after, stage) : []),
    ...ofAnyPlea(offered, after, law),
  ].filter(({ charges }) => charges.length > 0);
}
