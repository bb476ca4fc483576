import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { contentPolicyReportRoute } from './content-policy-report.ts';

async function logged(report: object): Promise<unknown> {
  const log = vi.fn<(message: string, about: Readonly<Record<string, string>>) => void>();
  const event = { body: JSON.stringify({ 'csp-report': report }), headers: {} };
  const { statusCode } = await contentPolicyReportRoute({ log }).run(event as APIGatewayProxyEventV2, undefined);
  expect(statusCode).toBe(200);
  return log.mock.calls[0]?.[1];
}

test.for([
  ['script-src-elem', 'https://evil.example/steal.js?case=1', 'script-src-elem', 'https://evil.example'],
  ['style-src-attr', 'inline', 'style-src-attr', 'inline'],
  ['script-src https://a.example', 'eval', 'script-src', 'eval'],
  ['Ana Rivera', 'Ana Rivera\n2026', 'unknown', 'unknown'],
] as const)(
  'of a report of %s by %s the origin is logged, and nothing that may name a case',
  async ([directive, uri, said, blocked]) => {
    const page = 'https://app.countwise.example/Cases/1234?name=Rivera';
    expect(await logged({ 'document-uri': page, 'violated-directive': directive, 'blocked-uri': uri })).toEqual({
      directive: said,
      blocked,
    });
  },
);
