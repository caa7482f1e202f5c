import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AfterDto } from '@anew/contracts/account/dto';
import type { Actor } from '@anew/contracts/actor';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { journalRpc } from '@anew/contracts/journal/rpc';
import { RpcClient } from '@anew/messaging/rpc-client';
import { describe, expect, it } from '@jest/globals';
import { Forward } from './forward.js';

const actor = (userId = 'me') => ({ userId }) as Actor;

/** A service that gives these answers one after another, and the inputs that it got. */
function answering(...answers: unknown[]) {
  const asked: AfterDto[] = [];
  const requestBytes = (_subject: string, _caller: Actor, input: AfterDto) => {
    const answer = answers[asked.push(input) - 1];
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(Buffer.from(JSON.stringify(answer)));
  };
  const rpc = Object.assign(Object.create(RpcClient.prototype) as RpcClient, { requestBytes });
  const forward = new Forward(rpc);
  const list = (caller = actor()) => forward.whole(journalRpc.entries.list, caller, {});
  return { asked, list, forward };
}

const textOf = async (answer: Buffer | Readable) =>
  (answer instanceof Readable ? await buffer(answer) : answer).toString();

/** A page whose cursor contains text that looks like a part of a page. */
const page = (next: string, part: unknown) => ({ next: `${next} "],"part":[`, part });

describe('an answer', () => {
  it('that fits into one message is asked for once, and goes on as it came', async () => {
    const { asked, list } = answering([{ id: '2' }, { id: '1' }]);
    expect(((await list()) as Buffer).toString()).toBe('[{"id":"2"},{"id":"1"}]');
    expect(asked).toEqual([{}]);
  });

  it.each([
    ['three pages', [page('3', [4, 3]), page('2', [2]), [1]], [4, 3, 2, 1]],
    ['an empty last page', [page('3', [4, 3]), []], [4, 3]],
    ['an empty page in between', [page('3', [3]), page('2', []), [1]], [3, 1]],
    ['an empty first page', [page('3', []), [2, 1]], [2, 1]],
    ['nothing but empty pages', [page('3', []), []], []],
    ['texts that look like ends', [page('3', [']', '}']), ['"],"part":[']], [']', '}', '"],"part":[']],
  ])('that comes in %s is the same as in one', async (_, answers, whole) => {
    expect(await textOf(await answering(...answers).list())).toBe(JSON.stringify(whole));
  });

  it('that is a conversation goes on with its messages', async () => {
    const conversation = (...messages: string[]) => ({ id: 7, title: 'My "messages":[ here', messages });
    const { forward } = answering(
      page('1', conversation('a', 'b]}')),
      page('2', conversation()),
      conversation('c'),
    );
    const layout = { opening: '"messages":[', closing: ']}' };
    const answer = forward.whole(coachingRpc.conversations.get, actor(), { id: '7' }, layout);
    expect(await textOf(await answer)).toBe(JSON.stringify(conversation('a', 'b]}', 'c')));
  });

  it('is asked for no faster than it is read, and no more of it when nobody reads any more', async () => {
    const { asked, list } = answering(...Array.from({ length: 50 }, (_, at) => page(`${at}`, [at])), [50]);
    const answer = (await list()) as Readable;
    answer.read();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked.length).toBeLessThanOrEqual(3);
    answer.destroy();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('that breaks off is not taken for a whole one', async () => {
    const { list } = answering(page('1', [2]), new Error('gone'));
    await expect(textOf(await list())).rejects.toThrow('gone');
  });

  it('that fails before its first byte is a refusal', async () => {
    await expect(answering(new Error('gone')).list()).rejects.toThrow('gone');
  });
});

describe('long answers at the same time', () => {
  const endless = () => answering(...Array.from({ length: 99 }, (_, at) => page(`${at}`, [at])));

  it('are as many of one person as a browser needs, and more when some have ended', async () => {
    const { list } = endless();
    const open = (await Promise.all(Array.from({ length: 6 }, () => list()))) as Readable[];
    await expect(list()).rejects.toMatchObject({ kind: 'too_many', details: { retryAfter: 2 } });
    expect(await list(actor('someone else'))).toBeInstanceOf(Readable);
    open[0]!.destroy();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await list()).toBeInstanceOf(Readable);
  });

  it('are bounded in all', async () => {
    const { list } = endless();
    for (let at = 0; at < 32; at++) await list(actor(`${at}`));
    await expect(list(actor('one more'))).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
