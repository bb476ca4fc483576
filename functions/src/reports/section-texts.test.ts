import { expect, test } from 'vitest';
import { sectionTexts } from './section-texts.ts';

const crimes = [{ id: 'credit', codeDefinitionCode: 'PC', section: '4019' }];
const charge = (day: string, end: string | null = null) => ({ CrimeId: 'credit', Date: day, DateRangeEnd: end });
const lawText = {
  lawText: async (_code: string, _section: string, on: string) =>
    on < '2019-01-01'
      ? { text: 'Former.', history: '', from: null, until: '2019-01-01', inForce: true }
      : { text: 'Now.', history: '', from: '2019-01-01', until: null, inForce: true },
};

test('charges of one crime on both sides of an amendment bring both texts, one text of several days once', async () => {
  const charges = [
    charge('2019-03-14'),
    charge('2018-05-01', '2019-05-02'),
    charge('2018-12-31'),
    charge('2018-12-31'),
  ];
  expect(await sectionTexts(charges, crimes, lawText)).toMatchObject([
    { crimeId: 'credit', text: 'Former.', days: ['2018-12-31'] },
    { crimeId: 'credit', text: 'Now.', days: ['2019-03-14', '2019-05-02'] },
  ]);
});

test('where nothing is stored, nothing is told', async () => {
  expect(await sectionTexts([charge('2019-03-14')], crimes, undefined)).toEqual([]);
  expect(await sectionTexts([charge('2019-03-14')], crimes, { lawText: async () => null })).toEqual([]);
});
