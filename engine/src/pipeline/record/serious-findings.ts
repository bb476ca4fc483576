import type { Finding } from '../../crime/findings.ts';
import { isSaid } from './is-said.ts';
import type { Count } from './record.ts';

/** A weapon, firearm or injury of the defendant's own that makes any felony serious, each with its paragraph. */
const seriousFindings: readonly (readonly [finding: Finding, authority: string])[] = [
  ['personal-firearm-use', 'PC 1192.7(c)(8)'],
  ['personal-gbi', 'PC 1192.7(c)(8)'],
  ['personal-weapon-use', 'PC 1192.7(c)(23)'],
];

const none: readonly Finding[] = [];

/** Acts of the defendant's own that are found of the count. */
export const personalActsOf = (count: Count): readonly Finding[] =>
  count.filed.findings.length === 0 && count.attachments.length === 0
    ? none
    : seriousFindings.map(([finding]) => finding).filter((finding) => isSaid(count, finding));

/** The paragraph of Pen. Code, § 1192.7(c) by which a finding on the count makes it serious. */
export function seriousFinding(count: Count): string | undefined {
  for (const [finding, authority] of seriousFindings) if (isSaid(count, finding)) return authority;
  return undefined;
}
