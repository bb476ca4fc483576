import { beforeAll, expect, test } from 'vitest';
import { call, crimeId, logIn } from './client.ts';

let token: string;
beforeAll(async () => {
  ({ token } = await logIn('individual'));
});
const get = (path: string) => call('GET', path, { token });
const post = (path: string, body: object) => call('POST', path, { token, body });
interface Hit {
  readonly Id: string;
  readonly LegacySortOrder: number;
  readonly statuteDefinitionSection: string;
}

test('a search answers the window of thirty-one rows with the best hit in its middle, and goes on both ways', async () => {
  const { body } = await get('/crimes/search?statute=211&bDate=2026-03-14');
  const rows: readonly Hit[] = body.content;
  expect(rows).toHaveLength(31);
  expect(rows[15]?.statuteDefinitionSection).toMatch(/^211/);
  const more = (direction: 'up' | 'down', from: Hit | undefined) =>
    post('/crimes/getMore', { direction, sortNumber: from?.LegacySortOrder, BeginDate: '2026-03-14' });
  const up: readonly Hit[] = (await more('up', rows[0])).body;
  const down: readonly Hit[] = (await more('down', rows[30])).body;
  const order = [...up, ...rows, ...down].map(({ LegacySortOrder }) => LegacySortOrder);
  expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
});

test('a search says whether it goes on in the order of the code or by what fits', async () => {
  expect((await get('/crimes/search?statute=211&bDate=2026-03-14')).body.order).toBe('code');
  expect((await get('/crimes/search?statute=train%20robbery&bDate=2026-03-14')).body.order).toBe('fit');
});

test('the parts of an instruction tell which one they are of', async () => {
  const { body } = await post('/juryInstructions/subsections/many', { instructionIds: ['1600', 'none'] });
  expect(body[0]).toMatchObject({ JuryInstructionId: '1600', InstructionTitle: 'Robbery' });
});

test('nothing found is an empty list beside the nearest sections, a bad day a bad request', async () => {
  const { body } = await get('/crimes/search?statute=vc%2099999&bDate=2026-03-14');
  expect(body.content).toEqual([]);
  expect(body.nearest).toHaveLength(3);
  const found = await get('/crimes/search?statute=211&bDate=2026-03-14');
  expect(found.body.nearest).toEqual([]);
  expect(await get('/crimes/search?statute=211&bDate=2026-02-30')).toMatchObject({
    status: 400,
    body: { faults: [{ path: 'bDate' }] },
  });
});

test('the single search finds by words and by category', async () => {
  const { body: categories } = await get('/crimeCategories');
  expect(categories.length).toBeGreaterThan(5);
  const found = await post('/crimes/quickSearch', { search: 'robbery', offenseDate: '2026-03-14' });
  expect(found.body.crimes.length).toBeGreaterThan(1);
  const none = { search: 'robbery', offenseDate: '2026-03-14', categories: ['no such category'] };
  expect((await post('/crimes/quickSearch', none)).body.crimes).toEqual([]);
});

test('a crime tells its lists, groups, factors, consequences and where it may move', async () => {
  const robbery = await crimeId(token, 'PC 211/212.5(c)');
  expect((await get(`/crimes/${robbery}`)).body).toMatchObject({
    Id: robbery,
    crmSeverityName: 'Felony',
    crime: { violent: true, serious: true },
    provenance: { trust: expect.any(String) },
  });
  const info = await post('/crimes/strikeInfo', { crime: robbery, offenseDate: '2026-03-14' });
  expect(info.body.violentGroup[0]).toMatchObject({ Authority: expect.stringContaining('667.5') });
  const groups = await get(`/crimeEnhancementMatchGroup/getManyByCrimeId/${robbery}`);
  expect(groups.body).toContainEqual({ CrimeId: robbery, EnhancementMatchGroupId: 'GUN53' });
  const texts = await get(`/enhancementmatchgroup/getManyByCrimeId/${robbery}`);
  expect(texts.body[0]).toMatchObject({ Id: expect.any(String), HelperText: expect.any(String) });
  const consequences = await post('/crimeCollateralConsequences/include', { where: { CrimeId: robbery } });
  expect(consequences.body.length).toBeGreaterThan(5);
  expect((await get(`/crimes/no-such-crime`)).status).toBe(404);

  const burglary = await crimeId(token, 'PC 459/460(b)');
  const { body: wobble } = await post('/crimes/wobble', { CrimeId: burglary, wobbleDirection: 1 });
  const { body: down } = await get(`/crimes/${wobble.WobbleDownCrimeId}`);
  expect(down.crmSeverityName).toBe('Misdemeanor');
});

