import {
  beatenBy,
  type CaseFile,
  type ChargeFile,
  givenUpBetween,
  givenUpWords,
  type Lever,
  measure,
  offers,
} from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';

const catalogue = readCatalogue();

interface Opinion {
  /** The opinion that states charges and plea. */
  readonly source: string;
  readonly plea: string;
  readonly sentencingDate: string;
  readonly more?: Partial<CaseFile>;
  readonly charges: readonly Omit<ChargeFile, 'id' | 'count'>[];
  /** The charges as they were pleaded and sentenced. */
  readonly pleaded: (charge: ChargeFile) => ChargeFile;
  readonly settled?: Partial<CaseFile>;
  readonly levers: readonly Lever[];
  /** What the disposition gives up and serves, and the point it is, or the one that beats it. */
  readonly stands: string;
}

const dismissed =
  (...counts: readonly number[]) =>
  (charge: ChargeFile): ChargeFile =>
    counts.includes(charge.count) ? { ...charge, status: 'Dismissed' } : charge;
const on = (date: string) => (crime: string) => ({ crime, date, term: 'middle' as const });
const in2003 = on('2003-02-02');
const in2005 = on('2005-07-01');
const in1997 = on('1997-06-01');

const opinions: readonly Opinion[] = [
  {
    source: 'People v. Shelton (2006) 37 Cal.4th 759',
    plea: 'stalking and one threat, four counts dismissed, at most 3y 8m: 3y and 8m were imposed',
    sentencingDate: '2003-08-01',
    charges: [
      in2003('PC 646.9(b)'),
      in2003('PC 459/460(a)'),
      in2003('PC 422(a)'),
      in2003('PC 422(a)'),
      { ...in2003('PC 273.6(d)'), term: 'lower' },
      { ...in2003('PC 273.6(d)'), term: 'lower' },
    ],
    pleaded: dismissed(2, 4, 5, 6),
    levers: ['dismiss-count'],
    stands:
      '2 strikes, 10y, 4 felonies, 4 changes: 3y 8m, 668 days, beaten by 1 strike, 9y, 3 felonies, 3 changes: 3y 4m, 608 days',
  },
  {
    source: 'People v. Segura (2008) 44 Cal.4th 921',
    plea: 'injury to a spouse, the prior strike dismissed, probation with 365 days of jail',
    sentencingDate: '2005-09-14',
    more: { strikes: '1' },
    charges: [in2005('PC 273.5(a)')],
    pleaded: (charge) => ({ ...charge, probation: { granted: true, jailDays: 365 } }),
    settled: { strikes: '0' },
    levers: ['prior-strike', 'probation', 'term'],
    stands: '1 strike, 1 change: 0d, 183 days, on the frontier',
  },
  {
    source: 'People v. Hester (2000) 22 Cal.4th 290',
    plea: 'all charges for 4y: burglary 4y, assault and dissuading 3y beside it, the misdemeanors beside it too',
    sentencingDate: '1998-01-15',
    charges: [
      in1997('PC 245(a)(1)'),
      in1997('PC 459/460(a)'),
      in1997('PC 136.1(c)(1)'),
      in1997('PC 243(e)(1)'),
      { ...in1997('PC 594(b)(2)(A)'), term: 'middle' },
    ],
    pleaded: (charge) => (charge.count === 2 ? charge : { ...charge, run: 'concurrent' }),
    levers: ['run'],
    stands: 'nothing: 4y, 731 days, on the frontier',
  },
];

test.for(opinions)('$source: $plea', ({ sentencingDate, more, charges, pleaded, settled, levers, stands }) => {
  const law = { catalogue, today: sentencingDate };
  const filed: CaseFile = {
    caseFile: 1,
    sentencingDate,
    ...more,
    charges: charges.map((charge, place) => ({ id: `c${place + 1}`, count: place + 1, ...charge })),
  };
  const actual: CaseFile = { ...filed, ...settled, charges: filed.charges.map(pleaded) };
  const measured = measure(actual, law);
  const givenUp = givenUpBetween(filed, actual, law);
  const search = offers({ caseFile: filed, space: { levers, jailDays: [365] } }, law);
  const rows = [...search].flatMap((news) => (news.kind === 'row' ? [news.row] : []));
  const beaten = beatenBy(rows, { givenUp, served: measured.statute }, { side: 'statute' });
  const isPoint = rows.some(
    (row) =>
      givenUpWords(row.givenUp) === givenUpWords(givenUp) &&
      row.points.some(({ statute }) => statute.days === measured.statute.days),
  );
  const unbeaten = isPoint ? 'on the frontier' : 'nowhere';
  const place =
    beaten === undefined
      ? unbeaten
      : `beaten by ${givenUpWords(beaten.row.givenUp)}: ${beaten.point.determinate}, ${beaten.point.statute.days} days`;
  const { determinate } = measured.record.outcome.summary;
  expect(`${givenUpWords(givenUp)}: ${determinate}, ${measured.statute.days} days, ${place}`).toBe(stands);
});
