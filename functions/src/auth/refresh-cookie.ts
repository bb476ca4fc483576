import { z } from 'zod';
import { json, type Route } from '../platform/route.ts';

const name = 'refresh';
/** A device that was not used so long asks for a log-in: each check of the session renews the cookie. */
const idleSeconds = 3 * 24 * 60 * 60;
const answered = z.looseObject({ key: z.string() });

/** The handle in the cookies of a request; undefined where there is none. */
export const handleOf = (cookies: readonly string[]): string | undefined => {
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return found === undefined || found === '' ? undefined : decodeURIComponent(found);
};

/** Where the handle lives that a session is refreshed with: in a cookie that no script reads and only log-in calls are sent. */
export const refreshCookie = (siteOrigin: string) => {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  const set = (key: string, seconds: number): string =>
    `${name}=${encodeURIComponent(key)}; Max-Age=${seconds}; Path=/api/auth; HttpOnly; SameSite=Strict${secure}`;
  return {
    /** The same call, whose answer hands its `key` to the cookie and not to the page. */
    keeping: (route: Route): Route => ({
      ...route,
      run: async (event, session) => {
        const { key, ...rest } = answered.parse(JSON.parse((await route.run(event, session)).body ?? ''));
        return { ...json(200, { ...rest, key: '' }), ...(key !== '' && { cookies: [set(key, idleSeconds)] }) };
      },
    }),

    /** The same call, after which the browser has the cookie no more. */
    dropping: (route: Route): Route => ({
      ...route,
      run: async (event, session) => ({ ...(await route.run(event, session)), cookies: [set('', 0)] }),
    }),
  };
};
