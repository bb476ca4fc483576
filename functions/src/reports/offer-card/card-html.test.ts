import { readFileSync } from 'node:fs';
import { blankCase, type OfferRecord } from '@countwise/contract';
import { expect, test } from 'vitest';
import { storedOffer } from '../../store/stored-offer.ts';
import { cardHtml } from './card-html.tsx';
import { furtherText } from './if-yes.tsx';
import { sentences } from './sentences.ts';
import { speechIn } from './speech.ts';

const file = new URL('../../store/old-items/offer.json', import.meta.url);
const offer: OfferRecord = storedOffer.parse(JSON.parse(readFileSync(file, 'utf8')));
const record = {
  ...blankCase,
  Id: offer.caseId,
  OwnerId: 'me',
  CreatedAt: '2026-11-20T00:00:00.000Z',
  UpdatedAt: '2026-11-20T00:00:00.000Z',
  Version: 1,
  CaseNumber: '26-SAMPLE',
  DefendantLastName: 'Sample',
};
const told = (language: 'en' | 'es', more: Partial<OfferRecord> = {}, page: 'card' | 'client' = 'card') =>
  cardHtml({ ...offer, ...more }, record, { language, page })
    .replace(/^.*<body>/s, '')
    .replaceAll(/<[^>]+>/g, '');

test('each sentence is in both languages, with the same figures', () => {
  const figures = (text: string): number => text.split('{}').length;
  const table = Object.entries<readonly [string, string]>(sentences);
  const inSpanishOnly = ['unreviewed', 'reviewed'];
  expect(table.filter(([, [, es]]) => es === '')).toEqual([]);
  expect(table.filter(([key, [en, es]]) => figures(en) !== figures(es) && !inSpanishOnly.includes(key))).toEqual([]);
});

test('it says what is pleaded, agreed and served as it was frozen, in either language', () => {
  const en = told('en');
  expect(en).toContain('The agreed sentence is 7 years and 8 months.');
  expect(en).toContain('You have 292 days of credit. The first day you could get out is about 09/21/2032.');
  expect(en).toContain('could be about 06/20/2031');
  expect(en).toContain('the sentence can be up to 20 years');
  expect(told('es')).toContain('La pena acordada es 7 años y 8 meses.');
  expect(told('es')).toContain('alrededor del 21 de septiembre de 2032');
});

test('of no credit it says nothing: custody may not have been entered yet', () => {
  const [en, es] = (['en', 'es'] as const).map((language) =>
    told(language, { summary: { ...offer.summary, credits: 0 } }),
  );
  expect(en).toContain('The first day you could get out is about 09/21/2032.');
  expect(es).toContain('El primer día en que podría salir es alrededor del 21 de septiembre de 2032.');
  expect([en?.includes('of credit'), es?.includes('de crédito')]).toEqual([false, false]);
});

test('of misdemeanors alone it does not say that facts may make them strikes', () => {
  const words = (more: Partial<OfferRecord['card']>) =>
    (['en', 'es'] as const).map((language) =>
      told(language, { summary: { ...offer.summary, strikes: 0 }, card: { ...offer.card, ...more } }).match(
        /not strikes?\.|no (?:es un|son) strikes?\.|What you admit about a weapon|Lo que usted admita/g,
      ),
    );
  expect(words({ onlyMisdemeanors: true }).map((each) => each?.length)).toEqual([1, 1]);
  expect(words({ onlyMisdemeanors: false }).map((each) => each?.length)).toEqual([2, 2]);
});

test('it names the hearing that may come before the end of a long term, with its section', () => {
  const hearing = { date: '2031-01-15', authority: 'PC 3055(a), (c)' };
  const heard = told('en', { card: { ...offer.card, hearing } });
  expect(heard).toContain('A board may decide to release you sooner, on about 01/15/2031 (PC\u00a03055(a),\u00a0(c)).');
  expect(told('en')).not.toContain('A board may decide');
});

test('a day of the Spanish card has its article', () => {
  expect(told('es', { expiresAt: '2026-12-11' })).toContain('Válida hasta el11 de diciembre de 2026');
});

