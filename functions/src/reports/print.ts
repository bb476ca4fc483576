import puppeteer from 'puppeteer-core';
import { chromium } from './browser.ts';

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
 */
export async function printPdf(html: string): Promise<Uint8Array> {
  const browser = await launched();
  try {
    const page = await browser.newPage();
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
    await browser.close();
  }
}
