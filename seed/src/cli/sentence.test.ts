import { expect, test } from 'vitest';
import { caseFileJsonSchema } from '../case-file/json-schema.ts';
import { asked } from './asked.fixture.ts';

const cli = (input: string, ...args: readonly string[]) => asked(input, 'sentence', ...args);

const felony = {
  statute: 'PC 211',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '2y', middle: '3y', upper: '5y' },
};
const caseOf = (crime: unknown) =>
  JSON.stringify({ caseFile: 1, charges: [{ id: 'c1', count: 1, crime, date: '2026-03-14' }] });

test('one case on standard input is answered as JSON', async () => {
  const { status, stdout, stderr } = await cli(caseOf(felony), '-');
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({ summary: { totalDeterminate: 1800, determinate: '5y' } });
});

test('with the lawful range, unless it is left out', async () => {
  const robbery = caseOf('PC 211/212.5(c)');
  const { stdout } = await cli([robbery, robbery].join('\n'), '--lines');
  const [first] = stdout.split('\n').map((line): unknown => (line === '' ? undefined : JSON.parse(line)));
  expect(first).toMatchObject({
    range: { minimum: { summary: { determinate: '2y' } }, maximum: {}, everyUpper: { summary: { determinate: '5y' } } },
  });
  expect(JSON.parse((await cli(robbery, '-', '--no-range')).stdout)).not.toHaveProperty('range');
});

test('the schema asks for no case', async () => {
  const { status, stdout } = await cli('', '--schema');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual(caseFileJsonSchema());
});

test('or in words', async () => {
  const { status, stdout } = await cli(caseOf(felony), '-', '--text');
  expect(status).toBe(0);
  expect(stdout).toContain('5 years, counted in full as the principal term. [PC 1170.1(a)]');
  expect(stdout).toContain('None of the charges in this case are statutorily ineligible for probation.');
});

test('a byte order mark before a line is no fault', async () => {
  const { status, stdout } = await cli(`\uFEFF${caseOf(felony)}\r\n${caseOf(felony)}\r\n`, '--lines');
  expect(status).toBe(0);
  expect(stdout.trimEnd().split('\n')).toHaveLength(2);
});

test('line by line, those that fit are answered beside those that do not', async () => {
  const { status, stdout } = await cli([caseOf(felony), '{"caseFile":1}', '', caseOf(felony)].join('\n'), '--lines');
  const replies = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(status).toBe(2);
  expect(replies).toEqual([
    expect.objectContaining({ summary: expect.objectContaining({ totalDeterminate: 1800 }) }),
    { line: 2, errors: [{ path: 'charges', message: expect.any(String) }] },
    expect.objectContaining({ steps: expect.any(Array) }),
  ]);
});

test('a file at fault in its form and in its statutes is told every fault at once', async () => {
  const charge = { count: 1, crime: 'PC 99999', date: '2026-03-14' };
  const file = {
    caseFile: 1,
    charges: [
      { ...charge, id: 'c1' },
      {
        ...charge,
        id: 'c2',
        crime: felony,
        status: 'Guilty',
        enhancements: [{ id: 'e1', crime: { like: 'PC 99998' } }],
      },
      { ...charge, id: 'c3', crime: felony, date: '2026-13-40' },
    ],
    caseEnhancements: [{ id: 's1', crime: 'PC 99997' }],
  };
  const { status, stderr } = await cli(JSON.stringify(file), '-');
  expect(status).toBe(2);
  const paths = stderr
    .trim()
    .split('\n')
    .map((line) => line.split(':')[0]);
  expect(new Set(paths)).toEqual(
    new Set([
      'charges[0].crime',
      'charges[1].status',
      'charges[1].enhancements[0].crime',
      'charges[2].date',
      'caseEnhancements[0].crime',
    ]),
  );
});