test('Spanish is marked until a named interpreter has read it; English never is', () => {
  const mark = 'Traducción sin revisar';
  expect([told('es'), told('en')].map((text) => text.includes(mark))).toEqual([true, false]);
  const read = told('es', { translation: { by: 'C. Intérprete', at: '2026-11-22' } });
  expect([read.includes(mark), read.includes('revisada por C. Intérprete el 22 de noviembre de 2026')]).toEqual([
    false,
    true,
  ]);
});

test('an indicated sentence is no offer: no last day, no counteroffer, no right to take the plea back', () => {
  const indicated = told('en', { kind: 'indication', madeBy: null, expiresAt: null, form: 'open' });
  for (const words of ['Good until', 'Made by', 'Counteroffer', 'you may take your plea back'])
    expect([words, indicated.includes(words)]).toEqual([words, false]);
  expect(indicated).toContain('You would plead to every charge.');
});

// the court says what it would impose whoever asks and whatever is pleaded: People v. Clancey (2013) 56 Cal.4th 562
test.for([
  ['en', 'The sentence that the judge indicated is', ['The judge decides the sentence', 'cannot take your plea back']],
  ['es', 'La pena que el juez ha indicado es', ['El juez decide la pena', 'no puede retirar']],
] as const)('in %s an indicated sentence is one sentence, with no range that the judge decides in', (row) => {
  const [language, words, never] = row;
  for (const page of ['card', 'client'] as const) {
    const indicated = told(language, { kind: 'indication', madeBy: null, expiresAt: null, form: 'open' }, page);
    expect(indicated).toContain(words);
    for (const each of never) expect([each, indicated.includes(each)]).toEqual([each, false]);
  }
});

test.for([
  [
    'en',
    'If you do not come back to court or you break the law first, the judge may give you up to 9 years and 4 months and you may not take your plea back.',
    'this plea will get you deported',
    'You may not go near V. Ejemplo.',
  ],
  [
    'es',
    'Si no regresa a la corte o comete un delito antes, el juez puede imponerle hasta 9 años y 4 meses y usted no podrá retirar su declaración de culpabilidad.',
    'causará su deportación',
    'No puede acercarse a V. Ejemplo.',
  ],
] as const)(
  'in %s it says what is agreed beside the sentence, and nothing of it where nothing is',
  ([language, ...words]) => {
    const agreed = told(language, { returnDays: 3360, isDeportable: true, away: 'V. Ejemplo' });
    expect(words.map((each) => agreed.includes(each))).toEqual([true, true, true]);
    expect(words.map((each) => told(language).includes(each))).toEqual([false, false, false]);
    expect(told(language)).toContain(
      language === 'en' ? 'this plea may get you deported' : 'puede causar su deportación',
    );
  },
);

test.for(['en', 'es'] as const)('in %s what has no room goes to a second page, which the first names', (language) => {
  const html = (more: Partial<OfferRecord>) => cardHtml({ ...offer, ...more }, record, { language, page: 'card' });
  const pages = (text: string): number => text.split('<article').length - 1;
  expect(pages(html({}))).toBe(1);
  const full = html({ returnDays: 3360, away: 'V. Ejemplo', conditions: 'Classes' });
  expect(pages(full)).toBe(2);
  const [, first = '', second = ''] = full.split('<article');
  // a line of its own at the foot of the page, after everything that stands on it
  const more = language === 'en' ? 'More on the next page.' : 'Continúa en la página siguiente.';
  expect(first).toContain(`<div class="sig"></div><p>${more}</p><footer>`);
  expect(second).toContain('V. Ejemplo');
  expect(second).toContain(language === 'en' ? 'up to 9 years and 4 months' : 'hasta 9 años y 4 meses');
  // what is signed stands below all that it is signed to, on the page of its warnings
  const signed = ['class="ans"', 'class="sig"><div'];
  expect(signed.map((part) => [first.includes(part), second.includes(part)])).toEqual([
    [false, true],
    [false, true],
  ]);
});

