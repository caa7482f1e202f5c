import type { Progress } from './progress.js';

type Check = () => boolean | Promise<boolean>;

export interface ReadinessReport {
  ready: boolean;
  dependencies: { name: string; ok: boolean }[];
}

const CHECK_DEADLINE_MS = 800;

async function passes(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_DEADLINE_MS);
  });
  try {
    return await Promise.race([Promise.resolve().then(check), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

interface Dependency {
  check: Check;
  isNeeded: boolean;
}

/**
 * Reports whether this process can take work: its dependencies answer, and it is not shutting down. It also
 * reports whether the process has to be started again.
 */
export class Readiness {
  private readonly known = new Map<string, Dependency>();
  private readonly workers: Progress[] = [];
  private draining = false;

  add(name: string, check: Check): void {
    this.known.set(name, { check, isNeeded: true });
  }

  /**
   * Adds a dependency that the process can do without for a while. The report names it, but readiness does
   * not depend on it.
   */
  addHelpful(name: string, check: Check): void {
    this.known.set(name, { check, isNeeded: false });
  }

  /** Makes a worker's liveness depend on its progress. @returns the progress */
  watch(progress: Progress): Progress {
    this.workers.push(progress);
    return progress;
  }

  /** Whether no worker of this process is stuck, so that only a restart could help. */
  get isLive(): boolean {
    return !this.workers.some((progress) => progress.isStuck());
  }

  /** Makes the process not ready from now on, whatever its dependencies say. */
  startDraining(): void {
    this.draining = true;
  }

  async report(): Promise<ReadinessReport> {
    const dependencies = await Promise.all(
      [...this.known].map(async ([name, { check }]) => ({ name, ok: await passes(check) })),
    );
    const suffices = dependencies.every(({ name, ok }) => ok || !this.known.get(name)?.isNeeded);
    return { ready: !this.draining && suffices, dependencies };
  }
}