test('what only the young lose is told of the crime, and of a conviction by the age at the act: VC 13202.5(a)', async () => {
  const wet = await crimeId(token, 'VC 23103/23103.5');
  const told = async (age?: number) => {
    const conviction = { state: 'Completed', serious: false, violent: false, age };
    const { body } = await post('/crimeCollateralConsequences/include', { where: { CrimeId: wet }, conviction });
    return body.some(
      (one: { CollateralConsequence: { Id: string } }) => one.CollateralConsequence.Id === 'under-21-license',
    );
  };
  expect([await told(), await told(20), await told(37)]).toEqual([true, true, false]);
});

test('an attempt of what asks for a conviction brings what the plain crime does: PC 314(1)', async () => {
  const where = { CrimeId: 'pc-314-1~with-a-prior~f' };
  const told = async (state: string) => {
    const conviction = { state, serious: false, violent: false };
    const { body } = await post('/crimeCollateralConsequences/include', { where, conviction });
    return body.some(
      (one: { CollateralConsequence: { Id: string } }) => one.CollateralConsequence.Id === 'felon-firearm-ban',
    );
  };
  expect([await told('Completed'), await told('Attempt')]).toEqual([true, false]);
});

test('a question picks the row a crime is punished per', async () => {
  const theft = await crimeId(token, 'PC 459/460(b)');
  const { body: groups } = await get(`/vCrimeCPKGroup/getManyByCrimeId/${theft}`);
  expect(groups).toMatchObject([{ CPKGroupId: expect.any(String), PromptMessage: expect.any(String) }]);
  const { body: factors } = await get(`/crimeFactorCPKGroup/getManyByCPKGroupId/${groups[0].CPKGroupId}`);
  expect(factors.length).toBeGreaterThan(1);
  expect(factors[0]).toMatchObject({ CrimeId: expect.any(String), SortValue: 1 });
});

test('rule words are answered by their ids', async () => {
  expect((await post('/rulewords/getManyById', { ruleWordIds: ['no such word'] })).body).toEqual([]);
});

test('what a robbery with a gun may be pleaded as is told with every row that a search asks for', async () => {
  const [robbery, gun] = await Promise.all([crimeId(token, 'PC 211/212.5(c)'), crimeId(token, 'PC 12022.53(b)')]);
  const charge = { id: 'c1', count: 1, crime: { id: robbery }, date: '2026-03-14' };
  const caseFile = { caseFile: 1, charges: [{ ...charge, enhancements: [{ id: 'e1', crime: { id: gun } }] }] };
  const { status, body } = await post('/crimes/lesserPleas', { caseFile });
  expect(status).toBe(200);
  const to: readonly string[] = body.reductions.map((each: { to: string }) => each.to);
  expect(to).toEqual(expect.arrayContaining(['PC 487(c)', 'PC 12022.5(a)']));
  const ids = new Set(body.crimes.map(({ Id }: Hit) => Id));
  const named: readonly { statute: string; id: string | null }[] = body.named;
  expect(to.filter((statute) => !named.some((each) => each.statute === statute))).toEqual([]);
  expect(named.filter(({ id }) => id !== null && !ids.has(id))).toEqual([]);
  const brought: readonly { crime: string; as?: unknown; ids: readonly string[]; fines: number }[] = body.brought;
  expect([robbery, gun, ...ids].filter((id) => !brought.some(({ crime, as }) => crime === id && !as))).toEqual([]);
  // 8 U.S.C. 1101(a)(43)(F); PC 1202.4(b)(1) and 1202.5: fines of up to $10,000 and $10
  expect(brought.find(({ crime }) => crime === robbery)).toMatchObject({
    ids: expect.arrayContaining(['immigration-aggravated-felony', 'immigration-moral-turpitude']),
    fines: 10_010,
  });
  const unknown = { caseFile: { caseFile: 1, charges: [{ ...charge, crime: { id: 'nothing' } }] } };
  expect((await post('/crimes/lesserPleas', unknown)).status).toBe(400);
});