test.for([
  ['en', 'You admit: ', 'one earlier strike, PC\u00a0667(b)-(i)', 'Law of 03/13/2026 to 03/14/2026 (offense)'],
  [
    'es',
    'Usted admite: ',
    'un strike anterior, PC\u00a0667(b)-(i)',
    'Ley del 13 de marzo de 2026 al 14 de marzo de 2026 (delito)',
  ],
] as const)(
  'in %s card and client’s page name the priors that are admitted, and the first of several days',
  (words) => {
    const [language, admits, strike, law] = words;
    const prior = {
      count: null,
      statute: 'PC 667(a)(1)',
      name: 'Prior',
      plainEn: 'Earlier conviction of a serious felony',
      plainEs: 'Condena anterior por un delito grave serio',
      times: 2,
    };
    const card = { ...offer.card, admit: [prior], priorStrikes: 1, offenseFrom: '2026-03-13' };
    const name = language === 'en' ? prior.plainEn : prior.plainEs;
    const listed = `${admits}${name}, PC\u00a0667(a)(1), 2 ${language === 'en' ? 'times' : 'veces'}; ${strike}.`;
    for (const page of ['card', 'client'] as const) {
      const text = told(language, { card }, page);
      expect([text.includes(listed), text.includes(law)]).toEqual([true, true]);
      expect(told(language, {}, page)).not.toContain(admits);
    }
  },
);

test.for(['card', 'client'] as const)('the %s names a plea to an attempted robbery by the attempt', (page) => {
  const [crime] = offer.card.plead;
  const plead = crime === undefined ? [] : [{ ...crime, statute: 'PC 213(b)' }];
  const text = told('en', { card: { ...offer.card, plead } }, page);
  expect([text.includes('PC\u00a0664/211/212.5(c)'), text.includes('213(b)')]).toEqual([true, false]);
});

const manyCharges = (length: number): Partial<OfferRecord> => {
  const [crime] = offer.card.plead;
  const plead =
    crime === undefined
      ? []
      : Array.from({ length }, (_, at) => ({
          ...crime,
          count: at + 1,
          plainEn: 'x'.repeat(90),
          plainEs: 'x'.repeat(90),
        }));
  return { card: { ...offer.card, plead, drop: [], drive: null, register: null }, conditions: '' };
};
const articles = (html: string) => html.split('<article').slice(1);

test.for(['en', 'es'] as const)(
  'in %s many charges leave what is signed to a page that names the offer',
  (language) => {
    const html = cardHtml({ ...offer, ...manyCharges(4) }, record, { language, page: 'card' });
    const [first = '', second = '', ...rest] = articles(html);
    expect(rest).toEqual([]);
    expect(first).toContain(sentences.more[language === 'en' ? 0 : 1]);
    const parts = ['<header>', 'class="ans"', 'class="sig"><div', '<footer>'];
    expect(parts.map((part) => [first.includes(part), second.includes(part)])).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [true, true],
    ]);
    expect(first).toContain('class="im"');
    expect(articles(cardHtml({ ...offer, ...manyCharges(1) }, record, { language, page: 'card' }))).toHaveLength(1);
  },
);

test.for(['en', 'es'] as const)(
  'in %s a client’s page of many charges goes over by a whole part, each with head and foot',
  (language) => {
    const pages = articles(cardHtml({ ...offer, ...manyCharges(4) }, record, { language, page: 'client' }));
    expect(pages).toHaveLength(2);
    for (const page of pages) expect([page.includes('<header>'), page.includes('<footer>')]).toEqual([true, true]);
    expect(articles(cardHtml({ ...offer, ...manyCharges(1) }, record, { language, page: 'client' }))).toHaveLength(1);
  },
);

test.for([
  ['en', 'card'],
  ['es', 'card'],
  ['en', 'client'],
  ['es', 'client'],
] as const)(
  'in %s the charges of a %s that one page cannot hold go on by pages with head and foot',
  ([language, page]) => {
    const pages = articles(cardHtml({ ...offer, ...manyCharges(40) }, record, { language, page }));
    expect(pages.join('').match(/<li>/g)).toHaveLength(40);
    const starts = pages.flatMap((each) => [...each.matchAll(/<ol start="(\d+)"/g)].map(([, start]) => Number(start)));
    const listed = pages.map((each) => each.match(/<li>/g)?.length ?? 0).filter((count) => count > 0);
    // each page goes on where the one before it ends
    expect(starts).toEqual(listed.map((_, nth) => 1 + listed.slice(0, nth).reduce((sum, count) => sum + count, 0)));
    expect(Math.max(...listed)).toBeLessThanOrEqual(18);
    for (const each of pages) expect([each.includes('<header>'), each.includes('<footer>')]).toEqual([true, true]);
  },
);

