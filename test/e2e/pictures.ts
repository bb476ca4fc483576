import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newCase, openCase, signIn, test } from './fixtures.ts';
import { screens } from './screens.ts';

const folder = join(import.meta.dirname, '../../.local/pictures');

const beforeLogIn = [
  '/login',
  '/getstarted/individual',
  '/getstarted/enterprise',
  '/signupWithCode',
  '/verification',
  '/terms',
  '/privacy',
  '/security',
  '/accessibility',
  '/error',
  '/CountyExpired',
  '/invitation/pending',
];
const afterLogIn = ['/Cases', '/myaccount', '/singleSearch', '/creditCalculator', '/ReactivateSubscription'];
const modes = ['charges', 'offers', 'tools', 'factors', 'credits', 'release', 'probation', 'jury'];

/** In the order of the case: two robberies of two days, their gun, a burglary and a theft. */
const charges = ['211/212.5(c)', '211/212.5(c)', '459/460(a)', '487(a)', '29800(a)(1)'];

for (const scheme of ['light', 'dark'] as const)
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`${scheme}, ${screen}`, () => {
      test.use({ colorScheme: scheme, viewport });
      const takenOn = (page: Page) => async (name: string) => {
        await page.waitForLoadState('networkidle');
        const path = join(folder, `${name.replaceAll('/', '-').replace(/^-/, '')}-${screen}-${scheme}.png`);
        await page.screenshot({ path, fullPage: true });
      };

      test('before a log-in', async ({ page }) => {
        for (const address of beforeLogIn) {
          await page.goto(address);
          await takenOn(page)(address);
        }
      });

      test('after it', async ({ page }) => {
        await signIn(page);
        for (const address of afterLogIn) {
          await page.goto(address);
          await takenOn(page)(address);
        }
      });

      test('a case in every mode', async ({ page }) => {
        const take = takenOn(page);
        await signIn(page);
        await newCase(page, 'Ana', `Picture ${scheme} ${screen}`);
        await take('add-charge');
        await openCase(page, { first: 'Ben', last: `Picture ${scheme} ${screen}`, charges });
        const { pathname } = new URL(page.url());
        for (const mode of modes) {
          await page.goto(`${pathname}?mode=${mode}`);
          await take(`case-${mode}`);
        }
      });
    });
  }
