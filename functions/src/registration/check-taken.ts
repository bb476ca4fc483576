import { checkCountyStatus, checkEmail, checkPhoneNumber } from '@countwise/contract';
import { openRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';

export const checkEmailRoute = ({ users }: Pick<Deps, 'users'>) =>
  openRoute(checkEmail, async ({ body }) => ({ emailTaken: (await users.idByEmail(body.UserName)) !== undefined }));

export const checkPhoneNumberRoute = ({ users }: Pick<Deps, 'users'>) =>
  openRoute(checkPhoneNumber, async ({ body }) => ({
    uniquePhoneNumber: (await users.idByPhone(body.PhoneNumber)) === undefined,
  }));

export const checkCountyStatusRoute = ({ agencies }: Pick<Deps, 'agencies'>) =>
  openRoute(checkCountyStatus, async ({ body }) => ({ agencies: await agencies.ofCounty(body.county) }));
