import type { Route } from '../platform/route.ts';
import { acceptTermsRoute } from './accept-terms.ts';
import { changeEmailRoute } from './change-email.ts';
import { changePhoneRoute } from './change-phone.ts';
import { changePlaceRoute } from './change-place.ts';
import { changeProfileRoute } from './change-profile.ts';
import { changeReportChoicesRoute } from './change-report-choices.ts';
import { deleteAccountRoute } from './delete-account.ts';
import type { Deps } from './deps.ts';
import { listActivityRoute } from './list-activity.ts';

export const accountRoutes = (deps: Deps): readonly Route[] => [
  changeProfileRoute(deps),
  changePhoneRoute(deps),
  changeEmailRoute(deps),
  changePlaceRoute(deps),
  changeReportChoicesRoute(deps),
  listActivityRoute(deps),
  acceptTermsRoute(deps),
  deleteAccountRoute(deps),
];
