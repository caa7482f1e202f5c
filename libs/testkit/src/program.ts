import { startChild } from '@anew/local-servers/child';
import type { Child, ServerExit } from '@anew/local-servers/types';

export type Environment = Record<string, string | undefined>;

const KEPT_LINES = 200;
/** Lines with which a program tells why it ended. */
const LAST_LINES = 5;

/** A program whose end and output are observed, and which never outlives the tests. */
export class Program {
  private child: Child | undefined;
  private exit: ServerExit | undefined;
  private readonly lines: string[] = [];
  private opsPort: number | undefined;

  constructor(
    private readonly script: string,
    private readonly env: Environment,
  ) {}

  start(): void {
    const child = startChild([process.execPath, this.script], {
      env: this.env,
      deathSignal: 'SIGKILL',
      onLine: (line) => this.keep(line),
    });
    this.child = child;
    this.exit = undefined;
    this.opsPort = undefined;
    void child.exited.then((exit) => {
      if (this.child === child) this.exit = exit;
    });
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.exit === undefined;
  }

  /** How it has ended, with the last lines that it wrote, or undefined while it runs. */
  get ending(): string | undefined {
    if (!this.exit) return undefined;
    const { code, signal } = this.exit;
    return [`ended with ${signal ?? `code ${code}`}`, ...this.lines.slice(-LAST_LINES)].join('\n');
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.send(signal);
  }

  /** Answer of its ops server about readiness, or undefined without an answer. */
  async isReady(): Promise<boolean | undefined> {
    return fetch(this.opsUrl('/health/ready')).then(
      ({ ok }) => ok,
      () => undefined,
    );
  }

  async metrics(): Promise<string> {
    return (await fetch(this.opsUrl('/metrics'))).text();
  }

  /** @returns the exit code; null when a signal ended it */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.child || this.exit) return this.exit?.code ?? null;
    this.child.send(signal);
    return (await this.child.exited).code;
  }

  output(): string {
    return this.lines.join('\n');
  }

  private opsUrl(path: string): string {
    return `http://127.0.0.1:${this.opsPort ?? 0}${path}`;
  }

  private keep(line: string): void {
    const [, port] = /"opsPort":(\d+)/.exec(line) ?? [];
    if (port) this.opsPort = Number(port);
    this.lines.push(line);
    this.lines.splice(0, Math.max(0, this.lines.length - KEPT_LINES));
  }
}
