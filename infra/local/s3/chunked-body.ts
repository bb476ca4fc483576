const lineEnd = '\r\n';

/** The plain body inside `aws-chunked` framing, which the SDK uses when it adds a trailing checksum. */
export function unchunked(framed: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const headEnd = framed.indexOf(lineEnd, at);
    const size = Number.parseInt(framed.toString('latin1', at, headEnd), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    const start = headEnd + lineEnd.length;
    parts.push(framed.subarray(start, start + size));
    at = start + size + lineEnd.length;
  }
}
