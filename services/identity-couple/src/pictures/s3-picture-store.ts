import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { PictureStore } from './picture-store.js';

/** In a bucket of any store that speaks S3, under `<user id>/<picture id>.jpg`. */
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
      // Not every compatible store knows the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(userId: string, id: string, jpeg: Buffer): Promise<void> {
    const object = { Bucket: this.bucket, Key: keyOf(userId, id), Body: jpeg, ContentType: 'image/jpeg' };
    await this.client.send(new PutObjectCommand(object));
  }

  async get(userId: string, id: string): Promise<Buffer | null> {
    try {
      const object = { Bucket: this.bucket, Key: keyOf(userId, id) };
      const { Body } = await this.client.send(new GetObjectCommand(object));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async removeAllOf(userId: string): Promise<void> {
    const list = new ListObjectsV2Command({ Bucket: this.bucket, Prefix: `${userId}/` });
    for (;;) {
      const { Contents = [] } = await this.client.send(list);
      if (Contents.length === 0) return;
      const Objects = Contents.map(({ Key }) => ({ Key }));
      const remove = new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects } });
      const { Errors = [] } = await this.client.send(remove);
      // What was not removed would be listed again, for ever.
      if (Errors.length > 0) throw new Error(`Pictures were not removed: ${Errors[0]?.Code}`);
    }
  }
}

function keyOf(userId: string, id: string): string {
  return `${userId}/${id}.jpg`;
}
