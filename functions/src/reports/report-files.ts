import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { reportFolder } from './report-folder.ts';

/** How long a report's address is good, in seconds. The bucket drops the report itself after a day. */
const addressLifetime = 15 * 60;

/** Printed reports. */
export function reportFiles(client: S3Client, Bucket: string) {
  const keyOf = (ownerId: string, fileName: string) => `${reportFolder(ownerId)}${fileName}`;
  return {
    async put(ownerId: string, fileName: string, pdf: Uint8Array): Promise<void> {
      const Key = keyOf(ownerId, fileName);
      await client.send(new PutObjectCommand({ Bucket, Key, Body: pdf, ContentType: 'application/pdf' }));
    },

    /** A short-lived address of a report; undefined where the owner has none of that name. */
    async addressOf(ownerId: string, fileName: string): Promise<string | undefined> {
      const Key = keyOf(ownerId, fileName);
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key }));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
      return getSignedUrl(client, new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: 'inline' }), {
        expiresIn: addressLifetime,
      });
    },
  };
}
/** Without the right to list a bucket S3 answers 403 for what is not there. */
const isAbsent = (error: unknown): boolean =>
  error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0);

export type ReportFiles = ReturnType<typeof reportFiles>;
