import { describe, expect, test } from 'vitest';
import { earliestParole, nonviolentParole } from './nonviolent-parole.ts';
import { burglary, factsOf, robbery } from './release.fixture.ts';
import { release } from './release.ts';

describe('nonviolent parole (R-D07)', () => {
  test('TV35: principal of 4y doubled, 94 actual and 94 conduct days: the product and the law', () => {
    const doubled = {
      ...burglary,
      strikes: '1',
      determinateDays: 1440,
      crimeTerm: { selected: 720, maximum: 1080 },
    } as const;
    const facts = factsOf([doubled], { credits: { actual: 94, conduct: 94, total: 188 } });
    const answer = release(facts);
    expect(answer.prop57).toBe('Eligible');
    expect(earliestParole(facts)).toBe('2029-07-01');
    // released before it
    expect(answer.earliestParole).toBeNull();
    expect(answer.paroleAuthority).toEqual({ prop57: 'Cal. Const., art. I, § 32(a)(1)', youth: '', elderly: '' });
    expect(answer.legal).toEqual({
      eligible: true,
      track: 'determinate',
      date: '2027-10-03',
      authority: '15 CCR 3490-3493',
      fullTermDays: 720,
    });
    expect(answer.legalParole).toBe('2027-10-03');
  });

  test('Canady: received 2017-09-06, two years undoubled, 94 actual days: 2019-06-04', () => {
    const charge = {
      ...burglary,
      strikes: '1',
      determinateDays: 1440,
      crimeTerm: { selected: 720, maximum: 1080 },
    } as const;
    const facts = factsOf([charge], { start: '2017-09-06', credits: { actual: 94, conduct: 94, total: 188 } });
    expect(release(facts).legalParole).toBe('2019-06-04');
  });

  test.for([
    ['Convicted', 'Ineligible'],
    ['Stayed654', 'Eligible'],
  ] as const)('a violent count that is %s: the product says %s, the law excludes', ([status, prop57]) => {
    const answer = release(factsOf([burglary, { ...robbery, status }]));
    expect(answer.prop57).toBe(prop57);
    expect(answer.legal).toMatchObject({ eligible: false, date: null, authority: '15 CCR 3490(a)(5)' });
  });

  test('a violent count that was dismissed excludes nobody', () => {
    expect(release(factsOf([burglary, { ...robbery, status: 'Dismissed' }])).legal.eligible).toBe(true);
  });

  test('a third striker waits for the greatest term of the primary offense (J-17)', () => {
    const third = {
      ...burglary,
      strikes: '2+',
      thirdStrike: true,
      determinateDays: 0,
      indeterminateDays: 9000,
      crimeTerm: { selected: 480, maximum: 1080 },
    } as const;
    const answer = release(factsOf([third], { credits: { actual: 100, total: 200 } }));
    expect(answer).toMatchObject({ prop57: 'Ineligible', earliestParole: null, legalParole: '2028-09-27' });
    expect(answer.legal).toMatchObject({
      track: 'nonviolent third striker',
      authority: '15 CCR 3495(d)',
      fullTermDays: 1080,
    });
  });

  test.for([
    [factsOf([burglary], { summary: { place: 'jail1170h' } }), 'not in state prison', '15 CCR 3490(a)'],
    [factsOf([]), 'not in state prison', '15 CCR 3490(a)'],
    [factsOf([robbery]), 'violent felony', '15 CCR 3490(a)(5)'],
    [factsOf([burglary], { summary: { special: 'LWOP' } }), 'LWOP', '15 CCR 3495(b)'],
  ] as const)('case %# is outside: %s under %s', ([facts, track, authority]) => {
    expect(release(facts).legal).toMatchObject({ eligible: false, track, authority });
  });

  test('the longest single term is the primary offense, whichever count it is', () => {
    const longer = { ...burglary, id: 'c9', crimeTerm: { selected: 1440, maximum: 1440 } };
    for (const charges of [
      [burglary, longer],
      [longer, burglary],
    ]) {
      expect(release(factsOf(charges)).legal.fullTermDays).toBe(1440);
    }
  });

  test('a stayed or petty count is not the primary offense', () => {
    const long = { ...burglary, id: 'c9', crimeTerm: { selected: 1440, maximum: 1440 } };
    const others = [
      { ...long, status: 'Stayed654' },
      { ...long, severity: 'misdemeanor' },
    ] as const;
    expect(release(factsOf([burglary, ...others])).legal.fullTermDays).toBe(1080);
  });

  test('a nonviolent life term without a determinate triad has no date', () => {
    const life = { ...burglary, determinateDays: 0, indeterminateDays: 2520, crimeTerm: { selected: 0, maximum: 0 } };
    expect(release(factsOf([life])).legal).toEqual({
      eligible: true,
      track: 'nonviolent indeterminate term',
      date: null,
      authority: '15 CCR 3495(d)',
      fullTermDays: null,
    });
  });

  test('one third-strike count among others puts the case on its track', () => {
    const third = { ...burglary, id: 'c9', thirdStrike: true, indeterminateDays: 9000 };
    expect(release(factsOf([burglary, third])).legal.track).toBe('nonviolent third striker');
  });

  test.for([
    [factsOf([{ ...burglary, special: 'LWOP' }]), 'Ineligible', null],
    [factsOf([burglary], { summary: { basePrincipalTerm: 0 } }), 'Eligible', null],
    // released after half of three years
    [factsOf([burglary]), 'Eligible', null],
    // after half of eight years, the principal term is three
    [factsOf([burglary], { summary: { totalDeterminate: 2880 } }), 'Eligible', '2029-01-05'],
    [factsOf([burglary], { summary: { place: 'jail1170h' } }), 'Ineligible', null],
    [factsOf([burglary], { summary: { place: 'jail' } }), 'Ineligible', null],
    [factsOf([robbery]), 'Ineligible', null],
  ] as const)('case %#: the verdict is %s, from %s', ([facts, prop57, date]) => {
    expect(release(facts)).toMatchObject({ prop57, earliestParole: date });
  });

  test.for([
    [2160, null],
    [2161, '2029-01-05'],
  ] as const)('of a term of %i days, released on the day of the hearing or the day after: %s', ([days, date]) => {
    const facts = factsOf([burglary], { summary: { totalDeterminate: days } });
    expect(release(facts).legalParole).toBe(date);
    expect(release(facts).notes.join().includes('Nonviolent parole: the term ends')).toBe(date === null);
  });

  test('a life enhancement makes the verdict Ineligible', () => {
    const shot = { ...burglary, enhancements: [{ determinateDays: 0, indeterminateDays: 9000 }] };
    expect(release(factsOf([shot])).prop57).toBe('Ineligible');
  });

  test('neither date comes before the start', () => {
    const facts = factsOf([burglary], { credits: { actual: 1200, total: 1200 } });
    expect([earliestParole(facts), nonviolentParole(facts).date]).toEqual(['2026-01-05', '2026-01-05']);
  });
});
