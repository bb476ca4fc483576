/** What a token of the pool says of its bearer (JWT, RFC 7519). It is not proved here: what it allows is the server's to say. */
export function claimsOf(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
