import type { Finding } from '../../crime/findings.ts';
import type { Count } from './record.ts';

/** A weapon, firearm or injury of the defendant's own that makes any felony serious, each with its paragraph. */
const seriousFindings: readonly (readonly [finding: Finding, authority: string])[] = [
  ['personal-firearm-use', 'PC 1192.7(c)(8)'],
  ['personal-gbi', 'PC 1192.7(c)(8)'],
  ['personal-weapon-use', 'PC 1192.7(c)(23)'],
];

/** The paragraph of Pen. Code, § 1192.7(c) by which a finding on the count makes it serious. */
export const seriousFinding = ({ filed }: Count): string | undefined =>
  filed.findings.length === 0 ? undefined : seriousFindings.find(([finding]) => filed.findings.includes(finding))?.[1];
