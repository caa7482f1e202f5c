import { ConfigError, type Environment } from './config.js';

export interface RunningProcess {
  close(): Promise<void>;
  /** Milliseconds after which a shutdown that hangs is cut off with exit code 1, if it needs more than most. */
  closesWithinMs?: number;
}

const SHUTDOWN_LIMIT_MS = 15_000;

/** Runs `start` as the main program. SIGTERM and SIGINT close it and end the process with exit code 0. */
export async function runProcess(start: (env: Environment) => Promise<RunningProcess>): Promise<void> {
  const stopRequested = new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve).once('SIGINT', resolve);
  });
  try {
    const running = await start(process.env);
    await stopRequested;
    setTimeout(() => process.exit(1), running.closesWithinMs ?? SHUTDOWN_LIMIT_MS).unref();
    await running.close();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

/** Runs `task` as the main program, which ends with it. */
export async function runTask(task: (env: Environment) => Promise<void>): Promise<void> {
  try {
    await task(process.env);
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
