import type { ImposedTerm, ReleaseCharge, ReleaseFacts } from './release-facts.ts';

/** Second degree burglary, three years: the test's ordinary nonviolent felony. */
export const burglary: ReleaseCharge = {
  id: 'c1',
  statute: 'PC 459/460(b)',
  state: 'Completed',
  status: 'Convicted',
  severity: 'felony',
  offenseDate: '2025-06-01',
  serious: false,
  violent: false,
  registrable: false,
  registrableByAges: false,
  registrationOrdered: false,
  termOf: 'PC 461(b)',
  victimAge: 'not said',
  strikes: '0',
  thirdStrike: false,
  oneStrike: false,
  minor: false,
  officerMurdered: false,
  special: null,
  determinateDays: 1080,
  indeterminateDays: 0,
  enhancements: [],
  unshortened: 0,
  crimeTerm: { selected: 1080, maximum: 1080 },
};

export const robbery: ReleaseCharge = {
  ...burglary,
  id: 'c2',
  statute: 'PC 211/212.5(c)',
  serious: true,
  violent: true,
  determinateDays: 1800,
  crimeTerm: { selected: 1800, maximum: 1800 },
};

export const murder: ReleaseCharge = {
  ...robbery,
  id: 'c3',
  statute: 'PC 187(a)',
  determinateDays: 0,
  indeterminateDays: 5400,
  crimeTerm: { selected: 0, maximum: 0 },
};

interface Changes extends Partial<Omit<ReleaseFacts, 'summary' | 'credits'>> {
  readonly summary?: Partial<ReleaseFacts['summary']>;
  readonly credits?: Partial<ReleaseFacts['credits']>;
}

/** A prison sentence of these counts from 5 January 2026, without credit unless said. */
export function factsOf(charges: readonly ReleaseCharge[], { summary, credits, ...more }: Changes = {}): ReleaseFacts {
  const terms = charges.flatMap((charge) => [charge, ...charge.enhancements]);
  const sum = (of: (term: ImposedTerm) => number) => terms.reduce((total, term) => total + of(term), 0);
  const { exposureDaysMisdemeanor = 0, probationJailDays = 0, totalDeterminate } = summary ?? {};
  return {
    charges,
    start: '2026-01-05',
    sentencingDate: '2026-01-05',
    custody: [],
    summary: {
      totalDeterminate: sum(({ determinateDays }) => determinateDays),
      totalIndeterminate: sum(({ indeterminateDays }) => indeterminateDays),
      special: null,
      basePrincipalTerm: charges[0]?.determinateDays ?? 0,
      exposureDaysMisdemeanor,
      jailDays: exposureDaysMisdemeanor + (totalDeterminate === 0 ? probationJailDays : 0),
      probationJailDays,
      place: 'prison',
      ...summary,
    },
    credits: {
      actual: 0,
      conduct: 0,
      total: 0,
      afterSentence: { rate: '50', authority: 'PC 2933', cdcrRate: '50', cdcrAuthority: '15 CCR 3043.2' },
      ...credits,
    },
    ...more,
  };
}
