import { expect, test } from 'vitest';
import { caseOf } from '../case.fixture.ts';
import type { CaseFile } from '../case-file/case-file.ts';
import { calibration } from '../catalogue.fixture.ts';
import { sentence } from '../sentence/sentence.ts';
import { offers } from './offers.ts';

const law = { catalogue: calibration, today: '2026-08-01' };
/** The checks on rates that an answer tells. */
const asked = (file: CaseFile) =>
  sentence(file, law.catalogue, law.today)
    .notices.map(({ code }) => code)
    .filter((code) => code.includes('_RATE_'));

test('an offer without the violent felony asks about the rates that were chosen for it, as of one above the law', () => {
  // PC 2933.1: fifteen per cent of the robbery; the burglary alone earns a half, PC 2933(b), 4019(f)
  const filed = caseOf(
    [
      { crime: 'PC 211', term: 'middle' },
      { crime: 'PC 459/460(b)', term: 'middle' },
    ],
    { custody: [{ in: '2026-05-01', out: '2026-08-01', rate: '15' }], release: { futureRate: '15' } },
  );
  expect(asked(filed)).toEqual([]);
  const rows = [...offers({ caseFile: filed, space: { levers: ['dismiss-count'] } }, law)].flatMap((news) =>
    news.kind === 'row' ? [news.row] : [],
  );
  const last = rows.at(-1);
  expect(last?.bargain).toEqual([{ row: 'c1', lever: 'dismiss-count' }]);
  expect(last?.points.map(({ caseFile }) => asked(caseFile))).toEqual([
    ['CREDIT_RATE_BELOW_LAW', 'FUTURE_RATE_BELOW_LAW'],
  ]);
  const above = { ...filed, release: { futureRate: '67' as const } };
  expect(asked(above)).toEqual(['FUTURE_RATE_ABOVE_LAW']);
});
