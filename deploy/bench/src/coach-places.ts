import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SERVICES } from '@anew/contracts/rpc/services';
import { FakeProvider } from '@anew/testkit/fake-provider';
import { Processes } from '@anew/testkit/processes';
import { privateNats, privatePostgres, privateRedis } from '@anew/testkit/servers';
import type { Resources } from './harness/resources.js';

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const FORWARD = fileURLToPath(new URL('harness/forward.js', import.meta.url));

/** The product with one coach, and how to have more of it or one again. */
export interface Place {
  origin: string;
  fake: FakeProvider;
  grow: () => Promise<void>;
  /** @returns what is known of those that left */
  shrink: () => Promise<string>;
}

/** Settings of the coach, with room for all chats of a few people. */
interface Room {
  coaches: number;
  chats: number;
  providerLimit: number;
}

const coachEnv = ({ chats, providerLimit }: Room) => ({
  AI_PROVIDER: 'anthropic',
  AI_CONCURRENCY: String(providerLimit),
  CHAT_REPLIES_AT_ONCE: String(chats),
  STREAM_GRACE_MS: '45000',
});

/** The parts of the product that a chat needs, as processes of this machine. */
export async function asProcesses(room: Room, resources: Resources): Promise<Place> {
  const fake = resources.keep(await FakeProvider.start(), (started) => started.stop());
  const [postgres, redis, nats] = await Promise.all([privatePostgres(), privateRedis(), privateNats()]);
  for (const server of [postgres, redis, nats]) resources.keep(server, (started) => started.discard());
  const env = { ...coachEnv(room), ...fake.env('anthropic') };
  const started = await Processes.of([...SERVICES, 'gateway'], { postgres, redis, nats }, env);
  const processes = resources.keep(started, (all) => all.stop());
  const added: string[] = [];
  return {
    origin: processes.origin,
    fake,
    grow: async () => {
      while (added.length < room.coaches - 1) added.push(processes.add('coaching'));
      await processes.ready();
    },
    shrink: async () => {
      const codes = await Promise.all(added.map((id) => processes.end(id, 'SIGTERM')));
      return `Exit codes of those that left: ${codes.join(', ')}`;
    },
  };
}

/** What differs from `docker-compose.yml` while the coach asks a provider at this port of the host. */
function override(room: Room, host: string, fake: FakeProvider): string {
  const provider = fake.env('anthropic');
  const port = new URL(provider.ANTHROPIC_BASE_URL ?? '').port;
  const environment = {
    ...coachEnv(room),
    ...provider,
    RATE_LIMIT_FACTOR: '1000',
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`,
    NODE_OPTIONS: '--import=/bench/forward.mjs',
    FORWARD_HOST: host,
    FORWARD_PORT: port,
  };
  const coaching = { environment, volumes: [`${FORWARD}:/bench/forward.mjs:ro`] };
  return JSON.stringify({
    services: { coaching, gateway: { environment: { RATE_LIMIT_FACTOR: '1000' } } },
  });
}

const run = promisify(execFile);

/**
 * The containers of a Compose project that is up, from images that are there. The coach and the gateway get other
 * settings and keep them.
 */
export async function asContainers(project: string, room: Room, resources: Resources): Promise<Place> {
  const network = [
    'network',
    'inspect',
    `${project}_outside`,
    '--format',
    '{{(index .IPAM.Config 0).Gateway}}',
  ];
  const host = (await run('docker', network)).stdout.trim();
  const fake = resources.keep(await FakeProvider.start(0, host), (started) => started.stop());
  const up = async (...args: string[]): Promise<void> => {
    const command = [
      'compose',
      '-p',
      project,
      '-f',
      'docker-compose.yml',
      '-f',
      '-',
      'up',
      '--detach',
      '--no-build',
    ];
    const asked = run('docker', [...command, '--no-deps', '--wait', ...args], { cwd: REPOSITORY });
    asked.child.stdin?.end(override(room, host, fake));
    await asked;
  };
  const scale = (coaches: number) => up('--no-recreate', '--scale', `coaching=${coaches}`, 'coaching');
  await up('coaching', 'gateway');
  return {
    origin: `http://localhost:${process.env.PORT ?? '3000'}`,
    fake,
    grow: () => scale(room.coaches),
    shrink: async () => {
      const begin = performance.now();
      await scale(1);
      return `The others left within ${((performance.now() - begin) / 1_000).toFixed(1)} s`;
    },
  };
}
