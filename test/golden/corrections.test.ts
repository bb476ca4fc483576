import {
  type CaseFile,
  type ChargeFile,
  correctionsConcerning,
  rangeOf,
  rulesVersions,
  type Summary,
  sentence,
} from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

const catalogue = readCatalogue();
const today = '2026-08-01';

const lengthOf = ({ special, totalDeterminate, determinate, totalIndeterminate, indeterminate }: Summary): string =>
  special ?? [totalDeterminate > 0 && determinate, totalIndeterminate > 0 && indeterminate].filter(Boolean).join(' + ');

type Charge = Omit<ChargeFile, 'id' | 'count' | 'date'> & { readonly date?: string };
const concurrent = { run: 'concurrent' } as const;
const upper = { term: 'upper' } as const;
const middle = { term: 'middle' } as const;
const at = (occasion: string, victim = occasion) => ({ occasion, victim });
const onReleaseFrom = (primary: string) => ({
  enhancements: [{ id: `on release from ${primary}`, crime: 'PC 12022.1(b)', primary }],
});
const armed: readonly string[] = ['PC 12022.53(d)'];

const seriousPrior = { caseEnhancements: [{ id: 'prior', crime: 'PC 667(a)(1)' }] } as const;

/** The example of every correction as a case. */
const examples: Readonly<Record<string, readonly [charges: readonly Charge[], more?: Partial<CaseFile>]>> = {
  'equal-terms-by-the-law': [
    [
      { crime: 'PC 246', date: '2020-02-03', ...concurrent, ...at('A', 'V2'), ...onReleaseFrom('c2') },
      { crime: 'PC 487(a)', date: '2025-03-01', ...middle, ...at('A', 'V1') },
      { crime: 'PC 205', date: '2020-02-03', ...concurrent, ...at('C', 'V1') },
      { crime: 'PC 187 second degree', ...concurrent, occasion: 'C', strikes: '0' },
    ],
    {
      strikes: '1',
      caseEnhancements: [{ id: 'prior', crime: 'PC 667.5(b)', findings: ['sexually-violent-prior'] }],
    },
  ],
  'dates-of-equal-terms': [
    [
      {
        crime: 'PC 273.5(a)',
        date: '2013-05-01',
        term: 'lower',
        ...concurrent,
        enhancements: [{ id: 'injury', crime: 'PC 12022.7(e)', status: 'Stayed' }],
      },
      { crime: 'PC 211/212.5(a)', date: '2013-05-01', state: 'Attempt', ...middle, ...concurrent },
    ],
    {
      ...seriousPrior,
      sentencingDate: '2022-01-01',
      custody: [{ in: '2020-07-04', out: '2021-12-02', rate: 'auto' }],
    },
  ],
  'prior-of-a-life-term-beside': [
    [
      { crime: 'PC 459/460(a)', ...concurrent, occasion: 'A' },
      { crime: 'PC 211/212.5(c)', ...concurrent, occasion: 'A' },
    ],
    { ...seriousPrior, strikes: '2+' },
  ],
  'serious-by-injury-of-their-own-enhancement': [
    [{ crime: 'PC 600(a)', ...middle, enhancements: [{ id: 'injury', crime: 'PC 600(d)' }] }],
    seriousPrior,
  ],
  'firearms-offered-to-another': [
    [{ crime: 'PC 459/460(b)', ...middle, enhancements: [{ id: 'offer', crime: 'PC 12022.4(a)', term: 'lower' }] }],
    { strikes: '2+' },
  ],
  'thefts-from-dead-bodies': [
    [{ crime: { id: 'pc-642~grand~f' }, enhancements: [{ id: 'sum', crime: 'PC 1203.045(a)' }] }],
  ],
  'probation-of-more-petty-thefts': [[{ crime: { id: 'pc-503~petty~m~2011-01-01' } }]],
  'bars-of-lewd-acts-in-families-before-2006': [
    [{ crime: 'PC 288(a)', date: '2005-12-31', enhancements: [{ id: 'bar', crime: 'PC 1203.066(a)(8)' }] }],
  ],
  'strikes-by-arms-under-the-influence': [[{ crime: 'HS 11550(e)' }], { strikes: '2+' }],
  'medi-cal-fraud-as-a-misdemeanor': [[{ crime: { id: 'wi-14107-b-1~m~2001-01-01' } }]],
  'attempts-to-bribe-or-induce-a-witness': [[{ crime: 'PC 137(a)', state: 'Attempt' }]],
  'bank-felonies-before-2009': [[{ crime: 'FC 3361', date: '2008-06-01' }]],
  'thefts-of-telephone-services': [[{ crime: 'PC 502.7(g)', enhancements: [{ id: 'sum', crime: 'PC 1203.045(a)' }] }]],
  'attempts-that-are-takings-or-offers': [[{ crime: 'FG 3801', state: 'Attempt' }]],
  'prison-by-flight-from-a-vessel': [
    [{ crime: 'PC 192.5(b)', date: '2014-01-01', enhancements: [{ id: 'flight', crime: 'PC 192.5(e)' }] }],
    { sentencingDate: '2014-06-01' },
  ],
  'reports-of-abuse-impeded-before-2007': [[{ crime: 'PC 11166.01(a)', date: '2003-03-01' }]],
  'witnesses-dissuaded-before-1998': [[{ crime: 'PC 136.1(a)(1)', date: '1997-03-01' }]],
  'access-cards-before-1999': [[{ crime: 'PC 484e(a)', date: '1998-03-01' }]],
  'violent-sex-crimes-before-2006': [
    [{ crime: 'PC 288(b)(2)', date: '2005-03-01', ...middle }],
    { caseEnhancements: [{ id: 'prior', crime: 'PC 667.5(a)' }] },
  ],
  'bars-of-sex-crimes-before-2017': [
    [{ crime: 'PC 288a(i)', date: '2015-06-01', enhancements: [{ id: 'bar', crime: 'PC 1203.065(a)' }] }],
  ],
  'probation-of-more-crimes-against-relatives': [[{ crime: 'PC 273.65(a)' }]],
  'attempts-that-more-codes-name': [[{ crime: 'FA 9976', state: 'Attempt' }]],
  'least-jail-of-tuberculosis-tests': [[{ crime: 'FA 9976' }]],
  'permits-not-carried': [[{ crime: 'VC 35783' }]],
  'furniture-with-flame-retardants': [[{ crime: 'BP 19101(a)' }]],
  'fireworks-sold-to-minors-again': [[{ crime: 'HS 12702(b)' }]],
  'thefts-of-agents-caretakers-and-employees': [
    [
      {
        crime: { id: 'ic-1733~over-950~f~2011-01-01' },
        ...middle,
        enhancements: [{ id: 'white', crime: 'PC 186.11(a)(2)', ...middle }],
      },
      { crime: { id: 'ic-1733~over-950~f~2011-01-01' }, ...middle },
    ],
  ],
  'least-jail-of-boating-after-a-prior': [[{ crime: { id: 'hn-655-f_668-h-1~m~1992-01-01' } }]],
  'probation-of-more-assaults-with-weapons': [[{ crime: { id: 'pc-245.3~f' } }]],
  'strikes-by-more-intended-injury': [[{ crime: 'PC 653f(b)', ...middle }], { strikes: '2+' }],
  'felonies-without-a-penalty-of-the-vehicle-code': [[{ crime: 'VC 1808.4(d)', ...middle }]],
  'guns-of-gang-participants': [[{ crime: 'PC 25850(a)/25850(c)(3)', findings: ['gang-felony'] }], { strikes: '2+' }],
  'mass-destruction-before-the-lists': [[{ crime: 'PC 11418(b)(3)', date: '2001-03-01' }], seriousPrior],
  'officers-of-jails-before-2000': [[{ crime: 'PC 289.6(a)(2)', date: '1999-03-01' }]],
  'firearms-at-schools-before-1995': [[{ crime: { id: 'pc-626.9~loaded-before-1995~f' }, date: '1994-03-14' }]],
  'strikes-by-arms-carried-for-a-crime': [[{ crime: 'PC 136.5', ...middle }], { strikes: '2+' }],
  'injury-by-poison-once': [
    [
      {
        crime: 'PC 347(a)(1)',
        ...middle,
        enhancements: [
          { id: 'poison', crime: { id: 'pc-347-a-2~great-bodily-injury~f' } },
          { id: 'injury', crime: 'PC 12022.7(a)' },
        ],
      },
    ],
  ],
  'vests-in-assaults-to-rape': [
    [{ crime: 'PC 220(a)(2)', ...middle, enhancements: [{ id: 'vest', crime: 'PC 12022.2(b)', ...middle }] }],
  ],
  'access-obstructed-before-2025': [[{ crime: 'PC 423.2(c)', date: '2023-03-01' }]],
  'attempts-that-two-more-sections-name': [[{ crime: 'RT 19719(a)', state: 'Attempt' }]],
  'least-jail-of-contractors': [[{ crime: { id: 'bp-7028-a-1~third-or-later-conviction~m~2015-01-01' } }]],
  'small-vandalism-before-proposition-21': [[{ crime: 'PC 594(b)(2)(A)', date: '1999-03-01' }]],
  'looting-before-2026': [
    [
      {
        crime: 'PC 463(b)',
        date: '2024-03-01',
        ...middle,
        enhancements: [{ id: 'theft', crime: 'PC 1203.045(a)' }],
      },
    ],
  ],
  'white-collar-by-false-representation': [
    [
      { crime: 'PC 337.3', ...middle, enhancements: [{ id: 'white', crime: 'PC 186.11(a)(2)', ...middle }] },
      { crime: 'PC 337.3', ...middle },
    ],
  ],
  'theft-by-touting': [[{ crime: 'PC 337.4', ...middle, enhancements: [{ id: 'theft', crime: 'PC 1203.045(a)' }] }]],
  'methamphetamine-near-schools-before-1994': [
    [
      {
        crime: 'HS 11378',
        date: '1993-03-14',
        ...middle,
        enhancements: [{ id: 'school', crime: 'HS 11353.6(b)', ...middle }],
      },
    ],
  ],
  'probation-after-a-great-loss': [[{ crime: 'PC 487(a)', ...middle }]],
  'white-collar-crime-once': [
    [
      { crime: 'PC 503 grand', ...middle, enhancements: [{ id: 'loss', crime: 'PC 186.11(a)(2)', ...middle }] },
      { crime: 'PC 503 grand', ...middle, enhancements: [{ id: 'loss2', crime: 'PC 186.11(a)(2)', ...middle }] },
    ],
  ],
  'one-step-of-food-benefits': [
    [
      {
        crime: 'WI 10980(g)(2)',
        ...middle,
        enhancements: [
          { id: 'fifty', crime: 'WI 10980(h)(1)(A)' },
          { id: 'more', crime: 'WI 10980(h)(1)(B)' },
        ],
      },
    ],
  ],
  'serious-by-what-was-done': [[{ crime: 'PC 245.5(a) force likely', ...middle }], seriousPrior],
  'injuries-of-one-victim': [
    [
      {
        crime: 'PC 236.1(a)',
        ...middle,
        enhancements: [
          { id: 'victim', crime: 'PC 236.4(b)', ...upper },
          { id: 'injury', crime: 'PC 12022.7(a)' },
        ],
      },
    ],
  ],
  'jail-that-follows-other-terms': [[{ crime: 'PC 4532(c)' }, { crime: 'PC 415(1)', ...concurrent }]],
  'probation-by-the-words-of-the-section': [[{ crime: 'PC 286(j)' }]],
  'looting-of-dwellings-and-firearms': [[{ crime: 'PC 463(b)(3)', ...middle }], seriousPrior],
  'injury-by-aggravated-arson': [
    [{ crime: 'PC 451.5(a)(1)', enhancements: [{ id: 'injury', crime: 'PC 12022.7(a)' }] }],
  ],
  'fraud-and-theft-as-sections-call-them': [
    [
      { crime: 'PC 424(a)(2)', ...middle, enhancements: [{ id: 'loss', crime: 'PC 186.11(a)(2)', ...middle }] },
      { crime: 'PC 424(a)(2)', ...middle },
    ],
  ],
  'hate-crimes-of-their-own-section-raised-once': [
    [
      {
        crime: { id: 'pc-422.7-a~m~1988-01-01' },
        ...middle,
        enhancements: [{ id: 'hate', crime: { id: 'pc-422.7~f' } }],
      },
    ],
  ],
  'extortion-after-a-prior': [[{ crime: 'PC 519(1)', ...middle }], seriousPrior],
  'liquor-into-prison': [[{ crime: 'BP 25603' }]],
  'fines-alone': [[{ crime: 'CC 2259' }]],
  'least-jail-by-convictions': [[{ crime: 'PC 653b(b)(3)' }]],
  'bars-of-misdemeanors': [[{ crime: 'PC 18735(a)' }]],
  'bars-of-destructive-devices-as-misdemeanors': [[{ crime: { id: 'pc-18710-a~m~2012-01-01' } }]],
  'possession-after-a-disqualifying-prior': [[{ crime: { id: 'hs-11377-a~with-a-disqualifying-prior~m~2014-11-05' } }]],
  'concentrated-cannabis-after-proposition-47': [
    [{ crime: 'HS 11357(a)', date: '2015-06-01' }],
    { sentencingDate: '2016-06-01' },
  ],
  'probation-of-any-crime-against-relatives': [[{ crime: 'VC 10851(a)' }]],
  'probation-of-firearms-under-protective-orders': [[{ crime: { id: 'fm-6389-a~possessing~m' } }]],
  'probation-of-petty-theft': [[{ crime: { id: 'pc-484-a~petty-theft~m' } }]],
  'strikes-by-intended-injury': [[{ crime: 'PC 625c', ...middle }], { strikes: '2+' }],
  'jail-of-shoplifting': [[{ crime: { id: 'pc-459.5-a~with-a-disqualifying-prior~m~2014-11-05' } }]],
  'attempts-that-sections-name': [[{ crime: 'PC 181', state: 'Attempt', ...middle }]],
  'white-collar-by-any-fraud': [
    [
      { crime: 'PC 533', ...middle, enhancements: [{ id: 'loss', crime: 'PC 186.11(a)(2)', ...middle }] },
      { crime: 'PC 533', ...middle },
    ],
  ],
  'injury-that-no-element-holds': [
    [{ crime: 'PC 148(c)', ...middle, enhancements: [{ id: 'injury', crime: 'PC 12022.7(a)' }] }],
  ],
  'injury-after-carrying': [
    [{ crime: 'PC 25400(a)(2)/25400(c)(2)', ...middle, enhancements: [{ id: 'injury', crime: 'PC 12022.7(a)' }] }],
  ],
  'losses-by-damage-and-fraud': [
    [{ crime: 'PC 593c', ...middle, enhancements: [{ id: 'loss', crime: 'PC 12022.6(a)(2)' }] }],
  ],
  'kidnapping-of-a-child-under-fourteen': [
    [{ crime: 'PC 286(c)(2)(C)', ...middle, enhancements: [{ id: 'kidnapped', crime: 'PC 667.8(b)' }] }],
  ],
  'losses-beside-any-felony': [
    [{ crime: 'VC 2800.2(a)', ...middle, enhancements: [{ id: 'loss', crime: 'PC 12022.6(a)(2)' }] }],
  ],
  'injury-of-more-sections': [
    [{ crime: 'VC 23104(b)', ...middle, enhancements: [{ id: 'injury', crime: 'PC 12022.7(a)' }] }],
  ],
  'weapons-that-the-crime-is-about': [
    [{ crime: 'PC 246', ...middle, enhancements: [{ id: 'rifle', crime: 'PC 12022.5(b)', ...middle }] }],
  ],
  'fraud-by-their-text': [
    [
      { crime: 'UI 2114', ...middle, enhancements: [{ id: 'loss', crime: 'PC 186.11(a)(2)', ...middle }] },
      { crime: 'UI 2114', ...middle },
    ],
  ],
  'enhancements-of-completed-crimes': [
    [{ crime: 'HS 11352(a)', ...middle, state: 'Attempt', enhancements: [{ id: 'shelter', crime: 'HS 11380.7(a)' }] }],
  ],
  'gang-penalty-of-every-felony': [
    [{ crime: 'PC 211/212.5(c)', ...middle, enhancements: [{ id: 'gang', crime: 'PC 186.22(d)' }] }],
  ],
  'drunk-driving-after-four-priors': [
    [{ crime: 'VC 23153(a)', ...middle, enhancements: [{ id: 'priors', crime: 'VC 23566(c)' }] }],
  ],
  'vests-in-more-assaults': [
    [{ crime: 'PC 245.2', ...middle, enhancements: [{ id: 'vest', crime: 'PC 12022.2(b)', ...middle }] }],
  ],
  'probation-of-attempted-murder-of-officials': [
    [{ crime: 'PC 217.1(b)', enhancements: [{ id: 'used', crime: 'PC 1203.06(a)(1)' }] }],
  ],
  'conduct-with-a-child-under-fourteen': [
    [{ crime: 'PC 288(c)(1)', enhancements: [{ id: 'conduct', crime: 'PC 1203.066(a)(8)' }] }],
  ],
  'special-circumstance-of-a-minor': [
    [{ crime: 'PC 187(a) first degree', enhancements: [{ id: 'minor', crime: 'PC 190.5(b)' }] }],
  ],
  'nonambulatory-animals-before-2009': [[{ crime: 'PC 599f(c)', date: '2005-06-01' }]],
  'escape-from-an-industrial-farm': [
    [
      { crime: 'PC 211/212.5(c)', ...middle },
      { crime: 'PC 4133', ...middle, ...concurrent },
    ],
  ],
  'jail-that-rises-with-convictions': [[{ crime: { id: 'hn-654.5~m~1988-01-01' } }]],
  'bear-parts-one-after-another': [
    [
      { crime: { id: 'fg-12005-a~f' }, ...middle, ...concurrent },
      { crime: { id: 'fg-12005-a~f' }, ...middle, ...concurrent },
    ],
  ],
  'making-of-drugs-after-a-prior': [
    [{ crime: 'HS 11380(a)', ...upper }],
    { caseEnhancements: [{ id: 'prior', crime: 'HS 11370.2(b)', findings: ['prior-11380'] }] },
  ],
  'one-term-of-arson': [
    [{ crime: 'PC 451(d)', ...upper, enhancements: [{ id: 'structures', crime: 'PC 451.1(a)' }] }],
    { caseEnhancements: [{ id: 'prior', crime: 'PC 451.1(a)(1)' }] },
  ],
  'priors-added-once': [
    [{ crime: 'PC 273d(a)', ...upper }],
    { caseEnhancements: [{ id: 'priors', crime: 'PC 273d(b)', times: 2 }] },
  ],
  'hate-crimes-raised-once': [
    [{ crime: 'PC 422.7(a)', ...middle, enhancements: [{ id: 'hate', crime: 'PC 422.75(a)', ...upper }] }],
  ],
  'least-jail-of-boats-and-bears': [[{ crime: { id: 'fg-12005-c-1~m' } }]],
  'jail-of-probation-with-a-misdemeanor': [
    [
      { crime: 'PC 459/460(b)', probation: { granted: true, jailDays: 180 } },
      { crime: 'PC 243(e)(1)', days: 97 },
    ],
  ],
  'jail-of-probation-in-the-total': [
    [
      { crime: 'PC 459/460(b)', probation: { granted: true, jailDays: 180 } },
      { crime: 'PC 148(a)(1)', days: 364 },
    ],
  ],
  'chosen-rate-of-the-longest-term': [
    [
      { crime: 'PC 487(a)', ...upper },
      { crime: 'PC 243(e)(1)', days: 364 },
      { crime: 'PC 245(a)(4)', ...upper, ...concurrent },
    ],
    { release: { futureRate: '50' } },
  ],
  'gang-life-term-asks-for-a-threat': [[{ crime: 'PC 136.1(b)(1)', gang: true }]],
  'prison-by-more-enhancements-before-2016': [
    [{ crime: 'HS 11379.6(a)', date: '2014-01-01', enhancements: [{ id: 'injury', crime: 'HS 11379.9(a)' }] }],
    { sentencingDate: '2014-06-01' },
  ],
  'priors-before-the-act': [
    [{ crime: 'PC 211/212.5(c)', date: '2026-03-01', ...middle }],
    { caseEnhancements: [{ id: 'prior', crime: 'PC 667(a)(1)', priorDate: '2026-07-01' }] },
  ],
  'release-from-an-earlier-offense': [[{ crime: 'PC 211/212.5(c)', ...middle, ...onReleaseFrom('c0') }]],
  'injury-by-making-drugs-once': [
    [
      {
        crime: 'HS 11379.6(a)',
        ...middle,
        enhancements: [
          { id: 'year', crime: 'HS 11379.9(a)' },
          { id: 'injury', crime: 'PC 12022.7(a)' },
        ],
      },
    ],
  ],
  'flight-by-its-own-homicide': [
    [{ crime: 'PC 191.5(a)', ...upper, enhancements: [{ id: 'flight', crime: 'PC 192.5(e)' }] }],
  ],
  'further-victims-by-their-own-crimes': [
    [{ crime: 'PC 192(c)(1)', ...upper, enhancements: [{ id: 'victim', crime: 'VC 23558' }] }],
  ],
  'body-vest-by-its-own-list': [
    [{ crime: 'PC 288.5(a)', ...upper, enhancements: [{ id: 'vest', crime: 'PC 12022.2(b)', ...upper }] }],
  ],
  'drug-prior-by-its-subdivision': [
    [{ crime: 'HS 11378', ...upper }],
    { caseEnhancements: [{ id: 'prior', crime: 'HS 11370.2(a)', findings: ['prior-11380'] }] },
  ],
  'place-of-contract-felonies': [[{ crime: 'PCC 10280' }]],
  'life-minimums-that-conduct-shortens': [[{ crime: 'PC 191.5(d)' }]],
  'life-by-priors-is-not-violent': [[{ crime: 'HS 11353(a)', enhancements: [{ id: 'priors', crime: 'PC 667.75' }] }]],
  'credit-of-habitual-offenders': [
    [{ crime: 'PC 211/212.5(c)' }],
    { violentPriors: 2, custody: [{ in: '2026-04-24', out: '2026-08-01', rate: 'auto' }] },
  ],
  'lengths-of-probation-by-their-sections': [[{ crime: 'PC 191.5(a)' }]],
  'least-jail-that-a-court-may-lower': [[{ crime: 'PC 246' }]],
  'least-jail-of-more-sections': [[{ crime: 'PC 25400(a)(2)/25400(c)(1)' }]],
  'violent-felony-that-is-not-serious': [
    [{ crime: 'PC 288(b)(2)', ...upper }],
    { caseEnhancements: [{ id: 'prior', crime: 'PC 667(a)(1)' }] },
  ],
  'probation-where-the-victim-is-related': [[{ crime: 'PC 245(a)(4)' }]],
  'unusual-case-by-priors': [
    [{ crime: 'PC 459/460(b)' }],
    { caseEnhancements: [{ id: 'prior', crime: 'PC 667.5(b)', times: 2 }] },
  ],
  'terms-before-they-were-raised': [[{ crime: 'PC 273ab', date: '1995-01-17' }]],
  'child-in-vehicle-beside-endangerment': [
    [{ crime: 'VC 23152(a)', enhancements: [{ id: 'child', crime: 'VC 23572(a)(1)' }] }, { crime: 'PC 273a(b)' }],
  ],
  'refused-tests-and-speed-of-drunk-drivers': [
    [{ crime: 'VC 23152(a)', enhancements: [{ id: 'speed', crime: 'VC 23582(a)' }] }],
  ],
  'terms-beside-at-one-rate': [
    [
      { crime: 'PC 459/460(b)', ...upper },
      { crime: 'PC 459/460(b)', ...middle, ...concurrent },
    ],
  ],
  'misdemeanor-for-a-gang': [[{ crime: 'PC 148(a)(1)', ...upper, gang: true }], { strikes: '2+' }],
  'robbery-before-proposition-21': [
    [{ crime: 'PC 211/212.5(c)', date: '1997-06-01' }],
    { custody: [{ in: '2026-03-01', out: '2026-06-08', rate: 'auto' }] },
  ],
  'lewd-acts-before-1982': [[{ crime: 'PC 288(a)', date: '1979-02-15', ...upper }]],
  'least-jail-of-misdemeanors': [[{ crime: { id: 'pc-457.1-h~m' } }]],
  'body-vest-in-a-violent-offense': [
    [{ crime: 'PC 245(a)(2)', ...upper, enhancements: [{ id: 'vest', crime: 'PC 12022.2(b)', ...upper }] }],
  ],
  'attempts-that-the-section-punishes': [[{ crime: 'PC 496(a)', state: 'Attempt', ...upper }]],
  'kidnapped-for-a-sex-crime': [
    [{ crime: 'PC 207(a)', ...upper, enhancements: [{ id: 'sex', crime: 'PC 667.8(a)' }] }],
  ],
  'force-likely-before-2012': [
    [{ crime: { id: 'pc-245-a-1~force-likely-before-2012~f' }, date: '2011-06-01', ...upper }],
    { caseEnhancements: [{ id: 'prior', crime: 'PC 667(a)(1)' }] },
  ],
  'bars-of-theft-and-of-parole': [
    [{ crime: 'PC 459/460(b)', ...middle, enhancements: [{ id: 'theft', crime: 'PC 1203.045(a)' }] }],
  ],
  'concurrent-counts-whole': [
    [
      { crime: 'PC 459/460(b)', ...middle },
      { crime: 'PC 211/212.5(c)', ...upper, ...concurrent },
    ],
  ],
  'strikes-separate-occasions': [
    [
      {
        crime: 'PC 207(a)',
        ...middle,
        ...concurrent,
        occasion: 'A',
        enhancements: armed.map((crime) => ({ id: crime, crime })),
      },
      { crime: 'PC 215(a)', ...middle, occasion: 'A' },
      { crime: 'PC 136.1(b)(1)', ...middle, ...concurrent, occasion: 'B' },
    ],
    { strikes: '2+' },
  ],
  'strikes-two-serious': [
    ['PC 245(b)', 'PC 245(b)', 'PC 245(a)(4)', 'PC 29800(a)(1)'].map((crime) => ({
      crime,
      ...middle,
      ...concurrent,
      occasion: 'A',
    })),
    { strikes: '1' },
  ],
  'sex-longest-of-group': [
    [at('A'), at('A'), at('B')].map((where) => ({ crime: 'PC 261(a)(2)', ...upper, ...concurrent, ...where })),
  ],
  'sex-after-every-felony': [
    [
      { crime: 'PC 261(a)(2)', ...upper, ...concurrent, ...at('A') },
      { crime: 'PC 261(a)(2)', ...upper, ...concurrent, ...at('B') },
      { crime: 'PC 422', ...upper, ...concurrent },
    ],
  ],
  'prison-crimes-among-themselves': [
    [
      { crime: 'PC 211/212.5(c)', ...middle },
      { crime: 'PC 4501.5', ...upper },
      { crime: 'PC 4501.5', ...upper, ...concurrent },
    ],
  ],
  'manslaughter-thirds': [['A', 'B'].map((victim) => ({ crime: 'PC 192(a)', ...middle, victim }))],
  'equal-principal-terms': [
    [
      { crime: 'PC 459/460(a)', ...middle },
      { crime: 'PC 245(a)(4)', ...upper },
    ],
  ],
  'escape-by-force-full': [
    [
      { crime: 'PC 211/212.5(c)', ...upper },
      { crime: 'PC 4532(b)(2)', ...middle },
    ],
  ],
  'sections-that-command': [
    [
      { crime: 'PC 211/212.5(c)', ...middle },
      { crime: 'PC 4532(a)(1)', ...concurrent },
    ],
  ],
  'status-rides-on-offender': [
    [
      { crime: 'VC 10851(a)', ...upper },
      { crime: 'PC 187(a) second degree', ...concurrent },
    ],
    { caseEnhancements: [{ id: 's1', crime: 'PC 667(a)(1)' }] },
  ],
  'assault-with-intent': [
    [{ crime: 'PC 220(a)(1)/203', ...middle, enhancements: [{ id: 'e1', crime: 'PC 12022.7(a)' }] }],
  ],
  'gang-step-of-felony': [
    [{ crime: 'PC 211/212.5(c)', state: 'Attempt', enhancements: [{ id: 'e1', crime: 'PC 186.22(b)(1)(C)' }] }],
  ],
  'gang-terms-by-day': [
    [
      { crime: 'PC 459/460(b)', ...middle, date: '1987-06-01' },
      { crime: 'PC 148(a)(1)', gang: true, date: '1987-06-01' },
    ],
  ],
  'weapon-and-injury-before-1998': [
    [
      {
        crime: 'PC 245(a)(2)',
        ...upper,
        date: '1996-03-14',
        enhancements: [
          { id: 'e1', crime: 'PC 12022.5(a)' },
          { id: 'e2', crime: 'PC 12022.7(a)' },
        ],
      },
    ],
  ],
  'rules-from-their-first-day': [
    [
      { crime: 'PC 211/212.5(c)', ...upper, date: '1981-06-01' },
      { crime: 'PC 459/460(b)', ...middle },
    ],
    { caseEnhancements: [{ id: 's1', crime: 'PC 667(a)(1)' }] },
  ],
  'intent-before-2006': [
    ['A', 'B'].map((where) => ({ crime: 'PC 220(a)(1)/261', ...upper, date: '2005-03-14', ...at(where) })),
  ],
  'facts-as-cited': [
    ['A', 'B'].map((where) => ({
      crime: {
        statute: 'PC 220(a)(1)/261',
        kind: 'crime',
        severity: 'felony',
        terms: { lower: '2y', middle: '4y', upper: '6y' },
        serious: true,
        violent: true,
      },
      ...upper,
      ...at(where),
    })),
  ],
  'firearm-beside-other-weapon': [
    [{ crime: 'PC 245(a)(1)', ...upper, enhancements: [{ id: 'e1', crime: 'PC 12022(a)(1)' }] }],
  ],
  'registrable-since-2026': [[{ crime: 'PC 261.5(c) more than 10 years', ...upper }], { strikes: '2+' }],
  'release-once-each': [
    [
      { crime: 'VC 10851(a)', ...middle },
      { crime: 'PC 422(a)', ...middle, ...onReleaseFrom('c0') },
      { crime: 'PC 496(a)', ...middle, ...onReleaseFrom('c1') },
    ],
  ],
  'release-felony-only': [
    [
      { crime: 'PC 422(a)', ...middle },
      { crime: 'PC 148(a)(1)', ...upper, ...onReleaseFrom('c0') },
    ],
  ],
  'sex-prior-bars-jail': [
    [
      { crime: 'VC 10851(a)', ...middle },
      { crime: 'PC 496(a)', ...middle, ...concurrent, ...onReleaseFrom('c0') },
    ],
    { caseEnhancements: [{ id: 's', crime: 'PC 667.6(a)' }] },
  ],
  'stayed-prior-takes-no-place': [
    [{ crime: 'PC 459/460(b)', ...middle, date: '2018-01-15' }],
    {
      sentencingDate: '2019-01-01',
      caseEnhancements: ['PC 667(a)(1)', 'PC 667.5(b)'].map((crime) => ({
        id: crime,
        crime,
        priorDate: '2010-05-05',
      })),
    },
  ],
  'range-witness-scheme': [
    [
      { crime: 'PC 136.1(c)(1)', ...middle, scheme: 'own' },
      { crime: 'PC 137(a)', ...middle },
    ],
  ],
  'further-victim-once': [
    [
      {
        crime: 'VC 23153(a)',
        ...middle,
        victim: 'A',
        enhancements: [
          ...['A', 'B', 'C'].map((victim) => ({ id: `injury of ${victim}`, crime: 'PC 12022.7(a)', victim })),
          ...['B', 'C'].map((victim) => ({ id: `further victim ${victim}`, crime: 'VC 23558', victim })),
        ],
      },
    ],
  ],
  'gang-row-and-firearm': [
    [
      {
        crime: 'PC 246',
        enhancements: [
          { id: 'e1', crime: 'PC 186.22(b)(4)(B)' },
          { id: 'e2', crime: 'PC 12022.53(b)', findings: ['vicarious-firearm'] },
        ],
      },
    ],
  ],
  'injury-by-reckless-driving': [
    [{ crime: 'VC 23105(a)', ...upper, enhancements: [{ id: 'e1', crime: 'PC 12022.7(a)' }] }],
  ],
  'misdemeanant-who-does-not-return': [
    [
      { crime: 'PC 211/212.5(c)', ...middle },
      { crime: 'PC 4532(e)/4532(a)(1)', ...concurrent },
    ],
  ],
  'habitual-offender-with-harm': [[{ crime: 'PC 288(i)(1)', enhancements: [{ id: 'e1', crime: 'PC 667.71(b)' }] }]],
  'prior-behind-a-dismissed-strike': [[{ crime: 'PC 459/460(b)', strikes: '0' }], { strikes: '1' }],
  'prison-by-enhancement': [
    [
      {
        crime: 'HS 11379.6(a)',
        date: '2011-12-01',
        enhancements: [{ id: 'e1', crime: 'HS 11379.7(a)' }],
      },
    ],
    { sentencingDate: '2012-08-01' },
  ],
  'credit-behind-a-dismissed-strike': [
    [{ crime: 'PC 459/460(b)', date: '2010-01-12', strikes: '0' }],
    {
      strikes: '1',
      sentencingDate: '2010-09-13',
      custody: [{ in: '2010-01-25', out: '2010-09-13', rate: 'auto' }],
    },
  ],
  'credit-by-commitment': [
    [{ crime: 'PC 459/460(b)' }],
    { custody: [{ in: '2026-07-31', out: '2026-08-01', rate: 'auto' }] },
  ],
  'parole-years-from-custody': [
    [{ crime: 'PC 269(a)(1)', date: '2022-09-01' }],
    { birthdate: '1970-01-01', custody: [{ in: '2022-09-22', out: '2023-01-14', rate: 'auto' }] },
  ],
  'nonviolent-parole-from-prison': [[{ crime: 'PC 459/460(b)', ...middle }]],
  'jail-of-probation': [[{ crime: 'PC 459/460(b)', probation: { granted: true, jailDays: 180 } }]],
  'strike-bar-of-felonies': [
    [
      { crime: 'PC 459/460(b)', strikes: '0' },
      { crime: 'PC 148(a)(1)', strikes: '1' },
    ],
  ],
  'unusual-case-by-the-charges': [[{ crime: 'PC 245(a)(2)' }]],
  'findings-of-a-stayed-sex-crime': [[{ crime: 'PC 487(a)' }, { crime: 'PC 288(a)', status: 'Stayed654' }]],
  'drug-enhancement-of-its-sections': [
    [{ crime: 'HS 11351.5', ...upper, enhancements: [{ id: 'weight', crime: 'HS 11370.4(c)(1)(A)' }] }],
  ],
  'tear-gas-of-a-felon': [[{ crime: 'PC 22810(a)' }]],
  'place-that-the-section-names': [[{ crime: 'HS 12761' }]],
  'range-exact': [
    [
      { crime: 'PC 459/460(a)', ...middle },
      { crime: 'PC 245(a)(4)', ...middle },
    ],
  ],
};

