import type { CaseFile } from '@countwise/engine';
import { expect, test } from 'vitest';
import { withoutNames } from './without-names.ts';

const file: CaseFile = {
  caseFile: 1,
  birthdate: '1994-05-02',
  strikes: '1',
  charges: [
    {
      id: 'case-of-rivera.1',
      count: 1,
      crime: { id: 'pc-261' },
      date: '2026-03-14',
      victim: 'Jane Moss',
      occasion: 'The night at Moss’s',
      operativeFacts: 'Moss, kitchen',
      enhancements: [
        { id: 'case-of-rivera.2', crime: { id: 'pc-12022' }, victim: 'Ann Moss', primary: 'case-of-rivera.3' },
      ],
    },
    {
      id: 'case-of-rivera.3',
      count: 2,
      crime: { id: 'pc-211' },
      date: '2026-01-02',
      victim: 'Jane Moss',
      witnessOf: 'case-of-rivera.1',
    },
  ],
  caseEnhancements: [{ id: 'case-of-rivera.4', crime: { id: 'pc-667' }, priorDate: '2011-01-01' }],
  custody: [{ in: '2026-03-14', rate: 'auto' }],
};

test('nobody’s name and no row’s id is left, and what was one name is one label', () => {
  expect(JSON.stringify(withoutNames(file, false))).not.toMatch(/Moss|rivera|1994/i);
  expect(withoutNames(file, false)).toEqual({
    age: { years: 31, on: '2026-01-02' },
    caseFile: {
      caseFile: 1,
      strikes: '1',
      charges: [
        {
          id: 'R1',
          count: 1,
          crime: { id: 'pc-261' },
          date: '2026-03-14',
          victim: 'V1',
          occasion: 'O1',
          operativeFacts: 'F1',
          enhancements: [{ id: 'R2', crime: { id: 'pc-12022' }, victim: 'V2', primary: 'R3' }],
        },
        { id: 'R3', count: 2, crime: { id: 'pc-211' }, date: '2026-01-02', victim: 'V1', witnessOf: 'R1' },
      ],
      caseEnhancements: [{ id: 'R4', crime: { id: 'pc-667' }, priorDate: '2011-01-01' }],
      custody: [{ in: '2026-03-14', rate: 'auto' }],
    },
  });
});

test('the date of birth goes along where it is asked for, in place of the age', () => {
  expect(withoutNames(file, true)).toMatchObject({ caseFile: { birthdate: '1994-05-02' } });
  expect(withoutNames(file, true)).not.toHaveProperty('age');
});

test('a field that nobody foresaw stays here', () => {
  const later = { ...file, Note: 'Rivera' };
  expect(JSON.stringify(withoutNames(later, false))).not.toContain('Rivera');
});
