import { noticeTests } from './notice.fixture.ts';

const collision = { like: 'PC 245(a)(4)', statute: 'VC 23153(a)' };
const further = (victim?: string) => ({
  crime: { statute: 'VC 23558', kind: 'conduct', severity: 'felony', terms: { upper: '1y' } } as const,
  ...(victim !== undefined && { victim }),
});
const injury = (victim: string) => ({
  crime: { statute: 'PC 12022.7(a)', kind: 'conduct', severity: 'felony', terms: { upper: '3y' } } as const,
  victim,
});
const one = { crime: collision, victim: 'A', occasion: '1' };
const other = { crime: collision, victim: 'B', occasion: '1' };

noticeTests(
  { code: 'FURTHER_VICTIMS_NEED_FACTS', authority: 'VC 23558', text: 'the same occasion, and each year its victim' },
  [
    [
      'one person, no occasion',
      ['c1e1', 'c2e1'],
      [
        { crime: collision, enhancements: [further('C')] },
        { crime: collision, enhancements: [further('C')] },
      ],
    ],
    [
      'four persons, one occasion not named',
      ['c1e1', 'c1e2', 'c2e1', 'c2e2'],
      [
        { ...one, enhancements: [further('C'), further('D')] },
        { crime: collision, enhancements: [further('E'), further('F')] },
      ],
    ],
    [
      'three persons, one occasion not named',
      [],
      [
        { ...one, enhancements: [further('C'), further('D')] },
        { crime: collision, enhancements: [further('E')] },
      ],
    ],
    [
      'one without a name, one occasion',
      ['c1e1', 'c2e1'],
      [
        { ...one, enhancements: [further('C')] },
        { ...other, enhancements: [further()] },
      ],
    ],
    [
      'one without a name on another day',
      [],
      [
        { crime: collision, enhancements: [further('C')] },
        { crime: collision, date: '2026-03-15', enhancements: [further()] },
      ],
    ],
    ['two without a name on one count', [], [{ ...one, enhancements: [further(), further()] }]],
  ],
);

noticeTests(
  {
    code: 'FURTHER_VICTIM_OF_ANOTHER_COUNT',
    authority: 'PC 654; VC 23558; People v. Elder (2017) 11 Cal.App.5th 123',
    text: 'mark this enhancement stayed',
  },
  [
    ['the victim of another count', ['c1e1'], [{ ...one, enhancements: [further('B')] }, other]],
    [
      'injured on another count',
      ['c1e1'],
      [
        { ...one, enhancements: [further('C')] },
        { ...other, enhancements: [injury('C')] },
      ],
    ],
    ['another person', [], [{ ...one, enhancements: [further('C')] }, other]],
    [
      'the victim of a count dismissed',
      [],
      [
        { ...one, enhancements: [further('B')] },
        { ...other, status: 'Dismissed' },
      ],
    ],
    [
      'the victim of another occasion',
      [],
      [
        { ...one, enhancements: [further('B')] },
        { ...other, occasion: '2' },
      ],
    ],
  ],
);
