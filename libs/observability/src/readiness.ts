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

/** Whether this process should be sent work: every dependency answers, and it is not shutting down. */
export class Readiness {
  private readonly checks = new Map<string, Check>();
  private draining = false;

  add(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** From here on the process is not ready, whatever its dependencies say. */
  startDraining(): void {
    this.draining = true;
  }

  async report(): Promise<ReadinessReport> {
    const dependencies = await Promise.all(
      [...this.checks].map(async ([name, check]) => ({ name, ok: await passes(check) })),
    );
    return { ready: !this.draining && dependencies.every((dependency) => dependency.ok), dependencies };
  }
}
