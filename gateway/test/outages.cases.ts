import type { Conversation, ConversationSummary } from '@anew/contracts/coaching/views';
import type { Readiness } from '@anew/contracts/rpc/services';
import { createRedis } from '@anew/messaging/redis';
import { createLogger } from '@anew/observability/logger';
import { chat, collect } from '@anew/testkit/chat';
import { eventually } from '@anew/testkit/eventually';
import { conversationsOf } from '@anew/testkit/life';
import { type Answer, couple, PASSWORD, Person, refusal, type SignedUp, signUp } from '@anew/testkit/person';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { system } from './all-processes.js';

/** Milliseconds, more than a system needs to become ready, so that a failure names what is missing. */
const LONG_MS = 90_000;
/** Milliseconds, less than the 5 seconds after which a request or a command of Redis is given up. */
const AT_ONCE_MS = 4_000;
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

/** The event of a stream that comes first. The rest is not waited for. */
async function firstEventOf({ body }: Response): Promise<unknown> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n\n')) text += (await reader.read()).value ?? '';
  await reader.cancel();
  return JSON.parse(text.split('\n')[1]!.slice('data: '.length));
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
async function toBeWell(): Promise<void> {
  let names: string[] = [];
  const isWell = async () => ((names = await unwell()).length === 0 ? true : undefined);
  await eventually('all to be well', isWell, 60_000, 100).catch((error: unknown) => {
    throw new Error(`Not well: ${names.join(', ')}\n${system.troubles()}`, { cause: error });
  });
}

/** The status says that nobody waited in vain: after the deadline of a request it would be 504. */
async function expectUnavailable(path: string): Promise<void> {
  const answer = await a.get(path);
  expect(answer).toMatchObject({ status: 503, body: { statusCode: 503, code: 'service_unavailable' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Does the work, and whatever comes of it, puts the system right again for the next case. */
async function thenWell(work: () => Promise<void>, restore: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } finally {
    await restore();
    await toBeWell();
  }
}

describe('a service that is killed', () => {
  it(
    'is answered for at once with 503, the others go on, and it works again when it is back',
    async () => {
      await system.end('content', 'SIGKILL');
      await thenWell(
        async () => {
          // On a busy machine the health of another service may come too late once.
          await eventually('content alone to be missed', async () =>
            (await unwell()).join() === 'content' ? true : undefined,
          );
          await expectUnavailable(QUOTE);
          expect((await a.get(JOURNAL)).status).toBe(200);
        },
        () => system.startAgain('content'),
      );
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
      await thenWell(
        async () => {
          const order: string[] = [];
          const slow = refusal(a.get(JOURNAL)).finally(() => order.push('journal'));
          const both = await a.open('GET', `/api/reads?path=${JOURNAL}&path=${QUOTE}`, {});
          expect(await firstEventOf(both)).toMatchObject({ path: QUOTE, status: 200 });
          const other = await a.get(QUOTE).finally(() => order.push('quote'));
          expect(other.status).toBe(200);
          expect(await slow).toMatchObject({ status: 504, statusCode: 504, code: 'timeout' });
          expect(order).toEqual(['quote', 'journal']);
        },
        () => system.signal('journal', 'SIGCONT'),
      );
      expect((await a.get(JOURNAL)).status).toBe(200);
    },
    LONG_MS,
  );

  it(
    'loses no message to the coach, whose sender leaves while it is waited for',
    async () => {
      const message = 'How do we begin a family meeting?';
      await system.freeze('assessment');
      await thenWell(
        async () => {
          const leave = new AbortController();
          const sent = collect(chat(a, { message }, { signal: leave.signal }));
          await eventually(
            'the message to be at the gateway',
            async () =>
              /^anew_streams_open\{.*kind="chat".*\} 1$/m.test(await system.metrics('gateway')) || undefined,
          );
          leave.abort();
          await sent;
          await eventually('the conversation', async () => (await conversationsOf(a))[0]);
        },
        () => system.signal('assessment', 'SIGCONT'),
      );
      const [{ id }] = (await conversationsOf(a)) as [ConversationSummary];
      const { messages } = await a.expectOk(a.get<Conversation>(`/api/coaching/conversations/${id}`));
      expect(messages[0]).toMatchObject({ role: 'user', content: message });
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
      await thenWell(
        async () => {
          await toBeUnwell(['nats', 'content']);
          await expectUnavailable(QUOTE);
          expect((await a.get('/api/health/live')).status).toBe(200);
        },
        () => system.nats.start(),
      );
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
      await thenWell(
        async () => {
          await expectSignIn();
          await signUp(system.origin);
          await toBeUnwell(['redis']);
          expect(await system.isReady('gateway')).toBe(true);
        },
        () => system.redis.start(),
      );
    },
    LONG_MS,
  );

  it(
    'does not keep anyone from signing in while it is there and says nothing',
    async () => {
      const redis = createRedis(system.redis.url, createLogger('test', 'silent'));
      await redis.connect();
      await thenWell(
        async () => {
          await redis.clientPause(1.5 * AT_ONCE_MS, 'ALL');
          await expectSignIn();
          await redis.ping();
        },
        () => redis.destroy(),
      );
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
      await thenWell(
        async () => {
          await toBeUnwell(['identity-couple', 'content', 'journal', 'assessment', 'coaching']);
          await expectUnavailable(JOURNAL);
        },
        () => system.postgres.start(),
      );
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
      await toBeWell();

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
