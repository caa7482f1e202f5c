import { fileURLToPath } from 'node:url';
import { entryOf, hostEnv, processEnv, PROCESSES } from '@anew/local-servers/environment';
import { freePort } from '@anew/local-servers/servers';
import type { ProcessName, Surroundings } from '@anew/local-servers/types';
import { eventually } from './eventually.js';
import { Processes, READY_MS, surroundingsOn, testEnv } from './processes.js';
import { type Environment, Program } from './program.js';
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
}

const HOST = fileURLToPath(import.meta.resolve('@anew/local-servers/host'));

/** The whole product on private servers, used through HTTP. */
export class System extends Processes {
  private constructor(
    readonly postgres: PrivateServer,
    readonly redis: PrivateServer,
    readonly nats: PrivateServer,
    surroundings: Surroundings,
    env: Environment,
  ) {
    super(surroundings, env);
  }

  static async start(options: SystemOptions = {}): Promise<System> {
    const { processes = 'one', env = {}, publicOrigin } = options;
    const apart = processes === 'one' ? (options.apart ?? []) : PROCESSES;
    const [postgres, redis, nats] = await Promise.all([privatePostgres(), privateRedis(), privateNats()]);
    const surroundings = {
      ...(await surroundingsOn({ postgres, redis, nats })),
      ...(publicOrigin !== undefined && { publicOrigin }),
    };
    const system = new System(postgres, redis, nats, surroundings, testEnv(env));
    system.startAll(apart);
    try {
      await system.ready();
    } catch (error) {
      await system.stop();
      throw error;
    }
    return system;
  }

  /** Resolves once every process and server is ready. */
  override async ready(): Promise<void> {
    const probe = async () => ((await fetch(`${this.origin}/api/health/ready`)).ok ? true : undefined);
    await eventually('the system to be ready', probe, READY_MS).catch((error: unknown) => {
      throw new Error(`The system is not ready.\n${this.output()}`, { cause: error });
    });
  }

  /**
   * Starts a second gateway at a separate port.
   * @param env additional environment variables
   * @returns its origin, once it is ready
   */
  async addGateway(env: Environment = {}): Promise<string> {
    const port = await freePort();
    const program = new Program(
      entryOf('gateway', 'alone'),
      processEnv('gateway', { ...this.surroundings, port }, { ...this.env, ...env }),
    );
    this.programs.set(`gateway-${this.programs.size}`, program);
    program.start();
    const origin = `http://127.0.0.1:${port}`;
    const probe = async () => ((await fetch(`${origin}/api/health/ready`)).ok ? true : undefined);
    await eventually('the second gateway to be ready', probe, READY_MS);
    return origin;
  }

  /** Ends a process without notice, and resolves once it can work again. */
  async restart(id: string): Promise<void> {
    await this.end(id, 'SIGKILL');
    this.startAgain(id);
    await this.ready();
  }

  override async stop(): Promise<void> {
    await super.stop();
    await Promise.all([this.postgres, this.redis, this.nats].map((server) => server.discard()));
  }

  /** One program for all processes but those apart. */
  private startAll(apart: readonly ProcessName[]): void {
    const together = PROCESSES.filter((name) => !apart.includes(name));
    if (together.length > 0) {
      const host = new Program(HOST, hostEnv(this.surroundings, this.env, together));
      this.programs.set('host', host);
      host.start();
    }
    for (const name of apart) this.add(name);
  }
}
