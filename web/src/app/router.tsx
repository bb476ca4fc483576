import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, redirect } from 'react-router';
import { CaseListScreen } from '../cases/case-list-screen.tsx';
import { casesQuery } from '../shared/case/case-queries.ts';
import { openedCases } from '../shared/case/opened-cases.ts';
import { statusPages } from '../text/common.ts';
import { accountRoutes, entryRoutes, openRoutes } from './account-routes.tsx';
import { ErrorPage, FailedRoute } from './error-page.tsx';
import { ahead, atEachScreen, credentialGuard, loginGuard, sessionGuard } from './guards.ts';
import { juryAddress } from './jury-address.ts';
import { inTime } from './new-version.ts';
import { Shell } from './shell.tsx';
import { StatusPage } from './status-page.tsx';
import { Waiting } from './waiting.tsx';

/** Every address of the site. The frame and the list, where everybody begins, come with it; what else is opened is fetched. */
export const createRouter = (client: QueryClient) =>
  createBrowserRouter([
    {
      hydrateFallbackElement: <Waiting />,
      errorElement: <FailedRoute />,
      children: [
        { path: '/', loader: () => redirect('/Cases') },
        {
          path: '/login',
          loader: loginGuard(client),
          lazy: async () => ({ Component: (await inTime(import('../login/login-screen.tsx'))).LoginScreen }),
        },
        {
          loader: sessionGuard(client),
          Component: Shell,
          children: [
            {
              path: '/myaccount',
              lazy: async () => ({ Component: (await inTime(import('../account/account-screen.tsx'))).AccountScreen }),
            },
          ],
        },
        {
          loader: credentialGuard(client),
          shouldRevalidate: atEachScreen,
          Component: Shell,
          children: [
            {
              path: '/Cases',
              loader: ahead(client, () => client.prefetchInfiniteQuery(casesQuery)),
              Component: CaseListScreen,
            },
            {
              path: '/Cases/:caseId',
              lazy: async () => ({
                Component: (await inTime(import('../workspace/workspace-screen.tsx'))).WorkspaceScreen,
              }),
            },
            {
              path: '/singleSearch',
              lazy: async () => ({
                Component: (await inTime(import('../crime-search/crime-search-screen.tsx'))).CrimeSearchScreen,
              }),
            },
            {
              path: '/creditCalculator',
              lazy: async () => ({
                Component: (await inTime(import('../credit-calculator/credit-calculator-screen.tsx')))
                  .CreditCalculatorScreen,
              }),
            },
            { path: '/ReleaseDate', loader: () => redirect('/creditCalculator') },
            { path: '/juryInstructions', loader: () => redirect(juryAddress(openedCases()[0])) },
            ...accountRoutes,
          ],
        },
        {
          path: '/verification',
          lazy: async () => ({
            Component: (await inTime(import('../verification/verification-page.tsx'))).VerificationPage,
          }),
        },
        { path: '/error', element: <ErrorPage /> },
        { path: '/CountyExpired', element: <StatusPage {...statusPages.countyExpired} /> },
        { path: '/invitation/pending', element: <StatusPage {...statusPages.invitationPending} /> },
        ...openRoutes,
        ...entryRoutes,
        { path: '*', loader: () => redirect('/error?code=404') },
      ],
    },
  ]);
