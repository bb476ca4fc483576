import { describe, expect, test } from 'vitest';
import { caseOf, codesOf, row, sumOf, type TestCharge } from '../case.fixture.ts';
import type { CrimeVersion } from '../crime/crime-version.ts';
import { sentence } from '../sentence/sentence.ts';
import type { CaseFile } from './case-file.ts';
import type { Catalogue, Resolution } from './catalogue.ts';
import { crimeOfFacts } from './crime-of-facts.ts';
import { lightened, lighterLaw } from './lighter-law.ts';

const property = { lower: '16m', middle: '2y', upper: '3y' };
const sale = { lower: '3y', middle: '4y', upper: '5y' };

const until = (end: string, statute: string, terms: CrimeVersion['terms'] = property): CrimeVersion => ({
  ...crimeOfFacts({ statute, kind: 'crime', severity: 'felony', terms, groups: ['FEL_ANY'] }),
  end,
});

const rows = [
  until('2014-11-04', 'HS 11350(a)'),
  until('2014-11-04', 'HS 11377(a)'),
  until('2014-11-04', 'PC 666(a)'),
  { ...until('2014-11-04', 'HS 11350(b)', { upper: '364d' }), severity: 'misdemeanor' as const },
  until('2014-12-31', 'HS 11351.5', sale),
  until('2014-11-04', 'HS 11357(a)'),
  until('2016-11-08', 'HS 11359'),
  until('2011-12-31', 'PC 12020(a)(4)'),
  crimeOfFacts({ statute: 'HS 11350(a) with a prior', kind: 'crime', severity: 'felony', terms: property }),
];

const resolution = (wanted: string): Resolution => {
  const crime = rows.find(({ id }) => id === wanted);
  return crime === undefined ? { kind: 'missing', message: wanted } : { kind: 'found', crime, others: [] };
};
const catalogue: Catalogue = { version: 'old law', byStatute: resolution, byId: resolution };

const sentenced = (crime: TestCharge['crime'], sentencingDate: string, more: Partial<CaseFile & TestCharge> = {}) => {
  const { strikes = '0', ...charge } = more;
  return sentence(
    caseOf([{ crime, date: '2011-06-01', ...charge }], { sentencingDate, strikes }),
    catalogue,
    sentencingDate,
  );
};

describe('a law that lightens every judgment not final (R-001)', () => {
  test.for([
    ['HS 11350(a)', '2014-11-04', ['principal', 1080, 'PC 1170.1(a)']],
    ['HS 11350(a)', '2014-11-05', ['misdemeanor', 364, 'PC 18.5']],
    ['HS 11377(a)', '2014-11-05', ['misdemeanor', 364, 'PC 18.5']],
    ['PC 666(a)', '2014-11-05', ['misdemeanor', 180, 'PC 18.5']],
    ['HS 11351.5', '2014-12-31', ['principal', 1800, 'PC 1170.1(a)']],
    ['HS 11351.5', '2015-01-01', ['principal', 1440, 'PC 1170.1(a)']],
    ['HS 11357(a)', '2014-11-04', ['principal', 1080, 'PC 1170.1(a)']],
    ['HS 11357(a)', '2014-11-05', ['misdemeanor', 364, 'PC 18.5']],
    ['HS 11357(a)', '2016-11-08', ['misdemeanor', 364, 'PC 18.5']],
    // the latest of two lighter laws
    ['HS 11357(a)', '2016-11-09', ['misdemeanor', 180, 'PC 18.5']],
    ['HS 11359', '2016-11-08', ['principal', 1080, 'PC 1170.1(a)']],
    ['HS 11359', '2016-11-09', ['misdemeanor', 180, 'PC 18.5']],
    ['PC 12020(a)(4)', '2026-08-01', ['principal', 1080, 'PC 1170.1(a)']],
    ['HS 11350(a) with a prior', '2026-08-01', ['principal', 1080, 'PC 1170.1(a)']],
  ] as const)('%s sentenced on %s: %j', ([crime, sentencingDate, expected]) => {
    const answer = sentenced(crime, sentencingDate);
    expect(row(answer, 'c1')).toEqual(expected);
  });

  test('the crime is the lighter one in all that hangs on it', () => {
    expect(sentenced('HS 11350(a)', '2014-11-05').summary.place).toBe('jail');
    const [misdemeanor, felony] = ['HS 11350(a)', 'HS 11351.5'].map((statute) => {
      const crime = rows.find(({ id }) => id === statute);
      const law = crime && lighterLaw(crime, false, '2026-08-01');
      return law && lightened(crime, law);
    });
    expect(misdemeanor).toMatchObject({ severity: 'misdemeanor', place: 'jail', category: 'MISDEMEANOR', groups: [] });
    expect(felony).toMatchObject({ severity: 'felony', groups: expect.arrayContaining(['FEL_ANY']) });
  });

  test('the sum rests on the lighter section, and the notice says which law it is', () => {
    const answer = sentenced('PC 666(a)', '2014-11-05');
    expect(sumOf(answer, 'c1')[0]).toEqual(['set', 'misdemeanor', 180, 'PC 490.2(a)']);
    expect(answer.notices).toContainEqual({
      code: 'LIGHTER_LAW',
      charges: ['c1'],
      authority: 'PC 1170.18; People v. Lara (2019) 6 Cal.5th 1128',
      text: 'Proposition 47 came after the act and lightens every judgment not yet final: the term is that of PC 490.2(a). A person with a super strike or a duty to register under section 290 is left out of it.',
    });
  });

  test('a super strike keeps Proposition 47 out, and not the equal terms of cocaine base', () => {
    expect(sentenced('HS 11377(a)', '2026-08-01', { strikes: '2+' }).summary.exposureDaysMisdemeanor).toBe(364);
    expect(row(sentenced('HS 11377(a)', '2026-08-01', { strikes: '2+!' }), 'c1')[0]).toBe('indeterminate');
    // § 11357 of Proposition 64 names no prior, § 11359 does
    const after64 = (crime: string) => sentenced(crime, '2016-11-09', { strikes: '2+!' });
    expect(after64('HS 11357(a)').summary.exposureDaysMisdemeanor).toBe(180);
    expect(after64('HS 11359').summary.exposureDaysMisdemeanor).toBe(0);
    const cocaine = sentenced('HS 11351.5', '2026-08-01', { strikes: '2+!' });
    expect(cocaine.charges[0]?.own.upper?.days).toBe(1440);
    expect(cocaine.notices.find(({ code }) => code === 'LIGHTER_LAW')?.text).not.toContain('super strike');
  });

  test.for([
    ['an attempt is half of the lighter term', 'HS 11350(a)', { state: 'Attempt' }, 182],
    ['by its id', { id: 'HS 11350(a)' }, {}, 364],
    ['a row with another fact in place', { like: 'HS 11350(a)', place: 'prison' }, {}, 364],
    ['given terms stand', { like: 'HS 11350(a)', terms: property }, {}, 0],
    ['a term that is no lighter', 'HS 11350(b)', {}, 364],
  ] as const)('%s', ([, crime, more, days]) => {
    expect(sentenced(crime, '2026-08-01', more).summary.exposureDaysMisdemeanor).toBe(days);
  });

  test('no notice where nothing is lighter', () => {
    for (const crime of ['HS 11350(b)', 'PC 12020(a)(4)'])
      expect(codesOf(sentenced(crime, '2026-08-01'))).not.toContain('LIGHTER_LAW');
  });
});
