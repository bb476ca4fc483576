import { burglary, enhancement, force, robbery, type WorkedLine } from './worked-line.ts';

/** Part 5 of the rule of terms that run together: cases with strikes. */
export const workedStrikes: readonly WorkedLine[] = [
  [
    'two strikes, a murder that was asked for, so that injury was intended',
    '25-L',
    [['PC 653f(b)', 'm', 'k']],
    { strikes: '2+' },
  ],
  [
    'a strike, serious ones and others of one occasion',
    '14y',
    [
      ['PC 245(b)', 'm', 'c', { occasion: 'A' }],
      ['PC 245(b)', 'm', 'c', { occasion: 'A' }],
      [force, 'm', 'c', { occasion: 'A' }],
      ['PC 29800(a)(1)', 'm', 'c', { occasion: 'A' }],
    ],
    { strikes: '1' },
  ],
  [
    'a strike, one serious count',
    '6y',
    [
      [robbery, 'm', 'c', { occasion: 'A' }],
      ['PC 29800(a)(1)', 'm', 'c', { occasion: 'A' }],
    ],
    { strikes: '1' },
  ],
  [
    'a strike, two occasions',
    '10y8m',
    [
      [burglary, 'm', 'c', { occasion: 'A' }],
      [burglary, 'm', 'c', { occasion: 'B' }],
    ],
    { strikes: '1' },
  ],
  [
    'a strike, two occasions, the same operative facts',
    '8y',
    [
      [burglary, 'm', 'c', { occasion: 'A', operativeFacts: 'F' }],
      [burglary, 'm', 'c', { occasion: 'B', operativeFacts: 'F' }],
    ],
    { strikes: '1' },
  ],
  [
    'a strike dismissed for one count',
    '9y4m',
    [
      [burglary, 'm', 'c', { occasion: 'A' }],
      [burglary, 'm', 'c', { occasion: 'B', strikes: '0' }],
    ],
    { strikes: '1' },
  ],
  [
    'third strikes of one occasion',
    '25-L',
    [
      [robbery, 'm', 'c', { occasion: 'A' }],
      [robbery, 'm', 'c', { occasion: 'A' }],
    ],
    { strikes: '2+' },
  ],
  [
    'third strikes of two occasions',
    '50-L',
    [
      [robbery, 'm', 'c', { occasion: 'A' }],
      [robbery, 'm', 'c', { occasion: 'B' }],
    ],
    { strikes: '2+' },
  ],
  [
    'third strikes and a count that is no trigger',
    '4y 25-L',
    [
      [robbery, 'm', 'c', { occasion: 'A' }],
      [robbery, 'm', 'c', { occasion: 'A' }],
      ['PC 29800(a)(1)', 'm', 'c', { occasion: 'A' }],
    ],
    { strikes: '2+' },
  ],
  [
    'a super strike, two occasions',
    '75-L',
    [
      ['PC 207(a)', 'm', 'c', { occasion: 'A', ...enhancement('PC 12022.53(d)') }],
      ['PC 215(a)', 'm', 'k', { occasion: 'A' }],
      ['PC 136.1(b)(1)', 'm', 'c', { occasion: 'B' }],
    ],
    { strikes: '2+!' },
  ],
  [
    'seven third strikes in prison',
    '75-L',
    (['k', 'k', 'k', 'c', 'c', 'c', 'c'] as const).map((run) => ['PC 4501.5', 'm', run] as const),
    { strikes: '2+!' },
  ],
];
