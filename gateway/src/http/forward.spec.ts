import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import type { PageDto } from '@anew/contracts/list-page';
import { RpcClient } from '@anew/messaging/rpc-client';
import { describe, expect, it } from '@jest/globals';
import { Forward } from './forward.js';
import type { Json } from './json.js';

const actor = (userId = 'me') => ({ userId }) as Actor;

/** A service that gives these answers one after another, and the inputs that it got. */
function answering(...answers: unknown[]) {
  const asked: PageDto[] = [];
  const request = (_subject: string, _caller: Actor, input: PageDto) => {
    const answer = answers[asked.push(input) - 1];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const requestBytes = async (subject: string, caller: Actor, input: PageDto) =>
    Buffer.from(JSON.stringify(await request(subject, caller, input)));
  const rpc = Object.assign(Object.create(RpcClient.prototype) as RpcClient, { request, requestBytes });
  const forward = new Forward(rpc);
  const list = (caller = actor()) => forward.all(journalRpc.entries.page, caller, {});
  return { asked, list };
}

const page = (next: string | null, items: unknown[]) => ({ items, next });

const itemsOf = async (answer: Json<JournalEntry[]>): Promise<unknown> =>
  JSON.parse(answer instanceof Readable ? await text(answer) : answer.toString());

describe('a whole list', () => {
  it('that fits on one page is requested once', async () => {
    const { asked, list } = answering(page(null, [{ id: '2' }, { id: '1' }]));
    expect(await itemsOf(await list())).toEqual([{ id: '2' }, { id: '1' }]);
    expect(asked).toEqual([{ limit: 200 }]);
  });

  it.each([
    ['three pages', [page('c', [4, 3]), page('b', [2]), page(null, [1])], [4, 3, 2, 1]],
    ['an empty last page', [page('c', [4, 3]), page(null, [])], [4, 3]],
    ['an empty page in between', [page('c', [3]), page('b', []), page(null, [1])], [3, 1]],
    ['nothing but empty pages', [page('c', []), page(null, [])], []],
  ])('that comes in %s is the same as in one', async (_, answers, whole) => {
    const { asked, list } = answering(...answers);
    expect(await itemsOf(await list())).toEqual(whole);
    expect(asked.map(({ before }) => before)).toEqual([
      undefined,
      ...answers.slice(0, -1).map(({ next }) => next),
    ]);
  });

  it('is asked for in small pages while its texts are long, and in large ones otherwise', async () => {
    const many = Array.from({ length: 150 }, (_, at) => at);
    const pages = [page('e', [5, 4]), page('d', [3]), page('c', []), page('b', many), page(null, [1])];
    const { asked, list } = answering(...pages);
    await itemsOf(await list());
    expect(asked.map(({ limit }) => limit)).toEqual([200, 4, 2, 200, 200]);
  });

  it('is asked for no faster than it is read, and no more of it when nobody reads anymore', async () => {
    const pages = Array.from({ length: 50 }, (_, at) => page(at < 49 ? `${at}` : null, ['x'.repeat(70_000)]));
    const { asked, list } = answering(...pages);
    /** Reads another list of as many pages, in which time this one could have come as far. */
    const readAnother = async () => itemsOf(await answering(...pages).list());
    const answer = (await list()) as Readable;
    answer.read();
    await readAnother();
    const whileRead = asked.length;
    expect(whileRead).toBeLessThanOrEqual(3);
    answer.destroy();
    await readAnother();
    expect(asked.length).toBe(whileRead);
  });

  it('that breaks off is not taken for a whole one', async () => {
    const { list } = answering(page('b', [2]), new Error('gone'));
    await expect(itemsOf(await list())).rejects.toThrow('gone');
  });

  it('that fails before its first byte is a refusal', async () => {
    await expect(answering(new Error('gone')).list()).rejects.toThrow('gone');
  });
});

describe('long answers at the same time', () => {
  const endless = () =>
    answering(...Array.from({ length: 99 }, (_, at) => page(`${at}`, ['x'.repeat(70_000)])));

  it('are as many of one person as a browser needs, and more when some have ended', async () => {
    const { list } = endless();
    const open = (await Promise.all(Array.from({ length: 6 }, () => list()))) as Readable[];
    await expect(list()).rejects.toMatchObject({ kind: 'too_many', details: { retryAfter: 2 } });
    expect(await list(actor('someone else'))).toBeInstanceOf(Readable);
    const closed = new Promise((resolve) => open[0]!.once('close', resolve));
    open[0]!.destroy();
    await closed;
    expect(await list()).toBeInstanceOf(Readable);
  });

  it('are bounded in all', async () => {
    const { list } = endless();
    for (let at = 0; at < 32; at++) await list(actor(`${at}`));
    await expect(list(actor('one more'))).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
