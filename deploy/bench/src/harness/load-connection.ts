import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const STATUS_AT = 'HTTP/1.1 '.length;

interface Head {
  /** Length of the status line and headers in bytes. */
  length: number;
  bodyBytes: number;
}

function parseHead(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const text = bytes.toString('latin1', 0, end);
  const status = text.slice(STATUS_AT, STATUS_AT + 3);
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(text) ?? [];
  if (status !== '200') throw new Error(`Answered ${status} under load`);
  if (length === undefined) throw new Error('The load client needs answers with a Content-Length');
  return { length: end + HEAD_END.length, bodyBytes: Number(length) };
}

/**
 * A persistent HTTP/1.1 connection with one open request at a time.
 * It reads only the status and length of an answer: Node's own client needs several times as much CPU time,
 * which the servers under test would lack.
 */
export class LoadConnection {
  private socket: Socket | undefined;
  private pending: Buffer | undefined;
  private head: Head | undefined;
  private received = 0;

  /** @param onAnswer called with the size of each answer's body in bytes */
  constructor(
    private readonly url: URL,
    private readonly request: Buffer,
    private readonly onAnswer: (connection: LoadConnection, bodyBytes: number) => void,
    private readonly onFailure: (error: Error) => void,
  ) {}

  open(): Promise<void> {
    const socket = connect({ host: this.url.hostname, port: Number(this.url.port), noDelay: true });
    this.socket = socket;
    socket.on('data', (chunk: Buffer) => this.read(chunk));
    socket.on('error', this.onFailure);
    socket.on('end', () => this.onFailure(new Error('The server closed a connection under load')));
    return new Promise((resolve) => socket.once('connect', () => resolve()));
  }

  ask(): void {
    this.socket?.write(this.request);
  }

  close(): void {
    this.socket?.removeAllListeners('end').destroy();
  }

  private read(chunk: Buffer): void {
    this.received += chunk.length;
    if (!this.head) {
      this.pending = this.pending ? Buffer.concat([this.pending, chunk]) : chunk;
      try {
        this.head = parseHead(this.pending);
      } catch (error) {
        this.onFailure(error as Error);
      }
    }
    if (!this.head || this.received < this.head.length + this.head.bodyBytes) return;
    const { bodyBytes } = this.head;
    this.head = this.pending = undefined;
    this.received = 0;
    this.onAnswer(this, bodyBytes);
  }
}

/** Bytes of a GET request. */
export function getRequest(url: URL, headers: Readonly<Record<string, string>>): Buffer {
  const lines = Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`GET ${url.pathname} HTTP/1.1`, ...lines].join('\r\n') + HEAD_END);
}
