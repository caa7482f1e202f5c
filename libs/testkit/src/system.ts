import { fileURLToPath } from 'node:url';
import { startChild } from '@anew/local-servers/child';
import { entryOf, hostEnv, processEnv, PROCESSES } from '@anew/local-servers/environment';
import { freePort } from '@anew/local-servers/servers';
import type { Child, ProcessName, ServerExit, Surroundings } from '@anew/local-servers/types';
import { eventually } from './eventually.js';
import { freeze } from './freeze.js';
import { privateNats, privatePostgres, privateRedis, type PrivateServer } from './servers.js';

export interface SystemOptions {
  /**
   * With `one`, a single program runs all processes and starts faster. With `many`, processes can be killed
   * separately.
   */
  processes?: 'one' | 'many';
  /** Those that run by themselves beside the one program, so that they alone are ended and started again. */
  apart?: readonly ProcessName[];
  env?: Record<string, string>;
  /** Address at which people would reach the product, if it differs. */
  publicOrigin?: string;
  /** Largest message of NATS, such as `1MB`, so that a test of what is larger needs less. */
  maxPayload?: string;
}

/** A gateway beside the first one. */
export interface AddedGateway {
  id: string;
  pid: number;
  origin: string;
}

export type GatewaySettings = Pick<SystemOptions, 'env' | 'publicOrigin'>;

type Environment = Record<string, string | undefined>;

const SECRET = Buffer.alloc(32, 7).toString('base64');
/** The secrets of everything that tests start. */
export const TEST_SECRETS = {
  COOKIE_SECRET: SECRET,
  KEY_ENCRYPTION_SECRET: SECRET,
  SERVICES_SECRET: SECRET,
  OBJECT_SIGNING_SECRET: SECRET,
  VAPID_PRIVATE_KEY: SECRET,
};
const READY_MS = 60_000;
/** A start takes seconds, and the processor time of each question is taken from it. */
const READY_PAUSE_MS = 100;
const KEPT_LINES = 200;
const HOST = fileURLToPath(import.meta.resolve('@anew/local-servers/host'));

/** A program whose end and output are observed, and which never outlives the tests. */
class Program {
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

  signal(signal: NodeJS.Signals): void {
    this.child?.send(signal);
  }

  /** Answer of its ops server about readiness, or undefined without an answer. */
  async isReady(): Promise<boolean | undefined> {
    const url = `http://127.0.0.1:${this.opsPort ?? 0}/health/ready`;
    return fetch(url).then(
      ({ ok }) => ok,
      () => undefined,
    );
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

  private keep(line: string): void {
    const [, port] = /"opsPort":(\d+)/.exec(line) ?? [];
    if (port) this.opsPort = Number(port);
    this.lines.push(line);
    this.lines.splice(0, Math.max(0, this.lines.length - KEPT_LINES));
  }
}

/** The whole product on private servers, used through HTTP. */
export class System {
  private constructor(
    readonly origin: string,
    readonly postgres: PrivateServer,
    readonly redis: PrivateServer,
    readonly nats: PrivateServer,
    private readonly programs: Map<string, Program>,
    private readonly surroundings: Surroundings,
    private readonly env: Environment,
  ) {}

