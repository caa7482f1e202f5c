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
  /** Largest message of NATS, such as `1MB`, so that a test of what is larger needs less. */
  maxPayload?: string;
  /** A PostgreSQL to use instead of a new one in memory. It is discarded with the system. */
  postgres?: PrivateServer;
  /** Runs on the new PostgreSQL before any process starts, such as what restores a backup. */
  prepare?: (postgres: PrivateServer) => Promise<void>;
}

/** A gateway beside the first one. */
export interface AddedGateway {
  id: string;
  pid: number;
  origin: string;
}

export type GatewaySettings = Pick<SystemOptions, 'env' | 'publicOrigin'>;

/** A start takes seconds, and the processor time of each question is taken from it. */
const READY_PAUSE_MS = 100;
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
    const { processes = 'one', env = {}, publicOrigin, maxPayload } = options;
    const apart = processes === 'one' ? (options.apart ?? []) : PROCESSES;
    const [postgres, redis, nats] = await Promise.all([
      options.postgres ?? privatePostgres(),
      privateRedis(),
      privateNats(maxPayload === undefined ? {} : { maxPayload }),
    ]);
    const surroundings = {
      ...(await surroundingsOn({ postgres, redis, nats })),
      ...(publicOrigin !== undefined && { publicOrigin }),
    };
    const system = new System(postgres, redis, nats, surroundings, testEnv(env));
    try {
      await options.prepare?.(postgres);
      system.startAll(apart);
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
    await eventually('the system to be ready', probe, READY_MS, READY_PAUSE_MS).catch((error: unknown) => {
      throw new Error(`The system is not ready.\n${this.troubles()}`, { cause: error });
    });
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
