import { describe, expect, it } from '@jest/globals';
import type { AfterDto } from '@anew/contracts/account/dto';
import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { JournalEntry } from '@anew/contracts/journal/views';
import type { Page } from '@anew/contracts/rpc/page';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Forward } from './forward.js';

const actor = { userId: 'me' } as Actor;
const entry = (id: string) => ({ id }) as JournalEntry;

/** A service that answers these, one after another, and what it was asked. */
function answering(...answers: (JournalEntry[] | Page<JournalEntry[]>)[]) {
  const asked: AfterDto[] = [];
  const requestBytes = (_subject: string, _caller: Actor, input: AfterDto) => {
    const answer = answers[asked.push(input) - 1];
    return Promise.resolve(Buffer.from(JSON.stringify(answer)));
  };
  const rpc = Object.assign(Object.create(RpcClient.prototype) as RpcClient, { requestBytes });
  const list = () =>
    new Forward(rpc).whole(journalRpc.entries.list, actor, {}, (list, part) => list.concat(part));
  return { asked, list };
}

describe('an answer', () => {
  it('that fits into one message is asked for once, and goes on as it came', async () => {
    const { asked, list } = answering([entry('2'), entry('1')]);
    expect(((await list()) as Buffer).toString()).toBe('[{"id":"2"},{"id":"1"}]');
    expect(asked).toEqual([{}]);
  });

  it('that does not is whole all the same', async () => {
    const { asked, list } = answering(
      { next: 'behind 3', part: [entry('4'), entry('3')] },
      { next: 'behind 2', part: [entry('2')] },
      [entry('1')],
    );
    expect(await list()).toEqual(['4', '3', '2', '1'].map(entry));
    expect(asked).toEqual([{}, { after: 'behind 3' }, { after: 'behind 2' }]);
  });
});
