import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { printPdf } from './print.ts';

/** The browsers that run below this process. */
const browsers = (): readonly string[] => {
  const lines = execFileSync('ps', ['-eo', 'ppid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => {
    const [parent = '', state = ''] = line.trim().split(/\s+/);
    return parent === String(process.pid) && !state.startsWith('Z') && line.includes('chromium');
  });
};
const html = (paragraphs: number) =>
  `<!doctype html><title>t</title>${'<p>One count of burglary.</p>'.repeat(paragraphs)}`;

test('a report that takes too long is given up with its browser', { timeout: 60_000 }, async () => {
  await expect(printPdf(html(200_000), 1500)).rejects.toMatchObject({
    status: 503,
    message: 'This report takes too long. Print fewer scenarios or parts of it at once.',
  });
  await expect.poll(browsers).toEqual([]);
});

test('one that does not is printed, and its browser ends too', { timeout: 60_000 }, async () => {
  const pdf = await printPdf(html(10));
  expect(Buffer.from(pdf.slice(0, 5)).toString()).toBe('%PDF-');
  await expect.poll(browsers).toEqual([]);
});

test('a page that is printed reaches no network, whatever stands in it', { timeout: 60_000 }, async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const from = (path: string) => `http://127.0.0.1:${port}/${path}`;
  const reaching = `<img src="${from('picture')}"><iframe src="${from('frame')}"></iframe><link rel="stylesheet" href="${from('style')}">`;
  await printPdf(html(1) + reaching);
  expect(asked).toEqual([]);
});