  static async start(options: SystemOptions = {}): Promise<System> {
    const { processes = 'one', env = {}, publicOrigin, maxPayload } = options;
    const apart = processes === 'one' ? (options.apart ?? []) : PROCESSES;
    const [postgres, redis, nats] = await Promise.all([
      privatePostgres(),
      privateRedis(),
      privateNats(maxPayload === undefined ? {} : { maxPayload }),
    ]);
    const port = await freePort();
    const surroundings = {
      databaseUrl: postgres.url,
      redisUrl: redis.url,
      natsUrl: nats.url,
      port,
      secrets: TEST_SECRETS,
      ...(publicOrigin !== undefined && { publicOrigin }),
    };
    const developer = { PATH: process.env.PATH, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000', ...env };
    const programs = programsOf(apart, surroundings, developer);
    const origin = `http://127.0.0.1:${port}`;
    const system = new System(origin, postgres, redis, nats, programs, surroundings, developer);
    for (const program of programs.values()) program.start();
    try {
      await system.ready();
    } catch (error) {
      await system.stop();
      throw error;
    }
    return system;
  }

  /** `ACTOR_KEYS` of this system's gateway, with which a test can call its services in anyone's name. */
  get actorKeys(): string {
    return processEnv('gateway', this.surroundings).ACTOR_KEYS ?? '';
  }

  /** Resolves once every process and server is ready. */
  async ready(): Promise<void> {
    const probe = async () => ((await fetch(`${this.origin}/api/health/ready`)).ok ? true : undefined);
    await eventually('the system to be ready', probe, READY_MS, READY_PAUSE_MS).catch((error: unknown) => {
      throw new Error(`The system is not ready.\n${this.output()}`, { cause: error });
    });
  }

  /** Starts another process of the same kind. */
  add(name: ProcessName): string {
    const id = `${name}-${this.programs.size}`;
    const program = new Program(entryOf(name, 'alone'), processEnv(name, this.surroundings, this.env));
    this.programs.set(id, program);
    program.start();
    return id;
  }

  /** Starts a gateway at a separate port. @returns its origin, once it is ready */
  async addGateway(): Promise<string> {
    return (await this.startGateway()).origin;
  }

  /** Starts a gateway with settings of its own at a separate port, and resolves once it is ready. */
  async startGateway({ env = {}, publicOrigin }: GatewaySettings = {}): Promise<AddedGateway> {
    const port = await freePort();
    const surroundings = { ...this.surroundings, port, ...(publicOrigin !== undefined && { publicOrigin }) };
    const program = new Program(
      entryOf('gateway', 'alone'),
      processEnv('gateway', surroundings, { ...this.env, ...env }),
    );
    const id = `gateway-${this.programs.size}`;
    this.programs.set(id, program);
    program.start();
    const origin = `http://127.0.0.1:${port}`;
    const probe = async () => ((await fetch(`${origin}/api/health/ready`)).ok ? true : undefined);
    const ready = eventually('the added gateway to be ready', probe, READY_MS, READY_PAUSE_MS);
    await ready.catch((error: unknown) => {
      throw new Error(`${id} is not ready.\n${program.output()}`, { cause: error });
    });
    return { id, origin, pid: program.pid };
  }

  startAgain(id: string): void {
    this.program(id).start();
  }

  /** Ends a process without notice, and resolves once it can work again. */
  async restart(id: string): Promise<void> {
    await this.end(id, 'SIGKILL');
    this.startAgain(id);
    await this.ready();
  }

  /** Ends a process and waits until it is gone. @returns its exit code; null when the signal ended it */
  end(id: string, signal: NodeJS.Signals): Promise<number | null> {
    return this.program(id).end(signal);
  }

  /** Stops a process without ending it, until it gets SIGCONT. */
  freeze(id: string): Promise<void> {
    return freeze(this.program(id).pid);
  }

  /** Sends a signal that does not end the process, such as SIGCONT. */
  signal(id: string, signal: NodeJS.Signals): void {
    this.program(id).signal(signal);
  }

  /** Whether a process is ready, or undefined without an answer. It needs LOG_LEVEL `info`. */
  isReady(id: string): Promise<boolean | undefined> {
    return this.program(id).isReady();
  }

  /** Process ids of the running processes by name. */
  pids(): Record<string, number> {
    const running = [...this.programs].filter(([, program]) => program.isRunning);
    return Object.fromEntries(running.map(([id, program]) => [id, program.pid]));
  }

  /** Last lines that the processes have written. */
  output(): string {
    return [...this.programs].map(([id, program]) => `--- ${id}\n${program.output()}`).join('\n');
  }

  async stop(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.end('SIGKILL')));
    await Promise.all([this.postgres, this.redis, this.nats].map((server) => server.discard()));
  }

  private program(id: string): Program {
    const program = this.programs.get(id);
    if (!program) throw new Error(`No process is called ${id}`);
    return program;
  }
}

/** One program for all processes but those apart. */
function programsOf(
  apart: readonly ProcessName[],
  surroundings: Surroundings,
  env: Environment,
): Map<string, Program> {
  const programs = new Map<string, Program>();
  const together = PROCESSES.filter((name) => !apart.includes(name));
  if (together.length > 0) programs.set('host', new Program(HOST, hostEnv(surroundings, env, together)));
  for (const name of apart)
    programs.set(name, new Program(entryOf(name, 'alone'), processEnv(name, surroundings, env)));
  return programs;
}
