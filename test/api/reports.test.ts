import { randomUUID } from 'node:crypto';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { call, crimeId, logIn, newCase } from './client.ts';
import { putItem, storedUnder } from './database.ts';
import { signUp } from './sign-up.ts';

async function fetchPdf(token: string, fileName: string): Promise<PDFDocumentProxy> {
  const redirect = await call('GET', `/reports/download/${fileName}`, { token });
  expect(redirect.status).toBe(302);
  const file = await fetch(redirect.body.location);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  return getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
}

async function pageTexts(pdf: PDFDocumentProxy): Promise<readonly string[]> {
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => (await pdf.getPage(i + 1)).getTextContent()),
  );
  return pages.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(''));
}

test('a report is a tagged, titled PDF that only its owner can fetch', { timeout: 60_000 }, async () => {
  const { token } = await logIn('individual');
  const { Id } = await newCase(token, { DefendantLastName: 'Rivera', CaseNumber: 'SF-7' });
  await call('POST', '/charges', {
    token,
    body: { CaseId: Id, CrimeId: await crimeId(token, 'PC 211/212.5(c)'), Date: '2026-03-14' },
  });
  const { status, body } = await call('POST', '/reports/createpdf', { token, body: { caseId: Id, modules: {} } });
  expect(status).toBe(200);

  const { token: stranger } = await logIn('county');
  expect((await call('GET', `/reports/download/${body.fileName}`, { token: stranger })).status).toBe(404);
  const pdf = await fetchPdf(token, body.fileName);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Sentencing report: Rivera, Test', Language: 'en' });
  expect((await pdf.getOutline()).map(({ title }) => title)).not.toEqual([]);
  const text = (await pageTexts(pdf)).join('\n');
  expect(text).toContain('Incarceration Summary');
  expect(text).toContain(`Page ${pdf.numPages} of ${pdf.numPages}`);
  expect(text).toContain('Not legal advice');
});

/** The size of every line of a page in points. */
async function sizesOf(pdf: PDFDocumentProxy, page: number): Promise<readonly number[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [Math.hypot(item.transform[2], item.transform[3])] : [],
  );
}

test('in larger print nothing is smaller than 12 points, whatever part is printed', { timeout: 60_000 }, async () => {
  const { token } = await logIn('individual');
  const { Id } = await newCase(token, { DefendantLastName: 'Large' });
  const CrimeId = await crimeId(token, 'PC 211/212.5(c)');
  await call('POST', '/charges', { token, body: { CaseId: Id, CrimeId, Date: '2026-03-14' } });
  const modules = { crimeDetails: true, elements: true, exposureTextCase: true, definitionTextCase: true };
  const body = { caseId: Id, modules, reportSettings: { largerFont: true } };
  const pdf = await fetchPdf(token, (await call('POST', '/reports/createpdf', { token, body })).body.fileName);
  for (let page = 1; page <= pdf.numPages; page += 1)
    expect([page, Math.min(...(await sizesOf(pdf, page))).toFixed(1)]).toEqual([page, '12.0']);
});

test('short parts of a report share a page behind the cover', { timeout: 60_000 }, async () => {
  const { token } = await logIn('individual');
  const { Id } = await newCase(token, { DefendantLastName: 'Short' });
  const CrimeId = await crimeId(token, 'PC 211/212.5(c)');
  await call('POST', '/charges', { token, body: { CaseId: Id, CrimeId, Date: '2026-03-14' } });
  const parts = { coverPage: true, elements: true, exposureTextCase: true };
  const modules = { exposure: false, releaseDate: false, caseDetails: false, probationEligibility: false, ...parts };
  const { body } = await call('POST', '/reports/createpdf', { token, body: { caseId: Id, modules } });
  const [cover, texts, more] = await pageTexts(await fetchPdf(token, body.fileName));
  expect([cover?.includes('Elements'), more]).toEqual([false, undefined]);
  expect(texts).toMatch(/Elements.*Punishment Text/s);
});

test('a report is previewed as it would be printed, and only by its owner', async () => {
  const { token } = await logIn('individual');
  const { Id } = await newCase(token, { DefendantLastName: 'Preview', CaseNumber: 'SF-8' });
  const body = { caseId: Id, modules: { exposure: false } };
  const { status, body: preview } = await call('POST', '/reports/preview', { token, body });
  expect([status, preview.html.startsWith('<!doctype html>')]).toEqual([200, true]);
  expect(preview.html).toContain('<h1>Preview');
  const { token: stranger } = await logIn('county');
  expect((await call('POST', '/reports/preview', { token: stranger, body })).status).toBe(404);
});

