import puppeteer from 'puppeteer-core';
import { Problem } from '../base/problem.ts';
import { chromium } from './browser.ts';

/** Milliseconds in which a report is printed: the function has 29 seconds, and reads and sentences first. */
const patience = 22_000;

async function launched() {
  const { executablePath, env } = await chromium();
  return puppeteer.launch({
    executablePath,
    env: { ...process.env, ...env },
    headless: 'shell',
    // one process: a Lambda forbids what Chromium needs to part into several
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--single-process',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
    ],
  });
}

/**
 * Prints a page of HTML that needs nothing from outside as a tagged PDF with bookmarks, on letter paper, as courts use.
 * Each report has a browser of its own, which ends with it: one left waiting outlives its function, or is frozen with it.
 * It reaches no network. Throws 503 where the time is up, and the browser is gone by then.
 */
export async function printPdf(html: string, within: number = patience): Promise<Uint8Array> {
  const browser = await launched();
  const late = AbortSignal.timeout(within);
  // asked to close, a browser at work first finishes its work: minutes, and gigabytes
  const stop = () => browser.process()?.kill('SIGKILL');
  late.addEventListener('abort', stop);
  try {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setOfflineMode(true);
    await page.setContent(html, { waitUntil: 'load' });
    return await page.pdf({
      format: 'letter',
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
  } catch (error) {
    throw late.aborted
      ? new Problem(503, 'This report takes too long. Print fewer scenarios or parts of it at once.')
      : error;
  } finally {
    late.removeEventListener('abort', stop);
    if (!late.aborted) await browser.close();
  }
}
