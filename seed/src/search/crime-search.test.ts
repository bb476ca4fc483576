import { expect, test } from 'vitest';
import { CrimeSearch } from './crime-search.ts';
import { manyRows, noHelp, rowsOf } from './made-up-catalogue.fixture.ts';

const today = '2026-11-20';

const rows = rowsOf([
  { statute: 'PC 21', name: 'Twenty-one' },
  { statute: 'PC 187(a)', name: 'First degree murder' },
  { statute: 'PC 187(a)', name: 'Second degree murder', id: 'murder-2' },
  { statute: 'PC 211/212.5(a)', name: 'First degree robbery', aliases: ['PC 211/213(a)(1)(B)'] },
  { statute: 'PC 211/212.5(c)', name: 'Second degree robbery', aliases: ['PC 211/213(a)(2)'], searchWords: 'mugging' },
  { statute: 'PC 211.5', name: 'Train robbery', end: '1990-12-31' },
  { statute: 'PC 288(a)', name: 'Lewd act upon a child' },
  { statute: 'PC 288a(a)', name: 'Oral copulation', end: '2018-12-31' },
  { statute: 'PC 459/460(a)', name: 'First degree burglary' },
  { statute: 'PC 459.5', name: 'Shoplifting', effective: '2014-11-05' },
  { statute: 'PC 2113', name: 'Something rarer' },
  { statute: 'PC 12022(b)(1)', name: 'Use of a deadly weapon', kind: 'conduct' },
  { statute: 'PC 12022(b)(2)', name: 'Use of a deadly weapon in a carjacking', kind: 'conduct' },
  { statute: 'PC 12022.53(b)', name: 'Personal use of a firearm', kind: 'conduct' },
  { statute: 'PC 12022.53(d)', name: 'Discharge of a firearm causing great bodily injury', kind: 'conduct' },
  { statute: 'VC 21100', name: 'A rule of the road' },
  { statute: 'VC 23152(a)', name: 'Driving under the influence', severity: 'misdemeanor' },
  { statute: 'HS 11351', name: 'Possession for sale of a narcotic' },
  { statute: 'WI 288', name: 'A rule of the youth court' },
]);
const search = new CrimeSearch(rows, {
  ...noHelp,
  likelihood: (row) => (row.section === '211/212.5(c)' ? 1 : 0),
  searchWords: new Map([
    ['dui', ['driving under influence']],
    ['armed assault', ['deadly weapon', 'personal firearm']],
  ]),
  popularNames: [
    { names: ['gun enhancement', '10 20 life'], statutes: ['PC 12022.53', 'PC 12022(b)(1)'] },
    { names: ['house burglary'], statutes: ['PC 459/460(a)'] },
  ],
});

/** The first answers, as statutes. */
const first = (text: string, count = 1, on = today) =>
  search
    .quickSearch(text, on)
    .slice(0, count)
    .map(({ statute }) => statute);

test.for([
  ['211', 'PC 211/212.5(c)'],
  ['pc211', 'PC 211/212.5(c)'],
  ['PC 211', 'PC 211/212.5(c)'],
  ['664/211', 'PC 211/212.5(c)'],
  ['182/211', 'PC 211/212.5(c)'],
  ['PC 664/182/211', 'PC 211/212.5(c)'],
  ['211/213(a)(2)', 'PC 211/212.5(c)'],
  ['211/213(a)(1)(B)', 'PC 211/212.5(a)'],
  ['211 first degree', 'PC 211/212.5(a)'],
  ['12022.53(d)', 'PC 12022.53(d)'],
  ['12022.53d', 'PC 12022.53(d)'],
  ['12022.53(d)(1)', 'PC 12022.53(d)'],
  ['12022(b)(1)', 'PC 12022(b)(1)'],
  ['12022b2', 'PC 12022(b)(2)'],
  ['12022', 'PC 12022(b)(1)'],
  ['288a', 'PC 288(a)'],
  ['459', 'PC 459/460(a)'],
  ['vc 23152', 'VC 23152(a)'],
  ['2315', 'VC 23152(a)'],
  ['hs11351', 'HS 11351'],
  ['H&S 11351', 'HS 11351'],
  ['robery', 'PC 211/212.5(c)'],
  ['mugging', 'PC 211/212.5(c)'],
  ['burglery first', 'PC 459/460(a)'],
  ['burglr', 'PC 459/460(a)'],
  ['shoplift', 'PC 459.5'],
  ['dui', 'VC 23152(a)'],
  ['use of the weapon in a carjacking', 'PC 12022(b)(2)'],
  ['using weapons in carjackings', 'PC 12022(b)(2)'],
  ['armed assault carjacking', 'PC 12022(b)(2)'],
  ['armed assault personal', 'PC 12022.53(b)'],
  ['second degree murder', 'PC 187(a)'],
  ['gun enhancement', 'PC 12022.53(b)'],
  ['enhancement gun', 'PC 12022.53(b)'],
  ['gun enhancment', 'PC 12022.53(b)'],
  ['10 20 life', 'PC 12022.53(b)'],
  ['house burglary of a shop', 'PC 459/460(a)'],
  ['shop lifting', 'PC 459.5'],
  ['firearm allegation', 'PC 12022.53(b)'],
  ['misdemeanor driving', 'VC 23152(a)'],
  ['train robbery', 'PC 211/212.5(c)'],
] as const)('%s finds %s first', ([text, statute]) => {
  expect(first(text)).toEqual([statute]);
});

