import type { Route } from '../platform/route.ts';
import { checkCredentialsRoute } from './check-credentials.ts';
import type { Deps } from './deps.ts';
import { loginRoute } from './login.ts';
import { logoutRoute } from './logout.ts';
import { requestResetCodeRoute, resetPasswordRoute } from './reset-password.ts';
import { subscriptionCheckRoute } from './subscription-check.ts';

export const authRoutes = (deps: Deps): readonly Route[] => [
  loginRoute(deps),
  checkCredentialsRoute(deps),
  logoutRoute(deps),
  subscriptionCheckRoute(deps),
  requestResetCodeRoute(deps),
  resetPasswordRoute(deps),
];
