import { beforeAll, expect, test } from 'vitest';
import { call, logIn } from './client.ts';

let token: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
});
const textOf = (place: string, on: string) => call('GET', `/lawTexts/${place}?on=${on}`, { token });
const address = 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=667';

test.for([
  ['PC/667', '2013-01-01', 'The former first case.', true, ['2013-01-01', '2019-01-01']],
  ['PC/667(e)(1)', '2018-12-31', 'The former first case.', true, ['2013-01-01', '2019-01-01']],
  ['PEN/667', '2019-01-01', 'The first case.', true, ['2019-01-01', null]],
  ['PC/667', '2012-12-31', 'The former first case.', false, ['2013-01-01', '2019-01-01']],
] as const)('%s on %s is answered with %s', async ([place, on, words, inForce, [from, until]]) => {
  const { status, body } = await textOf(place, on);
  expect(status).toBe(200);
  expect(body).toMatchObject({ code: 'PC', section: '667', from, until, inForce, address });
  expect(body.text).toContain(`(1) ${words}`);
  expect(body.history).toMatch(/^(Amended|Added) by Stats\. 20/);
});

test.for([
  ['PC/668', '2019-01-01', 404],
  ['XX/667', '2019-01-01', 404],
  ['PC/667', '2019-02-30', 400],
  ['PC/..%2F..%2Fcontents', '2019-01-01', 400],
  ['PC/x', '2019-01-01', 404],
  ['..%2FPEN/667', '2019-01-01', 400],
] as const)('%s on %s is refused with %i', async ([place, on, status]) => {
  expect((await textOf(place, on)).status).toBe(status);
});

test('nobody reads a text who is not logged in', async () => {
  expect((await call('GET', '/lawTexts/PC/667?on=2019-01-01')).status).toBe(401);
});

test('the site hears that there are texts', async () => {
  expect((await call('GET', '/siteSettings')).body.lawTexts).toBe(true);
});
