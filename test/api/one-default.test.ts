import { sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { beforeAll, expect, test } from 'vitest';
import { type Answered, call, crimeId, logIn, newCase } from './client.ts';

const catalogue = readCatalogue();
const date = '2026-03-14';
let token: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
});

/** Crimes whose section gives the court a choice, or asks for a fact: where nobody says anything, one default holds. */
test.for([
  ['PC 192(a)', 'PC 192(a)'],
  ['PC 4502(a)', 'PC 4573.6(a)'],
  ['PC 4501.5', 'PC 4573.6(a)'],
  ['PC 207(a)', 'PC 207(a)'],
  ['PC 211/212.5(c)', 'PC 136.1(c)(1)'],
  ['PC 261(a)(2)', 'PC 289(a)(1)(A)'],
])('%s and %s: untouched, the site answers what a case file does that names them', async (statutes) => {
  const { Id: CaseId } = await newCase(token);
  const ids = await Promise.all(statutes.map((statute) => crimeId(token, statute)));
  const made: Answered[] = [];
  for (const CrimeId of ids)
    made.push(await call('POST', '/charges', { token, body: { CaseId, CrimeId, Date: date } }));
  const { body } = await call('GET', `/cases/${CaseId}/charges/populated`, { token });
  const charges = made.map(({ body: { Id: id, CrimeId } }, index) => ({
    id,
    count: index + 1,
    crime: { id: CrimeId },
    date,
  }));
  const told = sentence({ caseFile: 1, charges }, catalogue, body.today);
  const rows = (answer: typeof told) =>
    answer.charges.map(({ role, scheme, determinateDays, authority }) => [role, scheme, determinateDays, authority]);
  expect(body.sentence.summary).toEqual(told.summary);
  expect(rows(body.sentence)).toEqual(rows(told));
  const codes = ({ notices }: typeof told) => notices.map(({ code }) => code);
  expect(codes(body.sentence)).toEqual(codes(told));
});
