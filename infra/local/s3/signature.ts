import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Signed, signedOf } from './signed.ts';

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Why S3 refuses a request: its error code and message. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const clockDrift = 15 * 60_000;
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
const refusal = (code: string, message: string, status = 403): Refusal => ({ status, code, message });

/** The request as both sides sign it: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function canonical(request: Request, { signedHeaders, payloadHash }: Signed): string {
  const { pathname, searchParams } = new URL(request.url);
  const path = decodeURIComponent(pathname).split('/').map(encode).join('/');
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${(request.headers.get(name) ?? '').trim().replace(/ +/g, ' ')}\n`)
    .join('');
  return [request.method, path, query, headers, signedHeaders, payloadHash].join('\n');
}

function expectedSignature(request: Request, signed: Signed, secret: string): string {
  const [, day = '', region = '', service = ''] = signed.credential.split('/');
  const scope = [day, region, service, 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', signed.date, scope.join('/'), sha256(canonical(request, signed))].join('\n');
  return hmac(key, text).toString('hex');
}

function untimely({ date, lifetime }: Signed, now: number): Refusal | null {
  const signedAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(signedAt)) return refusal('AccessDenied', 'The request carries no valid date.');
  if (lifetime !== null) return now > signedAt + lifetime ? refusal('AccessDenied', 'Request has expired') : null;
  const drift = Math.abs(now - signedAt);
  return drift > clockDrift ? refusal('RequestTimeTooSkewed', 'The clocks differ too much.') : null;
}

const same = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** Checks Signature Version 4, in the header or in a pre-signed address; null when it holds at `now` (ms). */
export function refusalOf(request: Request, body: Buffer, keys: Keys, now: number): Refusal | null {
  const signed = signedOf(request);
  if (signed === null) return refusal('AccessDenied', 'Access Denied');
  if (signed.lifetime !== null && request.headers.has('authorization')) {
    return refusal('InvalidArgument', 'Only one way to authenticate is allowed.', 400);
  }
  if (signed.credential.split('/')[0] !== keys.accessKeyId) return refusal('InvalidAccessKeyId', 'Unknown key.');
  const late = untimely(signed, now);
  if (late) return late;
  if (/^[0-9a-f]{64}$/.test(signed.payloadHash) && signed.payloadHash !== sha256(body)) {
    return refusal('XAmzContentSHA256Mismatch', 'The body is not the one that was signed.', 400);
  }
  const holds = same(signed.signature, expectedSignature(request, signed, keys.secretAccessKey));
  return holds ? null : refusal('SignatureDoesNotMatch', 'The signature does not match the request.');
}
