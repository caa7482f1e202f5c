import type { Readiness } from '@anew/contracts/rpc/services';
import { createRedis } from '@anew/messaging/redis';
import { createLogger } from '@anew/observability/logger';
import { eventually } from '@anew/testkit/eventually';
import { type Answer, couple, PASSWORD, Person, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { system } from './all-processes.js';

/** Milliseconds, more than a system needs to become ready, so that a failure names what is missing. */
const LONG_MS = 90_000;
/** Milliseconds, much less than the deadline of a request. */
const AT_ONCE_MS = 2_000;
const QUOTE = '/api/quotes/today';
const JOURNAL = '/api/journal';

let a: SignedUp;

beforeAll(async () => {
  [a] = await couple(system.origin);
  // This fills the caches, so that no session has to be looked up during the outages.
  await a.expectOk(a.get(QUOTE));
});

async function timed(answer: Promise<Answer>): Promise<Answer & { ms: number }> {
  const since = performance.now();
  return { ...(await answer), ms: performance.now() - since };
}

/** Dependencies that are not well, according to the gateway. */
async function unwell(): Promise<string[]> {
  const { status, body } = await new Person(system.origin).get<Readiness>('/api/health/ready');
  expect(status).toBe(body.ready ? 200 : 503);
  return body.dependencies.filter(({ ok }) => !ok).map(({ name }) => name);
}

const toBeUnwell = (expected: string[]) =>
  eventually(`${expected.join(', ')} to be reported`, async () => {
    const names = await unwell();
    return expected.every((name) => names.includes(name)) ? names : undefined;
  });

/**
 * Waits until everything is well. This is more than readiness, because it includes dependencies that are not
 * required.
 */
const toBeWell = () =>
  eventually('all to be well', async () => ((await unwell()).length === 0 ? true : undefined));

async function expectUnavailable(path: string): Promise<void> {
  const answer = await timed(a.get(path));
  expect(answer).toMatchObject({ status: 503, body: { statusCode: 503, code: 'service_unavailable' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.ms).toBeLessThan(AT_ONCE_MS);
}

describe('a service that is killed', () => {
  it(
    'is answered for at once with 503, the others go on, and it works again when it is back',
    async () => {
      await system.end('content', 'SIGKILL');
      await expectUnavailable(QUOTE);
      expect((await a.get(JOURNAL)).status).toBe(200);
      // On a busy machine the health of another service may come too late once.
      await eventually('content alone to be missed', async () =>
        (await unwell()).join() === 'content' ? true : undefined,
      );

      system.startAgain('content');
      await system.ready();
      expect((await a.get(QUOTE)).status).toBe(200);
    },
    LONG_MS,
  );
});

describe('a service that does not answer in time', () => {
  it(
    'is answered for with 504, the others go on, and it works again when it has come round',
    async () => {
      await system.freeze('journal');
      const slow = refusal(a.get(JOURNAL));
      const other = await timed(a.get(QUOTE));
      expect(other.status).toBe(200);
      expect(other.ms).toBeLessThan(AT_ONCE_MS);
      expect(await slow).toMatchObject({ status: 504, statusCode: 504, code: 'timeout' });

      system.signal('journal', 'SIGCONT');
      await eventually('journal to answer', async () =>
        (await a.get(JOURNAL)).status === 200 ? true : undefined,
      );
    },
    LONG_MS,
  );
});

describe('NATS', () => {
  it(
    'is missed at once, and found again without anyone’s help',
    async () => {
      const pids = system.pids();
      await system.nats.kill();
      await toBeUnwell(['nats', 'content']);
      await expectUnavailable(QUOTE);
      expect((await a.get('/api/health/live')).status).toBe(200);

      await system.nats.start();
      await system.ready();
      expect((await a.get(QUOTE)).status).toBe(200);
      expect(system.pids()).toEqual(pids);
    },
    LONG_MS,
  );
});

describe('Redis', () => {
  const signIn = () =>
    timed(new Person(system.origin).post('/api/login', { email: a.user.email, password: PASSWORD }));

  async function expectSignIn(): Promise<void> {
    const back = await signIn();
    expect(back.status).toBe(200);
    expect(back.ms).toBeLessThan(AT_ONCE_MS);
  }

  it(
    'does not keep anyone from signing in while it is away, nor a gateway from being sent people',
    async () => {
      await system.redis.kill();
      try {
        await expectSignIn();
        await signUp(system.origin);
        await toBeUnwell(['redis']);
        expect(await system.isReady('gateway')).toBe(true);
      } finally {
        await system.redis.start();
        await toBeWell();
      }
    },
    LONG_MS,
  );

  it(
    'does not keep anyone from signing in while it is there and says nothing',
    async () => {
      const redis = createRedis(system.redis.url, createLogger('test', 'silent'));
      await redis.connect();
      try {
        await redis.clientPause(3 * AT_ONCE_MS, 'ALL');
        await expectSignIn();
        await redis.ping();
        await system.ready();
      } finally {
        redis.destroy();
      }
    },
    LONG_MS,
  );
});

describe('PostgreSQL', () => {
  it(
    'may be killed and come back: readiness says so, pools recover, and no process dies of it',
    async () => {
      const pids = system.pids();
      await system.postgres.kill();
      await toBeUnwell(['identity-couple', 'content', 'journal', 'assessment', 'coaching']);
      await expectUnavailable(JOURNAL);

      await system.postgres.start();
      await system.ready();
      const answers = await Promise.all(Array.from({ length: 30 }, () => a.get(JOURNAL)));
      expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
      expect(system.pids()).toEqual(pids);
    },
    LONG_MS,
  );
});

describe('an identity service that has just started', () => {
  it(
    'takes fifty renewals at once',
    async () => {
      await system.end('identity-couple', 'SIGKILL');
      system.startAgain('identity-couple');
      await system.ready();

      const renewals = Array.from({ length: 50 }, () => {
        const tab = new Person(system.origin);
        tab.cookies.set('auth_refresh', a.cookies.get('auth_refresh')!);
        return tab.get('/api/auth/user');
      });
      expect((await Promise.all(renewals)).map(({ status }) => status)).toEqual(Array(50).fill(200));
    },
    LONG_MS,
  );
});
