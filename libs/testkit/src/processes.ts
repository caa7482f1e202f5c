import { entryOf, processEnv } from '@anew/local-servers/environment';
import { freePort } from '@anew/local-servers/servers';
import type { ProcessName, Surroundings } from '@anew/local-servers/types';
import { eventually } from './eventually.js';
import { freeze } from './freeze.js';
import { type Environment, Program } from './program.js';
import type { ServerAddress } from './servers.js';

const SECRET = Buffer.alloc(32, 7).toString('base64');
/** The secrets of everything that tests start. */
export const TEST_SECRETS = {
  COOKIE_SECRET: SECRET,
  KEY_ENCRYPTION_SECRET: SECRET,
  SERVICES_SECRET: SECRET,
  OBJECT_SIGNING_SECRET: SECRET,
  VAPID_PRIVATE_KEY: SECRET,
};
export const READY_MS = 100_000;

/** Servers on which processes run. */
type Servers = Record<'postgres' | 'redis' | 'nats', ServerAddress>;

export const surroundingsOn = async ({ postgres, redis, nats }: Servers): Promise<Surroundings> => ({
  databaseUrl: postgres.url,
  redisUrl: redis.url,
  natsUrl: nats.url,
  port: await freePort(),
  secrets: TEST_SECRETS,
});

/** Long enough for a machine that is several times slower than usual: most tests are not about lateness. */
export const PATIENCE = { CALL_DEADLINE_MS: '20000', DATABASE_WAIT_MS: '15000' };

/** What every process of a test gets. Limits are so high that no test meets them by chance. */
export const testEnv = (env: Record<string, string>): Environment => ({
  PATH: process.env.PATH,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '1000',
  ...PATIENCE,
  ...env,
});

/** Some of the product's processes, each a program of its own, which can be killed and started again. */
export class Processes {
  protected readonly programs = new Map<string, Program>();

  protected constructor(
    protected readonly surroundings: Surroundings,
    protected readonly env: Environment,
  ) {}

  /**
   * Starts only these, a name that stands twice as two of a kind, and resolves once they are ready. What they
   * would ask of others is not answered.
   */
  static async of(
    names: readonly ProcessName[],
    servers: Servers,
    env: Record<string, string> = {},
  ): Promise<Processes> {
    // Each tells in its log, at this level, where it can be asked whether it is ready.
    const processes = new Processes(await surroundingsOn(servers), testEnv({ LOG_LEVEL: 'info', ...env }));
    for (const name of names) processes.add(name);
    try {
      await processes.ready();
    } catch (error) {
      await processes.stop();
      throw error;
    }
    return processes;
  }

  /** Address of the gateway, if it is one of them. */
  get origin(): string {
    return `http://127.0.0.1:${this.surroundings.port}`;
  }

  /** `ACTOR_KEYS` of the gateway, with which a test can call services in anyone's name. */
  get actorKeys(): string {
    return processEnv('gateway', this.surroundings).ACTOR_KEYS ?? '';
  }

  /** Resolves once every running process is ready. */
  async ready(): Promise<void> {
    const isReady = (id: string) =>
      eventually(`${id} to be ready`, async () => ((await this.isReady(id)) ? true : undefined), READY_MS);
    await Promise.all(Object.keys(this.pids()).map(isReady)).catch((error: unknown) => {
      throw new Error(`Not every process is ready.\n${this.troubles()}`, { cause: error });
    });
  }

  /** Starts another process of the same kind. @returns its id, which for the first is its name */
  add(name: ProcessName): string {
    const id = this.programs.has(name) ? `${name}-${this.programs.size}` : name;
    const program = new Program(entryOf(name, 'alone'), processEnv(name, this.surroundings, this.env));
    this.programs.set(id, program);
    program.start();
    return id;
  }

  startAgain(id: string): void {
    this.program(id).start();
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

  /** What a process counts, as its ops server tells it. It needs LOG_LEVEL `info`. */
  metrics(id: string): Promise<string> {
    return this.program(id).metrics();
  }

  /** Process ids of the running processes by name. */
  pids(): Record<string, number> {
    const running = [...this.programs].filter(([, program]) => program.isRunning);
    return Object.fromEntries(running.map(([id, program]) => [id, program.pid]));
  }

  /** Last lines that the processes have written, after those that have ended and why. */
  troubles(): string {
    const ended = [...this.programs].filter(([, { isRunning }]) => !isRunning);
    return [...ended.map(([id, { ending = 'never started' }]) => `${id} ${ending}`), this.output()].join(
      '\n',
    );
  }

  /** Last lines that the processes have written. */
  output(): string {
    return [...this.programs].map(([id, program]) => `--- ${id}\n${program.output()}`).join('\n');
  }

  async stop(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.end('SIGKILL')));
  }

  private program(id: string): Program {
    const program = this.programs.get(id);
    if (!program) throw new Error(`No process is called ${id}`);
    return program;
  }
}
