import type { Actor } from '@anew/contracts/actor';
import type { DescribePhotoDto, EntryRefDto, PhotoRefDto, PutPhotoDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { EntryPhoto, PhotoBytes } from '@anew/contracts/journal/views';
import { type Change, Transactions } from '@anew/persistence/transactions';
import { reEncode } from '@anew/pictures/re-encode';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { entryNotFound } from '../entries/entries.errors.js';
import { lockOwnEntry } from '../entries/entries.repository.js';
import { Quota } from '../quota/quota.js';
import { canPartnerRead, canRead, livingPartnerOf, partnerOf } from '../sharing/partner.js';
import { photoNotFound, pictureTooLarge } from './photos.errors.js';
import { PhotosRepository } from './photos.repository.js';

const MOST_BYTES = 5 * 1024 * 1024;
/** Large enough for a page of a printed book. */
const STORED = { largestEdge: 1_600, quality: 82 };

@Injectable()
export class PhotosService {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly transactions: Transactions,
    private readonly quota: Quota,
  ) {}

  /**
   * The photo of an entry that the actor may read.
   * @throws DomainError `not_found`
   */
  async get(actor: Actor, { id }: PhotoRefDto): Promise<PhotoBytes> {
    const data = await this.photos.findReadable(actor.userId, partnerOf(actor), id);
    if (data === null) throw photoNotFound();
    return { data };
  }

  /**
   * Puts a photo into one of the actor's own entries, in place of the one that it had.
   * @throws DomainError `entry_not_found`, `too_large`, `not_a_picture` or `quota_reached`
   */
  async put(actor: Actor, input: PutPhotoDto): Promise<EntryPhoto> {
    const { userId } = actor;
    const original = Buffer.from(input.data, 'base64');
    if (original.length > MOST_BYTES) throw pictureTooLarge();
    // Decoding is expensive, so nobody has a picture decoded for an entry that is not theirs.
    if (!(await this.photos.isOwn(userId, input.id))) throw entryNotFound();
    const { jpeg, width, height } = await reEncode(original, STORED);
    return this.transactions.mutate(actor, journalRpc.photos.put, input, async (work) => {
      await this.beginChange(work, actor, input);
      const photo = { id: uuidv7(), width, height };
      const data = jpeg.toString('base64');
      await this.photos.replace(work, { ...photo, entryId: input.id, userId, data, createdAt: new Date() });
      await this.quota.checkPhotos(work.transaction, userId);
      return { ...photo, caption: null };
    });
  }

  /**
   * Says what the photo of one of the actor's own entries shows.
   * @throws DomainError `entry_not_found`, or `not_found` if it has none
   */
  async describe(actor: Actor, input: DescribePhotoDto): Promise<EntryPhoto> {
    const own = { id: input.id, userId: actor.userId };
    await this.transactions.mutate(actor, journalRpc.photos.describe, input, async (work) => {
      await this.beginChange(work, actor, input);
      if (!(await this.photos.describe(work, own, input.caption || null))) throw photoNotFound();
      return null;
    });
    const described = await this.photos.findOf(own);
    if (!described) throw photoNotFound();
    return described;
  }

  /** @throws DomainError `entry_not_found` */
  remove(actor: Actor, input: EntryRefDto): Promise<null> {
    return this.transactions.mutate(actor, journalRpc.photos.remove, input, async (work) => {
      await this.beginChange(work, actor, input);
      await this.photos.remove(work.transaction, input.id);
      return null;
    });
  }

  /**
   * Locks the entry for a change of its photo. It is hidden from a former partner, as after a change of its words, and the
   * present partner is told.
   */
  private async beginChange(
    { transaction, announce }: Change,
    actor: Actor,
    { id }: EntryRefDto,
  ): Promise<void> {
    const living = await livingPartnerOf(transaction, actor);
    const entry = await lockOwnEntry(transaction, actor.userId, id);
    if (!entry) throw entryNotFound();
    if (!canRead(entry, living)) await this.photos.hideEntry(transaction, id);
    if (canPartnerRead(entry, partnerOf(actor))) announce('entry');
  }
}
