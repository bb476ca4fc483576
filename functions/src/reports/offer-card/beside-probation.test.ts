import { readFileSync } from 'node:fs';
import { blankCase, type OfferRecord } from '@countwise/contract';
import type { CaseFile } from '@countwise/engine';
import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { cardFacts } from '../../offers/card-facts.ts';
import { countedOf, summaryOf } from '../../offers/disposition.ts';
import { storedOffer } from '../../store/stored-offer.ts';
import { cardHtml } from './card-html.tsx';

const sources = { catalogue: readCatalogue(), reference: readReference() };
const today = '2026-11-22';
const law = { catalogue: sources.catalogue, today };
const kept = new URL('../../store/old-items/offer.json', import.meta.url);
const offer: OfferRecord = storedOffer.parse(JSON.parse(readFileSync(kept, 'utf8')));
const { caseId: Id } = offer;
const record = {
  ...blankCase,
  Id,
  OwnerId: 'me',
  CreatedAt: today,
  UpdatedAt: today,
  Version: 1,
  CaseNumber: '26-SAMPLE',
};

type Charge = Omit<CaseFile['charges'][number], 'id' | 'count' | 'date'>;

function offered(charges: readonly Charge[], more: Partial<CaseFile> = {}): OfferRecord {
  const caseFile: CaseFile = {
    caseFile: 1,
    sentencingDate: today,
    charges: charges.map((charge, at) => ({ id: `c${at + 1}`, count: at + 1, date: '2026-03-14', ...charge })),
    ...more,
  };
  const filed: CaseFile = { ...caseFile, charges: caseFile.charges.map(({ status: _, ...charge }) => charge) };
  const counted = countedOf(caseFile, filed, law);
  return { ...offer, summary: summaryOf(counted, today), card: cardFacts(counted, filed, sources, today) };
}

