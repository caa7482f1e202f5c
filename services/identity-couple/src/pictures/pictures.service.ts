import type { Actor } from '@anew/contracts/actor';
import type {
  CheckTicketDto,
  PictureRefDto,
  SetAvatarDto,
  UploadPictureDto,
} from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type {
  OwnPicture,
  StoredPicture,
  UploadedPicture,
  UploadTicket,
  User,
} from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { reEncode } from '@anew/pictures/re-encode';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { presentUser } from '../accounts/users.presenter.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { PICTURE_STORE, type PictureStore } from './picture-store.js';
import { pictureIdOf, pictureUrl } from './picture-url.rules.js';
import { pictureNotFound, pictureTooLarge, tooManyPictures, uploadExpired } from './pictures.errors.js';
import { PicturesRepository } from './pictures.repository.js';
import { checkTicket, issueTicket, type Upload } from './upload-ticket.rules.js';

const MOST_BYTES = 5 * 1024 * 1024;
const AVATAR = { largestEdge: 512, quality: 90 };
/** Number of pictures that one person may store. */
const MOST_PICTURES = 100;

@Injectable()
export class PicturesService {
  private readonly secret: Buffer;
  private readonly most: number;

  constructor(
    private readonly pictures: PicturesRepository,
    private readonly users: UsersRepository,
    private readonly transactions: Transactions,
    @Inject(PICTURE_STORE) private readonly store: PictureStore,
    @Inject(IdentityConfig) config: IdentityConfig,
  ) {
    this.secret = Buffer.from(config.OBJECT_SIGNING_SECRET, 'base64');
    this.most = MOST_PICTURES * config.RATE_LIMIT_FACTOR;
  }

  /**
   * Address for uploading one picture of the actor's, valid for 15 minutes.
   * @throws DomainError `quota_reached`
   */
  async prepare(actor: Actor): Promise<UploadTicket> {
    if ((await this.pictures.countOf(actor.userId)) >= this.most) throw tooManyPictures();
    const id = uuidv7();
    const ticket = issueTicket({ id, userId: actor.userId }, this.secret, Date.now());
    return { uploadURL: `${pictureUrl(id)}?ticket=${ticket}` };
  }

  /**
   * Checks whether a picture would be accepted at this address now. This happens before the picture is read.
   * @throws DomainError `upload_expired`
   */
  async check({ id, ticket }: CheckTicketDto): Promise<null> {
    const upload = checkTicket(id, ticket, this.secret, Date.now());
    if (!upload || !(await this.pictures.canAdd(id, upload.userId))) throw uploadExpired();
    return null;
  }

  /**
   * Stores the picture. A ticket is valid for one picture.
   * @throws DomainError `upload_expired`, `too_large` or `not_a_picture`
   */
  async upload({ id, ticket, data }: UploadPictureDto): Promise<UploadedPicture> {
    const upload = checkTicket(id, ticket, this.secret, Date.now());
    if (!upload) throw uploadExpired();
    const original = Buffer.from(data, 'base64');
    if (original.length > MOST_BYTES) throw pictureTooLarge();
    // The id is claimed before decoding, because decoding is expensive and a stored picture must never
    // change.
    if (!(await this.pictures.add(id, upload.userId))) throw uploadExpired();
    await this.keep(upload, original).catch(async (error: unknown) => {
      await this.pictures.remove(id);
      throw error;
    });
    return { url: pictureUrl(id) };
  }

  /**
   * Picture of the actor, or their partner's avatar. What the partner has replaced or never chosen is theirs alone.
   * @throws DomainError `not_found`
   */
  async get({ userId, memberIds }: Actor, { id }: PictureRefDto): Promise<StoredPicture> {
    const picture = await this.pictures.findOf(memberIds, id);
    const isSeen = picture && (picture.userId === userId || (await this.isAvatar(picture)));
    const jpeg = isSeen ? await this.store.find(picture.userId, id) : null;
    if (!jpeg) throw pictureNotFound();
    return { data: jpeg.toString('base64') };
  }

  /**
   * Makes one of the actor's own pictures their avatar.
   * @throws DomainError `not_found`, or `sign_in_required` when the account is gone
   */
  async setAvatar(actor: Actor, input: SetAvatarDto): Promise<User> {
    const id = pictureIdOf(input.avatarURL);
    // This reads the bytes, because the store may not have accepted them.
    if (!id || !(await this.bytesOf(actor.userId, id))) throw pictureNotFound();
    return this.transactions.mutate(actor, identityRpc.pictures.setAvatar, input, async (change) => {
      const { transaction, announce } = change;
      await this.users.lock(transaction, actor.userId);
      await this.users.update(transaction, actor.userId, { avatarUrl: pictureUrl(id) });
      announce('member');
      return presentUser(await this.users.get(transaction, actor.userId));
    });
  }

  /** The actor's own pictures, oldest first. */
  async listOwn(actor: Actor): Promise<OwnPicture[]> {
    const own = await this.pictures.listOf(actor.userId);
    return own.map(({ id, createdAt }) => ({ id, url: pictureUrl(id), createdAt: createdAt.toISOString() }));
  }

  removeAllOf(userId: string): Promise<void> {
    return this.store.removeAllOf(userId);
  }

  private async keep({ id, userId }: Upload, original: Buffer): Promise<void> {
    const { jpeg } = await reEncode(original, AVATAR);
    await this.store.put(userId, id, jpeg);
    if (await this.pictures.findOf([userId], id)) return;
    // The account was deleted meanwhile, together with the pictures that existed at that time.
    await this.store.removeAllOf(userId);
    throw uploadExpired();
  }

  private async isAvatar({ id, userId }: Upload): Promise<boolean> {
    return (await this.users.findById(userId))?.avatarUrl === pictureUrl(id);
  }

  private async bytesOf(userId: string, id: string): Promise<Buffer | null> {
    const picture = await this.pictures.findOf([userId], id);
    return picture && this.store.find(userId, id);
  }
}
