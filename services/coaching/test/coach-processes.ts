import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { type BackDoor, backDoor } from '@anew/service-testkit/back-door';
import { Database } from '@anew/testkit/database';
import { Processes } from '@anew/testkit/processes';
import { sharedServers } from '@anew/testkit/shared-system';
import { CoachCalls } from './coach-calls.js';

const ANSWERED = `operation="${coachingRpc.conversations.chat}",outcome="ok"`;

/** Several processes of the coaching service, without the rest of the product, and what people do with them. */
export class CoachProcesses extends CoachCalls {
  private constructor(
    readonly names: readonly string[],
    readonly database: Database,
    private readonly processes: Processes,
    private readonly door: BackDoor,
  ) {
    super(door.client);
  }

  static async start(count: number, env: Record<string, string>): Promise<CoachProcesses> {
    const servers = await sharedServers();
    const processes = await Processes.of(Array<'coaching'>(count).fill('coaching'), servers, env);
    const door = await backDoor({ nats: servers.nats, actorKeys: processes.actorKeys });
    const database = new Database(servers.postgres, 'coaching');
    return new CoachProcesses(Object.keys(processes.pids()), database, processes, door);
  }

  /** Ends all that run. @returns their exit codes, or null for one that the signal ended */
  end(signal: NodeJS.Signals): Promise<(number | null)[]> {
    return Promise.all(Object.keys(this.processes.pids()).map((name) => this.processes.end(name, signal)));
  }

  /** Starts so many of them again. */
  async startAgain(count: number): Promise<void> {
    for (const name of this.names.slice(0, count)) this.processes.startAgain(name);
    await this.processes.ready();
  }

  /** Number of messages that each process has answered completely. */
  answered(): Promise<number[]> {
    return Promise.all(this.names.map((name) => this.answeredBy(name)));
  }

  async stop(): Promise<void> {
    await this.processes.stop();
    await this.door.close();
    await this.database.close();
  }

  private async answeredBy(name: string): Promise<number> {
    const line = (await this.processes.metrics(name))
      .split('\n')
      .find((each) => each.startsWith('anew_request_seconds_count') && each.includes(ANSWERED));
    return Number(line?.split(' ').at(-1) ?? 0);
  }
}
