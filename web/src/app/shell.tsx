import './shell.css';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { LawTexts } from '../shared/law/law-texts.ts';
import { common } from '../text/common.ts';
import { CommandsProvider, useCommand } from '../ui/commands.tsx';
import { useWanted } from '../ui/use-wanted.ts';
import { CommandField } from './command-field.tsx';
import { EndedBanner } from './ended-banner.tsx';
import { MessageBell } from './message-bell.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageSaid } from './page-said.tsx';
import { scrollPlace } from './scroll-place.ts';
import { TermsGate } from './terms-gate.tsx';
import { UserMenu } from './user-menu.tsx';

const SessionWarning = lazy(async () => ({ default: (await import('./session-warning.tsx')).SessionWarning }));

/** The frame of every screen behind the sign-in: top bar, then the screen. */
export function Shell() {
  const warned = useWanted();
  return (
    <CommandsProvider>
      <a className="skip-link" href="#main">
        {common.skip}
      </a>
      <TopBar />
      <EndedBanner />
      <OfflineBanner />
      <PageSaid />
      <TermsGate>
        <LawTexts value={useQuery(siteSettingsQuery).data?.lawTexts === true}>
          <Outlet />
        </LawTexts>
      </TermsGate>
      {warned && (
        <Suspense>
          <SessionWarning />
        </Suspense>
      )}
      {/* each screen, and each mode of a case, opens where it was left, a new one at its head */}
      <ScrollRestoration getKey={scrollPlace} />
    </CommandsProvider>
  );
}

function TopBar() {
  const navigate = useNavigate();
  const go = (address: string) => void navigate(address);
  useCommand({ label: common.nav.caseList, key: 'g c', run: () => go('/Cases') });
  useCommand({ label: common.nav.crimeSearch, key: 'g s', run: () => go('/singleSearch') });
  useCommand({ label: common.nav.creditCalculator, key: 'g r', run: () => go('/creditCalculator') });
  useCommand({ label: common.menu.account, run: () => go('/myaccount') });
  useCommand({ label: common.menu.products, run: () => go('/products') });
  useCommand({ label: common.nav.start, run: () => go('/landingPage') });
  return (
    <header className="top-bar">
      <Link className="brand" to="/Cases">
        {common.product}
      </Link>
      <nav aria-label="Main">
        <NavLink to="/Cases">{common.nav.caseList}</NavLink>
        <NavLink to="/singleSearch">{common.nav.crimeSearch}</NavLink>
        <NavLink to="/creditCalculator">{common.nav.creditCalculator}</NavLink>
      </nav>
      <CommandField onGo={go} />
      <MessageBell />
      <UserMenu />
    </header>
  );
}