test.for(['burglery', 'robery', 'carjackin', 'dischargin', 'shoplifting'])('every letter of %s is answered', (word) => {
  const letters = Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 2));
  expect(letters.filter((beginning) => search.quickSearch(beginning, today).length === 0)).toEqual([]);
});

test('an exact section comes before its subdivisions, and these before sections that begin alike', () => {
  expect(first('21', 5)).toEqual(['PC 21', 'PC 211/212.5(c)', 'PC 211/212.5(a)', 'PC 2113', 'VC 21100']);
  expect(first('12022', 9)).toEqual(['PC 12022(b)(1)', 'PC 12022(b)(2)', 'PC 12022.53(b)', 'PC 12022.53(d)']);
  expect(first('vc 21', 9)).toEqual(['VC 21100']);
});

test('the words after a section pick its variant', () => {
  expect(search.quickSearch('187 second degree', today)[0]?.id).toBe('murder-2');
  expect(search.search('187', today, 'second').content[15 - 13]?.id).toBe('murder-2');
});

test('a name that begins with a number is no section', () => {
  expect(search.search('10 20 life', today).content[0]?.statute).toBe('PC 12022.53(b)');
});

test.for([
  ['288a', '2018-12-31', 'PC 288a(a)'],
  ['288a', '2019-01-01', 'PC 288(a)'],
  ['459.5', '2014-11-05', 'PC 459.5'],
  ['211.5', '1990-12-31', 'PC 211.5'],
  ['211.5', '1900-01-01', 'PC 211.5'],
] as const)('%s on %s is %s', ([text, on, statute]) => {
  expect(first(text, 1, on)).toEqual([statute]);
});

test.for([
  ['459.5', '2014-11-04'],
  ['211.5', '1991-01-01'],
  ['999', today],
  // another subdivision, or another section that begins alike, is no answer
  ['12022.53(z)', today],
  ['12022.53(z)(1)', today],
  ['187(b)', today],
  ['VC 23152(z)', today],
  // nor the section of that number of another code
  ['PC 288(z)', today],
  ['2(a)', today],
  ['', today],
  ['zzzzzz', today],
] as const)('%s on %s finds nothing', ([text, on]) => {
  expect(search.quickSearch(text, on)).toEqual([]);
  expect(search.search(text, on)).toEqual({ content: [], page: 1, pages: 1, page_buttons: [1] });
});

test('only the wanted categories', () => {
  const byFirstDigit = new CrimeSearch(rows, { ...noHelp, categoriesOf: (row) => [row.section.slice(0, 1)] });
  const found = byFirstDigit.quickSearch('degree', today, ['4', '9']);
  expect(found.map(({ name }) => name)).toEqual(['First degree burglary']);
});

test('words alone are answered best first, thirty a page', () => {
  const many = new CrimeSearch(manyRows(2000), noHelp);
  const one = many.search('', today, 'burglary');
  const two = many.search('', today, 'burglary', 2);
  expect(one).toMatchObject({ page: 1, pages: 8, page_buttons: [1, 2, 3, 4, 5] });
  expect(two).toMatchObject({ page: 2, page_buttons: [1, 2, 3, 4, 5] });
  expect(many.search('', today, 'burglary', 7).page_buttons).toEqual([4, 5, 6, 7, 8]);
  expect(many.search('', today, 'burglary', 99)).toMatchObject({ page: 8 });
  expect(one.content).toHaveLength(30);
  expect(one.content.filter((row) => two.content.includes(row))).toEqual([]);
  expect(one.content.every(({ name }) => name.startsWith('burglary'))).toBe(true);
});

test.for([
  ['460', today, ['PC 288(a)', 'PC 459/460(a)', 'PC 459.5', 'PC 2113', 'PC 12022(b)(1)', 'PC 12022(b)(2)']],
  ['PC 664/460', today, ['PC 288(a)', 'PC 459/460(a)', 'PC 459.5', 'PC 2113', 'PC 12022(b)(1)', 'PC 12022(b)(2)']],
  ['460', '1980-01-01', ['PC 288(a)', 'PC 288a(a)', 'PC 459/460(a)', 'PC 2113', 'PC 12022(b)(1)', 'PC 12022(b)(2)']],
  ['vc 22000', today, ['VC 21100', 'VC 23152(a)']],
  ['9', today, ['PC 21', 'PC 187(a)', 'PC 187(a)']],
  ['12022.53(z)', today, ['PC 12022(b)(2)', 'PC 12022.53(b)', 'PC 12022.53(d)']],
  ['99999', today, ['PC 12022(b)(2)', 'PC 12022.53(b)', 'PC 12022.53(d)']],
  ['train robbery', today, []],
] as const)('next to %s on %s stand %j', ([text, on, statutes]) => {
  expect(search.nearest(text, on).map(({ statute }) => statute)).toEqual(statutes);
});
