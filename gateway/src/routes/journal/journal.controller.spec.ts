import { describe, expect, it } from '@jest/globals';
import type { AfterDto } from '@anew/contracts/account/dto';
import type { Actor } from '@anew/contracts/actor';
import type { EntriesPage, JournalEntry } from '@anew/contracts/journal/views';
import { RpcClient } from '@anew/messaging/rpc-client';
import { Forward } from '../../http/forward.js';
import { JournalController } from './journal.controller.js';

const actor = { userId: 'me' } as Actor;
const entry = (id: string) => ({ id }) as JournalEntry;

/** A journal service that answers these, one after another, and what it was asked. */
function answering(...answers: (JournalEntry[] | EntriesPage)[]) {
  const asked: AfterDto[] = [];
  const requestBytes = (_subject: string, _caller: Actor, input: AfterDto) => {
    const answer = answers[asked.push(input) - 1];
    return Promise.resolve(Buffer.from(JSON.stringify(answer)));
  };
  const rpc = Object.assign(Object.create(RpcClient.prototype) as RpcClient, { requestBytes });
  return { asked, controller: new JournalController(new Forward(rpc), rpc) };
}

describe('a journal', () => {
  it('that fits into one message is asked for once, and goes on as it came', async () => {
    const { asked, controller } = answering([entry('2'), entry('1')]);
    expect(((await controller.list(actor)) as Buffer).toString()).toBe('[{"id":"2"},{"id":"1"}]');
    expect(asked).toEqual([{}]);
  });

  it('that does not is one list all the same', async () => {
    const { asked, controller } = answering(
      { entries: [entry('4'), entry('3')], next: 'behind 3' },
      { entries: [entry('2')], next: 'behind 2' },
      [entry('1')],
    );
    expect(await controller.list(actor)).toEqual(['4', '3', '2', '1'].map(entry));
    expect(asked).toEqual([{}, { after: 'behind 3' }, { after: 'behind 2' }]);
  });
});