const fileOf = (id: string): CaseFile => {
  const [charges, more] = examples[id] ?? [[]];
  return {
    caseFile: 1,
    sentencingDate: today,
    ...more,
    charges: charges.map((charge, place) => ({ id: `c${place}`, count: place + 1, date: '2026-03-14', ...charge })),
  };
};

type Measure = (file: CaseFile) => string;
const answerOf = (file: CaseFile) => sentence(file, catalogue, today);
const places: Readonly<Record<string, string>> = { prison: 'state prison', jail1170h: 'county jail' };
const place: Measure = (file) => places[answerOf(file).summary.place] ?? '';
const conduct: Measure = (file) => `${answerOf(file).credits.conduct} days`;
const firstParole: Measure = (file) => answerOf(file).release.lifeParole?.date ?? 'none';
const probationLength: Measure = (file) => answerOf(file).probation.lengths[0]?.text ?? 'none';
/** Without what a later correction put beside it. */
const ownLength: Measure = (file) => probationLength(file).replace(/ At least 36 months where [^)]*\)\./, '');
const leastJail: Measure = (file) => {
  const [jail] = answerOf(file).probation.jail;
  const exception = jail?.exception === undefined ? '' : `, ${jail.exception.minimumDays} by exception`;
  return `${jail?.minimumDays} days${exception}`;
};
const leastDays: Measure = (file) => `${rangeOf(file, catalogue, today).minimum.summary.exposureDaysMisdemeanor}d`;
const jailDays: Measure = (file) => `${answerOf(file).summary.exposureDaysMisdemeanor}d`;
const verdict: Measure = (file) => answerOf(file).probation.verdict;