const sheets = {
  en: {
    foot: /Page (\d) of (\d)\./,
    signed: (pages: number) => `Signing shows that you got these ${pages} pages.`,
    further: /Counts\u00a0\d+ to 40 are on the next (\d) pages\./,
  },
  es: {
    foot: /Página (\d) de (\d)\./,
    signed: (pages: number) => `Firmar muestra que recibió estas ${pages} páginas.`,
    further: /Los cargos\u00a0\d+ a 40 están en las (\d) páginas siguientes\./,
  },
} as const;

test.for(['en', 'es'] as const)('in %s several pages bear their number, and who signs gets all of them', (language) => {
  const { foot, signed, further } = sheets[language];
  for (const page of ['card', 'client'] as const) {
    const html = cardHtml({ ...offer, ...manyCharges(40) }, record, { language, page });
    const pages = articles(html);
    const { length } = pages;
    expect(pages.map((each) => foot.exec(each)?.slice(1))).toEqual(pages.map((_, at) => [`${at + 1}`, `${length}`]));
    // the first page tells how many others hold charges; what the plea brings begins on the last of them, what is signed has its own
    expect(further.exec(html)?.[1]).toBe(`${page === 'card' ? length - 2 : length - 1}`);
    expect(html.includes(signed(length))).toBe(page === 'card');
    // a single page needs no number
    expect(told(language, manyCharges(1), page)).not.toMatch(foot);
  }
});

test.for(['en', 'es'] as const)('in %s the answer, the signatures and the foot stay together on a page', (language) => {
  const html = cardHtml(offer, record, { language, page: 'card' });
  const [, decide = ''] = /<div class="decide">(.*)<\/div><\/article>/s.exec(html) ?? [];
  expect(['class="ans"', 'class="sig"', '<footer>'].map((each) => decide.includes(each))).toEqual([true, true, true]);
  expect(html).toMatch(/\.decide\{[^}]*break-inside:avoid/);
});

// PC 29810(a)(1) is of those whom PC 29800 or PC 29805 forbids to have a gun
test.for([
  ['en', 'life', 'You must give up any you have.'],
  ['en', 'tenYears', 'You must give up any you have.'],
  ['es', 'life', 'Debe entregar las que tenga.'],
  ['es', 'tenYears', 'Debe entregar las que tenga.'],
] as const)('in %s who may have no gun (%s) is told to give up any', ([language, gun, words]) => {
  for (const page of ['card', 'client'] as const)
    expect(told(language, { card: { ...offer.card, gun } }, page)).toContain(words);
});

test('the heading calls the person as one is called, and a case that names nobody by its number alone', () => {
  const head = (more: object) => {
    const html = cardHtml(offer, { ...record, ...more }, { language: 'en', page: 'card' });
    const [, cell = ''] = /<dd>(.*?)<\/dd>/.exec(html) ?? [];
    return cell.replaceAll(/<[^>]+>/g, '').trim();
  };
  const names = { DefendantFirstName: 'Marcus', DefendantMiddleName: 'Allen', DefendantLastName: 'Whitfield' };
  expect(head(names)).toBe('Marcus Allen Whitfield, 26-SAMPLE');
  expect(head({ DefendantLastName: '' })).toBe('26-SAMPLE');
});

const split = { custody: { years: 1, months: 1, days: 10 }, supervision: { years: 1, months: 6, days: 20 } };
const rest = [{ kind: 'rest', months: null, isForLife: false } as const];
const splitWords = {
  en: [
    'It is split: 1 year, 1 month and 10 days in county jail, then 1 year, 6 months and 20 days of county supervision (mandatory supervision).',
    'If the judge splits it: 1 year, 1 month and 10 days in county jail, then',
    'County jail, then county supervision',
    'County supervision for the rest of the term. You may not have a gun',
  ],
  es: [
    'Se divide: 1 año, 1 mes y 10 días en la cárcel del condado y después 1 año, 6 meses y 20 días de supervisión del condado (mandatory supervision).',
    'Si el juez la divide: 1 año, 1 mes y 10 días en la cárcel del condado y después',
    'Cárcel del condado y después supervisión del condado',
    'Supervisión del condado por el resto de la pena. No puede tener armas',
  ],
} as const;

