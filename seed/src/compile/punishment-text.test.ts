import { expect, test } from 'vitest';
import { punishmentText } from './punishment-text.ts';

const crime = { statute: 'PC 459', kind: 'crime', severity: 'felony', place: 'prison' } as const;
const infraction = { ...crime, severity: 'infraction', terms: {}, place: 'none' } as const;

test.for([
  [
    { ...crime, terms: { lower: '16m', middle: '2y', upper: '3y' }, place: 'jail1170h' },
    'Felony: 16 months, 2 years or 3 years in county jail under PC 1170(h).',
  ],
  [{ ...crime, terms: { upper: '25-life' } }, 'Felony: 25 years to life in state prison.'],
  [{ ...crime, terms: { upper: '7-life' } }, 'Felony: life with the possibility of parole in state prison.'],
  [{ ...crime, terms: { upper: '1y1d' } }, 'Felony: 1 year 1 day in state prison.'],
  [
    { ...crime, severity: 'misdemeanor', terms: { upper: '6m' }, place: 'jail' },
    'Misdemeanor: up to 6 months in county jail.',
  ],
  [{ ...crime, severity: 'misdemeanor', terms: {}, place: 'jail' }, 'Misdemeanor: a fine.'],
  [{ ...crime, terms: {} }, 'Felony: a fine.'],
  [infraction, 'Infraction: a fine, no custody.'],
  [{ ...infraction, statute: 'HS 11357(a)(2)' }, 'Infraction: a fine, no custody.'],
  [
    { ...infraction, statute: 'HS 11357(d)' },
    'Infraction: drug education and community service, no fine and no custody.',
  ],
  [
    { ...infraction, statute: 'HS 11360(a)(1)' },
    'Infraction: drug education and community service, no fine and no custody.',
  ],
  [{ ...crime, kind: 'conduct', terms: { upper: '10y' } }, 'An additional and consecutive 10 years.'],
  [
    { ...crime, kind: 'substitution', terms: { lower: 'LWOP', upper: 'DEATH' } },
    'In place of the term of the crime: life without parole or death in state prison.',
  ],
  [{ ...crime, kind: 'probation', terms: {}, place: 'none' }, 'No term of its own.'],
] as const)('%o', ([row, text]) => {
  expect(punishmentText(row)).toBe(text);
});
