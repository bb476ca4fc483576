import {
  blankCase,
  caseRecord,
  catalogueOf,
  chargeRecord,
  dismissCheck,
  plainCharge,
  reportModules,
  reportSettings,
  toCaseFile,
  writeCaseAttributes,
} from '@countwise/contract';
import { type CrimeVersion, crimeOfFacts, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { renderReport } from './render-report.tsx';
import type { Report } from './report.ts';

const robbery: CrimeVersion = {
  ...crimeOfFacts({
    statute: 'PC 211/212.5(c)',
    kind: 'crime',
    severity: 'felony',
    terms: { lower: '2y', middle: '3y', upper: '5y' },
    serious: true,
    violent: true,
    credit: { jail: 15, prison: 15 },
  }),
  id: 'robbery',
  name: 'Second degree robbery',
};

const record = caseRecord.parse({
  ...blankCase,
  Id: 'case',
  OwnerId: 'owner',
  ScenarioName: 'DA offer',
  CreatedAt: '2026-11-20T08:00:00.000Z',
  UpdatedAt: '2026-11-20T08:00:00.000Z',
  Version: 1,
  DefendantFirstName: 'Marcus',
  DefendantLastName: 'Rivera',
  CaseNumber: '26-00-01',
  NumberOfStrikes: 1,
});

const charge = chargeRecord.parse({
  ...plainCharge,
  Id: 'case.1',
  CaseId: 'case',
  Version: 1,
  CrimeId: 'robbery',
  CountNumber: 1,
  SelectedTerm: 2,
  Date: '2026-03-14',
  NumberOfStrikes: '1',
});

const file = toCaseFile(record, [charge], () => robbery);
const report: Report = {
  title: 'Sentencing report',
  record,
  charges: [charge],
  crimes: [],
  sentence: sentence(file, catalogueOf('2026-11-20.test', [robbery]), '2026-11-20'),
  tickedFactors: [],
  tickedCircumstances: [],
  consequences: [{ counts: [1], name: 'Firearms', bounds: 'life', text: 'None may be owned.', authority: 'PC 29800' }],
  preparedBy: 'Ada Demo',
  lawOn: '2026-03-14',
  computedOn: '2026-11-20',
  printScenarioName: false,
  ...reportSettings.parse({}),
};
const none = Object.fromEntries(Object.keys(reportModules.shape).map((module) => [module, false]));
const render = (chosen: object, changes: Partial<Report> = {}) =>
  renderReport([{ ...report, ...changes }], reportModules.parse({ ...none, ...chosen }));
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'));
const headings = (html: string) => [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, heading]) => heading);

test('the incarceration summary says the total, every step and its authority', () => {
  const body = bodyOf(render({ exposure: true }));
  expect(body).toContain('<span class="total serif">6y</span>');
  for (const { authority } of report.sentence.steps) expect(body).toContain(`<cite>${authority}</cite>`);
  expect(body).toContain('The sentence as a bar: Count 1, PC 211/212.5(c), 6y');
  expect(body).toContain('<td class="nowrap">3y middle</td><td class="number sentence">6y</td>');
});

const resisting: CrimeVersion = {
  ...crimeOfFacts({ statute: 'PC 148(a)(1)', kind: 'crime', severity: 'misdemeanor', terms: { upper: '364d' } }),
  id: 'resisting',
  name: 'Resisting an officer',
};

/** The incarceration summary of a case that charges a crime a count, each as the charge says. */
function summaryOf(...counts: readonly (readonly [crime: CrimeVersion, changes?: Partial<typeof charge>])[]): string {
  const charges = counts.map(([crime, changes], at) => ({
    ...charge,
    Id: `case.${at + 1}`,
    CrimeId: crime.id,
    CountNumber: at + 1,
    NumberOfStrikes: '0' as const,
    ...changes,
  }));
  const file = toCaseFile({ ...record, NumberOfStrikes: 0 }, charges, (id) =>
    counts.map(([crime]) => crime).find((crime) => crime.id === id),
  );
  const answer = sentence(
    file,
    catalogueOf('2026-11-20.test', [...new Set(counts.map(([crime]) => crime))]),
    '2026-11-20',
  );
  return bodyOf(render({ exposure: true }, { charges, sentence: answer }));
}

