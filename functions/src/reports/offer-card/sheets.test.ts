import { readFileSync } from 'node:fs';
import { blankCase, type OfferRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { storedOffer } from '../../store/stored-offer.ts';
import { printPdf } from '../print.ts';
import { cardHtml } from './card-html.tsx';

const kept = new URL('../../store/old-items/offer.json', import.meta.url);
const offer: OfferRecord = storedOffer.parse(JSON.parse(readFileSync(kept, 'utf8')));
const { card } = offer;
const record = {
  ...blankCase,
  Id: offer.caseId,
  OwnerId: 'me',
  CreatedAt: '',
  UpdatedAt: '',
  Version: 1,
  CaseNumber: '26-CR-004417',
  DefendantFirstName: 'Miguel',
  DefendantMiddleName: 'Andres',
  DefendantLastName: 'Castellanos-Whitfield',
};
const names = [
  ['Kidnapping to rob or to commit a sex crime', 'Secuestro para robar o para cometer un delito sexual'],
  ['Battery of a spouse', 'Golpear al cónyuge o a la pareja'],
  [
    'Driving with 0.08 percent or more of alcohol in the blood',
    'Manejar con 0.08 por ciento o más de alcohol en la sangre',
  ],
] as const;
const crimes = (length: number) =>
  Array.from({ length }, (_, at) => {
    const [plainEn, plainEs] = names[at % names.length] ?? ['', ''];
    return { count: at + 1, statute: 'PC 209(b)(1)', name: plainEn, plainEn, plainEs, with: [] };
  });

/** Several charges, and a head of three lines: a term, and probation of another count. */
const granted = (pleaded: number, dropped: number) => ({
  ...card,
  plead: crimes(pleaded),
  drop: crimes(dropped),
  drive: 12,
  term: { ...card.term, lifeYears: 14, jailDays: 544 },
  probationJail: 180,
  onProbation: [2],
});

/** What offers come to, from one page to several: sheets of paper are never more than the pages that are numbered. */
const told: readonly (readonly [of: string, more: Partial<OfferRecord>])[] = [
  ['a short plea', {}],
  ['three charges and probation of one', { card: granted(3, 6) }],
  ['seven charges', { card: granted(7, 1) }],
  ['sixty charges, and as many that are dismissed', { card: granted(60, 60) }],
  ['long conditions', { conditions: 'Restitution to be set at a later hearing. '.repeat(90) }],
];

test.for(told)('%s: the sheets that are printed are the pages that are numbered', { timeout: 120_000 }, async (row) => {
  const [, more] = row;
  for (const language of ['en', 'es'] as const) {
    for (const page of ['card', 'client'] as const) {
      const html = cardHtml({ ...offer, ...more }, record, { language, page });
      const pages = html.split('<article').length - 1;
      const printed = Buffer.from(await printPdf(html)).toString('latin1');
      const sheets = printed.match(/\/Type \/Page\b/g)?.length;
      expect([language, page, sheets]).toEqual([language, page, pages]);
    }
  }
});

const clientPages = (more: Partial<OfferRecord>): readonly string[] =>
  cardHtml({ ...offer, ...more }, record, { language: 'en', page: 'client' })
    .split('<article')
    .slice(1)
    .map((article) => article.replaceAll(/<span class="unbroken">([^<]*)<\/span>/g, '$1'));

test('what a plea brings begins on the page that tells it, and goes on between two items of a list', () => {
  const [first = '', second = '', ...others] = clientPages({ card: granted(3, 25) });
  expect(first).toMatch(
    /What comes with it.*These charges are dismissed: .*;<\/p><\/section><section><p>More on the next page\.</s,
  );
  expect(second).toMatch(/<section><p>(Kidnapping|Battery|Driving)/);
  expect([...others.slice(0, -1), others.length === 0 ? second : ''].join('')).not.toContain('More on the next page.');
});

test('charges are indented alike on every page', () => {
  const lists = (pleaded: number) =>
    clientPages({ card: granted(pleaded, 0) }).flatMap((page) =>
      [...page.matchAll(/<ol [^>]*>/g)].map(([list]) => list),
    );
  expect(lists(8).every((list) => !list.includes('many'))).toBe(true);
  expect([lists(20).length > 1, lists(20).every((list) => list.includes('many'))]).toEqual([true, true]);
});
