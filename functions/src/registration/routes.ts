import type { Route } from '../platform/route.ts';
import { askToJoinRoute } from './ask-to-join.ts';
import { checkCountyStatusRoute, checkEmailRoute, checkPhoneNumberRoute } from './check-taken.ts';
import { addSubscriberToUserRoute } from './complete.ts';
import type { Deps } from './deps.ts';
import { createOrganizationSettingsRoute, createSubscriberRoute, createUserRoute } from './drafts.ts';
import { subscriberInfoRoute } from './join.ts';
import { joinSubscriberRoute } from './join-with-code.ts';
import {
  countyTrialRoute,
  createEnterpriseSignupRoute,
  customQuoteRoute,
  sendNewSubscriptionEmailRoute,
  sendSubscriptionConfirmationRoute,
} from './letters.ts';
import { verifyEmailRoutes } from './verify-email.ts';
import { sendVerificationSmsRoute, verifyCodeRoute } from './verify-phone.ts';

export const registrationRoutes = (deps: Deps): readonly Route[] => [
  checkEmailRoute(deps),
  checkPhoneNumberRoute(deps),
  checkCountyStatusRoute(deps),
  askToJoinRoute(deps),
  sendVerificationSmsRoute(deps),
  verifyCodeRoute(deps),
  createOrganizationSettingsRoute(),
  createUserRoute(deps),
  createSubscriberRoute(deps),
  createEnterpriseSignupRoute(deps),
  addSubscriberToUserRoute(deps),
  joinSubscriberRoute(deps),
  subscriberInfoRoute(deps),
  ...verifyEmailRoutes(deps),
  sendSubscriptionConfirmationRoute(deps),
  sendNewSubscriptionEmailRoute(deps),
  customQuoteRoute(deps),
  countyTrialRoute(deps),
];
