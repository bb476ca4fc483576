import type { Route } from '../platform/route.ts';
import { changePasswordRoute } from './change-password.ts';
import { checkCredentialsRoute } from './check-credentials.ts';
import type { Deps } from './deps.ts';
import { confirmPasswordRoute } from './fresh-proof.ts';
import { loginRoute } from './login.ts';
import { logoutRoute } from './logout.ts';
import type { refreshCookie } from './refresh-cookie.ts';
import { requestResetCodeRoute, resetPasswordRoute } from './reset-password.ts';
import { secondFactorRoute } from './second-factor.ts';
import { subscriptionCheckRoute } from './subscription-check.ts';
import { workAccountLogInRoute, workAccountRoutes } from './work-account-routes.ts';

export const authRoutes = (deps: Deps, { keeping, dropping }: ReturnType<typeof refreshCookie>): readonly Route[] => [
  keeping(loginRoute(deps)),
  keeping(checkCredentialsRoute(deps)),
  dropping(logoutRoute(deps)),
  subscriptionCheckRoute(deps),
  requestResetCodeRoute(deps),
  resetPasswordRoute(deps),
  confirmPasswordRoute(deps),
  changePasswordRoute(deps),
  secondFactorRoute(deps),
  keeping(workAccountLogInRoute(deps)),
  ...workAccountRoutes(deps),
];