const textOf = (html: string): string =>
  html
    .replace(/^.*<body>/s, '')
    .replaceAll(/<\/(?:p|h1)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

const granted = (jailDays: number) => ({ probation: { granted: true, jailDays } });
/** Robbery of 2, 3 or 5 years (PC 213(a)(2)); burglary of 16 months, 2 or 3 years in county jail (PC 461(b)). */
const robbery = { crime: 'PC 211/212.5(c)', term: 'middle' } as const;
const burglary = { crime: 'PC 459/460(b)', term: 'middle' } as const;
const murder = { crime: 'PC 187(a) first degree' };
/** Of a partner: at most 364 days (PC 243(e)(1), 18.5(a)), probation of at least 36 months (PC 1203.097(a)(1)). */
const battery = { crime: 'PC 243(e)(1)' };

interface Told {
  readonly of: string;
  readonly charges: readonly Charge[];
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly never: readonly string[];
}

const rules = ['Under today’s prison rules', 'Con las reglas de prisión de hoy'];

const cases: readonly Told[] = [
  {
    of: 'probation alone',
    charges: [{ ...burglary, ...granted(180) }],
    en: [
      'probation with 180 days of jail\nJail and probation\n',
      'is probation with 180 days of jail.',
      'Probation for 2 years.',
    ],
    es: [
      'libertad condicional (probation) con 180 días de cárcel\nCárcel y libertad condicional (probation)\n',
      'es libertad condicional (probation) con 180 días de cárcel.',
      'Libertad condicional (probation) por 2 años.',
    ],
    never: ['parole', ...rules],
  },
  {
    of: 'probation without jail',
    charges: [{ ...burglary, ...granted(0) }],
    en: ['probation\nNo jail\n', 'The agreed sentence is probation.'],
    es: ['libertad condicional (probation)\nSin cárcel\n', 'La pena acordada es libertad condicional (probation).'],
    never: ['Jail and probation', 'Cárcel y libertad', ' 0 '],
  },
  {
    of: 'prison, and probation of a misdemeanor',
    charges: [robbery, { ...battery, ...granted(180) }],
    en: [
      '3 years\nState prison\nprobation on count 2 with 180 days of jail\n',
      'is 3 years, and probation on count 2 with 180 days of jail.',
      'Under today’s prison rules',
      'After prison: parole for 2 years. Probation on count 2 for 3 years.',
    ],
    es: [
      '3 años\nPrisión estatal\nlibertad condicional (probation) por el cargo 2 con 180 días de cárcel\n',
      'es 3 años, y libertad condicional (probation) por el cargo 2 con 180 días de cárcel.',
      'Con las reglas de prisión de hoy',
      'libertad bajo palabra (parole) por 2 años. Libertad condicional (probation) por el cargo 2 durante 3 años.',
    ],
    never: ['Jail and probation', 'Cárcel y libertad'],
  },
  {
    of: 'county jail, and probation',
    charges: [burglary, { ...battery, ...granted(60) }],
    en: [
      '2 years\nCounty jail\nprobation on count 2 with 60 days of jail\n',
      'is 2 years, and probation on count 2 with 60 days of jail.',
      'Probation on count 2 for 3 years.',
    ],
    es: [
      '2 años\nCárcel del condado\nlibertad condicional (probation) por el cargo 2 con 60 días de cárcel\n',
      'es 2 años, y libertad condicional (probation) por el cargo 2 con 60 días de cárcel.',
    ],
    never: ['Jail and probation', 'Cárcel y libertad', 'parole', ...rules],
  },
  {
    of: 'life, and probation',
    charges: [murder, { ...battery, ...granted(180) }],
    en: [
      '25 years to life\nState prison\nprobation on count 2 with 180 days of jail\n',
      'is 25 years to life, and probation on count 2 with 180 days of jail.',
      'The first day a board may decide to release you',
      'If the board releases you: parole for life. Probation on count 2 for 3 years.',
    ],
    es: [
      '25 años a cadena perpetua\nPrisión estatal\nlibertad condicional (probation) por el cargo 2 con 180 días de cárcel\n',
      'El primer día en que una junta puede decidir su salida',
      'libertad bajo palabra (parole) por toda la vida.',
    ],
    never: ['Jail and probation', 'Cárcel y libertad'],
  },
  {
    of: 'prison, and two that are granted',
    charges: [robbery, { ...battery, ...granted(180) }, { ...battery, ...granted(60) }],
    en: [
      '3 years\nState prison\nprobation on counts 2 and 3 with 240 days of jail\n',
      'Probation on counts 2 and 3 for 3 years.',
    ],
    es: ['por los cargos 2 y 3 con 240 días de cárcel', 'por los cargos 2 y 3 durante 3 años.'],
    never: ['Jail and probation', 'Cárcel y libertad'],
  },
  {
    of: 'the jail of a misdemeanor, and probation of a felony',
    charges: [
      { ...burglary, ...granted(180) },
      { ...battery, days: 60 },
    ],
    en: [
      '60 days of jail\nCounty jail\nprobation on count 1 with 180 days of jail\n',
      'Probation on count 1 for 2 years.',
    ],
    es: [
      '60 días de cárcel\nCárcel del condado\nlibertad condicional (probation) por el cargo 1 con 180 días de cárcel\n',
    ],
    never: ['Jail and probation', 'Cárcel y libertad', 'parole', ...rules],
  },
];

const forms = [
  ['fixed', 'offer', 'card'],
  ['fixed', 'offer', 'client'],
  ['open', 'indication', 'card'],
  ['open', 'indication', 'client'],
] as const;

const printed = forms.flatMap((form) =>
  cases.flatMap((told) => (['en', 'es'] as const).map((in_) => [told, in_, form] as const)),
);

test.for(printed.map(([told, language, form]) => [told.of, language, ...form, told] as const))(
  '%s, in %s, %s, told by an %s on its %s: the term, its place and what follows it, then the grant',
  ([, language, form, kind, page, told]) => {
    const text = textOf(cardHtml({ ...offered(told.charges), form, kind }, record, { language, page }));
    // where the judge decides, bounds stand in place of what is agreed
    const words = told[language].filter((each) => form !== 'open' || !/^(?:es|is|The agreed|La pena) /.test(each));
    for (const each of words) expect(text).toContain(each);
    for (const each of told.never) expect(text).not.toContain(each);
  },
);

const pageOf = (offer: OfferRecord, language: 'en' | 'es'): string =>
  textOf(cardHtml(offer, record, { language, page: 'card' }));

test('a day of release from prison says that the days of jail beside it are not in it, if yes and if no (PC 19.2)', () => {
  const told = [
    [offered([robbery, { ...battery, days: 60 }]), 2],
    [offered([robbery, { ...battery, ...granted(60) }]), 2],
    [offered([robbery]), 0],
    [offered([{ ...battery, days: 60 }]), 0],
  ] as const;
  for (const [each, times] of told) {
    expect(pageOf(each, 'en').split('That date does not count the days of jail.')).toHaveLength(times + 1);
    expect(pageOf(each, 'es').split('Esa fecha no cuenta los días de cárcel.')).toHaveLength(times + 1);
  }
});

test('a hearing by age before the minimum of a life term tells both days, if yes and if no (PC 3046, 3055)', () => {
  const old = pageOf(offered([murder], { birthdate: '1970-03-14' }), 'en');
  const words =
    /is about 11\/22\/2046.*That hearing comes by age \(PC 3055\(a\), \(c\)\); without it the day would be about 11\/22\/2051\./;
  expect(old).toMatch(words);
  const [, ifNo] = old.split('If you say no');
  expect(ifNo).toMatch(/as late as about 11\/22\/2046\..*without it the day would be about 11\/22\/2051\./);
  expect(pageOf(offered([murder]), 'en')).not.toContain('without it');
});

test('of one charge the card speaks as of one, and of no contest by its name', () => {
  const one = (language: 'en' | 'es') => pageOf(offered([burglary]), language);
  expect(one('en')).toContain('This charge is not a strike.');
  expect(one('es')).toContain('Este cargo no es un strike.');
  expect(one('es')).toContain('En este caso «no contest» tiene el mismo efecto que declararse culpable.');
  const dropped = (count: number) =>
    pageOf(
      offered([burglary, ...Array.from({ length: count }, () => ({ ...burglary, status: 'Dismissed' as const }))]),
      'en',
    );
  expect(dropped(1)).toContain('This charge is dismissed: ');
  expect(dropped(2)).toContain('These charges are dismissed: ');
});
