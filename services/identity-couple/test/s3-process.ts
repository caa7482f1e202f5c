import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@anew/testkit/servers';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

const SCRIPT = fileURLToPath(new URL('s3-server.mjs', import.meta.url));
/** The server accepts any credentials. */
const CREDENTIALS = { accessKeyId: 'anyone', secretAccessKey: 'anything' };

export interface S3Behavior {
  holdPuts?: boolean;
  refuseDeletes?: boolean;
  fails?: boolean;
  saysNothing?: boolean;
}

/** An S3-compatible server as a separate process, with the bucket `pictures`. */
export class S3Process {
  private child: ChildProcess | undefined;
  private readonly client: S3Client;

  private constructor(
    private readonly port: number,
    private readonly directory: string,
  ) {
    const endpoint = `http://127.0.0.1:${port}`;
    this.client = new S3Client({
      endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: CREDENTIALS,
    });
  }

  static async start(): Promise<S3Process> {
    const server = new S3Process(await freePort(), await mkdtemp(join(tmpdir(), 'anew-s3-')));
    await server.startAgain();
    return server;
  }

  /** Address in the form of `OBJECT_STORE_URL`. */
  get url(): string {
    const { accessKeyId, secretAccessKey } = CREDENTIALS;
    return `http://${accessKeyId}:${secretAccessKey}@127.0.0.1:${this.port}/pictures?region=us-east-1`;
  }

  async startAgain(): Promise<void> {
    this.child = fork(SCRIPT, {
      env: { PATH: process.env.PATH, DIRECTORY: this.directory, PORT: String(this.port) },

      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await this.says('listening');
  }

  async behave(behavior: S3Behavior): Promise<void> {
    const understood = this.says('understood');
    this.child?.send(behavior);
    await understood;
  }

  /** Resolves when the server holds back an upload. */
  holding(): Promise<void> {
    return this.says('holding');
  }

  /** Keys of all stored objects, in order. */
  async keys(prefix = ''): Promise<string[]> {
    const { Contents = [] } = await this.client.send(
      new ListObjectsV2Command({ Bucket: 'pictures', Prefix: prefix }),
    );
    return Contents.map(({ Key = '' }) => Key).sort();
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async discard(): Promise<void> {
    this.client.destroy();
    await this.kill();
    await rm(this.directory, { recursive: true, force: true });
  }

  private says(what: string): Promise<void> {
    return new Promise((resolve) => {
      const listen = (message: unknown): void => {
        if (message !== what) return;
        this.child?.off('message', listen);
        resolve();
      };
      this.child?.on('message', listen);
    });
  }
}
