import type { EntryPhoto, JournalEntry } from '@anew/contracts/journal/views';
import { type Damaged, isDamaged, orDamagedOnceRead } from '@anew/persistence/encryption/damaged';
import { Vault } from '@anew/persistence/encryption/vault';
import { PreparedQuery } from '@anew/persistence/prepared-query';
import type { Work } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IS_READABLE } from '../entries/entries.queries.js';
import { EntryEntity } from '../entries/entry.entity.js';
import { type Partner, sharedWith } from '../sharing/partner.js';
import { readerValues } from '../sharing/readable-page.js';
import { associatedWith, presentJoinedPhoto } from './joined-photo.js';
import { PhotoEntity } from './photo.entity.js';

/** A photo that is not sealed yet. */
interface NewPhoto extends Omit<PhotoEntity, 'photo' | 'caption'> {
  /** The JPEG in base64. */
  data: string;
}

type Own = Pick<JournalEntry, 'id' | 'userId'>;

/** A photo with the bytes that its owner gets in an export. */
type Exported = EntryPhoto & { jpeg: string };

const FIND_READABLE = new PreparedQuery<{ userId: string; photo: Buffer }>(
  'entry_photos_find_readable',
  `SELECT user_id AS "userId", photo FROM entry_photos
   WHERE id = $4 AND EXISTS (SELECT 1 FROM entries WHERE entries.id = entry_id AND ${IS_READABLE})`,
);

@Injectable()
export class PhotosRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vault: Vault,
  ) {}

  /** The JPEG in base64, or null if there is none that the reader can see. */
  async findReadable(readerId: string, partner: Partner | null, id: string): Promise<string | null> {
    const [found] = await FIND_READABLE.run(this.dataSource, [...readerValues(readerId, partner), id]);
    return found ? this.vault.open(found.userId, associatedWith(id, 'photo'), found.photo) : null;
  }

  /** What is known of the photo of somebody's own entry. */
  async findOf({ id, userId }: Own): Promise<EntryPhoto | null> {
    const photo = await this.dataSource.manager.findOneBy(PhotoEntity, { entryId: id, userId });
    if (!photo) return null;
    const joined = { ...photo, photoId: photo.id, photoWidth: photo.width, photoHeight: photo.height };
    return presentJoinedPhoto(joined, await this.vault.openerFor([userId]));
  }

  /** A person's own entries, each with the bytes of its photo. One photo at a time is in memory. */
  async *withBytes<T extends Own & Pick<JournalEntry, 'photo'>>(
    entries: AsyncIterable<T | Damaged>,
  ): AsyncGenerator<(Omit<T, 'photo'> & { photo: Exported | Damaged | null }) | Damaged> {
    for await (const entry of entries) {
      if (isDamaged(entry)) yield entry;
      else yield { ...entry, photo: await orDamagedOnceRead(this.exported(entry)) };
    }
  }

  private async exported({
    userId,
    photo,
  }: Pick<JournalEntry, 'userId' | 'photo'>): Promise<Exported | null> {
    const jpeg = photo && (await this.findReadable(userId, null, photo.id));
    return photo && typeof jpeg === 'string' ? { ...photo, jpeg } : null;
  }

  /** Whether an entry is the user's. */
  isOwn(userId: string, entryId: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(EntryEntity, { id: entryId, userId });
  }

  /** Makes an entry its author's alone until they decide anew. */
  async hideEntry(transaction: EntityManager, entryId: string): Promise<void> {
    await transaction.update(EntryEntity, { id: entryId }, sharedWith(null));
  }

  /** Puts a photo in the place of the one that the entry had. */
  async replace({ transaction, seal }: Work, { data, ...photo }: NewPhoto): Promise<void> {
    await this.remove(transaction, photo.entryId);
    const sealed = seal(photo.userId, associatedWith(photo.id, 'photo'), data);
    await transaction.insert(PhotoEntity, { ...photo, photo: sealed, caption: null });
  }

  /** Returns false if the entry has no photo. */
  async describe({ transaction, seal }: Work, entry: Own, caption: string | null): Promise<boolean> {
    const photo = await transaction.findOneBy(PhotoEntity, { entryId: entry.id });
    if (!photo) return false;
    const sealed = caption === null ? null : seal(entry.userId, associatedWith(photo.id, 'caption'), caption);
    await transaction.update(PhotoEntity, { entryId: entry.id }, { caption: sealed });
    return true;
  }

  async remove(transaction: EntityManager, entryId: string): Promise<void> {
    await transaction.delete(PhotoEntity, { entryId });
  }
}