test('several scenarios are printed in one file, each under its name; none of another case or owner', {
  timeout: 60_000,
}, async () => {
  const { token } = await logIn('individual');
  const main = await newCase(token, { DefendantLastName: 'Several' });
  const offer = await newCase(token, { ParentCaseId: main.Id, ScenarioName: 'Offer', DefendantLastName: 'Several' });
  const ask = (what: string, scenarioIds: readonly string[], modules: object = {}) =>
    call('POST', `/reports/${what}`, { token, body: { caseId: main.Id, scenarioIds, modules } });

  const { body } = await ask('createpdf', [offer.Id, main.Id]);
  const pdf = await fetchPdf(token, body.fileName);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const titles = (await pdf.getOutline()).map(({ title }) => title);
  expect(titles).toEqual(['Several, Test: Original Case', 'Several, Test: Offer']);
  const pages = await pageTexts(pdf);
  expect(pages).toHaveLength(4);
  for (const [nth, name] of ['Original Case', 'Original Case', 'Offer', 'Offer'].entries())
    expect(pages[nth]).toContain(`· ${name}Page ${nth + 1} of 4`);

  const { html } = (await ask('preview', [offer.Id], { coverPage: false })).body;
  expect(html.match(/<h1 class="variant">[^<]*/g)).toEqual(
    ['Original Case', 'Offer'].map((name) => `<h1 class="variant">${name}`),
  );

  const another = await newCase(token);
  const { token: stranger } = await logIn('county');
  const theirs = await newCase(stranger);
  for (const id of [another.Id, theirs.Id, 'none'])
    for (const asked of ['preview', 'createpdf']) expect((await ask(asked, [offer.Id, id])).status).toBe(404);
  expect(
    (
      await ask(
        'preview',
        Array.from({ length: 10 }, () => offer.Id),
      )
    ).status,
  ).toBe(400);
});

test('jury instructions are printed under the name of their case, never of another owner’s', {
  timeout: 60_000,
}, async () => {
  const { token } = await logIn('individual');
  const { Id } = await newCase(token, { DefendantLastName: 'Juror', CaseNumber: 'SF-9' });
  const print = (as: string) =>
    call('POST', '/reports/printJuryInstructions', {
      token: as,
      body: {
        caseId: Id,
        instructionsArray: ['1600', '850', '2511', '3224', '3227'].map((JuryInstructionId) => ({
          JuryInstructionId,
          SectionTitles: ['Statutes'],
        })),
      },
    });
  const { token: stranger } = await logIn('county');
  expect((await print(stranger)).status).toBe(404);
  const pdf = await fetchPdf(token, (await print(token)).body.fileName);
  const [page] = await pageTexts(pdf);
  expect(page).toContain('Juror, Test · SF-9');
  expect(page).toContain('CALCRIM 1600: Robbery');
  // a title that fills its line keeps the space behind it
  const titles = (await pdf.getOutline()).flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]);
  const ends = [
    'Credibility of Complaining Witness',
    'Stipulation to Conviction',
    'Degree of Cruelty',
    'Position of Leadership',
  ];
  expect(ends.filter((end) => !titles.some((title) => title.includes(end)))).toEqual([]);
});

test('more charges than fit one file are refused in words before anything is printed', {
  timeout: 120_000,
}, async () => {
  const { token } = await signUp(`prints-${Date.now()}@example.com`, 3);
  const main = await newCase(token, { DefendantLastName: 'Many' });
  const CrimeId = await crimeId(token, 'PC 459/460(b)');
  const writes = Array.from({ length: 101 }, () => ({
    kind: 'add',
    Own: randomUUID(),
    fields: { CrimeId, Date: '2026-03-14' },
  }));
  const whole = { RequestId: randomUUID(), writes };
  expect((await call('POST', `/cases/${main.Id}/changes`, { token, body: whole })).status).toBe(200);
  const scenarioIds: string[] = [];
  for (let nth = 1; nth <= 9; nth += 1) {
    const scenario = await newCase(token, { ParentCaseId: main.Id, ScenarioName: `Offer ${nth}` });
    const body = { scenarioCaseId: scenario.Id };
    expect((await call('POST', `/cases/duplicateChildren/${main.Id}`, { token, body })).status).toBe(200);
    scenarioIds.push(scenario.Id);
  }
  for (const what of ['preview', 'createpdf']) {
    const body = { caseId: main.Id, scenarioIds, modules: {} };
    expect(await call('POST', `/reports/${what}`, { token, body })).toMatchObject({
      status: 400,
      body: {
        message:
          'A report holds at most 1000 charges. These scenarios have 1010 together: print fewer of them at once.',
      },
    });
  }
  const one = { caseId: main.Id, scenarioIds: scenarioIds.slice(0, 1), modules: {} };
  expect((await call('POST', '/reports/createpdf', { token, body: one })).status).toBe(200);

  // eight ordinary prints sent beside the refused one are all answered
  const ordinary = await newCase(token, { DefendantLastName: 'Ordinary' });
  const all = [{ caseId: main.Id, scenarioIds, modules: {} }, ...Array(8).fill({ caseId: ordinary.Id, modules: {} })];
  const answers = await Promise.all(all.map((body) => call('POST', '/reports/createpdf', { token, body })));
  expect(answers.map(({ status }) => status)).toEqual([400, ...Array(8).fill(200)]);
});

test('a day has so many prints', { timeout: 60_000 }, async () => {
  const { token, user_attr } = await signUp(`daily-${Date.now()}@example.com`, 3);
  const { Id } = await newCase(token);
  const print = () => call('POST', '/reports/createpdf', { token, body: { caseId: Id, modules: {} } });
  expect((await print()).status).toBe(200);
  const [SK = ''] = await storedUnder(`QUOTA#print#${user_attr.id}`);
  await putItem({ PK: `QUOTA#print#${user_attr.id}`, SK, Taken: 200, ExpiresAt: 2_000_000_000 });
  expect(await print()).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('You have printed 200 reports today') },
  });
});
