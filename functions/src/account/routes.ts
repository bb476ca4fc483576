import type { Route } from '../platform/route.ts';
import { acceptTermsRoute } from './accept-terms.ts';
import { changeProfileRoute } from './change-profile.ts';
import { deleteAccountRoute } from './delete-account.ts';
import type { Deps } from './deps.ts';

export const accountRoutes = (deps: Deps): readonly Route[] => [
  changeProfileRoute(deps),
  acceptTermsRoute(deps),
  deleteAccountRoute(deps),
];
