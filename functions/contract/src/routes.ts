import type { Call, Resource } from './base/call.ts';

/** The prefix of every call on the wire. */
export const apiPrefix = '/api';

export interface Route {
  /** API Gateway's route key: `GET /api/cases/{id}`. */
  readonly key: string;
  readonly resource: Resource;
  readonly call: Call;
}

/** The route table of the API, for the CDK stack and for the gateway on one machine alike. */
export const routesOf = (calls: readonly Call[]): readonly Route[] =>
  calls.map((call) => ({ key: `${call.method} ${apiPrefix}${call.path}`, resource: call.resource, call }));
