import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LawFolder } from '../law-text/law-folder.ts';
import { LawText } from '../law-text/law-text.ts';
import { rowsOf } from '../search/made-up-catalogue.fixture.ts';
import { changesToReview } from './changes-to-review.ts';
import { type ImportOptions, importLaw } from './import-law.ts';
import { members, type Section, xml, zipOf as zipAt } from './made-up-archive.fixture.ts';

let room: string;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'law-'));
});
afterEach(() => rm(room, { recursive: true }));

const zipOf = (files: ReadonlyMap<string, string>, name = 'pubinfo_2025.zip', compress = true) =>
  zipAt(files, join(room, name), compress);
const law = () => join(room, 'law');
const options = (archive: string): ImportOptions => ({
  archive,
  folder: law(),
  codes: new Set(['PEN', 'VEH']),
  minimumSections: 1,
});

const murder = { number: '187', id: 'id_murder', history: 'Amended by Stats. 1996, Ch. 1023, Sec. 385.' };
const first: readonly Section[] = [
  { ...murder, effective: '1996-09-29', xml: xml('(a)<span class="EnSpace"/>About murder.') },
  {
    number: '4019',
    id: 'id_credit_now',
    history:
      'Amended by Stats. 2025, Ch. 9. Effective January 1, 2026. Repealed as of January 1, 2028, by its own provisions.',
    xml: xml('The credit of today.'),
  },
  {
    number: '4019',
    id: 'id_credit_later',
    history: 'Added by Stats. 2025, Ch. 9. Effective January 1, 2026. Section operative January 1, 2028.',
    xml: xml('The credit of 2028.'),
  },
  { number: '653.22', id: 'id_loitering', history: 'Added by Stats. 1995.', xml: xml('About loitering.') },
  { number: '9', id: 'id_stub', history: 'Repealed by Stats. 1963.', xml: '' },
  { number: '10', id: 'id_cut_off', xml: xml('Half a se').slice(0, -20) },
  { number: '11', id: 'id_lost' },
  { number: '1', id: 'id_other', code: 'FAM', xml: xml('Another code.') },
];

test('stores every version by code, section and day', async () => {
  expect(await new LawText(law()).isStored()).toBe(false);
  const summary = await importLaw(options(await zipOf(members(first))));
  expect(await new LawText(law()).isStored()).toBe(true);
  expect(summary).toMatchObject({
    asOf: '2025-12-01',
    damaged: ['PEN 10', 'PEN 11'],
    added: [],
    repealed: [],
  });
  const official = new LawText(law());
  expect(await official.lawText('PC', '187(a)', '2026-01-01')).toEqual({
    text: '(a) About murder.',
    history: murder.history,
    from: '1996-09-29',
    until: null,
    inForce: true,
  });
  expect(await official.lawText('PC', '187', '1990-01-01')).toMatchObject({
    text: '(a) About murder.',
    inForce: false,
  });
  for (const missing of ['9', '10', '11', '999'])
    expect(await official.lawText('PC', missing, '2026-01-01')).toBeNull();
  expect(await official.lawText('FM', '1', '2026-01-01')).toBeNull();
});

test.for([
  ['2025-12-31', 'The credit of today.', false],
  ['2026-01-01', 'The credit of today.', true],
  ['2027-12-31', 'The credit of today.', true],
  ['2028-01-01', 'The credit of 2028.', true],
] as const)('of two versions, on %s: %s', async ([on, text, inForce]) => {
  await importLaw(options(await zipOf(members(first))));
  expect(await new LawText(law()).lawText('PC', '4019', on)).toMatchObject({ text, inForce });
});

test('reads the unpacked folder too', async () => {
  for (const [name, content] of members(first)) writeFileSync(join(room, name), content);
  await importLaw(options(room));
  expect(await new LawText(law()).lawText('PC', '653.22', '2026-01-01')).toMatchObject({ text: 'About loitering.' });
});

test('a later import tells what is new, changed and gone, and keeps the earlier text', async () => {
  await importLaw(options(await zipOf(members(first))));
  const updated = '2026-12-01';
  const later: readonly Section[] = [
    { ...murder, updated, effective: '1996-09-29', xml: xml('(a)<span class="EnSpace"/>About murder.') },
    {
      number: '4019',
      id: 'id_new',
      updated,
      effective: '2027-01-01',
      history: 'Amended 2026.',
      xml: xml('New credit.'),
    },
    { number: '20', id: 'id_added', updated, xml: xml('An added section.') },
  ];
  const summary = await importLaw(options(await zipOf(members(later), 'pubinfo_2027.zip')));
  expect(summary).toMatchObject({ added: ['PEN 20'], changed: ['PEN 4019'], damaged: [] });
  expect(summary.repealed).toEqual(['PEN 653.22', 'PEN 9', 'PEN 10', 'PEN 11']);
  const official = new LawText(law());
  expect(await official.lawText('PC', '4019', '2026-06-01')).toMatchObject({ text: 'The credit of today.' });
  expect(await official.lawText('PC', '4019', '2027-06-01')).toMatchObject({ text: 'New credit.' });
  expect(await official.lawText('PC', '653.22', '2026-11-30')).toMatchObject({ inForce: true });
  expect(await official.lawText('PC', '653.22', '2026-12-01')).toMatchObject({ inForce: false, until: updated });
});

