import type { Correction } from './rules-version.ts';

/** What a twenty-ninth sample beside the text found. */
export const foundByTheTwentyNinthSample: readonly Correction[] = [
  {
    id: 'pcp-given-to-prisoners-at-work',
    what: 'The limit of probation for who furnishes or gives away PCP attaches to who gives a controlled substance to prisoners at work on roads or in forests.',
    authority: 'PC 1203(e)(8), 2772, 2790',
    example: {
      of: 'Probation for PCP given to prisoners at work on a road',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: { sections: ['PC 2772', 'PC 2790'], attached: ['PC 1203(e)(8)'] },
  },
  {
    id: 'white-collar-by-false-certificates-of-diesel-fuel',
    what: 'The years for aggravated white collar crime attach to a certificate known to be false, given to evade $25,000 or more of diesel fuel tax.',
    authority: 'PC 186.11(a)(1); RT 60106.3(a), 60503.2(a)',
    example: {
      of: 'Two false exemption certificates of a farm, loss of more than $500,000, middle terms',
      was: '2y 8m',
      now: '5y 8m',
    },
    concerns: { sections: ['RT 60106.3', 'RT 60503.2'], attached: ['PC 186.11'] },
  },
];
