import type { DataSource } from 'typeorm';
import { PictureEntity } from './picture.entity.js';
import type { PictureStore } from './picture-store.js';

/** Stores the bytes in the picture's row. */
export class PostgresPictureStore implements PictureStore {
  constructor(private readonly dataSource: DataSource) {}

  async put(userId: string, id: string, jpeg: Buffer): Promise<void> {
    await this.dataSource.manager.update(PictureEntity, { id, userId }, { bytes: jpeg });
  }

  async find(userId: string, id: string): Promise<Buffer | null> {
    const found = await this.dataSource.manager.findOne(PictureEntity, {
      where: { id, userId },
      select: { id: true, bytes: true },
    });
    return found?.bytes ?? null;
  }

  async removeAllOf(userId: string): Promise<void> {
    await this.dataSource.manager.delete(PictureEntity, { userId });
  }
}