test.for([
  ['en', 'card'],
  ['en', 'client'],
  ['es', 'card'],
  ['es', 'client'],
] as const)(
  'in %s a %s tells the parts of a split, or the rest of the term where it was frozen without them',
  ([language, page]) => {
    const [agreed, decided, place, ofRest] = splitWords[language];
    const card = { ...offer.card, after: rest, split };
    const summary = { ...offer.summary, place: 'jail1170h' as const };
    const text = (more: Partial<OfferRecord>) => told(language, { summary, ...more }, page);
    const words = [agreed, decided, place, ofRest];
    const has = (read: string) => words.map((each) => read.includes(each));
    expect(has(text({ card }))).toEqual([true, false, true, false]);
    expect(has(text({ card, form: 'atMost' }))).toEqual([false, true, true, false]);
    expect(has(text({ card: { ...card, split: null } }))).toEqual([false, false, false, true]);
  },
);

test('a note on an offer is never printed', () => {
  expect(told('en', { note: 'private' })).not.toContain('private');
});

test.for([
  [
    'en',
    'This offer, in plain words',
    'What you agreed to',
    'The agreed sentence is 7 years and 8 months.',
    '09/21/2032',
  ],
  [
    'es',
    'Esta oferta, en palabras sencillas',
    'Lo que usted acordó',
    'La pena acordada es 7 años y 8 meses.',
    '21 de septiembre de 2032',
  ],
] as const)(
  'in %s the client’s page has the figures of the card, and nothing to answer or sign',
  ([language, offered, agreed, ...figures]) => {
    const page = told(language, { away: 'V. Ejemplo' }, 'client');
    for (const words of [offered, ...figures, 'V. Ejemplo'])
      expect([words, page.includes(words)]).toEqual([words, true]);
    const card = told(language);
    for (const words of language === 'en'
      ? ['If you say no', 'Answer', 'Interpreter']
      : ['Si dice que no', 'Respuesta'])
      expect([words, page.includes(words), card.includes(words)]).toEqual([words, false, true]);
    const accepted = told(language, { state: 'accepted' }, 'client');
    expect([accepted.includes(agreed), accepted.includes(offered)]).toEqual([true, false]);
  },
);

test('the client’s page says what the card says of immigration, and that nobody has read its Spanish', () => {
  expect(told('en', { isDeportable: true }, 'client')).toContain('this plea will get you deported');
  expect(told('es', {}, 'client')).toContain('Traducción sin revisar');
});

test.for([
  ['en', 'What the judge indicated, in plain words', 'The indicated sentence that you accepted', /\boffer/i],
  ['es', 'Lo que el juez ha indicado, en palabras sencillas', 'La pena indicada que usted aceptó', /oferta/i],
] as const)('in %s no page of an indicated sentence calls it an offer', ([language, head, accepted, offering]) => {
  const indicated = { kind: 'indication', madeBy: null, expiresAt: null, form: 'open' } as const;
  for (const page of ['card', 'client'] as const) {
    const html = cardHtml({ ...offer, ...indicated }, record, { language, page });
    expect(html.replace(/<style>.*<\/style>/s, '')).not.toMatch(offering);
  }
  expect(told(language, indicated, 'client')).toContain(head);
  expect(told(language, { ...indicated, state: 'accepted' }, 'client')).toContain(accepted);
});

const years = (count: number, months = 0) => ({ years: count, months, days: 0 });