test('the total is told in print as on the screen: days of misdemeanors alone, and that there is no sentence', () => {
  const jail = summaryOf([resisting]);
  expect(jail).toContain('<span class="total serif">364d</span>');
  expect(jail).toContain('<dt>Misdemeanor</dt><dd>364 days</dd>');
  expect(jail).toContain('The sentence as a bar: Count 1, PC 148(a)(1), 364d"');
  expect(summaryOf([robbery, { ChargeStatus: 2 }])).toContain('<span class="total serif">No sentence</span>');
});

test('the rows are named in print as on the screen, an attempt with its section', () => {
  const body = summaryOf([robbery], [robbery, { CrimeState: 'Attempt' }], [resisting]);
  expect(body).toContain('<span class="below">Subordinate</span>');
  expect(body).toContain('<td class="statute">PC 664/211/212.5(c)</td>');
  expect(body).toContain('The sentence as a bar: Count 1, PC 211/212.5(c), 3y; Count 2, PC 664/211/212.5(c), 6m"');
  expect(body).toContain('<dt>Other</dt><dd>None</dd>');
});

const burglary = { ...robbery, serious: false, violent: false, strike: false };
const burglarySentence = sentence(
  toCaseFile({ ...record, NumberOfStrikes: 0 }, [{ ...charge, NumberOfStrikes: '0' }], () => burglary),
  catalogueOf('2026-11-20.test', [burglary]),
  '2026-11-20',
);

test('the findings of a grant stand under the tabs of the screen, those that are ticked marked', () => {
  const [first] = burglarySentence.probation.findings;
  const body = bodyOf(
    render(
      { probationFactors: true, probationEligibility: true },
      { sentence: burglarySentence, tickedFactors: [first?.id ?? ''] },
    ),
  );
  const list = body.slice(body.indexOf('Probation Findings Checklist'));
  expect([...list.matchAll(/<h3>([^<]*)</g)].map(([, tab]) => tab)).toEqual([
    'Rule 4.414(a) Crime',
    'Rule 4.414(b) Defendant',
  ]);
  expect(list.match(/aria-label="Ticked"/g)).toHaveLength(1);
  expect(list).toContain(`${first?.text} <cite>CRC 4.414(a)(1)</cite>`);
});

test('only what was chosen is printed, in one order, the findings only beside the verdict', () => {
  expect(headings(render({ caseDetails: true, exposure: true }))).toEqual([
    'Incarceration Summary',
    'Collateral Consequences',
  ]);
  expect(headings(render({ probationFactors: true }))).toEqual([]);
  const probation = { probationFactors: true, probationEligibility: true };
  expect(headings(render(probation, { sentence: burglarySentence }))).toEqual([
    'Probation',
    'Probation Findings Checklist',
  ]);
  // no finding makes a grant that the statute rules out
  expect(report.sentence.probation.Eligible).toBe(false);
  expect(headings(render(probation))).toEqual(['Probation']);
});

test('the client reads short words, and a scenario is named where that was chosen', () => {
  expect(bodyOf(render({ exposure: true }, { clientMode: true }))).toContain('<td>Conv.');
  expect(render({ coverPage: true })).not.toContain('DA offer');
  expect(render({ coverPage: true }, { printScenarioName: true })).toContain('<dd>DA offer</dd>');
});

test('a name cannot end the style sheet or begin a script', () => {
  const DefendantLastName = '</style><script>alert("1")</script>\\';
  const html = render({ coverPage: true, exposure: true }, { record: { ...record, DefendantLastName } });
  expect(html).not.toContain('<script');
  expect(html.split('</style>')).toHaveLength(2);
});

test('the cover tells the day of the law from the day of the computation', () => {
  const body = bodyOf(render({ coverPage: true }));
  expect(body).toContain('<dt>Law as of</dt><dd>03/14/2026</dd>');
  expect(body).toContain('<dt>Computed on</dt><dd>11/20/2026</dd>');
});

