import { checkCountyStatus, checkEmail, checkPhoneNumber } from '@countwise/contract';
import { openRoute } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { holds } from './registered.ts';

export const checkEmailRoute = ({ users }: Pick<Deps, 'users'>) =>
  openRoute(checkEmail, async ({ body }) => ({ emailTaken: (await users.idByEmail(body.UserName)) !== undefined }));

export const checkPhoneNumberRoute = ({ users }: Pick<Deps, 'users'>) =>
  openRoute(checkPhoneNumber, async ({ body }) => ({
    uniquePhoneNumber: (await users.idByPhone(body.PhoneNumber)) === undefined,
  }));

export const checkCountyStatusRoute = ({ agencies, ...deps }: Pick<Deps, 'agencies' | 'subscribers' | 'now'>) =>
  openRoute(checkCountyStatus, async ({ body }) => {
    const marks = await agencies.ofCounty(body.county);
    const held = await Promise.all(marks.map((mark) => holds(deps, mark)));
    return { agencies: marks.filter((_, nth) => held[nth]).map(({ Agency }) => Agency) };
  });
