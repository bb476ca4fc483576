import { burglary, enhancement, force, lesserBurglary, robbery, type WorkedLine } from './worked-line.ts';

const oneStrike = enhancement('PC 667.61(a)');
const bail = { enhancements: [{ id: 'e', crime: 'PC 12022.1(b)', primary: 'c1' }] };
const rape = 'PC 261(a)(2)';

/** Part 5 of the rule of terms that run together: cases without strikes. */
export const workedSections: readonly WorkedLine[] = [
  [
    'longest count beside',
    '5y',
    [
      [lesserBurglary, 'm', 'k'],
      [robbery, 'u', 'c'],
    ],
  ],
  [
    'the same, consecutive',
    '5y8m',
    [
      [lesserBurglary, 'm', 'k'],
      [robbery, 'u', 'k'],
    ],
  ],
  [
    'two against a lower robbery',
    '2y8m',
    [
      [lesserBurglary, 'm', 'k'],
      ['VC 10851(a)', 'm', 'k'],
      [robbery, 'l', 'c'],
    ],
  ],
  [
    'two against a middle robbery',
    '3y',
    [
      [lesserBurglary, 'm', 'k'],
      ['VC 10851(a)', 'm', 'k'],
      [robbery, 'm', 'c'],
    ],
  ],
  [
    'equal greatest terms',
    '5y4m',
    [
      [burglary, 'm', 'k'],
      [force, 'u', 'k'],
    ],
  ],
  [
    'equal greatest terms, the other way round',
    '5y4m',
    [
      [force, 'u', 'k'],
      [burglary, 'm', 'k'],
    ],
  ],
  [
    'equal greatest terms, preferred',
    '5y',
    [
      [burglary, 'm', 'k', { principal: 'preferred' }],
      [force, 'u', 'k'],
    ],
  ],
  [
    'a witness, lower',
    '6y',
    [
      [force, 'm', 'k'],
      ['PC 136.1(c)(1)', 'l', 'k', { witnessOf: 'c1' }],
    ],
  ],
  [
    'a witness, upper',
    '5y',
    [
      [force, 'm', 'k'],
      ['PC 136.1(c)(1)', 'u', 'k', { witnessOf: 'c1' }],
    ],
  ],
  [
    'two kidnappings',
    '10y',
    [
      ['PC 207(a)', 'm', 'k', { victim: 'V1' }],
      ['PC 207(a)', 'm', 'k', { victim: 'V2' }],
    ],
  ],
  [
    'a life enhancement against a life term',
    '2y 25-L',
    [
      [robbery, 'l', 'c', enhancement('PC 12022.53(d)')],
      ['PC 288.7(a)', 'u', 'c'],
    ],
  ],
  [
    'rapes of two victims and a threat',
    '19y',
    [
      [rape, 'u', 'c', { victim: 'V1' }],
      [rape, 'u', 'c', { victim: 'V2' }],
      ['PC 422(a)', 'u', 'c'],
    ],
  ],
  [
    'rapes of two victims, two of one occasion',
    '16y',
    [
      [rape, 'u', 'c', { victim: 'V1', occasion: 'A' }],
      [rape, 'u', 'c', { victim: 'V1', occasion: 'A' }],
      [rape, 'u', 'c', { victim: 'V2', occasion: 'B' }],
    ],
  ],
  [
    'the same, full terms chosen',
    '24y',
    [
      [rape, 'u', 'k', { victim: 'V1', occasion: 'A', scheme: 'own' }],
      [rape, 'u', 'k', { victim: 'V1', occasion: 'A', scheme: 'own' }],
      [rape, 'u', 'c', { victim: 'V2', occasion: 'B' }],
    ],
  ],
  [
    'a listed count and one that is not',
    '10y',
    [
      ['PC 288(b)(1)', 'm', 'k', { victim: 'V1' }],
      ['PC 288(a)', 'm', 'k', { victim: 'V2' }],
    ],
  ],
  [
    'One Strike of PC 288(a)',
    '25-L',
    [
      ['PC 288(a)', 'u', 'c', oneStrike],
      ['PC 288(a)', 'u', 'c', oneStrike],
    ],
  ],
  [
    'outside and in prison',
    '8y8m',
    [
      [robbery, 'm', 'k'],
      [lesserBurglary, 'm', 'k'],
      ['PC 4501.5', 'u', 'k'],
      ['PC 4502(a)', 'm', 'k'],
    ],
  ],
  [
    'in prison, while a term of it is served',
    '4y',
    [
      ['PC 4501.5', 'm', 'k', { earlier: 'serving' }],
      ['PC 4501.5', 'm', 'c'],
    ],
  ],
  [
    'drugs in prison',
    '3y',
    [
      [robbery, 'm', 'k'],
      ['PC 4573.6(a)', 'm', 'c', { findings: ['in-prison'] }],
    ],
  ],
  [
    'an escape by force',
    '9y',
    [
      [robbery, 'u', 'k'],
      ['PC 4532(b)(2)', 'm', 'k'],
    ],
  ],
  [
    'an escape by force, marked concurrent',
    '9y',
    [
      [robbery, 'u', 'k'],
      ['PC 4532(b)(2)', 'm', 'c'],
    ],
  ],
  [
    'an escape of a misdemeanant',
    '3y',
    [
      [robbery, 'm', 'k'],
      ['PC 4532(a)(1)', 'u', 'c'],
    ],
  ],
  [
    'on bail',
    '10y',
    [
      ['PC 422(a)', 'm', 'k'],
      ['VC 10851(a)', 'm', 'k', bail],
      ['PC 207(a)', 'u', 'c'],
    ],
  ],
  [
    'a life term beside',
    '15y',
    [
      ['PC 664/187(a) premeditated', 'u', 'c'],
      [robbery, 'u', 'k', enhancement('PC 12022.53(b)')],
    ],
  ],
  [
    'LWOP beside a hundred years',
    'LWOP',
    [
      ['PC 187 first degree', 'u', 'c', enhancement('PC 190.2(a)(15)')],
      ...['V1', 'V2', 'V3', 'V4'].map(
        (victim) => ['PC 207(a)', 'u', 'k', { victim, ...enhancement('PC 12022.53(c)') }] as const,
      ),
    ],
  ],
  [
    'a misdemeanor',
    '3y 364d',
    [
      [robbery, 'm', 'k'],
      ['PC 243(e)(1)', 'u', 'k', { days: 364 }],
    ],
  ],
  [
    'manslaughters',
    '8y',
    [
      ['PC 192(a)', 'm', 'k'],
      ['PC 192(a)', 'm', 'k'],
    ],
  ],
  [
    'manslaughters, full terms chosen',
    '12y',
    [
      ['PC 192(a)', 'm', 'k', { scheme: 'own' }],
      ['PC 192(a)', 'm', 'k', { scheme: 'own' }],
    ],
  ],
];
