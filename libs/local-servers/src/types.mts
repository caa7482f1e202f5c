export interface Binaries {
  /** Folder with postgres, initdb and psql. */
  postgresBin: string;
  redisServer: string;
  natsServer: string;
  /** Environment variables that the programs need, such as the path of their libraries. */
  env: Record<string, string>;
}

export interface ServerOptions {
  /** Folder for all data of the server. A later start with the same folder finds the data again. */
  dir: string;
  /** Port of the server. By default, a free one. */
  port?: number;
  binaries: Binaries;
  /** Called with each line that the server logs. */
  onLine?: (line: string) => void;
}

export interface PostgresOptions extends ServerOptions {
  /** Server settings, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
  /** Folder of a stopped server, which is copied instead of creating a cluster. */
  template?: string;
}

export interface NatsOptions extends ServerOptions {
  /** Largest message, such as `8MB`. By default, the one with which the product runs. */
  maxPayload?: string;
  /** File of the users. By default, that of this release. */
  usersFile?: string;
}

export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerHandle {
  readonly name: string;
  readonly url: string;
  readonly port: number;
  /** Id of the present process. */
  readonly pid: number;
  /** Resolves when the present process has ended. */
  readonly exited: Promise<ServerExit>;
  lastLines(): string[];
  /** Starts the server again, on the same port and data, after it was stopped or killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Kills the process without a grace period, by default with SIGKILL. Resolves when the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export type ServiceName = 'identity-couple' | 'content' | 'journal' | 'assessment' | 'coaching';

export type ProcessName = 'gateway' | ServiceName | 'compatibility-worker';

export interface Secrets {
  COOKIE_SECRET: string;
  KEY_ENCRYPTION_SECRET: string;
  OBJECT_SIGNING_SECRET: string;
  VAPID_PRIVATE_KEY: string;
  /** Secret from which each service's own keys are derived. */
  SERVICES_SECRET: string;
  /** Master keys that all services shared before each had its own. */
  DATA_KEYS?: string;
}

/** Settings that all processes of one start share. */
export interface Surroundings {
  /** Address of the database server with its superuser. */
  databaseUrl: string;
  redisUrl: string;
  natsUrl: string;
  /** Port of the gateway. */
  port: number;
  /** Address at which people reach the product. By default, the port of this machine. */
  publicOrigin?: string;
  secrets: Secrets;
}

export interface Child {
  readonly pid: number;
  readonly exited: Promise<ServerExit>;
  /** Returns the last forty lines of output. */
  lastLines(): string[];
  send(signal: NodeJS.Signals): void;
  /** Sends the death signal, and SIGKILL after the grace period. */
  stop(graceMs?: number): Promise<void>;
}

export interface ChildOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Signal that stops the child, and that it gets when this process dies. SIGTERM by default. */
  deathSignal?: NodeJS.Signals;
  /** Command that runs the command, such as one that changes the user. */
  prefix?: string[];
  /** Text for the standard input. */
  input?: string;
  onLine?: (line: string) => void;
}
