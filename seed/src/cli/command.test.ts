import { existsSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { asked } from './asked.fixture.ts';
import { freshCheckout, nodes, npmRun, onNode, shell } from './checkout.fixture.ts';
import { catalogueIn } from './opened-catalogue.ts';

const charge = { id: 'c1', count: 1, crime: 'PC 211/212.5(c)', date: '2026-03-14' };
const caseText = JSON.stringify({ caseFile: 1, charges: [charge] });
const stack = /\n\s+at |node:internal/;

test.for(nodes)('both commands answer on %s', (node) => {
  expect(onNode(node, caseText, 'sentence', '-', '--text')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('Total           5y, prison'),
  });
  const crime = onNode(node, '', 'crime', 'PC 211', '--date', '2026-03-14');
  expect(crime).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('"PC 211/212.5(c)"') });
});

const fresh = freshCheckout();
afterAll(fresh.remove);

test('right after `npm ci` the catalogue is compiled first, and answered from', () => {
  expect(existsSync(fresh.catalogue)).toBe(false);
  expect(fresh.npmRun(caseText, 'sentence', '--', '-')).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(fresh.catalogue)).toBe(true);
  expect(fresh.npmRun('', 'crime', '--', 'PC 211')).toMatchObject({ status: 0, stderr: '' });
});

test('a catalogue cut short is told in a sentence', () => {
  writeFileSync(fresh.catalogue, '{"format":1,"rows":[');
  const { status, stdout, stderr } = fresh.runDirect(caseText, 'sentence', '-');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^seed\/dist\/catalogue\.json is not a whole catalogue: .+\n.+npm run catalogue\n$/);
});

test.for([
  ['cut short', '{"format":1,"rows":['],
  ['of another form', '{"format":0}'],
  ['with rows that are none', '{"format":1,"version":"x","count":1,"rows":[null]}'],
] as const)('and so is one %s, to whatever opens it', ([, text]) => {
  writeFileSync(fresh.catalogue, text);
  expect(() => catalogueIn(fresh.catalogue)).toThrow(/is not a whole catalogue: .+\n.+npm run catalogue$/);
});

test.for([
  ['sentence', ['nowhere.json'], '', /^nowhere\.json: no such file\n$/],
  ['sentence', ['seed'], '', /^seed: a folder, not a case file\n$/],
  ['sentence', ['a.json', 'b.json'], '', /^One file at a time, not a\.json and b\.json\.\nUsage: /],
  ['sentence', ['--text', '--lines'], '', /^Lines are answered as JSON/],
  ['sentence', ['--csv'], '', /^Unknown option '--csv'\.\nUsage: /],
  ['sentence', [], '', /^Usage: /],
  ['sentence', ['-'], '', /^\$: not JSON: /],
  ['sentence', ['-'], '{"caseFile":1,', /^\$: not JSON: /],
  ['sentence', ['-'], caseText.replace('2026-03-14', '2026-02-30'), /^charges\[0\]\.date: a day of the calendar/],
  ['sentence', ['-'], caseText.replace('PC 211/212.5(c)', 'PC 99999'), /^charges\[0\]\.crime: .*PC 99999/],
  ['crime', [], '', /^Usage: /],
  ['crime', ['--csv'], '', /^Unknown option '--csv'\.\nUsage: /],
  ['crime', ['PC 211', '--date'], '', /^Option '--date <value>' argument missing\.\nUsage: /],
  ['crime', ['PC 211', '--date', '2026-02-30'], '', /^--date 2026-02-30: a day of the calendar/],
] as const)('%s %j is refused in a sentence', async ([command, args, input, told]) => {
  const { status, stdout, stderr } = await asked(input, command, ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(told);
  expect(stderr).not.toMatch(stack);
});

test('npm run -s passes on what is refused, and nothing else', () => {
  const { status, stdout, stderr } = npmRun('', 'sentence');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^Usage: /);
  expect(stderr).not.toMatch(stack);
});

test('a line of either command that is at fault is answered by its number and its faults', async () => {
  const lines = ['', '{', '[]', '{"statute":"PC 211","date":"2026-02-30"}', '{"statute":"PC 211"}'].join('\n');
  const { status, stdout, stderr } = await asked(lines, 'crime', '--lines');
  expect([status, stderr]).toEqual([2, '']);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([
    { line: 2, errors: [{ path: '$', message: expect.stringContaining('not JSON') }] },
    { line: 3, errors: [{ path: '$', message: expect.any(String) }] },
    { line: 4, errors: [{ path: 'date', message: expect.any(String) }] },
    expect.arrayContaining([expect.objectContaining({ statute: 'PC 211/212.5(c)' })]),
  ]);
});

test.for([
  `yes '${caseText}' | head -300 | npm run -s sentence -- --lines --no-range`,
  'npm run -s sentence -- --schema',
])('a reader that has gone ends it without a word: %s', (line) => {
  const { status, stdout, stderr } = shell(`${line} | head -1`);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).not.toBe('');
});
