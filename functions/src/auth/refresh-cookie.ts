import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';
import { json, type Reply, type Route } from '../platform/route.ts';

const name = 'refresh';
/** A device that was not used so long asks for a log-in: each check of the session renews the cookie. */
const idleSeconds = 3 * 24 * 60 * 60;
const answered = z.looseObject({ key: z.string() });

/** The handle in the cookies of a request; undefined where there is none. */
export const handleOf = (cookies: readonly string[]): string | undefined => {
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  return found === undefined || found === '' ? undefined : decodeURIComponent(found);
};

/** A refusal that hands on a session all the same, as an ended subscription's does; any other is thrown on. */
const refusedWith =
  ({ requestContext: { requestId } }: APIGatewayProxyEventV2) =>
  (error: unknown): Reply => {
    if (!(error instanceof Problem) || error.more.key === undefined) throw error;
    return json(error.status, { message: error.message, requestId, ...error.more });
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
        const { statusCode = 200, body = '' } = await route.run(event, session).catch(refusedWith(event));
        const { key, ...rest } = answered.parse(JSON.parse(body));
        return { ...json(statusCode, { ...rest, key: '' }), ...(key !== '' && { cookies: [set(key, idleSeconds)] }) };
      },
    }),

    /** The same call, after which the browser has the cookie no more. */
    dropping: (route: Route): Route => ({
      ...route,
      run: async (event, session) => ({ ...(await route.run(event, session)), cookies: [set('', 0)] }),
    }),
  };
};
