import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run pictures [-- -g desk]`: a picture of every screen and of what opens in it, both themes and widths, in `.local/pictures`. Nothing is judged. */
export default defineConfig(config, { testMatch: 'pictures/*.pictures.ts', retries: 0, timeout: 120_000 });
