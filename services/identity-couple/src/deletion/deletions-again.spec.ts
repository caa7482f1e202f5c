import type { DeletionRecord } from '@anew/messaging/events/deletion-record';
import type { Vault } from '@anew/persistence/encryption/vault';
import { describe, expect, it } from '@jest/globals';
import { signInRequired } from '../accounts/accounts.errors.js';
import type { UsersRepository } from '../accounts/users.repository.js';
import type { DeletionService } from './deletion.service.js';
import type { DeletionsRepository } from './deletions.repository.js';
import { DeletionsAgain } from './deletions-again.js';

/** Who is known to be deleted, and what becomes of those who are back. */
function again(
  known: string[],
  recorded: () => Promise<Set<string>>,
  fate: (userId: string) => Promise<null>,
) {
  const asked = { lists: 0 };
  const told: [what: 'told' | 'listed', userIds: string[]][] = [];
  const none = () => Promise.resolve([]);
  const deletion = {
    erase: fate,
    publishAgain: (userIds: string[]) => Promise.resolve(void told.push(['told', userIds])),
    publishDeleted: (userIds: string[]) => Promise.resolve(void told.push(['listed', userIds])),
  };
  const vault = { listDeletedLately: () => Promise.resolve((asked.lists++, known)) };
  const users = { listExisting: (userIds: string[]) => Promise.resolve(userIds) };
  const deletions = { listLately: none, listUntold: none };
  const deletionsAgain = new DeletionsAgain(
    deletion as unknown as DeletionService,
    deletions as unknown as DeletionsRepository,
    users as unknown as UsersRepository,
    vault as unknown as Vault,
    { list: recorded } as unknown as DeletionRecord,
  );
  return { deletionsAgain, asked, told };
}

const nobody = () => Promise.resolve(new Set<string>());

describe('people who are back after a restore', () => {
  it('are all gone before anything is answered, also if another process has deleted one of them', async () => {
    const erased: string[] = [];
    const { deletionsAgain } = again(['one', 'two'], nobody, (userId) => {
      if (userId === 'one') return Promise.reject(signInRequired());
      erased.push(userId);
      return Promise.resolve(null);
    });
    await deletionsAgain.erase();
    expect(erased).toEqual(['two']);
  });

  it('are looked for again where it failed, not from the beginning', async () => {
    let isAway = true;
    const record = () => (isAway ? Promise.reject(new Error('NATS is away')) : nobody());
    const { deletionsAgain, asked, told } = again(['one'], record, () => Promise.resolve(null));
    await expect(deletionsAgain.erase()).rejects.toThrow('NATS is away');
    isAway = false;
    await deletionsAgain.erase();
    await deletionsAgain.erase();
    expect(asked.lists).toBe(1);
    await deletionsAgain.tell(() => false);
    await deletionsAgain.tell(() => false);
    expect(told).toEqual([
      ['told', ['one']],
      ['listed', ['one']],
    ]);
  });
});