test.for([
  [14, years(37), 544, '37 years, then 14 years to life, and 544 days of jail'],
  [14, years(37), 544, '37 años y después 14 años a cadena perpetua, y 544 días de cárcel'],
  [14, years(22, 8), 0, '22 years and 8 months, then 14 years to life'],
  [25, years(0), 90, '25 years to life, and 90 days of jail'],
  [0, years(0), 0, 'life'],
  [null, years(15), 90, '15 years, and 90 days of jail'],
  [null, years(2, 8), 1, '2 years and 8 months, and 1 day of jail'],
  [null, years(0), 364, '364 days of jail'],
  [null, years(0), 0, 'no time'],
] as const)('%s to life, %j and %s days of jail are told in the order of service: %s', (row) => {
  const [lifeYears, determinate, jailDays, words] = row;
  const speech = speechIn(words.includes('años') ? 'es' : 'en');
  expect(speech.term({ special: null, lifeYears, determinate, jailDays })).toBe(words);
});

test.for([
  ['en', [1], 'Count\u00a01 is on the next page.'],
  ['en', [2, 3, 4, 9], 'Counts\u00a02 to 4 and 9 are on the next page.'],
  ['es', [7], 'El cargo\u00a07 está en la página siguiente.'],
  ['es', [7, 8, 9], 'Los cargos\u00a07 a 9 están en la página siguiente.'],
] as const)('in %s the charges that go on (%j) are told by their counts', ([language, counts, words]) => {
  const plead = counts.map((count) => ({ ...(manyCharges(1).card as OfferRecord['card']).plead[0], count }));
  expect(furtherText([plead as OfferRecord['card']['plead']], speechIn(language))).toBe(words);
});

test('neither a count nor a citation parts at the end of a line, and both languages have a head of one size', () => {
  const html = (language: 'en' | 'es', term = offer.card.term) =>
    cardHtml({ ...offer, card: { ...offer.card, term } }, record, { language, page: 'card' });
  expect([html('en').includes('(count\u00a01)'), html('es').includes('(cargo\u00a01)')]).toEqual([true, true]);
  expect(html('en')).toContain('<span class="unbroken">PC\u00a0211/212.5(c)</span>');
  expect(html('en')).toMatch(/li span\{[^}]*white-space:nowrap/);
  // 21 letters in English, 18 in Spanish
  const term = { ...offer.card.term, determinate: { years: 0, months: 10, days: 15 } };
  expect([html('en', term), html('es', term)].map((each) => each.includes('<h1 class="long">'))).toEqual([true, true]);
});

test('three charges with what is admitted beside them stand on one page, in Spanish too', () => {
  const charge = (count: number, statute: string, plainEs: string, more: readonly (readonly [string, string])[]) => ({
    count,
    statute,
    name: plainEs,
    plainEn: plainEs,
    plainEs,
    with: more.map(([section, words]) => ({
      count: null,
      statute: section,
      name: words,
      plainEn: words,
      plainEs: words,
    })),
  });
  const plead = [
    charge(1, 'PC 245(a)(4)', 'Agresión con fuerza que puede causar una lesión grave', [
      ['PC 12022(a)(1)', 'arma de fuego a la mano'],
    ]),
    charge(2, 'PC 211/212.5(c)', 'Robo con fuerza o amenaza, segundo grado', [
      ['PC 12022.5(a)', 'uso de un arma de fuego'],
    ]),
    charge(3, 'PC 29800(a)(1)', 'Tener un arma de fuego tras una condena por delito grave', []),
  ];
  const term = { ...offer.card.term, determinate: { years: 7, months: 0, days: 0 } };
  const summary = { ...offer.summary, release: { statute: '2032-03-01', department: '2031-01-11' } };
  const named = { ...record, DefendantFirstName: 'Jordan', CaseNumber: '26-SAMPLE83' };
  const html = cardHtml({ ...offer, summary, card: { ...offer.card, plead, term } }, named, {
    language: 'es',
    page: 'card',
  });
  expect(articles(html)).toHaveLength(1);
});

test('the paragraphs of a page with room stand apart, of a full one close', () => {
  const gap = (more: Partial<OfferRecord>) =>
    /class="gap(\d)"/.exec(cardHtml({ ...offer, ...more }, record, { language: 'en', page: 'card' }))?.[1];
  const [one] = offer.card.plead;
  expect(Number(gap({ card: { ...offer.card, plead: one === undefined ? [] : [one] } }))).toBeGreaterThan(1);
  // two pages: nothing is left to share
  expect(gap({ returnDays: 3360, away: 'V. Ejemplo', conditions: 'Classes' })).toBeUndefined();
});
