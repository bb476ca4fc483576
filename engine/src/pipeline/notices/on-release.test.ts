import { prior } from '../../case.fixture.ts';
import { noticeTests } from './notice.fixture.ts';

noticeTests(
  {
    code: 'PRIMARY_OFFENSE_NOT_NAMED',
    authority: 'PC 12022.1(d) to (g)',
    text: 'their imposition is stayed until it is',
  },
  [
    ['no primary offense', ['s1'], [{ crime: 'PC 245(a)(4)' }], { caseEnhancements: prior('PC 12022.1') }],
    [
      'a primary offense that is gone',
      ['s1'],
      [{ crime: 'PC 245(a)(4)' }],
      { caseEnhancements: prior('PC 12022.1', { primary: 'gone' }) },
    ],
    [
      'a primary offense of the case',
      [],
      [
        { crime: 'PC 245(a)(4)', date: '2026-01-01' },
        { crime: 'PC 245(a)(4)', date: '2026-02-01' },
      ],
      { caseEnhancements: prior('PC 12022.1', { primary: 'c1' }) },
    ],
    [
      'a primary offense dismissed',
      [],
      [
        { crime: 'PC 245(a)(4)', date: '2026-01-01', status: 'Dismissed' },
        { crime: 'PC 245(a)(4)', date: '2026-02-01' },
      ],
      { caseEnhancements: prior('PC 12022.1', { primary: 'c1' }) },
    ],
    [
      'dismissed itself',
      [],
      [{ crime: 'PC 245(a)(4)' }],
      { caseEnhancements: prior('PC 12022.1', { status: 'Dismissed' }) },
    ],
  ],
);
