/** What a request says of its signature (Signature Version 4). */
export interface Signed {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payloadHash: string;
  /** Milliseconds after `date` in which the request holds; null for a signed header, which holds for the clock's drift. */
  readonly lifetime: number | null;
}

function signedQuery(query: URLSearchParams): Signed | null {
  const signature = query.get('X-Amz-Signature');
  if (signature === null) return null;
  return {
    signature,
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    payloadHash: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
    lifetime: Number(query.get('X-Amz-Expires')) * 1000,
  };
}

const authorization = /^AWS4-HMAC-SHA256 Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=([0-9a-f]{64})$/;

function signedHeader(headers: Headers): Signed | null {
  const [, credential, signedHeaders, signature] = authorization.exec(headers.get('authorization') ?? '') ?? [];
  if (credential === undefined || signedHeaders === undefined || signature === undefined) return null;
  const date = headers.get('x-amz-date') ?? '';
  const payloadHash = headers.get('x-amz-content-sha256') ?? '';
  return { credential, signedHeaders, signature, date, payloadHash, lifetime: null };
}

/** From a pre-signed address or the `Authorization` header; null of a request that is not signed. */
export const signedOf = (request: Request): Signed | null =>
  signedQuery(new URL(request.url).searchParams) ?? signedHeader(request.headers);
