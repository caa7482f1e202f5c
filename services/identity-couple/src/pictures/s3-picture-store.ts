import { NotReachable } from '@anew/messaging/wire-error';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { PictureStore } from './picture-store.js';

/**
 * Time limit of one call with its retries, in milliseconds. It is shorter than the caller's, so that the
 * caller learns what is wrong.
 */
const PATIENCE_MS = 4_000;

/** Stores pictures in a bucket of an S3-compatible store, under `<user id>/<picture id>.jpg`. */
export class S3PictureStore implements PictureStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  /** @param address `https://key:secret@host/bucket?region=…` */
  constructor(address: string) {
    const { protocol, host, pathname, username, password, searchParams } = new URL(address);
    this.bucket = pathname.slice(1);
    this.client = new S3Client({
      endpoint: `${protocol}//${host}`,
      region: searchParams.get('region') ?? 'us-east-1',
      forcePathStyle: true,
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
      // Some compatible stores do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(userId: string, id: string, jpeg: Buffer): Promise<void> {
    const object = { Bucket: this.bucket, Key: keyOf(userId, id), Body: jpeg, ContentType: 'image/jpeg' };
    await reaching((options) => this.client.send(new PutObjectCommand(object), options));
  }

  async find(userId: string, id: string): Promise<Buffer | null> {
    try {
      const object = { Bucket: this.bucket, Key: keyOf(userId, id) };
      return await reaching(async (options) => {
        const { Body } = await this.client.send(new GetObjectCommand(object), options);
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      });
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async removeAllOf(userId: string): Promise<void> {
    const list = new ListObjectsV2Command({ Bucket: this.bucket, Prefix: `${userId}/` });
    for (;;) {
      const { Contents = [] } = await reaching((options) => this.client.send(list, options));
      if (Contents.length === 0) return;
      const Objects = Contents.map(({ Key }) => ({ Key }));
      const remove = new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects } });
      const { Errors = [] } = await reaching((options) => this.client.send(remove, options));
      // Without this error, the loop would list the remaining pictures again forever.
      if (Errors.length > 0) throw new Error(`Pictures were not removed: ${Errors[0]?.Code}`);
    }
  }
}

/**
 * @throws NotReachable when the store is unreachable, slow or failing, or the store's own error when it
 * refuses
 */
async function reaching<T>(call: (options: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
  try {
    return await call({ abortSignal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    if (error instanceof S3ServiceException && error.$fault === 'client') throw error;
    throw new NotReachable('The object store is not reachable', { cause: error });
  }
}

function keyOf(userId: string, id: string): string {
  return `${userId}/${id}.jpg`;
}
