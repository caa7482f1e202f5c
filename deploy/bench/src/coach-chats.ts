import { setTimeout as delay } from 'node:timers/promises';
import type { Script } from '@anew/testkit/fake-provider';

/** Milliseconds before the first token. Models begin later. */
const FIRST_TOKEN_MS = 50;
const LAST = 'and the last word.';

/** Something that a message can be sent to, and that streams the reply. */
export interface Asker {
  name: string;
  ask: (message: string) => Promise<Response>;
}

/** Times of a chat's first token. */
export interface FirstToken {
  /** Milliseconds since the provider sent it. */
  pathMs: number;
  /** Milliseconds since the question. */
  waitMs: number;
  /** Whether the reply arrived to its last token. */
  isWhole: boolean;
}

/** Chats, identified by a number in the message and in the first token of its reply. */
export class Chats {
  private last = 0;
  /** Time at which the provider sent each chat's first token. */
  private readonly left = new Map<string, number>();

  /** @param pace number of tokens after the first, and the milliseconds between them */
  readonly script =
    ({ tokens, tokenMs }: { tokens: number; tokenMs: number }): Script =>
    async (reply) => {
      const [, number = ''] = /\((\d+)\)/.exec(reply.asked.turns.at(-1)?.content ?? '') ?? [];
      await delay(FIRST_TOKEN_MS);
      this.left.set(number, performance.now());
      reply.piece(`Number ${number}: `);
      for (let token = 0; token < tokens; token++) {
        await delay(tokenMs);
        reply.piece('another word ');
      }
      reply.piece(LAST);
      reply.end();
    };

  async firstToken({ name, ask }: Asker): Promise<FirstToken> {
    const number = String(++this.last);
    const asked = performance.now();
    const response = await ask(`How do we talk about money? (${number})`);
    const { arrived, text } = await readOf(`Number ${number}: `, response);
    const left = this.left.get(number);
    if (arrived === undefined || left === undefined)
      throw new Error(`${name} answered ${response.status} without the first token`);
    return { pathMs: arrived - left, waitMs: arrived - asked, isWhole: text.includes(LAST) };
  }
}

/** Reads the answer to its end. @returns its text, and the time at which `first` had arrived */
async function readOf(
  first: string,
  { body }: Response,
): Promise<{ arrived: number | undefined; text: string }> {
  const decoder = new TextDecoder();
  let arrived: number | undefined;
  let text = '';
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes as Uint8Array, { stream: true });
    if (text.includes(first)) arrived ??= performance.now();
  }
  return { arrived, text };
}
