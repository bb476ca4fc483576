import type { Correction } from './rules-version.ts';

/** What a reading of the sections of weapons found of the defendant's own use, and of a term of which no part is suspended. */
export const foundOfOwnUses: readonly Correction[] = [
  {
    id: 'own-use-by-an-allegation',
    what: 'Beside a firearm of another principal the gang term stands where an allegation of the same count says that the defendant used a firearm too, as where a finding does.',
    authority: 'PC 12022.5(a), 12022.53(b) to (e)',
    example: {
      of: 'A carjacking for a gang, another’s shot with great injury, section 12022.53(e)(1), and a firearm of the defendant’s own, section 12022.53(b)',
      was: '5y + 25 - L',
      now: '40 - L',
    },
    concerns: { attached: ['PC 12022.53'] },
  },
  {
    id: 'body-vest-beside-a-finding',
    what: 'A felony is a violent offense for the term of a body vest where a firearm or a weapon used, or great bodily injury, is found on the count, as where an enhancement says it.',
    authority: 'PC 12022.2(b), 29905(a)(8), (22)',
    example: {
      of: 'A burglary of the second degree in which a firearm was used, in a body vest',
      was: '3y',
      now: '8y',
    },
    concerns: { attached: ['PC 12022.2(b)'] },
  },
  {
    id: 'no-supervision-after-an-unsuspended-term',
    what: 'Of a term of county jail of which the law lets no part be suspended none is served on mandatory supervision.',
    authority: 'PC 1170(h)(5), 18780; CRC 4.415(a)',
    example: {
      of: 'A destructive device possessed in a public place, section 18715(a)(1): what follows custody',
      was: 'PC 1170(h)(5)',
      now: 'none',
    },
    concerns: null,
  },
];
