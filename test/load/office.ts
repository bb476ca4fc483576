import { apiPrefix, calls } from '@countwise/contract';
import { rates, rateWindow, refused, type SeenRequest } from '@countwise/infra/rates';

const people = 500;
const pathOf = (id: string): string => `${apiPrefix}${calls.find((call) => call.id === id)?.path}`;
const login = pathOf('auth.login');
const times = (number: number, path: string): readonly string[] => Array.from({ length: number }, () => path);
const from = (address: string, paths: readonly string[], authorization?: string): readonly SeenRequest[] =>
  paths.map((path) => ({ address, path, ...(authorization !== undefined && { authorization }) }));
const everyone = (paths: readonly string[]): readonly SeenRequest[] =>
  Array.from({ length: people }, (_, at) => from('198.51.100.7', paths, `Bearer ${at}`)).flat();
const signUp = calls
  .filter(({ caller, resource }) => caller === 'anyone' && resource === 'registration')
  .map(({ path }) => `${apiPrefix}${path}`);

/** What `test/e2e/office.spec.ts` counts of a person's morning, and as much again for what is looked up. */
const lookedUp = times(100, `${apiPrefix}/cases/1`);
const attacker = '203.0.113.9';

const tried: readonly (readonly [string, readonly SeenRequest[]])[] = [
  ['500 people log in with a wrong password first, then work', everyone([login, login, ...lookedUp])],
  [
    '500 people with work accounts',
    everyone([pathOf('auth.authenticateMicrosoftToken'), pathOf('auth.loginWithMicrosoftToken'), ...lookedUp]),
  ],
  ['500 people sign up, each step twice', everyone([...signUp, ...signUp, login])],
  ['one address guesses passwords, 5,000 times', from(attacker, times(5000, login))],
  ['one address asks whose addresses are known, 5,000 times', from(attacker, times(5000, signUp[0] ?? ''))],
  ['one session reads all it can, 5,000 calls', from(attacker, times(5000, `${apiPrefix}/cases`), 'Bearer stolen')],
  ['one address floods the API, 100,000 calls', from(attacker, times(100_000, `${apiPrefix}/siteSettings`))],
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const figure = (number: number): string => number.toLocaleString('en-US');
say(`In ${rateWindow} seconds the firewall lets through:`);
for (const { name, keys, limit } of rates) say(`  ${name}: ${figure(limit)} by ${keys.join(' and ')}`);
say('\n| who, within one window | requests of the API | refused |\n|---|---|---|');
for (const [who, requests] of tried)
  say(`| ${who} | ${figure(requests.length)} | ${figure(refused(requests).length)} |`);