test('the legend of the consequences can be left out', () => {
  expect(render({ caseDetails: true })).toContain('<dt>Length</dt>');
  expect(render({ caseDetails: true }, { hideLegend: true })).not.toContain('<dt>Length</dt>');
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
      { ...record, NumberOfStrikes: 0, caseAttributes },
      [{ ...charge, NumberOfStrikes: '0' }],
      () => crime,
    );
    const answer = sentence(split, catalogueOf('test', [crime]), '2026-11-20');
    const body = bodyOf(render({ releaseDate: true }, { sentence: answer }));
    return body.slice(body.indexOf('<h3>Split sentence</h3>'), body.indexOf('<h3>At each rate'));
  };
  const row = (...cells: readonly string[]) => cells.map((cell) => `<td>${cell}</td>`).join('');
  const custody = 'PC 4019(a)(6), (b), (c), (f)';

  const split = splitOf(shopBurglary, { custodyPart: 360 });
  expect(split).toContain('<caption>The term of 3y, an estimate</caption>');
  expect(split).toContain(row('Custody', '1y', '01/31/2027', custody));
  expect(split).toContain(row('Mandatory supervision', '2y', '01/31/2029', 'PC 1170(h)(5)(B)'));
  expect(split).not.toContain('suspended');
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
  const file = toCaseFile(born, charges, () => life);
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

test('where a term is served is told where that was asked', () => {
  const crimes = [{ Id: 'robbery', crime: robbery } as Report['crimes'][number]];
  expect(render({ exposure: true }, { crimes })).not.toContain('<h3>Section 1170(h)</h3>');
  expect(render({ exposure: true }, { crimes, text1170h: true })).toContain('<cite>PC 1170(h)(3)</cite>');
});

test('acquitted and dismissed counts can be left out; a count stayed under section 654 is a conviction', () => {
  const charges = ([0, 1, 2, 3] as const).map((ChargeStatus, at) => ({
    ...charge,
    Id: `case.${at}`,
    CountNumber: at + 1,
    ChargeStatus,
  }));
  const answer = sentence(
    toCaseFile(record, charges, () => robbery),
    catalogueOf('2026-11-20.test', [robbery]),
    '2026-11-20',
  );
  const countsOf = (convictedOnly: boolean) =>
    [
      ...render({ exposure: true }, { charges, sentence: answer, convictedOnly }).matchAll(
        /<td>(\d)<\/td><td class="statute">/g,
      ),
    ].map(([, count]) => count);
  expect(countsOf(false)).toEqual(['1', '2', '3', '4']);
  expect(countsOf(true)).toEqual(['1', '4']);
});

test('a factor in aggravation says how it was established', () => {
  const tickedCircumstances = [{ CircumstancesId: 'CRC 4.421(a)(2)', Proof: 'found' as const }];
  expect(render({ circumstances: true }, { tickedCircumstances })).toContain('Found true beyond a reasonable doubt');
  expect(render({ circumstances: true })).not.toContain('Not established');
});

test('the details of a crime are its level, term, place and lists, and how sure we are of them', () => {
  const crime = {
    Id: 'robbery',
    Name: 'Second degree robbery',
    crime: robbery,
    PunishmentText: 'Felony: 2 years, 3 years or 5 years in state prison.',
    crmSeverityName: 'Felony',
    crmCatName: 'General',
    calcrim: ['1600'],
    provenance: { trust: 'verified', source: 'text', asOf: '2026-07-21' },
  } as unknown as Report['crimes'][number];
  const body = bodyOf(render({ crimeDetails: true }, { crimes: [crime] }));
  for (const fact of [
    'Felony: 2 years, 3 years or 5 years in state prison.',
    'State prison',
    'serious felony, violent felony, strike, third-strike trigger',
    'CALCRIM 1600',
    'read in the statute, 07/21/2026',
  ])
    expect(body).toContain(`<dd>${fact}</dd>`);
  expect(body).not.toContain('<dt>In force</dt>');
});

