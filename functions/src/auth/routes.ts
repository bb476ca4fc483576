import type { Route } from '../platform/route.ts';
import { checkCredentialsRoute } from './check-credentials.ts';
import type { Deps } from './deps.ts';
import { loginRoute } from './login.ts';
import { logoutRoute } from './logout.ts';
import { requestResetCodeRoute, resetPasswordRoute } from './reset-password.ts';
import { subscriptionCheckRoute } from './subscription-check.ts';
import { workAccountRoutes } from './work-account-routes.ts';

export const authRoutes = (deps: Deps): readonly Route[] => [
  loginRoute(deps),
  checkCredentialsRoute(deps),
  logoutRoute(deps),
  subscriptionCheckRoute(deps),
  requestResetCodeRoute(deps),
  resetPasswordRoute(deps),
  ...workAccountRoutes(deps),
];
