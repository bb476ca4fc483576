import type { Notice } from '../answer/answer.ts';
import type { CaseFile } from '../case-file/case-file.ts';
import { resolveCase } from '../case-file/resolve-case.ts';
import { personalGunUse, underTheInfluence } from '../law/lists/bargain-limits.ts';
import { isEverListed } from '../law/statute-list.ts';
import { runTotals } from '../pipeline/index.ts';
import { isFelony } from '../pipeline/record/count.ts';
import type { Count } from '../pipeline/record/record.ts';
import { isNewStrike, type Law } from './measure.ts';

/** Grounds that a bargain needs where the pleading limits it: Pen. Code, § 1192.7(a)(2). */
const bargainLimit = {
  code: 'BARGAIN_LIMIT',
  authority: 'PC 1192.7(a)(2)',
  text: 'Where an information or indictment charges a serious felony, personal use of a firearm or driving under the influence, a bargain needs one of three grounds: evidence not sufficient, a material witness not available, or no substantial change in sentence.',
} as const;

/** Facts that make any felony serious: Pen. Code, § 1192.7(c)(8), (23), (26). */
const strikeByFacts = {
  code: 'STRIKE_BY_FACTS',
  authority: 'PC 1192.7(c)(8), (23), (26); People v. Gallardo (2017) 4 Cal.5th 120',
  text: 'Facts of a weapon or an injury are alleged: admitted in the plea they may make this felony a strike. Keep the factual basis free of personal use and of injury.',
} as const;

const stands = ({ standing, filed }: Count): boolean => standing !== 'inactive' && filed.earlier === undefined;
const countsOf = (file: CaseFile, { catalogue, today }: Law): readonly Count[] =>
  runTotals(resolveCase(file, catalogue, today)).counts.filter(stands);

const isLimited = (count: Count): boolean =>
  (isFelony(count) && count.serious) ||
  isEverListed(underTheInfluence, count.filed.sections) ||
  count.attachments.some(({ filed }) => filed.status === 'Convicted' && isEverListed(personalGunUse, filed.sections));

const hasFacts = ({ attachments }: Count): boolean =>
  attachments.some(({ filed }) => filed.status === 'Convicted' && (filed.family.weapon || filed.family.injury));

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

/** What a lawyer must look at before a case is pleaded otherwise than it is filed. A check never filters. */
export function offerChecks(filed: CaseFile, offered: CaseFile, law: Law): readonly Notice[] {
  if (pleaded(filed) === pleaded(offered)) return [];
  const before = countsOf(filed, law);
  const limited = before.filter(isLimited).map((count) => count.filed.id);
  const withFacts = new Set(before.filter(hasFacts).map((count) => count.filed.id));
  const byFacts = countsOf(offered, law)
    .filter((count) => isFelony(count) && !isNewStrike(count) && withFacts.has(count.filed.id))
    .map((count) => count.filed.id);
  return [
    ...(limited.length > 0 ? [{ ...bargainLimit, charges: limited }] : []),
    ...(byFacts.length > 0 ? [{ ...strikeByFacts, charges: byFacts }] : []),
  ];
}
