import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Match } from './match-route.ts';

const textual = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.-]+\+(json|xml)))/i;

function bodyOf(body: Buffer, contentType: string): Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded'> {
  if (body.length === 0) return { isBase64Encoded: false };
  const isBase64Encoded = !textual.test(contentType);
  return { isBase64Encoded, body: body.toString(isBase64Encoded ? 'base64' : 'utf8') };
}

/** Repeated parameters are joined by commas. */
function queryOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]));
}

/** A request as the event of an HTTP API, payload format 2.0:
 *  https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html */
export function eventOf(request: Request, body: Buffer, { route, params }: Match): APIGatewayProxyEventV2 {
  const { pathname, search, searchParams, host } = new URL(request.url);
  const { cookie, ...headers } = Object.fromEntries(request.headers);
  const at = new Date();
  const query = queryOf(searchParams);
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: decodeURI(pathname),
    rawQueryString: search.slice(1),
    ...(cookie === undefined ? {} : { cookies: cookie.split(/; */) }),
    headers,
    ...(search === '' ? {} : { queryStringParameters: query }),
    ...(Object.keys(params).length === 0 ? {} : { pathParameters: { ...params } }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: host,
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: pathname,
        protocol: 'HTTP/1.1',
        sourceIp: headers['x-forwarded-for'] ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: crypto.randomUUID(),
      routeKey: route.key,
      stage: '$default',
      time: at.toUTCString(),
      timeEpoch: at.getTime(),
    },
    ...bodyOf(body, request.headers.get('content-type') ?? 'text/plain'),
  };
}
