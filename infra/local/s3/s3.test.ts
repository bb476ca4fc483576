import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetBucketAclCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../shared/free-ports.ts';
import type { Listening } from '../shared/http.ts';
import { serveS3 } from './serve-s3.ts';

const folder = mkdtempSync(join(tmpdir(), 's3-'));
const siteOrigin = 'http://localhost:4000';
const keys = { accessKeyId: 'local', secretAccessKey: 'secret' };
const Bucket = 'reports';
const Key = "owner 1/report (1)'s.pdf";
let later = 0;
let endpoint: string;
let running: Listening;
const clientWith = (credentials: typeof keys) =>
  new S3Client({ endpoint, region: 'us-west-2', credentials, maxAttempts: 1 });
let s3: S3Client;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  endpoint = `http://127.0.0.1:${port}`;
  const now = () => Date.now() + later;
  running = await serveS3(port, { folder, buckets: [Bucket], keys, siteOrigin, now });
  s3 = clientWith(keys);
  await s3.send(
    new PutObjectCommand({ Bucket, Key, Body: '%PDF-1.7', ContentType: 'application/pdf', Metadata: { owner: 'u1' } }),
  );
});
afterAll(() => running.stop());

const presigned = () =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: 'attachment' }), { expiresIn: 60 });

test('an object is read back with its headers, encrypted', async () => {
  const read = await s3.send(new GetObjectCommand({ Bucket, Key }));
  expect(await read.Body?.transformToString()).toBe('%PDF-1.7');
  expect(read).toMatchObject({ ContentType: 'application/pdf', ServerSideEncryption: 'AES256' });
  expect(await s3.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
    ContentLength: 8,
    Metadata: { owner: 'u1' },
  });
});

test('list and delete', async () => {
  await s3.send(new PutObjectCommand({ Bucket, Key: 'owner 2/a&b.pdf', Body: 'x' }));
  const list = async () => (await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'owner 2/' }))).Contents ?? [];
  expect((await list()).map((one) => one.Key)).toEqual(['owner 2/a&b.pdf']);
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'owner 2/a&b.pdf' }));
  expect(await list()).toEqual([]);
  await expect(s3.send(new GetObjectCommand({ Bucket, Key: 'owner 2/a&b.pdf' }))).rejects.toThrow(
    expect.objectContaining({ name: 'NoSuchKey' }),
  );
});

test('a pre-signed address is good for its time only, for this key only, and for this site', async () => {
  const address = await presigned();
  const answer = await fetch(address, { headers: { origin: siteOrigin } });
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment']);
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteOrigin);
  const other = await fetch(address, { headers: { origin: 'http://localhost:9' } });
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
  expect((await fetch(address.replace('report', 'repart'))).status).toBe(403);
  expect((await fetch(address.replace(/Signature=.{4}/, 'Signature=0000'))).status).toBe(403);
  later = 61_000;
  expect(await (await fetch(address)).text()).toContain('Request has expired');
  later = 0;
});

test('nobody reads without a signature, with a wrong secret, or with two ways to authenticate', async () => {
  expect((await fetch(`${endpoint}/${Bucket}/${encodeURIComponent(Key)}`)).status).toBe(403);
  const forged = clientWith({ ...keys, secretAccessKey: 'guess' });
  await expect(forged.send(new GetObjectCommand({ Bucket, Key }))).rejects.toThrow(/signature does not match/);
  expect((await fetch(await presigned(), { headers: { authorization: 'Bearer x' } })).status).toBe(400);
});

test('a call the twin lacks fails', async () => {
  await expect(s3.send(new GetBucketAclCommand({ Bucket: 'nowhere' }))).rejects.toThrow(/no bucket nowhere/);
  await expect(s3.send(new DeleteObjectCommand({ Bucket, Key: '' }))).rejects.toThrow(/does not know DELETE bucket/);
});
