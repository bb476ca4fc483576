import { isInForce, sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

/** To take is also to attempt it (FG 86): a crime of taking halves no attempt, or has a reason why it does. */

const catalogue = readCatalogue();
const on = '2026-07-01';

const ofTaking = /\b(?:taking|catching|killing|capturing|trapping|poisoning|to take)\b|^hunting\b|artificial light/i;

/** Sections whose rows name a taking and whose attempt is halved, by the reason. */
const excepted: Readonly<Record<string, readonly string[]>> = {
  'the section also forbids to possess, sell or buy': [
    'FG 2005(c)',
    'FG 2010',
    'FG 3003.1',
    'FG 3005',
    'FG 3005.5',
    'FG 3503.5',
    'FG 3505',
    'FG 3511',
    'FG 3513',
    'FG 4150(a)',
    'FG 4600(a)',
    'FG 4700',
    'FG 4800',
    'FG 5000',
    'FG 5050',
    'FG 5515(a)(1)',
    'FG 5521',
    'FG 7370(a)',
    'FG 8278(a)',
    'FG 8341',
    'FG 8372',
    'FG 8377(a)',
    'FG 8383.5',
    'FG 8388.5(a)',
    'FG 8392',
    'FG 8394',
    'FG 8405(a)',
    'FG 10500',
    'FG 10931',
    'FG 12002(c)',
    'FG 12006(a)',
    'FG 12008',
    'FG 12009(a)',
    'FG 12010',
    'FG 12012',
    'FG 12013',
  ],
  'another act stands beside the taking: to enter, to destroy, to be or have aboard, to bring ashore': [
    'FG 1583',
    'FG 2011',
    'FG 7860(a)',
    'FG 7891',
    'FG 7925(a)',
    'FG 8280.1(a)',
  ],
  'the act is another than to take: to enter land, to hunt near a house, to trap or kill in a way, to carry a paper': [
    'FG 2003(a)',
    'FG 2016',
    'FG 3004',
    'FG 3008',
    'FG 4001',
    'FG 4004',
    'FG 4150(b)',
    'FG 4180.1(a)(2)',
    'FG 4304(a)',
    'FG 4657(a)',
  ],
};

const takings = catalogue.rows.filter(
  ({ kind, severity, statute, name, ...days }) =>
    kind === 'crime' &&
    severity !== 'infraction' &&
    statute.startsWith('FG ') &&
    ofTaking.test(name) &&
    isInForce(days, on),
);

const exposureOf = (id: string, state: 'Attempt' | 'Completed') => {
  const charges = [{ id: 'c1', count: 1, date: '2026-03-14', crime: { id }, state }];
  const { summary } = sentence({ caseFile: 1, sentencingDate: '2026-08-01', charges }, catalogue, on);
  return [summary.totalDeterminate, summary.exposureDaysMisdemeanor];
};

const isWhole = (id: string): boolean => exposureOf(id, 'Attempt').join() === exposureOf(id, 'Completed').join();
const halved = takings.filter(({ id }) => !isWhole(id)).map(({ statute }) => statute);
const isUnder = (statute: string, section: string): boolean =>
  statute.startsWith(section) && !/^[\d.]/.test(statute.slice(section.length));
const reasons = Object.values(excepted).flat();

test('every crime that names a taking halves no attempt of it, or has a reason', () => {
  expect(takings.length).toBeGreaterThan(80);
  expect(halved.filter((statute) => !reasons.some((section) => isUnder(statute, section)))).toEqual([]);
});

test.for(reasons)('%s has a crime to except', (section) => {
  expect(halved.some((statute) => isUnder(statute, section))).toBe(true);
});