test('the same import twice changes nothing', async () => {
  const archive = await zipOf(members(first));
  const once = await importLaw(options(archive));
  expect(await importLaw(options(archive))).toEqual(once);
});

test('a broken import goes on where it stopped', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    number: `${at + 1}`,
    id: `id_${at}`,
    xml: xml(`Text ${at}.`),
  }));
  const archive = await zipOf(members([{ number: '5000', id: 'id_lost' }, ...many]));
  const stopped = importLaw({
    ...options(archive),
    onProgress: (stored) => {
      if (stored === 200) throw new Error('the power failed');
    },
  });
  await expect(stopped).rejects.toThrow('the power failed');
  const told: number[] = [];
  const summary = await importLaw({ ...options(archive), onProgress: (stored) => told.push(stored) });
  expect(told).toEqual([]);
  expect(summary.damaged).toEqual(['PEN 5000']);
  expect(summary.sections).toHaveLength(301);
  expect(await new LawText(law()).lawText('PC', '300', '2026-01-01')).toMatchObject({ text: 'Text 299.' });
});

test.for([
  [
    'cut off',
    async () => {
      const path = await zipOf(members(first));
      truncateSync(path, 900);
      return path;
    },
    'is no whole zip archive',
  ],
  ['missing', async () => join(room, 'nothing.zip'), 'There is no'],
  ['without law', () => zipOf(new Map([['BILL_TBL.dat', '']])), 'it holds no law'],
  [
    'of too few columns',
    () => zipOf(new Map([['LAW_SECTION_TBL.dat', '`PEN`\t`1.`\n']])),
    'row 1: 2 fields instead of the 18',
  ],
  ['with a broken table', () => zipOf(new Map([['LAW_SECTION_TBL.dat', '`PEN`\t`1.']])), 'breaks off in row 1'],
] as const)('an archive that is %s is refused, and says why', async ([, make, message]) => {
  await expect(importLaw(options(await make()))).rejects.toThrow(message);
});

/** A zip with some of its bytes changed, so that a check sum no longer holds. */
async function spoiled(from: string, to: string): Promise<string> {
  const path = await zipOf(members(first), 'pubinfo_2025.zip', false);
  writeFileSync(path, readFileSync(path, 'latin1').replace(from, to), 'latin1');
  return path;
}

test('a section whose check sum fails is damaged, and the text stored before it stays', async () => {
  await importLaw(options(await zipOf(members(first), 'pubinfo_2023.zip')));
  const summary = await importLaw(options(await spoiled('About loitering', 'About something')));
  expect(summary.damaged).toContain('PEN 653.22');
  expect(await new LawText(law()).lawText('PC', '653.22', '2026-01-01')).toMatchObject({ text: 'About loitering.' });
});

test('a section table whose check sum fails is refused', async () => {
  await expect(importLaw(options(await spoiled('`id_murder`', '`id_murdxx`')))).rejects.toThrow(
    'LAW_SECTION_TBL.dat is damaged',
  );
});

test('an archive with too few sections is no whole law', async () => {
  const archive = await zipOf(members(first));
  await expect(importLaw({ ...options(archive), minimumSections: 100 })).rejects.toThrow('holds only 8 sections');
});

test('tells which facts of the catalogue are older than the text', async () => {
  await importLaw(options(await zipOf(members(first))));
  const provenance = (asOf: string) =>
    ({ provenance: { trust: 'verified', source: 'code', asOf, checkedOn: asOf, checkedBy: 'text' } }) as const;
  const rows = rowsOf([
    { statute: 'PC 187(a)', ...provenance('2026-07-21') },
    { statute: 'PC 4019/187', ...provenance('2026-07-21') },
    { statute: 'PC 4019(a)', ...provenance('2025-01-01') },
    { statute: 'PC 4019(b)', ...provenance('1990-01-01'), end: '1999-12-31' },
  ]);
  expect(await changesToReview(new LawFolder(law()), rows)).toMatchObject([
    { section: 'PEN 4019', from: '2026-01-01', statutes: ['PC 4019/187', 'PC 4019(a)'], verifiedOn: '2025-01-01' },
  ]);
});
