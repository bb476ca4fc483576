import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import ShowPage from './show-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'countwise-page-'));
const path = join(folder, 'error-context.md');
afterAll(() => rmSync(folder, { recursive: true }));
const said = vi.spyOn(console, 'log').mockReturnValue();
beforeEach(() => said.mockClear());

const lines = Array.from({ length: 200 }, (_, line) => `- button "${line}" [ref=e${line}] [cursor=pointer]`);
const ended = { title: 'it opens', expectedStatus: 'passed' } as const;
const context = [{ name: 'error-context', contentType: 'text/markdown', path }];

test('of a test that failed the head of its page is printed, without what the browser counts its parts by', () => {
  writeFileSync(path, `# Page\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\`\n`);
  new ShowPage().onTestEnd(ended, { status: 'timedOut', retry: 1, attachments: context });
  const [printed] = said.mock.calls.map(([words]) => String(words).split('\n'));
  expect(printed?.slice(0, 2)).toEqual(['the page of "it opens", try 2:', '- button "0"']);
  expect(printed).toHaveLength(151);
});

test.for([
  ['a test that ended as it should', 'passed', context],
  ['a failure before there was a page', 'failed', []],
] as const)('%s prints nothing', ([, status, attachments]) => {
  new ShowPage().onTestEnd(ended, { status, retry: 0, attachments: [...attachments] });
  expect(said).not.toHaveBeenCalled();
});
