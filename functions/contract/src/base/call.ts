import type { z } from 'zod';

/**
 * Who may make a call. Each includes the ones before it, but for `webhook`, which proves itself by signature; `unproved` is
 * somebody who has logged in to an account whose e-mail address nobody has proved yet.
 */
export type Caller = 'anyone' | 'unproved' | 'signed-in' | 'subscribed' | 'administrator' | 'webhook';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The function (one Lambda, one folder of `functions/src`) that answers a call. */
export type Resource =
  | 'account'
  | 'auth'
  | 'registration'
  | 'subscription'
  | 'organization'
  | 'cases'
  | 'charges'
  | 'crimes'
  | 'probation'
  | 'circumstances'
  | 'corrections'
  | 'jury'
  | 'offers'
  | 'reports';

/** Every status that may be answered in place of 200. */
export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 429 | 500 | 503;

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** `resource.verb`: the handler's name and the web client's. */
  readonly id: string;
  readonly resource: Resource;
  readonly method: Method;
  /** As in the specs, below `/api`: `/cases/{id}`. */
  readonly path: `/${string}`;
  readonly caller: Caller;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Besides those that any call of its caller may answer: 400, 429 and 500, of a session also 401, 403 and 503, of a proved one 402. */
  readonly errors: readonly ErrorStatus[];
  /** Changes no record: whose subscription ended may still make it for a while. */
  readonly reads: boolean;
  /** Answers with a redirect or a file in place of JSON. */
  readonly raw: boolean;
}