/** What a correction changed that changes no total; of those not named here the greatest end of the range. */
const measures: Readonly<Record<string, Measure>> = {
  'prior-behind-a-dismissed-strike': place,
  'prison-by-enhancement': place,
  'credit-behind-a-dismissed-strike': conduct,
  'credit-by-commitment': conduct,
  'credit-of-habitual-offenders': conduct,
  'parole-years-from-custody': (file) => answerOf(file).release.elderlyParole ?? 'none',
  'nonviolent-parole-from-prison': (file) => answerOf(file).release.earliestParole ?? 'none',
  'jail-of-probation': (file) => answerOf(file).release.earliestRelease ?? 'none',
  'jail-of-probation-with-a-misdemeanor': (file) => answerOf(file).release.earliestRelease ?? 'none',
  'jail-of-probation-in-the-total': (file) => `${answerOf(file).summary.jailDays}d`,
  'chosen-rate-of-the-longest-term': (file) => answerOf(file).release.earliestRelease ?? 'none',
  'terms-beside-at-one-rate': (file) => answerOf(file).release.earliestRelease ?? 'none',
  'robbery-before-proposition-21': (file) => `${answerOf(file).credits.conduct} days`,
  'least-jail-of-misdemeanors': leastJail,
  'least-jail-that-a-court-may-lower': leastJail,
  'least-jail-of-more-sections': leastJail,
  'least-jail-of-boats-and-bears': leastJail,
  'jail-that-rises-with-convictions': jailDays,
  'lengths-of-probation-by-their-sections': probationLength,
  'probation-where-the-victim-is-related': probationLength,
  'probation-after-a-great-loss': ownLength,
  'access-obstructed-before-2025': jailDays,
  'attempts-that-two-more-sections-name': jailDays,
  'least-jail-of-contractors': leastDays,
  'officers-of-jails-before-2000': jailDays,
  'small-vandalism-before-proposition-21': jailDays,
  'looting-before-2026': verdict,
  'theft-by-touting': verdict,
  'life-minimums-that-conduct-shortens': firstParole,
  'life-by-priors-is-not-violent': firstParole,
  'bars-of-theft-and-of-parole': verdict,
  'strike-bar-of-felonies': verdict,
  'unusual-case-by-the-charges': verdict,
  'unusual-case-by-priors': verdict,
  'probation-of-attempted-murder-of-officials': verdict,
  'conduct-with-a-child-under-fourteen': verdict,
  'special-circumstance-of-a-minor': verdict,
  'findings-of-a-stayed-sex-crime': verdict,
  'extortion-after-a-prior': verdict,
  'probation-by-the-words-of-the-section': verdict,
  'jail-that-follows-other-terms': jailDays,
  'medi-cal-fraud-as-a-misdemeanor': jailDays,
  'bank-felonies-before-2009': place,
  'dates-of-equal-terms': (file) => answerOf(file).release.earliestRelease ?? 'none',
  'prior-of-a-life-term-beside': firstParole,
  'bars-of-misdemeanors': verdict,
  'least-jail-by-convictions': leastJail,
  'liquor-into-prison': place,
  'fines-alone': jailDays,
  'probation-of-petty-theft': ownLength,
  'probation-of-more-petty-thefts': ownLength,
  'thefts-from-dead-bodies': verdict,
  'bars-of-lewd-acts-in-families-before-2006': verdict,
  'bars-of-destructive-devices-as-misdemeanors': verdict,
  'possession-after-a-disqualifying-prior': jailDays,
  'concentrated-cannabis-after-proposition-47': jailDays,
  'probation-of-any-crime-against-relatives': probationLength,
  'probation-of-firearms-under-protective-orders': probationLength,
  'hate-crimes-of-their-own-section-raised-once': jailDays,
  'jail-of-shoplifting': jailDays,
  'tear-gas-of-a-felon': jailDays,
  'nonambulatory-animals-before-2009': jailDays,
  'refused-tests-and-speed-of-drunk-drivers': jailDays,
  'child-in-vehicle-beside-endangerment': jailDays,
  'thefts-of-telephone-services': verdict,
  'attempts-that-are-takings-or-offers': jailDays,
  'prison-by-flight-from-a-vessel': place,
  'reports-of-abuse-impeded-before-2007': jailDays,
  'witnesses-dissuaded-before-1998': jailDays,
  'access-cards-before-1999': jailDays,
  'bars-of-sex-crimes-before-2017': verdict,
  'probation-of-more-crimes-against-relatives': probationLength,
  'attempts-that-more-codes-name': jailDays,
  'least-jail-of-tuberculosis-tests': leastDays,
  'permits-not-carried': jailDays,
  'furniture-with-flame-retardants': jailDays,
  'fireworks-sold-to-minors-again': verdict,
  'least-jail-of-boating-after-a-prior': leastJail,
  'probation-of-more-assaults-with-weapons': verdict,
  'place-that-the-section-names': place,
  'felonies-without-a-penalty-of-the-vehicle-code': place,
  'place-of-contract-felonies': place,
  'prison-by-more-enhancements-before-2016': place,
};
const greatest: Measure = (file) => lengthOf(rangeOf(file, catalogue, today).maximum.summary);
const total: Measure = (file) => lengthOf(answerOf(file).summary);

