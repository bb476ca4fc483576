import { expect, test } from 'vitest';
import { burglary, factsOf, robbery } from './release.fixture.ts';
import { releaseNotices } from './release-notices.ts';

const jail = { summary: { place: 'jail1170h' } } as const;
const split = [burglary, { ...burglary, id: 'c4', status: 'Stayed654', determinateDays: 0 }] as const;

const noticesOf = (facts: Parameters<typeof releaseNotices>[0]) =>
  releaseNotices(facts)
    .filter(({ code }) => /SPLIT|STRAIGHT/.test(code))
    .map(({ code, authority, charges }) => [code, authority, ...charges]);

test.for([
  ['a split', factsOf(split, { ...jail, custodyPart: 1079 }), []],
  [
    'a straight term',
    factsOf(split, { ...jail, custodyPart: 1080 }),
    [['STRAIGHT_TERM_FINDING', 'PC 1170(h)(5)(A); CRC 4.415; CRC 4.406(b)(9)', 'c1']],
  ],
  [
    'a straight term of the first day of the presumption',
    factsOf(split, { ...jail, custodyPart: 1080, sentencingDate: '2015-01-01' }),
    [['STRAIGHT_TERM_FINDING', 'PC 1170(h)(5)(A); CRC 4.415; CRC 4.406(b)(9)', 'c1']],
  ],
  [
    'a straight term of the day before',
    factsOf(split, { ...jail, custodyPart: 1080, sentencingDate: '2014-12-31' }),
    [],
  ],
  ['undecided', factsOf(split, jail), [['SPLIT_NOT_STATED', 'PC 1170(h)(5)(A); CRC 4.415', 'c1']]],
  ['undecided before the presumption', factsOf(split, { ...jail, sentencingDate: '2014-12-31' }), []],
  [
    'a custody part longer than the term',
    factsOf(split, { ...jail, custodyPart: 1081 }),
    [['SPLIT_LONGER_THAN_TERM', 'PC 1170(h)(5)(B)', 'c1']],
  ],
  [
    'a split of a prison term',
    factsOf([burglary, robbery], { custodyPart: 360 }),
    [['SPLIT_BARRED', 'PC 1170(h)(3), (5)(A); PC 1170.1(a)', 'c1', 'c2']],
  ],
  ['a prison term', factsOf([burglary, robbery]), []],
  [
    'a split of a misdemeanor',
    factsOf([], { custodyPart: 30, summary: { place: 'jail' } }),
    [['SPLIT_BARRED', 'PC 1170(h)(5)(A)']],
  ],
] as const)('%s', ([, facts, expected]) => {
  expect(noticesOf(facts)).toEqual(expected);
});

test.for([
  [factsOf(split, { ...jail, custodyPart: 1080 }), /court must find, in the interests of justice/],
  [factsOf(split, jail), /^No split is stated/],
  [factsOf(split, { ...jail, custodyPart: 1081 }), /longer than the term/],
  [
    factsOf([burglary], { custodyPart: 360 }),
    /^The split that the case states is not applied\. A term of state prison/,
  ],
] as const)('the words of notice %#', ([facts, words]) => {
  expect(releaseNotices(facts).at(-1)?.text).toMatch(words);
});
