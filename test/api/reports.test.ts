import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { call, crimeId, logIn, newCase } from './client.ts';

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
  const redirect = await call('GET', `/reports/download/${body.fileName}`, { token });
  expect(redirect.status).toBe(302);
  const file = await fetch(redirect.body.location);
  expect(file.headers.get('content-type')).toBe('application/pdf');

  const pdf = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Sentencing report: Rivera, Test', Language: 'en' });
  expect((await pdf.getOutline()).map(({ title }) => title)).not.toEqual([]);
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => (await pdf.getPage(i + 1)).getTextContent()),
  );
  const text = pages.map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join('')).join('\n');
  expect(text).toContain('Incarceration Summary');
  expect(text).toContain(`Page ${pdf.numPages} of ${pdf.numPages}`);
  expect(text).toContain('Not legal advice');
});
