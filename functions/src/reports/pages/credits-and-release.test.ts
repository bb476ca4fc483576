import { catalogueOf, daysOfTerm, toCaseFile } from '@countwise/contract';
import { type CrimeVersion, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { bodyOf, charge, record, render, robbery } from '../report.fixture.ts';
import type { Report } from '../report.ts';
import { type Counts, reportOf, resisting } from './pages.fixture.ts';

test('where every count limits the credit alike, it is said once and not in every row', () => {
  const creditsOf = (...counts: Counts): string => bodyOf(render({ releaseDate: true }, reportOf(...counts)));
  const alike = creditsOf([resisting], [resisting]);
  expect(alike).toContain('Every count limits the credit alike');
  expect(alike).not.toContain('Most restrictive');
  expect(creditsOf([robbery], [resisting])).toContain('Most restrictive');
});

test('a split is printed with the day each part ends and its authority, a term without one with the reason', () => {
  const shopBurglary: CrimeVersion = {
    ...robbery,
    place: 'jail1170h',
    serious: false,
    violent: false,
    strike: false,
    credit: { jail: 50, prison: 50 },
  };
  const splitOf = (crime: CrimeVersion, attributes: object) => {
    const caseAttributes = JSON.stringify({ sentencingDate: '2026-08-01', ...attributes });
    const split = toCaseFile(
      { record: { ...record, NumberOfStrikes: 0, caseAttributes }, charges: [{ ...charge, NumberOfStrikes: '0' }] },
      () => crime,
    );
    const answer = sentence(split, catalogueOf('test', [crime]), '2026-11-20');
    const body = bodyOf(render({ releaseDate: true }, { sentence: answer }));
    return body.slice(body.indexOf('<h3>Split sentence</h3>'), body.indexOf('<h3>By the rate'));
  };
  const row = (...cells: readonly string[]) => cells.map((cell) => `<td>${cell}</td>`).join('');
  const custody = 'PC 4019(a)(6), (b), (c), (f)';

  const split = splitOf(shopBurglary, { custodyPart: 360 });
  expect(split).toContain('<caption>The term of 3y, an estimate</caption>');
  expect(split).toContain(row('Custody', '1y', '01/31/2027', custody));
  expect(split).toContain(row('Mandatory supervision', '2y', '01/31/2029', 'PC 1170(h)(5)(B)'));
  expect(split).not.toContain('suspended');
  // 2y 8m are 731 and 240 days, on the calendar up to three more: docs/adr/0004
  expect(split).toContain(daysOfTerm);
  expect(splitOf(shopBurglary, { custodyPart: 1080 })).toContain(
    row('Mandatory supervision', 'None: a straight term', '', 'PC 1170(h)(5)(A); CRC 4.415'),
  );
  const crData = [{ dateIn: '2026-01-05', dateOut: '2026-07-23', creditRatio: '50' }];
  expect(splitOf(shopBurglary, { custodyPart: 360, crData })).toContain('less 35 days of credit');
  expect(splitOf(shopBurglary, {})).toContain('No split is stated. The whole term is counted in custody.');
  expect(splitOf(robbery, { custodyPart: 360 })).toContain('<cite>PC 1170(h)(3), (5)(A); PC 1170.1(a)</cite>');
});

test('each date of release and parole has its authority', () => {
  const life = { ...robbery, terms: { upper: '25-life' }, violent: false } as CrimeVersion;
  const born = { ...record, NumberOfStrikes: 0 as const, DefendantBirthdate: '2005-01-05' as const };
  const charges = [{ ...charge, SelectedTerm: 3 as const, NumberOfStrikes: '0' as const }];
  const file = toCaseFile({ record: born, charges }, () => life);
  const body = bodyOf(
    render({ releaseDate: true }, { charges, sentence: sentence(file, catalogueOf('test', [life]), '2026-11-20') }),
  );
  for (const fact of [
    /<dt>Prop 57 Eligibility<\/dt><dd>Ineligible, Cal\. Const\., art\. I, § 32\(a\)\(1\)<\/dd>/,
    /<dt>Minimum eligible parole date of the life term<\/dt><dd>[\d/]{10}, PC 3046/,
    /<dt>Youth offender parole<\/dt><dd>[\d/]{10}, PC 3051\(b\)\(3\)<\/dd>/,
    /<dt>Elderly parole<\/dt><dd>[\d/]{10}, PC 3055\(a\), \(c\)<\/dd>/,
  ])
    expect(body).toMatch(fact);
});

// two thirds of 3043.2 cannot reach a violent felony's 15 of PC 2933.1(a): what is not the case's stands in no table
test('of the rates of credit those of the case are printed, the one counted with marked', () => {
  const rows = (changes: Partial<Report>) =>
    [...bodyOf(render({ releaseDate: true }, changes)).matchAll(/<tr class=""><td>(\d+%)<.*?<\/tr>/g)].map(([row]) =>
      row
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  expect(rows({})).toEqual([
    expect.stringMatching(/^15% [\d/]{10} the statute, controlling \(counted here\) PC 2933\.1\(a\)$/),
    expect.stringMatching(/^33% [\d/]{10} the Department, in practice 15 CCR 3043\.2$/),
  ]);
  expect(rows(reportOf([resisting]))).toEqual([]);
});

// PC 2933.1(c): fifteen percent of eleven days is one, of two such stays, 22 days, three
test('conduct credit is told once, for it is counted on the sum of the days', () => {
  const crData = [
    { dateIn: '2026-04-01', dateOut: '2026-04-11', creditRatio: '' },
    { dateIn: '2026-05-01', dateOut: '2026-05-11', creditRatio: '' },
  ];
  const caseAttributes = JSON.stringify({ sentencingDate: '2026-08-01', crData });
  const changed = { record: { ...record, caseAttributes } };
  const file = toCaseFile({ ...changed, charges: [charge] }, () => robbery);
  const answer = sentence(file, catalogueOf('test', [robbery]), '2026-11-20');
  const body = bodyOf(render({ releaseDate: true }, { ...changed, sentence: answer }));
  expect(body).toContain('<td>Conduct credit: 3. Total credit: 25 days</td>');
  expect(body).not.toContain('>Conduct</th>');
  expect(body).toContain('<td>earned: 22 actual, 3 conduct</td><td>PC 2933.1(c)</td>');
  expect(bodyOf(render({ releaseDate: true }))).toContain('No custody before sentence is stated');
});
