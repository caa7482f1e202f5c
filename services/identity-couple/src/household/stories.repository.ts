import type { Story } from '@anew/contracts/household/views';
import { type AssociatedData, Vault } from '@anew/persistence/encryption/vault';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isCareful } from './household.rules.js';
import { StoryEntity } from './story.entity.js';

const associatedWith = (userId: string): AssociatedData => ({
  table: 'stories',
  column: 'story',
  row: userId,
});

/** Length to which all stories are padded before they are sealed, because the length would reveal the answer. */
const PADDED = 160;

@Injectable()
export class StoriesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  async findOf(userId: string, manager = this.dataSource.manager): Promise<Story | null> {
    const row = await manager.findOneBy(StoryEntity, { userId });
    if (!row) return null;
    return JSON.parse(await this.vault.open(userId, associatedWith(userId), row.story)) as Story;
  }

  /** Replaces a person's story. Returns the version with which it is to be published. */
  async save({ transaction, seal }: Work, userId: string, story: Story): Promise<number> {
    const sealed = seal(userId, associatedWith(userId), JSON.stringify(story).padEnd(PADDED));
    const [row] = await transaction.query<[{ version: number }]>(
      `INSERT INTO stories (user_id, story, careful, version) VALUES ($1, $2, $3, 1)
       ON CONFLICT (user_id) DO UPDATE
         SET story = excluded.story, careful = excluded.careful, version = stories.version + 1
       RETURNING version`,
      [userId, sealed, isCareful(story)],
    );
    return row.version;
  }

  /** Whether a member of the couple asks for care. */
  async isAnyCarefulOf(transaction: EntityManager, coupleId: string): Promise<boolean> {
    const careful = await transaction.query<unknown[]>(
      `SELECT 1 FROM stories JOIN memberships USING (user_id) WHERE careful AND couple_id = $1`,
      [coupleId],
    );
    return careful.length > 0;
  }
}
