import type { RulesVersion } from './rules-version.ts';

/** What the second computation found: felonies on release, and priors that are named beside one another. */
export const rules2026x11x3: RulesVersion = {
  version: '2026.11.3',
  from: '2026-11-23',
  corrections: [
    {
      id: 'release-once-each',
      what: 'Two years are added for each release from custody on which a felony was committed, once for each, and that felony runs consecutively to the one released on.',
      authority: 'PC 12022.1(b), (e); People v. McClanahan (1992) 3 Cal.4th 860',
      example: {
        of: 'Middle terms: vehicle theft; a criminal threat on release from it; receiving stolen property on release from that',
        was: '5y 4m',
        now: '7y 4m',
      },
      concerns: { counts: 2, attached: ['PC 12022.1'] },
    },
    {
      id: 'release-felony-only',
      what: 'Nothing is added for release where the crime committed on it is a misdemeanor, or where the crime released on is no conviction of a felony.',
      authority: 'PC 12022.1(a), (d)',
      example: {
        of: 'A criminal threat, middle term, and resisting an officer on release from it',
        was: '4y',
        now: '2y',
      },
      concerns: { counts: 2, attached: ['PC 12022.1'] },
    },
    {
      id: 'sex-prior-bars-jail',
      what: 'A prior violent sex felony takes the sentence to state prison although no present crime brings its years; a felony on release then runs consecutively.',
      authority: 'PC 1170(h)(3), 12022.1(e)',
      example: {
        of: 'Vehicle theft and, on release from it, receiving stolen property marked concurrent, middle terms, and a prior of PC 667.6(a)',
        was: '4y',
        now: '4y 8m',
      },
      concerns: { status: true },
    },
    {
      id: 'stayed-prior-takes-no-place',
      what: 'An enhancement for a prior that does not count for itself takes the place of no other: a prison prior stands where the five years of the same conviction have no serious felony to bring them.',
      authority: 'PC 667(a)(1), 667.5(b); People v. Jones (1993) 5 Cal.4th 1142',
      example: {
        of: 'Second degree burglary, middle term, sentenced in 2019, with PC 667(a)(1) and PC 667.5(b) for one conviction',
        was: '2y',
        now: '3y',
      },
      concerns: { status: true },
    },
    {
      id: 'range-witness-scheme',
      what: 'The greatest lawful sentence of a count whose scheme says that it dissuaded a witness may have it as the principal term.',
      authority: 'PC 1170.1(a), 1170.15',
      example: {
        of: 'Greatest lawful sentence for dissuading by threat, of its own scheme, and bribing a witness, middle terms, nothing proved',
        was: '3y 8m',
        now: '5y',
      },
      concerns: null,
    },
  ],
};
