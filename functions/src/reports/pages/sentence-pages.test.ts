import { catalogueOf, daysOfTerm, dismissCheck, toCaseFile, writeCaseAttributes } from '@countwise/contract';
import { type CrimeVersion, crimeOfFacts, rangeOf, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { bodyOf, charge, record, render, report, robbery } from '../report.fixture.ts';
import type { Report } from '../report.ts';

test('the incarceration summary says the total, every step and its authority', () => {
  const body = bodyOf(render({ exposure: true }));
  expect(body).toContain('<span class="total serif">6y</span>');
  for (const { authority } of report.sentence.steps) expect(body).toContain(`<cite>${authority}</cite>`);
  // a term that is counted is not added twice
  expect(body).toContain('(0 → 6y)');
  expect(body).toContain('The sentence as a bar: Count 1, PC 211/212.5(c), 6y');
  expect(body).toContain('<td>3y middle × 2</td><td class="number sentence">6y</td>');
});

const resisting: CrimeVersion = {
  ...crimeOfFacts({ statute: 'PC 148(a)(1)', kind: 'crime', severity: 'misdemeanor', terms: { upper: '364d' } }),
  id: 'resisting',
  name: 'Resisting an officer',
};

type Counts = readonly (readonly [crime: CrimeVersion, changes?: Partial<typeof charge>])[];

/** A report on a case that charges a crime a count, each as the charge says. */
function reportOf(...counts: Counts) {
  const charges = counts.map(([crime, changes], at) => ({
    ...charge,
    Id: `case.${at + 1}`,
    CrimeId: crime.id,
    CountNumber: at + 1,
    NumberOfStrikes: '0' as const,
    ...changes,
  }));
  const file = toCaseFile({ record: { ...record, NumberOfStrikes: 0 }, charges }, (id) =>
    counts.map(([crime]) => crime).find((crime) => crime.id === id),
  );
  const catalogue = catalogueOf('2026-11-20.test', [...new Set(counts.map(([crime]) => crime))]);
  const answer = sentence(file, catalogue, '2026-11-20');
  const range = rangeOf(file, catalogue, '2026-11-20');
  return { charges, sentence: answer, range };
}
const summaryOf = (...counts: Counts): string => bodyOf(render({ exposure: true }, reportOf(...counts)));

test('the total is told in print as on the screen: days of misdemeanors alone, and that there is no sentence', () => {
  const jail = summaryOf([resisting]);
  expect(jail).toContain('<span class="total serif">364d</span>');
  expect(jail).toContain('<dt>Misdemeanor</dt><dd>364 days</dd>');
  expect(jail).toContain('The sentence as a bar: Count 1, PC 148(a)(1), 364d"');
  expect(summaryOf([robbery, { ChargeStatus: 2 }])).toContain('<span class="total serif">No sentence</span>');
});

const theft: CrimeVersion = {
  ...crimeOfFacts({ statute: 'PC 487(a)', kind: 'crime', severity: 'felony', terms: { middle: '2y' } }),
  id: 'theft',
  name: 'Grand theft',
};

test('days of misdemeanors are told once, and none are not told', () => {
  const told = (body: string) => [...body.matchAll(/<dt>(Misdemeanors?)<\/dt>(.*?)<\/div>/g)].map(([, , says]) => says);
  expect(told(summaryOf([robbery]))).toEqual([]);
  expect(told(summaryOf([robbery], [resisting]))).toEqual(['<dd>364 days, not in the total</dd>']);
  expect(told(summaryOf([robbery], [theft, { Concurrency: 1 }], [resisting]))).toEqual([
    '<dd>364d, not in the total, count 3</dd>',
  ]);
});

test('the cover tells what runs beside, with a life term and without one', () => {
  const coverOf = (...counts: Counts): string =>
    /<div class="sentence-line">(.*?)<\/div>/s.exec(bodyOf(render({ coverPage: true }, reportOf(...counts))))?.[1] ??
    '';
  const life: CrimeVersion = { ...robbery, id: 'life', statute: 'PC 206', terms: { upper: '7-life' } };
  const beside = [theft, { Concurrency: 1 }] as const;
  expect(coverOf([robbery])).not.toContain('beside');
  expect(coverOf([robbery], beside)).toContain('State prison; 2y runs beside, not added');
  const whole = coverOf([life], beside);
  expect(whole).toContain('7 - L, and 2y beside');
  expect(whole).not.toContain('runs beside');
});

test('where every count limits the credit alike, it is said once and not in every row', () => {
  const creditsOf = (...counts: Counts): string => bodyOf(render({ releaseDate: true }, reportOf(...counts)));
  const alike = creditsOf([resisting], [resisting]);
  expect(alike).toContain('Every count limits the credit alike');
  expect(alike).not.toContain('Most restrictive');
  expect(creditsOf([robbery], [resisting])).toContain('Most restrictive');
});

test('the rows are named in print as on the screen, an attempt with its section', () => {
  const body = summaryOf([robbery], [robbery, { CrimeState: 'Attempt' }], [resisting]);
  expect(body).toContain('<span class="below">Subordinate</span>');
  // the section may break behind a slash and nowhere else
  const parts = ['PC 664/', '211/', '212.5(c)'].map((part) => `<span class="nowrap">${part}</span>`);
  expect(body).toContain(`<td class="statute">${parts.join('<wbr/>')}</td>`);
  expect(body).toContain('The sentence as a bar: Count 1, PC 211/212.5(c), 3y; Count 2, PC 664/211/212.5(c), 6m"');
  expect(body).toContain('<dt>Other</dt><dd>None</dd>');
});

// PC 1192.7(c)(23), 667(d)(1): any felony in which the defendant personally used a deadly weapon is a strike
test('a count that is a strike by what is found with it is marked as on the screen', () => {
  const plain: CrimeVersion = {
    ...robbery,
    id: 'theft',
    statute: 'PC 487(a)',
    serious: false,
    violent: false,
    strike: false,
  };
  const tags = (body: string) => [...body.matchAll(/<span class="tag[^"]*">([^<]*)/g)].map(([, word]) => word);
  expect(tags(summaryOf([plain]))).toEqual([]);
  expect(tags(summaryOf([plain, { Findings: ['personal-weapon-use'] }]))).toEqual(['Strike']);
  expect(tags(summaryOf([robbery]))).toEqual(['Violent', 'Strike']);
});

test('a super strike is marked by its own name, as in the table of the screen', () => {
  const crime = { ...robbery, superStrike: true };
  const crimes = [{ Id: robbery.id, crime }] as unknown as Report['crimes'];
  const body = bodyOf(render({ exposure: true }, { ...reportOf([crime]), crimes }));
  expect([...body.matchAll(/<span class="tag[^"]*">([^<]*)/g)].map(([, word]) => word)).toEqual([
    'Violent',
    'Super strike',
  ]);
});

// a count that is dismissed is no conviction: neither a strike, PC 667(d)(1), nor a violent felony of the case
test('a count that is no conviction has no marks', () => {
  const tags = (ChargeStatus: 0 | 1 | 2 | 3) =>
    [...summaryOf([robbery, { ChargeStatus }]).matchAll(/<span class="tag[^"]*">([^<]*)/g)].map(([, word]) => word);
  expect([tags(1), tags(2)]).toEqual([[], []]);
  expect(tags(3)).toEqual(['Violent', 'Strike']);
});

test('a prior is dated with its own day, not with that of the new crime', () => {
  const prior: CrimeVersion = {
    ...crimeOfFacts({ statute: 'PC 667(a)(1)', kind: 'status', severity: 'felony', terms: { upper: '5y' } }),
    id: 'prior',
    name: 'Prior serious felony conviction',
  };
  const dateOf = (changes: Partial<typeof charge>) =>
    /<td>SE<\/td>.*?<td class="nowrap">([^<]*)</.exec(
      summaryOf([robbery], [prior, { CountNumber: 0, ...changes }]),
    )?.[1];
  expect(dateOf({ Date: '2026-03-14' })).toBe('');
  expect(dateOf({ Date: '2026-03-14', PriorDate: '2019-05-02' })).toBe('05/02/2019');
});

const firearm: CrimeVersion = {
  ...crimeOfFacts({ statute: 'PC 12022.53(b)', kind: 'conduct', severity: 'felony', terms: { upper: '10y' } }),
  id: 'firearm',
  name: 'Use of a firearm',
};

test('a finding that goes by itself is not said to go with its count (PC 1385(b))', () => {
  const statusOf = (count: 0 | 2, finding: 0 | 2) => {
    const body = summaryOf(
      [robbery, { ChargeStatus: count }],
      [firearm, { parentCharge: 'case.1', ChargeStatus: finding }],
    );
    return /<tr class="hung[^"]*">(?:<td[^>]*>.*?<\/td>){4}<td>(.*?)<\/td>/.exec(body)?.[1];
  };
  const withIts = '<span class="below">With its count</span>';
  expect(statusOf(0, 0)).toBe(`Convicted${withIts}`);
  expect(statusOf(2, 0)).toBe(`Dismissed${withIts}`);
  expect(statusOf(0, 2)).toBe('Dismissed');
});

// PC 1170(b)(1)-(2): a fact is needed for an upper term; a third of the middle term needs none, PC 1170.1(a)
test('a check on an upper term names the counts whose upper term is in use', () => {
  const body = summaryOf([robbery, { SelectedTerm: 3 }], [robbery, { SelectedTerm: 3 }], [resisting]);
  const concerned = body.split('<p class="note"').find((note) => note.includes('middle term is the ceiling'));
  expect(concerned).toContain('concerns <span class="quiet">Count 1</span>');
});

test('what is not served is called as the screen calls it, by whom it is stayed (PC 654, 1172.75)', () => {
  const prior: CrimeVersion = {
    ...crimeOfFacts({ statute: 'PC 667.5(b)', kind: 'status', severity: 'felony', terms: { upper: '1y' } }),
    id: 'prior',
    name: 'Prior prison term',
  };
  const body = summaryOf([robbery], [robbery, { ChargeStatus: 3 }], [prior, { CountNumber: 0 }]);
  expect(body).toContain('<td>Stayed 654<span class="below">Not served</span></td>');
  expect(body).toContain('<td>Stayed by rule<span class="below">Not served</span></td>');
});

// one third of the middle term, whatever was chosen for the case that it is the principal: PC 1170.1(a)
test('the table prints the term that is used, and of a count on probation its days in jail', () => {
  const granted = { ProbationGranted: true, ProbationJailTimeDays: 180, SelectedTerm: 3 } as const;
  const body = summaryOf([robbery, { SelectedTerm: 3 }], [robbery, { SelectedTerm: 3 }], [robbery, granted]);
  const cells = (term: string, sentence: string) => `<td>${term}</td><td class="number sentence">${sentence}</td>`;
  expect(body).toContain(cells('5y upper', '5y'));
  expect(body).toContain(cells('3y middle ÷ 3', '1y'));
  expect(body).toContain(cells('5y upper, suspended', '180d'));
  expect(body).toContain('<span class="below">Probation</span>');
  expect(body).toContain('<dt>Jail of probation</dt><dd>180 days, not in the total</dd>');
  const jail = summaryOf([robbery, granted], [resisting]);
  expect(jail).toContain('<span class="total serif">544d</span>');
  expect(jail).toContain('Count 2, PC 148(a)(1), 364d; Jail of probation, 180d');
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

test('a report on misdemeanors alone says nothing of what only a felony has', () => {
  const body = bodyOf(render({ exposure: true, releaseDate: true }, { ...reportOf([resisting]), text1170h: true }));
  for (const part of ['Section 1170(h)', 'Split sentence', 'Prop 57']) expect(body).not.toContain(part);
});

test('where a term is served is told where that was asked', () => {
  const crimes = [{ Id: 'robbery', crime: robbery } as Report['crimes'][number]];
  expect(render({ exposure: true }, { crimes })).not.toContain('<h3>Section 1170(h)</h3>');
  expect(render({ exposure: true }, { crimes, text1170h: true })).toContain('<cite>PC 1170(h)(3)</cite>');
});

test('a check that was dismissed is printed apart, with its reason, and the total is the same', () => {
  const charges = [charge, { ...charge, Id: 'case.2', CountNumber: 2, VictimId: null }];
  const answer = sentence(
    toCaseFile({ record, charges }, () => robbery),
    catalogueOf('2026-11-20.test', [robbery]),
    '2026-11-20',
  );
  const [first] = answer.notices;
  if (first === undefined) throw new Error('Two robberies of one day bring a check.');
  const reason = 'Two victims on separate occasions.';
  const caseAttributes = writeCaseAttributes('{}', { dismissedChecks: dismissCheck([], first, reason) });
  const changes = { charges, sentence: answer };
  const before = bodyOf(render({ exposure: true }, changes));
  const after = bodyOf(render({ exposure: true }, { ...changes, record: { ...record, caseAttributes } }));
  const totalOf = (body: string) => /<span class="total serif">([^<]*)</.exec(body)?.[1];
  expect(before).toContain(`<b>Check.</b> ${first.text}`);
  expect(before).toContain(`<cite>${first.authority}</cite> · concerns <span class="quiet">Counts 1, 2</span>`);
  expect(before).not.toContain('Dismissed checks');
  expect(after).not.toContain(`<b>Check.</b> ${first.text}`);
  expect(after).toContain(`<b>Dismissed:</b> ${reason}`);
  expect(totalOf(after)).toBe(totalOf(before));
});

test('what the law allows stands beside the total, with its authority', () => {
  const body = summaryOf([robbery, { SelectedTerm: 3 }], [robbery, { SelectedTerm: 2 }]);
  const fact = (name: string, value: string, law: string) =>
    expect(body).toContain(`<dt>${name}</dt><dd>${value}<cite> ${law}</cite></dd>`);
  fact('Lawful range', '2y to 4y', 'PC 669(a), (b); PC 1170(b); PC 1170.1(a)');
  fact('If every upper term were proved', '6y', 'PC 1170(b)(1)-(3); PC 1170.1(d); CRC 4.420');
  expect(body).toContain('<dd>6y · most 4y unless a fact is proved for count 1<cite> PC 1170(b)(1)-(3)');
  expect(bodyOf(render({ exposure: true }))).not.toContain('Outside the range');
  expect(summaryOf([robbery])).not.toContain('PC 17(b)');
  const granted = { ProbationGranted: true, ProbationJailTimeDays: 180 };
  const onProbation = summaryOf([robbery, granted]);
  expect(onProbation).toContain(
    '<dt>Lawful range if probation is not granted</dt><dd>2y to 3y<cite> PC 1170(b)</cite>',
  );
  expect(onProbation).toContain('<dt>Not in the range</dt><dd>Probation, as it is granted here.<cite> PC 1203</cite>');
  expect(onProbation).not.toContain('Outside the range');
});

test('a life term that runs beside is told with the total, in the sum and among the dates', () => {
  const attempt: CrimeVersion = {
    ...crimeOfFacts({ statute: 'PC 664/187(a)', kind: 'crime', severity: 'felony', terms: { upper: '7-life' } }),
    id: 'attempt',
    name: 'Attempted murder',
  };
  const long: CrimeVersion = { ...robbery, id: 'long', terms: { upper: '9y' } };
  const report = reportOf([long], [attempt, { Concurrency: 1 }]);
  const text = (html: string) => html.replaceAll(/<[^>]*>/g, '');
  expect(text(bodyOf(render({ coverPage: true }, report)))).toContain('9y, and 7 - L beside');
  const summary = bodyOf(render({ exposure: true }, report));
  expect(text(summary)).toContain('9y, and 7 - L beside');
  expect(summary).toContain('<dt>Indeterminate</dt><dd>7 - L beside</dd>');
  expect(summary).toContain('<dt>Runs beside</dt><dd>7 - L, count 2</dd>');
  expect(summary).toContain('<h4>Controlling term 9y: count 1</h4>');
  expect(summary).toContain('<h4>Runs beside 7 - L: count 2</h4>');
  expect(summary).toContain('<tr class="beside"><td>2</td>');
  expect(summary).toContain('<span class="below">Runs beside</span>');
  const release = bodyOf(render({ releaseDate: true }, report));
  expect(release).toContain('a life term of 7 - L runs beside the controlling term');
  expect(release).not.toContain('Earliest release');
});

// a subordinate count has a third of its middle term, whatever is chosen: PC 1170.1(a)
test('an upper term that no count has in use is no check in print', () => {
  const carjacking = {
    ...robbery,
    id: 'carjacking',
    statute: 'PC 215',
    terms: { lower: '3y', middle: '6y', upper: '9y' },
  } as const;
  const needsFacts = 'The middle term is the ceiling';
  const upper = { SelectedTerm: 3 } as const;
  expect(summaryOf([robbery, upper])).toContain(needsFacts);
  expect(summaryOf([carjacking, { SelectedTerm: 2 }], [robbery, upper])).not.toContain(needsFacts);
});

test('the cover says the jail of misdemeanors that the total leaves out', () => {
  const resisting = crimeOfFacts({
    statute: 'PC 148(a)(1)',
    kind: 'crime',
    severity: 'misdemeanor',
    terms: { upper: '364d' },
  });
  const jailed: CrimeVersion = { ...resisting, id: 'jailed', name: 'Resisting' };
  const cover = (...crimes: readonly [CrimeVersion][]) => bodyOf(render({ coverPage: true }, reportOf(...crimes)));
  expect(cover([robbery], [jailed])).toContain('364 days of misdemeanors, not in the total');
  expect(cover([jailed])).not.toContain('not in the total');
});

test('where terms are served is told once of the counts of one text, of convictions alone, by the place that governs', () => {
  const theft: CrimeVersion = {
    ...crimeOfFacts({
      statute: 'PC 487(a)',
      kind: 'crime',
      severity: 'felony',
      place: 'jail1170h',
      terms: { upper: '3y' },
    }),
    id: 'theft',
    name: 'Grand theft',
  };
  const crimes = [robbery, theft].map((crime) => ({ Id: crime.id, crime }) as Report['crimes'][number]);
  const told = (...counts: Counts) =>
    bodyOf(render({ exposure: true }, { ...reportOf(...counts), crimes, text1170h: true })).replaceAll(/<[^>]*>/g, '');
  const prison = told([robbery], [theft], [theft], [theft, { ChargeStatus: 2 }], [theft]);
  expect(prison.match(/Its own section says county jail/g)).toHaveLength(1);
  expect(prison).toContain('Counts 2, 3, 5. Its own section says county jail');
  expect(prison).toContain('PC 1170(h)(3); PC 1170.1(a)');
  const jail = told([theft], [theft]);
  expect(jail).toContain('Counts 1, 2. County jail. The court may suspend');
  expect(jail).not.toContain('County jail, unless');
});

test('a name of the totals stands once, however many lines it has', () => {
  const body = summaryOf([robbery], [robbery, { Concurrency: 1 }], [robbery, { Concurrency: 1, SelectedTerm: 1 }]);
  expect(body.match(/<dt>Runs beside<\/dt>/g)).toHaveLength(1);
  expect(body).toMatch(/<dt>Runs beside<\/dt><dd>[^<]+<\/dd><dd>/);
});

const battery: CrimeVersion = { ...resisting, id: 'battery', statute: 'PC 242', terms: { upper: '6m' } };
const conspired = { CrimeState: 'Conspiracy' } as const;
const textOf = (body: string): string => body.replaceAll(/<svg.*?<\/svg>/gs, '').replaceAll(/<[^>]*>/g, '');

// PC 182(a), 1170(h): a felony of its own measure; PC 186.22(d)
test('where each felony is served is told of a conspiracy to commit a misdemeanor too', () => {
  const placesOf = (...counts: Counts): string => {
    const body = bodyOf(render({ exposure: true }, { ...reportOf(...counts), text1170h: true }));
    const from = body.indexOf('<h3>Section 1170(h)</h3>');
    return from === -1 ? '' : textOf(body.slice(from, body.indexOf('</ul>', from)));
  };
  expect(placesOf([battery, conspired], [battery], [robbery])).toMatch(/Count 3\. State prison: .*Count 1\. Its own/);
  expect(placesOf([battery, conspired])).toContain('Count 1. County jail.');
  expect(placesOf([battery])).toBe('');
});

// its crime's text tells six months of jail beside a count of three years
test('the texts of a crime say what its conspiracy and its attempt are punished with', () => {
  const crimes = [
    {
      Id: 'battery',
      Name: 'Battery',
      crime: battery,
      calcrim: [],
      provenance: { trust: 'verified', asOf: '2026-07-21', source: '' },
    },
  ];
  const changes = {
    ...reportOf([battery, conspired], [battery, conspired], [battery, { CrimeState: 'Attempt' }], [battery]),
    crimes: crimes as unknown as Report['crimes'],
  };
  for (const part of ['crimeDetails', 'elements', 'exposureTextCase', 'definitionTextCase']) {
    const told = textOf(bodyOf(render({ [part]: true }, changes)));
    expect(told).toContain(
      'Counts 1, 2, PC 182/242. Felony, 16m, 2y or 3y: the punishment of section 182(a) itself, the crime conspired to being no felony. PC 182(a)',
    );
    expect(told).toContain('Count 3, PC 664/242. Misdemeanor, 90d: one half');
    expect(told).not.toContain('Count 4');
  }
});

test('the legend of the picture keeps the words of a line together', () => {
  const drugs: CrimeVersion = { ...theft, id: 'drugs', statute: 'HS 11378' };
  // each part of a line is laid out by itself: a citation kept whole would be parted from its words
  expect(summaryOf([drugs, conspired], [robbery])).toMatch(/<\/svg><span>Count 1, PC 182\/HS 11378<\/span><b>/);
});
