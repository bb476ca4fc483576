import type { GroupCode } from '../../crime/group-code.ts';
import { listed, type StatuteList } from '../statute-list.ts';

/** A limitation of probation the fact of which another finding beside its crimes pleads, though not in its words. */
interface FactOfLimit {
  readonly limit: string;
  readonly findings: StatuteList;
  /** The crimes that its allegation attaches to. */
  readonly crimes: GroupCode;
  /** Shown only where no other felony is charged, whose sum might be added: Pen. Code, § 12022.6(b). */
  readonly alone?: true;
}

/** More than $100,000, in every text since 1977. */
const largeSums = ['PC 12022.6(a)(2)', 'PC 12022.6(a)(3)', 'PC 12022.6(a)(4)', 'PC 12022.6(a)(5)'];

/** Raised of a conviction unless the user says that they do not apply (J-67). */
export const factsOfLimits: readonly FactOfLimit[] = [
  {
    limit: 'PC 1203.066(a)(9)',
    // until then the bar gave way to findings on the family
    findings: [listed('PC 667.15', ['PC 667.15'], { effective: '2006-01-01' })],
    crimes: 'LEWD',
  },
  { limit: 'PC 1203.09(f)', findings: [listed('PC 12022.7(c)', ['PC 12022.7(c)'])], crimes: 'BAR_ELDER' },
  { limit: 'HS 11370', findings: [listed('HS 11353.4', ['HS 11353.4'])], crimes: 'DRUG_MINOR_BARRED' },
  { limit: 'PC 1203.045', findings: [listed('PC 12022.6(a)', largeSums)], crimes: 'THEFT', alone: true },
  { limit: 'PC 1203.048', findings: [listed('PC 12022.6(a)', largeSums)], crimes: 'COMPUTER', alone: true },
];
