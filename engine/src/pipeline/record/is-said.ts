import type { Finding } from '../../crime/findings.ts';
import { isFound } from './is-found.ts';
import type { Count } from './record.ts';

/**
 * A fact found of the count: said of it, or of an allegation of it that was found true, also where the allegation's term is
 * stayed or struck, for the fact is no part of that term (J-191).
 */
export function isSaid(count: Count, finding: Finding): boolean {
  if (count.filed.findings.includes(finding)) return true;
  for (const row of count.attachments) if (row.filed.findings.includes(finding) && isFound(row)) return true;
  return false;
}