test('a check that was dismissed is printed apart, with its reason, and the total is the same', () => {
  const charges = [charge, { ...charge, Id: 'case.2', CountNumber: 2, VictimId: null }];
  const answer = sentence(
    toCaseFile(record, charges, () => robbery),
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
  expect(before).toContain(`<b>Check:</b> ${first.text}`);
  expect(before).toContain('<span class="quiet">Counts 1, 2</span>');
  expect(before).not.toContain('Dismissed checks');
  expect(after).not.toContain(`<b>Check:</b> ${first.text}`);
  expect(after).toContain(`<b>Dismissed:</b> ${reason}`);
  expect(totalOf(after)).toBe(totalOf(before));
});

test('of several reports each stands under its scenario, on pages of its own', () => {
  const offer = { ...report, record: { ...record, Id: 'offer', ScenarioName: 'Offer; 2y' } };
  const original = { ...report, record: { ...record, ScenarioName: null } };
  const print = (chosen: object) => renderReport([original, offer], reportModules.parse({ ...none, ...chosen }));
  const firstHeadings = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, heading]) => heading);

  const summaries = print({ exposure: true });
  expect(headings(summaries)).toEqual(['Incarceration Summary', 'Incarceration Summary']);
  expect(firstHeadings(summaries)).toEqual(['Original Case', 'Offer; 2y']);
  expect(summaries.match(/<article class="variant-\d">/g)).toHaveLength(2);
  expect(summaries).toContain('.variant-1{page:variant-1}@page variant-1{@top-left{content:"Rivera\\2c  Marcus');
  expect(firstHeadings(print({ coverPage: true }))).toEqual([
    'Rivera, Marcus: <span class="variant">Original Case</span>',
    'Rivera, Marcus: <span class="variant">Offer; 2y</span>',
  ]);
});

test('what the law allows stands beside the total', () => {
  const { range } = report.sentence;
  expect(render({ exposure: true })).toContain(
    `<dt>Lawful range</dt><dd>${range.minimum.determinate} to ${range.maximum.determinate}</dd>`,
  );
});

test('probation tells once what holds for several counts, and what a bar leaves of it', () => {
  const charges = [1, 2, 3].map((count) => ({ ...charge, Id: `case.${count}`, CountNumber: count }));
  const answer = sentence(
    toCaseFile(record, charges, () => robbery),
    catalogueOf('2026-11-20.test', [robbery]),
    '2026-11-20',
  );
  const body = bodyOf(render({ probationEligibility: true }, { charges, sentence: answer }));
  expect(answer.probation).toMatchObject({ verdict: 'Ineligible', lengths: [{}, {}, {}] });
  expect(body).toContain('<h3>Length of probation, were it not barred</h3>');
  expect(body.split('Up to the greatest term of the crime.')).toHaveLength(2);
  expect(body).toContain('<span class="quiet">Counts 1-3</span>');
});

test('a text says whether it is the section or our summary of it', () => {
  const crime = { Id: 'robbery', Name: 'Robbery', crime: robbery, statuteLink: 'https://leginfo.legislature.ca.gov/' };
  const textOf = (more: object) =>
    bodyOf(
      render(
        { definitionTextCase: true },
        {
          crimes: [
            { ...crime, statuteDefinitionLawText: 'Robbery is', ...more } as unknown as Report['crimes'][number],
          ],
        },
      ),
    );
  expect(textOf({})).toContain('Summed up in our own words');
  expect(textOf({ officialText: true })).toContain('The text of the section.');
  expect(textOf({ officialText: true })).not.toContain('Summed up');
  expect(textOf({ statuteDefinitionLawText: null })).not.toContain('Summed up');
});

test('a long name leaves room on the cover for what is said below it', () => {
  const named = (DefendantLastName: string) =>
    render({ coverPage: true }, { record: { ...record, DefendantLastName } });
  expect(named('Rivera')).toContain('<h1>Rivera, Marcus</h1>');
  expect(named('Featherstonehaugh-Papadimitrakopoulos')).toContain('<h1 class="long">');
});
