import type { FiledRow } from '../../case-file/row.ts';
import { namedCrime, seriousAuthority, violentAuthority } from '../../crime/list-authorities.ts';
import type { CrimeState } from '../../law/crime-state.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { raisesSerious, raisesViolent } from '../record/count.ts';
import { isFound } from '../record/is-found.ts';
import type { Count } from '../record/record.ts';
import { seriousFinding } from '../record/serious-findings.ts';
import { isSeriousOfItself } from './felony-lists.ts';
import { isSeriousByGang } from './serious-by-gang.ts';
import { violentFinding } from './violent-finding.ts';

type Authority = typeof seriousAuthority;

const ofCrime = (
  authority: Authority,
  { crime }: Pick<FiledRow, 'crime'>,
  on: IsoDate,
  state: CrimeState,
): string | undefined => authority(namedCrime(crime, state), on);

const ofEnhancement = (count: Count, authority: Authority, raises: typeof raisesSerious): string | undefined => {
  const row = count.attachments.find((each) => isFound(each) && raises(each.filed));
  return row && ofCrime(authority, row.filed, count.filed.lawDate, 'Completed');
};

/** The paragraph of Pen. Code, § 667.5(c) by which the count is violent; empty where it is not, or only said to be. */
export function violentAuthorityOf(count: Count): string {
  if (!count.violent) return '';
  const { filed } = count;
  const own = filed.punishment.violent ? ofCrime(violentAuthority, filed, filed.lawDate, filed.state) : undefined;
  return own ?? violentFinding(count) ?? ofEnhancement(count, violentAuthority, raisesViolent) ?? '';
}

/** The paragraph of Pen. Code, § 1192.7(c) by which the count is serious; empty where it is not, or only said to be. */
export function seriousAuthorityOf(count: Count): string {
  if (!count.serious) return '';
  const { filed } = count;
  const own = isSeriousOfItself(count) ? ofCrime(seriousAuthority, filed, filed.lawDate, filed.state) : undefined;
  const gang = isSeriousByGang(count) ? 'PC 1192.7(c)(28)' : '';
  return own ?? seriousFinding(count) ?? ofEnhancement(count, seriousAuthority, raisesSerious) ?? gang;
}
