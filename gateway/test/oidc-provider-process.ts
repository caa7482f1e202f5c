import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('oidc-provider.mjs', import.meta.url));

export interface ProviderClaims {
  email?: string | null;
  email_verified?: boolean;
  given_name?: string | null;
  family_name?: string;
}

/** The certified provider library `oidc-provider` as a separate process. */
export class ProviderProcess {
  private child: ChildProcess | undefined;

  constructor(
    readonly issuer: string,
    private readonly redirectUri: string,
  ) {}

  async start(): Promise<void> {
    this.child = fork(SCRIPT, {
      env: { PATH: process.env.PATH, ISSUER: this.issuer, REDIRECT_URI: this.redirectUri },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(this.child, 'message');
  }

  /** Lets someone sign in under this name, or changes their claims. */
  async know(name: string, claims: ProviderClaims): Promise<void> {
    this.child?.send({ name, claims });
    await once(this.child!, 'message');
  }

  /** Makes the provider accept connections without answering. */
  hang(): void {
    this.child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
