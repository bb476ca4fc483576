import { mayHangOn } from '@countwise/contract';
import { type CaseFile, type CrimeVersion, type Sentence, sentence } from '@countwise/engine';
import { readCatalogue } from '@countwise/seed/node';
import { beforeAll, expect, test } from 'vitest';
import { call, logIn, newCase } from './client.ts';

/** `RANDOM_CASES=2000` compares so many; a full run compares enough to reach every category. */
const cases = Number(process.env['RANDOM_CASES'] ?? 40);
const catalogue = readCatalogue();
const date = '2026-03-14';
let token: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
});

/** Numbers that look drawn by lot and are the same for a seed. */
function lot(seed: number): Draw {
  let state = seed * 48_271 + 1;
  return (values) => {
    state = (state * 48_271) % 2_147_483_647;
    const drawn = values[state % values.length];
    if (drawn === undefined) throw new Error('There is nothing to draw from.');
    return drawn;
  };
}
type Draw = <Value extends NonNullable<unknown> | null>(values: readonly Value[]) => Value;

const current = catalogue.rows.filter(
  ({ effective, end }) => (effective === null || effective <= date) && (end === null || date <= end),
);
const ofKind = (kind: CrimeVersion['kind']) => current.filter((row) => row.kind === kind);
const byCategory = [...Map.groupBy(ofKind('crime'), ({ category }) => category).values()];
const conduct = ofKind('conduct');
const priors = ofKind('status');

const statuses = ['Convicted', 'Convicted', 'Convicted', 'Stayed654', 'Dismissed', 'Acquitted'] as const;
const numberOf = { Convicted: 0, Acquitted: 1, Dismissed: 2, Stayed654: 3 } as const;
const slots = [
  [1, 'lower'],
  [2, 'middle'],
  [3, 'upper'],
] as const;
const levels = ['0', '0', '1', '2+', '2+!'] as const;
const order = ['0', '1', '2+', '2+!'];

const post = async (path: string, body: object): Promise<string> => {
  const answer = await call('POST', path, { token, body });
  expect(answer).toMatchObject({ status: 200 });
  return String(answer.body.Id);
};

/** A charge made by a call, and the same in a case file. */
async function chargeBoth(CaseId: string, count: number, crimes: readonly CrimeVersion[], draw: Draw) {
  const crime = draw(crimes);
  const [SelectedTerm, term] = draw(slots);
  const status = draw(statuses);
  const run = draw(['consecutive', 'consecutive', 'concurrent'] as const);
  const occasion = draw([null, 'A', 'B']);
  const body = {
    CaseId,
    CrimeId: crime.id,
    Date: date,
    CountNumber: count,
    SelectedTerm,
    ChargeStatus: numberOf[status],
    Concurrency: run === 'concurrent' ? 1 : 0,
    ...(occasion && { Occasion: occasion }),
  };
  const id = await post('/charges', body);
  const row = draw([null, ...conduct.filter((each) => mayHangOn(each, crime))]);
  const enhancements = row === null ? [] : [{ id: await attach(row), crime: { id: row.id } }];
  return { id, count, crime: { id: crime.id }, date, term, status, run, ...(occasion && { occasion }), enhancements };

  function attach({ id: CrimeId }: CrimeVersion): Promise<string> {
    return post('/charges', { CaseId, CrimeId, Date: date, CountNumber: count, parentCharge: id });
  }
}

/** A random case made by calls, and its case file by hand. */
async function caseBoth(seed: number): Promise<{ readonly CaseId: string; readonly file: CaseFile }> {
  const draw = lot(seed);
  const strikes = draw(levels);
  const { Id: CaseId } = await newCase(token, { NumberOfStrikes: order.indexOf(strikes) });
  const charges: CaseFile['charges'][number][] = [];
  const crimes = byCategory[seed % byCategory.length] ?? [];
  const length = draw([1, 2, 3, 4]);
  for (let count = 1; count <= length; count += 1)
    charges.push(await chargeBoth(CaseId, count, count === 1 ? crimes : draw(byCategory), draw));
  const prior = draw([null, null, draw(priors)]);
  const caseEnhancements =
    prior === null
      ? []
      : [{ id: await post('/charges', { CaseId, CrimeId: prior.id, Date: date }), crime: { id: prior.id } }];
  return { CaseId, file: { caseFile: 1, strikes, charges, caseEnhancements } };
}

const numbersOf = ({ summary, charges, caseEnhancements, credits, release, probation, notices }: Sentence) => ({
  summary,
  rows: [...charges.flatMap((charge) => [charge, ...charge.enhancements]), ...caseEnhancements].map((row) => [
    row.id,
    row.role,
    row.scheme,
    row.determinate,
    row.indeterminate,
    row.authority,
  ]),
  credits,
  release,
  probation,
  codes: notices.map(({ code }) => code),
});

test.for(Array.from({ length: cases }, (_, index) => index + 1))(
  'random case %i: calls and a case file of it give one answer',
  async (seed) => {
    const { CaseId, file } = await caseBoth(seed);
    const { body } = await call('GET', `/cases/${CaseId}/charges/populated`, { token });
    expect(numbersOf(body.sentence)).toEqual(numbersOf(sentence(file, catalogue, body.today)));
    await call('DELETE', `/cases/${CaseId}`, { token });
  },
);
