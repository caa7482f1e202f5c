export interface Binaries {
  /** The folder with postgres, initdb, psql. */
  postgresBin: string;
  redisServer: string;
  natsServer: string;
  /** What the binaries need in their environment, such as where their libraries are. */
  env: Record<string, string>;
}

export interface ServerOptions {
  /** Everything the server keeps; a later start with the same folder finds it again. */
  dir: string;
  /** Without one, a free port. */
  port?: number;
  binaries: Binaries;
  /** Each line that the server logs. */
  onLine?: (line: string) => void;
}

export interface PostgresOptions extends ServerOptions {
  /** Server settings, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string>;
  /** A folder that a stopped server left, to copy instead of making a cluster. */
  template?: string;
}

export interface ServerExit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerHandle {
  readonly name: string;
  readonly url: string;
  readonly port: number;
  /** Of the process that runs now. */
  readonly pid: number;
  /** Of the process that runs now. */
  readonly exited: Promise<ServerExit>;
  lastLines(): string[];
  /** Starts it again, on the same port and data, after it was stopped or killed. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Without a grace period; resolves when the process is gone. Default SIGKILL. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export type ServiceName = 'identity-couple' | 'content' | 'journal' | 'assessment' | 'coaching';

export type ProcessName = 'gateway' | ServiceName | 'compatibility-worker';

export interface Secrets {
  COOKIE_SECRET: string;
  KEY_ENCRYPTION_SECRET: string;
  OBJECT_SIGNING_SECRET: string;
  /** From it follow the keys that each service has for itself. */
  SERVICES_SECRET: string;
  /** The master keys that all services had in common in an earlier release. */
  DATA_KEYS?: string;
}

/** What all processes of one start have in common. */
export interface Surroundings {
  /** A superuser's. */
  databaseUrl: string;
  redisUrl: string;
  natsUrl: string;
  /** Of the gateway. */
  port: number;
  /** Where people reach it; without, the port of this machine. */
  publicOrigin?: string;
  secrets: Secrets;
}

export interface Child {
  readonly pid: number;
  readonly exited: Promise<ServerExit>;
  /** The last forty. */
  lastLines(): string[];
  send(signal: NodeJS.Signals): void;
  /** Asks with the death signal, insists with SIGKILL after the grace period. */
  stop(graceMs?: number): Promise<void>;
}

export interface ChildOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** What it gets to stop, and when this process dies. Default SIGTERM. */
  deathSignal?: NodeJS.Signals;
  /** A command that runs the command, such as one that changes the user. */
  prefix?: string[];
  /** For its standard input. */
  input?: string;
  onLine?: (line: string) => void;
}
