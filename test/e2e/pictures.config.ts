import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run pictures [-- -g desk]`: a picture of every screen, both themes and widths, in `.local/pictures`. Nothing is judged. */
export default defineConfig(config, { testMatch: 'pictures.ts', retries: 0, timeout: 300_000 });
