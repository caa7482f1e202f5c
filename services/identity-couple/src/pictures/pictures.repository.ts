import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { PictureEntity } from './picture.entity.js';

@Injectable()
export class PicturesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether this person exists and this picture does not. */
  async canAdd(id: string, userId: string): Promise<boolean> {
    const found = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM users WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM pictures WHERE id = $1)',
      [id, userId],
    );
    return found.length > 0;
  }

  /**
   * Adds a picture. Returns false if it exists already or the account has been deleted. It waits for a
   * deletion under way, because otherwise the account could vanish between this check and that of the foreign
   * key.
   */
  async add(id: string, userId: string): Promise<boolean> {
    const added = await this.dataSource.query<unknown[]>(
      `INSERT INTO pictures (id, user_id, created_at)
       SELECT $1, id, now() FROM users WHERE id = $2 FOR KEY SHARE
       ON CONFLICT DO NOTHING RETURNING 1`,
      [id, userId],
    );
    return added.length > 0;
  }

  async remove(id: string): Promise<void> {
    await this.dataSource.manager.delete(PictureEntity, { id });
  }

  /** Finds the picture if it belongs to one of these people. */
  findOf(userIds: string[], id: string): Promise<PictureEntity | null> {
    return this.dataSource.manager.findOneBy(PictureEntity, { id, userId: In(userIds) });
  }

  countOf(userId: string): Promise<number> {
    return this.dataSource.manager.countBy(PictureEntity, { userId });
  }

  listOf(userId: string): Promise<PictureEntity[]> {
    return this.dataSource.manager.find(PictureEntity, { where: { userId }, order: { createdAt: 'ASC' } });
  }
}
