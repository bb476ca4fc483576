import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { reportFolder } from '../reports/report-folder.ts';

/** Takes every printed report of an owner out of the bucket, a page of them at a time. */
export const removeReports =
  (client: S3Client, Bucket: string) =>
  async (ownerId: string): Promise<void> => {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: reportFolder(ownerId) }))
      await Promise.all(Contents.map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
  };