const told = rulesVersions.flatMap(({ corrections }) => corrections);

test('every correction has its example as a case, and no case is of none', () => {
  expect(Object.keys(examples).toSorted()).toEqual(told.map(({ id }) => id).toSorted());
});

test.for(told)('$id: $example.of: $example.was became $example.now', ({ id, example, concerns }) => {
  const file = fileOf(id);
  const answer = answerOf(file);
  const measure = measures[id] ?? (concerns === null ? greatest : total);
  expect(measure(file)).toBe(example.now);
  expect(example.was).not.toBe(example.now);
  const since = correctionsConcerning('2000.01', file, answer).map((correction) => correction.id);
  expect(since.includes(id)).toBe(concerns !== null);
});

/** CHANGELOG.md, from the table that the product reads. After a correction `vitest run --project golden -u` writes it. */
const changelog = [
  '# Changes of numbers',
  'What each version of the rules counts otherwise than the one before it, the newest first. A case shows the version that counted it at the foot of every printed page, and says once when a correction changed its total. Written from `engine/src/corrections`.',
  ...rulesVersions.flatMap(({ version, from, corrections }) => [
    `## ${version}, from ${from}`,
    ...corrections.map(
      ({ what, authority, example: { of, was, now } }) =>
        `- ${what} *${authority}.*\n  Example: ${of}: ${was} became **${now}**.`,
    ),
  ]),
]
  .join('\n\n')
  .concat('\n');

test('CHANGELOG.md tells every correction as the product does', async () => {
  await expect(changelog).toMatchFileSnapshot('../../CHANGELOG.md');
});
