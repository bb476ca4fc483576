import puppeteer, { type Browser } from 'puppeteer-core';
import { chromium } from './browser.ts';

let running: Promise<Browser> | undefined;

async function launched(): Promise<Browser> {
  const { executablePath, env } = await chromium();
  const browser = await puppeteer.launch({
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
  browser.once('disconnected', () => {
    running = undefined;
  });
  return browser;
}

/** Prints a page of HTML that needs nothing from outside as a tagged PDF with bookmarks. Letter paper, as courts use. */
export async function printPdf(html: string): Promise<Uint8Array> {
  running ??= launched().catch((error: unknown) => {
    running = undefined; // the next report tries again
    throw error;
  });
  const page = await (await running).newPage();
  try {
    await page.setJavaScriptEnabled(false);
    await page.setContent(html, { waitUntil: 'load' });
    return await page.pdf({
      format: 'letter',
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
  } finally {
    await page.close();
  }
}
