import type { Finding } from '../../crime/findings.ts';
import { type Dated, isInForce } from '../../law/dated.ts';
import { isUnder } from '../../law/statute.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import type { Prior, Stay } from '../record/record.ts';

/** Priors that later law made void unless a finding saves them: for every judgment not final on the day. */
const voidPriors: readonly Dated<{ readonly section: string; readonly finding: Finding; readonly words: string }>[] = [
  {
    effective: '2020-01-01',
    end: null,
    basis: 'sentencing',
    authority: 'PC 1172.75',
    value: {
      section: 'PC 667.5(b)',
      finding: 'sexually-violent-prior',
      words: 'stayed: the prior prison term was not for a sexually violent offense (SB 136)',
    },
  },
  {
    effective: '2018-01-01',
    end: null,
    basis: 'sentencing',
    authority: 'PC 1172.7',
    value: {
      section: 'HS 11370.2',
      finding: 'prior-11380',
      words: 'stayed: the prior conviction was not under HS 11380 (SB 180)',
    },
  },
];

/** Why a prior is void on the sentencing day, or null where it still counts. */
export function voidness({ filed }: Prior, sentencingDate: IsoDate): Stay | null {
  const row = voidPriors.find(
    (version) =>
      isInForce(version, sentencingDate) &&
      isUnder(filed.sections, version.value.section) &&
      !filed.findings.includes(version.value.finding),
  );
  if (row === undefined) return null;
  return {
    code: 'PRIOR_VOID',
    rule: { word: 'STAY', authority: row.authority, effective: row.effective, words: row.value.words },
  };
}
