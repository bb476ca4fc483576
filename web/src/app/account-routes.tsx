import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { countyGuard } from '../county/county-guard.ts';
import { isKind, type Kind } from '../sign-up/kind.ts';
import type { LegalPageName } from '../text/legal-names.ts';
import { cancelled } from './cancelled.ts';
import { inTime } from './new-version.ts';

const signUp = (kind: Kind) => async () => {
  const { SignUpScreen } = await inTime(import('../sign-up/sign-up-screen.tsx'));
  return { element: <SignUpScreen key={kind} kind={kind} /> };
};

const subscriptionGuard = async (asked: LoaderFunctionArgs) =>
  (await inTime(import('./subscription-guard.ts'))).subscriptionGuard(asked);

/** Any other kind of sign-up is no address: the navigation is cancelled. */
const onlyKinds = ({ params, request }: LoaderFunctionArgs) => (isKind(params['type']) ? null : cancelled(request));

/** The addresses before a subscription holds: signing up, paying, and what the payment provider returns to. */
export const entryRoutes: readonly RouteObject[] = [
  { path: '/getstarted', loader: () => redirect('/getstarted/individual') },
  { path: '/getstarted/individual', lazy: signUp('individual') },
  { path: '/getstarted/enterprise', lazy: signUp('enterprise') },
  { path: '/getstarted/:type', loader: onlyKinds },
  {
    path: '/auth/callback',
    lazy: async () => ({ Component: (await inTime(import('../login/callback-page.tsx'))).CallbackPage }),
  },
  {
    path: '/signup/:guid',
    loader: async ({ params }) =>
      (await inTime(import('../sign-up/invitation.ts'))).openInvitation(params['guid'] ?? ''),
  },
  {
    path: '/signupWithCode',
    loader: async () =>
      (await inTime(import('../sign-up/invitation.ts'))).storedInvitation() === null ? redirect('/') : null,
    lazy: signUp('invited'),
  },
  {
    path: '/verifyEmail',
    lazy: async () => ({ Component: (await inTime(import('../account/verify-email-page.tsx'))).VerifyEmailPage }),
  },
  {
    path: '/CreateSubscription',
    loader: subscriptionGuard,
    lazy: async () => ({
      Component: (await inTime(import('../plans/create-subscription-screen.tsx'))).CreateSubscriptionScreen,
    }),
  },
  {
    path: '/ReactivateSubscription',
    loader: subscriptionGuard,
    lazy: async () => ({ Component: (await inTime(import('../plans/renew-screen.tsx'))).RenewScreen }),
  },
  {
    path: '/subscriptionConfirm',
    lazy: async () => ({ Component: (await inTime(import('../plans/confirm-page.tsx'))).ConfirmPage }),
  },
  {
    path: '/subscriptionSuccess',
    lazy: async () => ({ Component: (await inTime(import('../plans/confirm-page.tsx'))).SuccessPage }),
  },
  {
    path: '/ShopConfirm',
    lazy: async () => ({ Component: (await inTime(import('../plans/confirm-page.tsx'))).ShopConfirmPage }),
  },
];

const legal = (name: LegalPageName) => async () => {
  const { LegalPage } = await inTime(import('../legal/legal-page.tsx'));
  return { element: <LegalPage key={name} name={name} /> };
};

/** What anybody may read. */
export const openRoutes: readonly RouteObject[] = [
  { path: '/terms', lazy: legal('terms') },
  { path: '/privacy', lazy: legal('privacy') },
  { path: '/security', lazy: legal('security') },
  { path: '/accessibility', lazy: legal('accessibility') },
];

/** The addresses within the frame that are no case. */
export const accountRoutes: readonly RouteObject[] = [
  {
    path: '/landingPage',
    lazy: async () => ({ Component: (await inTime(import('../landing/landing-page.tsx'))).LandingPage }),
  },
  {
    path: '/county',
    loader: countyGuard,
    lazy: async () => ({ Component: (await inTime(import('../county/county-screen.tsx'))).CountyScreen }),
  },
  {
    path: '/Law',
    lazy: async () => ({ Component: (await inTime(import('../law/law-page.tsx'))).LawPage }),
  },
  {
    path: '/products',
    lazy: async () => ({ Component: (await inTime(import('../landing/products-page.tsx'))).ProductsPage }),
  },
];
