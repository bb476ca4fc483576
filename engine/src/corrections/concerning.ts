import type { ChargeAnswer, Role, Sentence } from '../answer/answer.ts';
import type { CaseFile, ChargeFile } from '../case-file/case-file.ts';
import type { CrimeState } from '../law/crime-state.ts';
import { isUnderAny, stateNamedBy, writtenIn } from '../law/statute.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { Concerned, Correction, RulesVersion } from './rules-version.ts';
import { rulesVersions } from './rules-versions.ts';

/** `2026.11` is the first change of its month. */
const countOf = (version: string): readonly number[] => {
  const [year = 0, month = 0, change = 1] = version.split('.').map(Number);
  return [year, month, change];
};

/** Order of two versions of the rules: by year, month and count, `2026.9` before `2026.11` before `2026.11.2`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [countOf(a), countOf(b)];
  return left.reduce((order, part, place) => order || part - (right[place] ?? 0), 0);
}

/** The rulesVersions after a version, the newest first. */
export const versionsSince = (version: string): readonly RulesVersion[] =>
  rulesVersions.filter((each) => compareVersions(each.version, version) > 0);

const unserved: ReadonlySet<Role> = new Set(['stayed', 'inactive']);

/** The term of a count before strikes and reductions, in the slot that is chosen. */
function ownDays({ id, own }: ChargeAnswer, { charges }: CaseFile): number | undefined {
  const slot = charges.find((charge) => charge.id === id)?.term ?? 'upper';
  return (own[slot] ?? own.upper)?.days;
}

const hasTwice = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

const isBefore = ({ charges }: CaseFile, day: IsoDate): boolean =>
  charges.some(({ date, dateEnd }) => (dateEnd ?? date) < day);

const isIn =
  (wanted: CrimeState) =>
  ({ state, crime }: ChargeFile): boolean =>
    state === wanted || (typeof crime === 'string' && stateNamedBy(crime) === wanted);

/** What is asked of how the counts are charged. */
const isOfCharges = (
  { concurrent, attempted, conspired, gang, probation, punishmentStruck }: Concerned,
  { charges }: CaseFile,
): boolean =>
  [
    !concurrent || charges.some(({ run }) => run === 'concurrent'),
    !attempted || charges.some(isIn('Attempt')),
    !conspired || charges.some(isIn('Conspiracy')),
    !gang || charges.some((charge) => charge.gang === true),
    !probation || charges.some((charge) => charge.probation?.granted === true),
    !punishmentStruck || charges.some(({ enhancements = [] }) => enhancements.some((row) => row.punishmentStruck)),
  ].every(Boolean);

/** Whether a case can have another total by a correction. */
function isConcerned(wanted: Concerned, file: CaseFile, answer: Sentence): boolean {
  const live = answer.charges.filter(({ role }) => !unserved.has(role));
  const sections = answer.charges.flatMap(({ statute }) => writtenIn(statute));
  const attached = [...answer.charges.flatMap(({ enhancements }) => enhancements), ...answer.caseEnhancements].map(
    ({ statute }) => statute,
  );
  return [
    live.length >= (wanted.counts ?? 0),
    isOfCharges(wanted, file),
    !wanted.strikes || file.charges.some(({ strikes = file.strikes ?? '0' }) => strikes !== '0'),
    !wanted.equalTerms || hasTwice(live.map((charge) => ownDays(charge, file))),
    !wanted.status || answer.caseEnhancements.length > 0,
    wanted.sections === undefined || isUnderAny(sections, wanted.sections),
    wanted.attached === undefined || isUnderAny(attached, wanted.attached),
    !wanted.attachedTwice ||
      answer.charges.some(({ enhancements }) => hasTwice(enhancements.map(({ statute }) => statute))),
    wanted.notice === undefined || answer.notices.some(({ code }) => code === wanted.notice),
    wanted.before === undefined || isBefore(file, wanted.before),
  ].every(Boolean);
}

/** The corrections since a version that can have changed the total of a case, the newest first. */
export const correctionsConcerning = (version: string, file: CaseFile, answer: Sentence): readonly Correction[] =>
  versionsSince(version)
    .flatMap(({ corrections }) => corrections)
    .filter(({ concerns }) => concerns !== null && isConcerned(concerns, file, answer));
