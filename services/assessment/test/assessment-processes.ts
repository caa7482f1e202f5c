import { type BackDoor, backDoor } from '@anew/service-testkit/back-door';
import { Database } from '@anew/testkit/database';
import { Processes } from '@anew/testkit/processes';
import { privateNats, privatePostgres, privateRedis, type PrivateServer } from '@anew/testkit/servers';
import { AssessmentCalls } from './assessed.factory.js';

type AssessmentServers = Record<'postgres' | 'redis' | 'nats', PrivateServer>;

/** Processes of the assessment, without the rest of the product, on servers that a test may kill. */
export class AssessmentProcesses extends AssessmentCalls {
  private constructor(
    readonly processes: Processes,
    readonly servers: AssessmentServers,
    readonly database: Database,
    private readonly door: BackDoor,
  ) {
    super(door.client, servers.nats);
  }

  static async start(
    names: Parameters<typeof Processes.of>[0],
    env: Record<string, string> = {},
  ): Promise<AssessmentProcesses> {
    const [postgres, redis, nats] = await Promise.all([privatePostgres(), privateRedis(), privateNats()]);
    const processes = await Processes.of(names, { postgres, redis, nats }, env);
    const door = await backDoor({ nats, actorKeys: processes.actorKeys });
    const database = new Database(postgres, 'assessment');
    return new AssessmentProcesses(processes, { postgres, redis, nats }, database, door);
  }

  async stop(): Promise<void> {
    await this.processes.stop();
    await this.door.close();
    await this.database.close();
    await Promise.all(Object.values(this.servers).map((server) => server.discard()));
  }
}
