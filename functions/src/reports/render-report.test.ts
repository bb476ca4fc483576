import { caseField, caseFields, caseFieldText, catalogueOf, reportModules, toCaseFile } from '@countwise/contract';
import { sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { told } from './convicted.ts';
import { renderReport } from './render-report.tsx';
import { bodyOf, charge, headings, none, record, render, report, robbery } from './report.fixture.ts';
import type { Report } from './report.ts';

const burglary = { ...robbery, serious: false, violent: false, strike: false };
const burglarySentence = sentence(
  toCaseFile(
    { record: { ...record, NumberOfStrikes: 0 }, charges: [{ ...charge, NumberOfStrikes: '0' }] },
    () => burglary,
  ),
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

test('what the court weighs in every grant is not called a finding, and stands once', () => {
  const page = (chosen: object) =>
    headingsOf(bodyOf(render({ probationEligibility: true, ...chosen }, { sentence: burglarySentence })));
  const weighs = 'What the court weighs (rule 4.414)';
  expect(page({})).toEqual(['Reasons', weighs, 'Length of probation', 'Jail as a condition']);
  expect(page({ probationFactors: true })).not.toContain(weighs);
});
const headingsOf = (body: string) => [...body.matchAll(/<h3>([^<]*)</g)].map(([, heading]) => heading);

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

test('the client reads short words that are said in full below, and a scenario is named where that was chosen', () => {
  const body = bodyOf(render({ exposure: true }, { clientMode: true }));
  expect(body).toContain('<td>Conv.');
  expect(body).toContain('Conv.: convicted.');
  expect(body).not.toContain('Dism.');
  expect(bodyOf(render({ exposure: true }))).not.toContain('Conv.');
  expect(render({ coverPage: true })).not.toContain('DA offer');
  expect(render({ coverPage: true }, { printScenarioName: true })).toContain('<dd>DA offer</dd>');
});

test('a name cannot end the style sheet or begin a script', () => {
  const DefendantLastName = '</style><script>alert("1")</script>\\';
  const html = render({ coverPage: true, exposure: true }, { record: { ...record, DefendantLastName } });
  expect(html).not.toContain('<script');
  expect(html.split('</style>')).toHaveLength(2);
});

test('the cover tells the days of both laws from the day of the computation, and every page has the laws', () => {
  const body = bodyOf(render({ coverPage: true }));
  expect(body).toContain('<dt>Law of the offense</dt><dd>03/14/2026</dd>');
  expect(body).toContain('<dt>Sentencing law of</dt><dd>11/20/2026</dd>');
  expect(body).toContain('<dt>Computed on</dt><dd>11/20/2026</dd>');
  // as CSS, where every sign is its number
  expect(render({ exposure: true })).toContain('Law of the offense 03');
  // the catalog's name has hyphens: it stands whole in a line of its own
  expect(render({ exposure: true })).toMatch(/2026""\\a""engine [^"]*catalog [^"]*Not legal advice"/);
});

test('the legend of the consequences can be left out', () => {
  expect(render({ caseDetails: true })).toContain('<dt>Length</dt>');
  expect(render({ caseDetails: true }, { hideLegend: true })).not.toContain('<dt>Length</dt>');
});

// People v. Souza (2012) 54 Cal.4th 90, 143: a restitution fine is punishment, and of the day of the act
test('of an act of before 2014 the consequences say that their fines are those of today', () => {
  const chargeOn = (on: string, more: Partial<typeof charge> = {}) => ({ ...charge, Date: on, ...more });
  const told = (...charges: readonly (typeof charge)[]) => {
    const answer = sentence(
      toCaseFile({ record, charges }, () => robbery),
      catalogueOf('2026-11-20.test', [robbery]),
      '2026-11-20',
    );
    return /Count[^.]*of before 01\/01\/2014/.exec(
      bodyOf(render({ caseDetails: true }, { charges, sentence: answer })),
    )?.[0];
  };
  const second = { Id: 'case.2', CountNumber: 2 };
  expect(told(chargeOn('2014-01-01'))).toBeUndefined();
  expect(told(chargeOn('2013-12-31'))).toBe('Count 1: for an act of before 01/01/2014');
  expect(told(chargeOn('1985-07-04'), chargeOn('2003-09-09', second))).toBe(
    'Counts 1, 2: for an act of before 01/01/2014',
  );
  expect(told(chargeOn('2026-03-14'), chargeOn('1985-07-04', { ...second, ChargeStatus: 2 }))).toBeUndefined();
});

test('acquitted and dismissed counts can be left out; a count stayed under section 654 is a conviction', () => {
  const charges = ([0, 1, 2, 3] as const).map((ChargeStatus, at) => ({
    ...charge,
    Id: `case.${at}`,
    CountNumber: at + 1,
    ChargeStatus,
  }));
  const answer = sentence(
    toCaseFile({ record, charges }, () => robbery),
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
  const whole = { exposure: true, crimeDetails: true };
  const words = (convictedOnly: boolean) =>
    bodyOf(render(whole, { charges, sentence: answer, convictedOnly, text1170h: true }));
  // neither in the steps, nor where terms are served, nor among the checks
  for (const dismissed of ['Count 2', 'Count 3', 'no conviction']) {
    expect(words(false)).toContain(dismissed);
    expect(words(true)).not.toContain(dismissed);
  }
  // a page that asks for the charges themselves is given no others
  const heard = told({ ...report, charges, sentence: answer, convictedOnly: true });
  expect(heard.charges.map(({ CountNumber }) => CountNumber)).toEqual([1, 4]);
});

test('of the convictions alone, a check on a dismissed count alone is not told, one of the case is', () => {
  const charges = ([0, 2] as const).map((ChargeStatus, at) => ({
    ...charge,
    Id: `case.${at}`,
    CountNumber: at + 1,
    ChargeStatus,
  }));
  const answer = sentence(
    toCaseFile({ record, charges }, () => robbery),
    catalogueOf('2026-11-20.test', [robbery]),
    '2026-11-20',
  );
  const check = (text: string, concerned: readonly string[]) => ({
    code: text,
    charges: concerned,
    authority: 'PC 664(a)',
    text,
  });
  const notices = [
    check('Of the dismissed.', ['case.1']),
    check('Of both.', ['case.0', 'case.1']),
    check('Of the case.', []),
  ];
  const checks = (convictedOnly: boolean) => {
    const body = bodyOf(render({ exposure: true }, { charges, sentence: { ...answer, notices }, convictedOnly }));
    return notices.map(({ text }) => text).filter((text) => body.includes(text));
  };
  expect(checks(false)).toEqual(['Of the dismissed.', 'Of both.', 'Of the case.']);
  expect(checks(true)).toEqual(['Of both.', 'Of the case.']);
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
    statuteLink: 'https://leginfo.legislature.ca.gov/',
    provenance: {
      trust: 'verified',
      source: 'Text of 21 July 2026',
      asOf: '2026-07-21',
      checkedOn: '2026-11-22',
      checkedBy: 'text',
    },
    authorities: { serious: 'PC 1192.7(c)(19)', violent: 'PC 667.5(c)(9)', trigger: 'PC 1192.7(c)(19)' },
  } as unknown as Report['crimes'][number];
  const body = bodyOf(render({ crimeDetails: true }, { crimes: [crime] }));
  for (const fact of [
    'Felony: 2 years, 3 years or 5 years in state prison.',
    'State prison',
    'serious felony (PC 1192.7(c)(19)), violent felony (PC 667.5(c)(9)), third-strike trigger (PC 1192.7(c)(19))',
    'CALCRIM 1600',
    'read in the statute on 11/22/2026. Text of 07/21/2026. https://leginfo.legislature.ca.gov/',
  ])
    expect(body).toContain(`<dd>${fact}</dd>`);
  expect(body).not.toContain('<dt>In force</dt>');

  // what is added to a crime's term is served where that is, and is no felony of its own: PC 1170.1(a)
  const prior = { ...crime, crime: { ...robbery, kind: 'status', statute: 'PC 667.5(b)', place: 'jail1170h' } };
  const details = bodyOf(render({ crimeDetails: true }, { crimes: [prior as unknown as Report['crimes'][number]] }));
  expect(details).toContain('<dt>Punishment</dt>');
  expect(details).not.toMatch(/<dt>(Served in|Level)<\/dt>/);
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
  // on a line of its own: the covers of one file are alike, however long a scenario's name is
  expect(print({ coverPage: true })).toContain(': <span class="variant">Offer; 2y</span></h1>');
});

test('probation tells once what holds for several counts, and what a bar leaves of it', () => {
  const charges = [1, 2, 3].map((count) => ({ ...charge, Id: `case.${count}`, CountNumber: count }));
  const answer = sentence(
    toCaseFile({ record, charges }, () => robbery),
    catalogueOf('2026-11-20.test', [robbery]),
    '2026-11-20',
  );
  const body = bodyOf(render({ probationEligibility: true }, { charges, sentence: answer }));
  expect(answer.probation).toMatchObject({ verdict: 'Ineligible', lengths: [{}, {}, {}] });
  expect(body).toContain('<h3>Length of probation, were it not barred</h3>');
  expect(body.split('Up to the greatest term of the crime.')).toHaveLength(2);
  expect(body).toContain(
    '<cite>PC 667(c)(2); PC 1170.12(a)(2)</cite> · concerns <span class="quiet">Counts 1–3</span>',
  );
});

test('a text says whether it is the section of which day, or our summary of it', () => {
  const crime = {
    Id: 'robbery',
    Name: 'Robbery',
    crime: robbery,
    statuteLink: 'https://leginfo.legislature.ca.gov/',
    statuteDefinitionLawText: 'Robbery is',
  } as unknown as Report['crimes'][number];
  const section = { crimeId: 'robbery', text: 'The words.', history: 'Added by Stats. 2018.', from: '2019-01-01' };
  const textOf = (texts: Report['sectionTexts'], more: object = {}, convictedOnly = false) =>
    bodyOf(
      render({ definitionTextCase: true }, { crimes: [{ ...crime, ...more }], sectionTexts: texts, convictedOnly }),
    );
  expect(textOf([])).toContain('Summed up in our own words');
  expect(textOf([], { statuteDefinitionLawText: null })).not.toContain('Summed up');
  const days = ['2026-03-14', '2026-05-02'];
  const official = { ...section, until: null, inForce: true, days };
  expect(textOf([official])).toContain('The text of the section of 03/14/2026, 05/02/2026. Added by Stats. 2018.');
  expect(textOf([official])).not.toMatch(/Summed up|Robbery is/);
  expect(textOf([official], {}, true)).toContain('The text of the section of 03/14/2026. Added');
  expect(textOf([{ ...official, inForce: false, days: ['2018-12-31'] }])).toContain(
    'The text of 12/31/2018 is not stored; this is the text from 01/01/2019.',
  );
});

test.for(caseFields.filter((field) => caseField(field).onCover))(
  '%s stands on the cover where the case says it',
  (field) => {
    const { label, kind } = caseField(field);
    const said = {
      text: '26-1',
      lines: 'one\ntwo',
      day: '2026-12-01',
      'day-ahead': '2026-12-01',
      time: '08:30',
      birthday: '1994-05-02',
      choice: 1,
      number: 2,
      flag: true,
      json: '{}',
    }[kind];
    const told = { ...record, [field]: said };
    const words = caseFieldText(field, told, (day) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'));
    expect(words).not.toBe('');
    expect(bodyOf(render({ coverPage: true }, { record: told }))).toContain(`<dt>${label}</dt><dd>${words}</dd>`);
  },
);

test('a long name leaves room on the cover for what is said below it', () => {
  const named = (DefendantLastName: string) =>
    render({ coverPage: true }, { record: { ...record, DefendantLastName } });
  expect(named('Rivera')).toContain('<h1>Rivera, Marcus</h1>');
  expect(named('Featherstonehaugh-Papadimitrakopoulos')).toContain('<h1 class="long">');
});

test.for(Object.keys(none))('a print of %s says how a number that looks wrong is reported', (module) => {
  expect(bodyOf(render({ [module]: true }))).toContain('“Report a wrong number”');
});

test('a client, who has no case to open, is told to ask the lawyer', () => {
  const body = bodyOf(render({ exposure: true }, { clientMode: true }));
  expect(body).toContain('ask your lawyer');
  expect(body).not.toContain('Report a wrong number');
});

test('a table of few rows stands on one page, a long one may go over it', () => {
  const tablesOf = (html: string) => [...bodyOf(html).matchAll(/<table class="([^"]*)"/g)].map(([, name]) => name);
  expect(tablesOf(render({ releaseDate: true }))).toContain('whole');
});
