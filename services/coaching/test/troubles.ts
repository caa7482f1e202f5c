import type { Script } from '@anew/testkit/fake-provider';
import type { Protocol } from '@anew/testkit/fake-reply';

export const PROTOCOLS: readonly Protocol[] = ['anthropic', 'openai'];

interface Trouble {
  what: string;
  script: Script;
  /** Reason in the log. */
  reason: string;
}

/** Troubles in which the provider sends neither text nor a request to wait. */
export const WORDLESS: readonly Trouble[] = [
  { what: 'hangs before the head', script: () => undefined, reason: 'timeout' },
  { what: 'hangs after the head', script: (reply) => reply.begin(), reason: 'timeout' },
  {
    what: 'sends signs of life and never a word',
    script: (reply) => {
      const beat = setInterval(() => (reply.asked.isOpen ? reply.ping() : clearInterval(beat)), 40);
    },
    reason: 'timeout',
  },
  {
    what: 'has too many requests and does not say for how long',
    script: (reply) => reply.refuse(429, 'rate_limit_error'),
    reason: 'status 429',
  },
  { what: 'is broken', script: (reply) => reply.refuse(500, 'api_error'), reason: 'status 500' },
  { what: 'is overloaded', script: (reply) => reply.refuse(529, 'overloaded_error'), reason: 'status 529' },
  {
    what: 'is overloaded once it has begun',
    script: (reply) => reply.fail('overloaded_error'),
    reason: 'APIError',
  },
  {
    what: 'sends a page',
    script: (reply) => reply.page('<html>Gateway time-out</html>'),
    reason: 'stream ended early',
  },
  {
    what: 'sends broken JSON',
    script: (reply) => {
      reply.raw('event: content_block_delta\ndata: {"broken\n\n');
      reply.end();
    },
    reason: 'SyntaxError',
  },
  { what: 'drops the connection', script: (reply) => reply.cut(), reason: 'APIConnectionError' },
  { what: 'ends without a word', script: (reply) => reply.end(), reason: 'empty reply' },
  {
    what: 'says nothing but blanks',
    script: (reply) => reply.say('\n\n', ' ', '\u200b'),
    reason: 'empty reply',
  },
  {
    what: 'says nothing but what it thinks',
    script: (reply) => reply.say('<think>They want', ' an idea.</think>', '\n'),
    reason: 'empty reply',
  },
  {
    what: 'uses up its tokens without a word',
    script: (reply) => reply.endAtLimit(),
    reason: 'empty reply',
  },
  {
    what: 'sends the client elsewhere',
    script: (reply) => reply.redirect('/elsewhere'),
    reason: 'status 307',
  },
  { what: 'ends in the middle of nothing', script: (reply) => reply.stop(), reason: 'stream ended early' },
];

export const BEGUN = 'It has begun and ';

const begunThen =
  (script: Script): Script =>
  async (reply) => {
    reply.piece(BEGUN);
    // Data sent together with the connection's end would be lost.
    await new Promise((resolve) => setTimeout(resolve, 30));
    await script(reply);
  };

/** Goes on for five seconds, word by word, never silent for long, unless somebody hangs up. */
export const rambling: Script = async (reply) => {
  for (let word = 0; word < 100 && reply.asked.isOpen; word++) {
    reply.piece('and so on ');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (reply.asked.isOpen) reply.end();
};

/** Troubles after the first words, which are `BEGUN`. */
export const MIDWAY: readonly Trouble[] = [
  { what: 'falls silent', script: begunThen(() => undefined), reason: 'timeout' },
  { what: 'drops the connection', script: begunThen((reply) => reply.cut()), reason: 'TypeError' },
  { what: 'ends early', script: begunThen((reply) => reply.stop()), reason: 'stream ended early' },
  {
    what: 'sends broken JSON',
    script: begunThen((reply) => reply.raw('event: content_block_delta\ndata: {"broken\n\n')),
    reason: 'SyntaxError',
  },
  {
    what: 'is overloaded',
    script: begunThen((reply) => reply.fail('overloaded_error')),
    reason: 'APIError',
  },
];

/** Each trouble at each provider. */
export const atEach = (
  troubles: readonly Trouble[],
): [protocol: Protocol, what: string, trouble: Trouble][] =>
  PROTOCOLS.flatMap((protocol) =>
    troubles.map((trouble): [Protocol, string, Trouble] => [protocol, trouble.what, trouble]),
  );
