import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { eventually } from '@anew/testkit/eventually';
import type { System } from '@anew/testkit/system';

const ANSWERED = `operation="${coachingRpc.conversations.chat}",outcome="ok"`;

/** Processes of the coach, by their names in the system. */
export class CoachProcesses {
  private constructor(
    private readonly system: System,
    readonly names: readonly string[],
  ) {}

  /** Starts the coach with `count` processes. The system needs LOG_LEVEL `info`. */
  static async of(system: System, count: number): Promise<CoachProcesses> {
    const added = Array.from({ length: count - 1 }, () => system.add('coaching'));
    const coaches = new CoachProcesses(system, ['coaching', ...added]);
    await coaches.ready();
    return coaches;
  }

  /** Ends all of them. @returns their exit codes, or null for one that the signal ended */
  end(signal: NodeJS.Signals): Promise<(number | null)[]> {
    return Promise.all(this.names.map((name) => this.system.end(name, signal)));
  }

  async startAgain(): Promise<void> {
    for (const name of this.names) this.system.startAgain(name);
    await this.ready();
  }

  /** Number of messages that each process has answered completely. */
  answered(): Promise<number[]> {
    return Promise.all(this.names.map((name) => this.answeredBy(name)));
  }

  private async ready(): Promise<void> {
    const isReady = (name: string) => async () => ((await this.system.isReady(name)) ? true : undefined);
    await Promise.all(this.names.map((name) => eventually(`${name} to be ready`, isReady(name), 60_000)));
  }

  private async answeredBy(name: string): Promise<number> {
    const metrics = await fetch(`http://127.0.0.1:${this.opsPort(name)}/metrics`);
    const line = (await metrics.text())
      .split('\n')
      .find((each) => each.startsWith('anew_request_seconds_count') && each.includes(ANSWERED));
    return Number(line?.split(' ').at(-1) ?? 0);
  }

  /** Port of a process's ops server, taken from its log. */
  private opsPort(name: string): number {
    const [, own = ''] = this.system.output().split(`--- ${name}\n`);
    const [said] = own.split('\n---');
    const port = [...(said ?? '').matchAll(/"opsPort":(\d+)/g)].at(-1)?.[1];
    if (port === undefined) throw new Error(`${name} does not say where its metrics are`);
    return Number(port);
  }
}
