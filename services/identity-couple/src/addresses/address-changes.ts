import type { Actor, Visitor } from '@anew/contracts/actor';
import type { AddressLinkDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { AddressState } from '@anew/contracts/identity/views';
import { isUniqueViolation } from '@anew/persistence/database-errors';
import { Transactions } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { emailTaken } from '../accounts/accounts.errors.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { hashSecret, newSecret } from '../config/random-secret.js';
import { Allowances } from '../limits/allowances.js';
import { BackgroundMail } from '../mail/background-mail.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { ResetLinks } from '../passwords/reset-links.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TotpRepository } from '../totp/totp.repository.js';
import { invalidAddressLink } from './address.errors.js';
import { addressOf, CHANGE_LIFETIME_MS, suspectSince, UNDO_LIFETIME_MS } from './address.rules.js';
import { changeMail, leftMail, triedMail } from './address-mails.js';
import { AddressProof } from './address-proof.js';
import { AddressesRepository } from './addresses.repository.js';

/** A requested change of address, with the data for its mails. */
export interface RequestedChange {
  from: string;
  to: string;
  changeSecret: string;
  undoSecret: string;
}

/**
 * Changes addresses. A new address takes effect once the link in its mail has been opened, and for some time
 * the owner of the old one can undo the change.
 */
@Injectable()
export class AddressChanges {
  constructor(
    private readonly addresses: AddressesRepository,
    private readonly users: UsersRepository,
    private readonly addressProof: AddressProof,
    private readonly links: ResetLinks,
    private readonly passkeys: PasskeysRepository,
    private readonly totp: TotpRepository,
    private readonly sessions: SessionsService,
    private readonly log: SecurityLog,
    private readonly allowances: Allowances,
    private readonly mail: BackgroundMail,
    private readonly transactions: Transactions,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  async state({ userId }: Actor): Promise<AddressState> {
    const user = await this.users.getOrRefuse(userId);
    const [change, codeUntil] = await Promise.all([
      this.addresses.findChange(userId),
      this.addressProof.codeUntil(user),
    ]);
    return {
      email: addressOf(user),
      proved: user.emailProvedAt !== null,
      required: this.config.mustProveAddress,
      codeUntil: codeUntil?.toISOString() ?? null,
      pending: change && { email: change.email, until: change.expiresAt.toISOString() },
    };
  }

  /**
   * Checks a change before it is written. Where addresses have to be proved, nothing here reveals whether the address is
   * in use.
   * @throws DomainError `email_taken` where addresses need no proof
   */
  async check(email: string): Promise<void> {
    if (!this.config.mustProveAddress && (await this.users.findByEmail(email))) throw emailTaken();
  }

  /** Records the change without changing the address. It replaces an earlier request. */
  async request(
    transaction: EntityManager,
    { sessionId }: Actor,
    user: UserEntity,
    email: string,
  ): Promise<RequestedChange> {
    const now = new Date();
    const [changeSecret, undoSecret] = [newSecret(), newSecret()];
    const expiresAt = new Date(now.getTime() + CHANGE_LIFETIME_MS);
    await this.addresses.putChange(
      transaction,
      { userId: user.id, email, expiresAt, sessionId },
      hashSecret(changeSecret),
    );
    await this.addresses.addUndo(
      transaction,
      { userId: user.id, email: user.email, createdAt: now },
      hashSecret(undoSecret),
      new Date(now.getTime() + UNDO_LIFETIME_MS),
    );
    return { from: user.email, to: email, changeSecret, undoSecret };
  }

  /**
   * Sends mail to both addresses in the background. Too many a day for a new address are left out in silence: a refusal
   * would tell that somebody else has asked for it, such as a partner who is about to leave.
   */
  sendMails({ from, to, changeSecret, undoSecret }: RequestedChange): void {
    this.mail.send('word of a changed address', async (languageOf) =>
      leftMail(from, this.link('undo', undoSecret), await languageOf(from)),
    );
    this.mail.send('link to a new address', async (languageOf) => {
      if (!(await this.allowances.tryTake('mail-change', to))) return null;
      return (await this.users.findByEmail(to))
        ? triedMail(to, `${this.config.PUBLIC_ORIGIN}/api/login`, await languageOf(to))
        : changeMail({ from, to, link: this.link('confirm', changeSecret) }, await languageOf(from));
    });
  }

  /**
   * Cancels a requested change. If this session had asked for it, the undo link goes with it: the address was never
   * left, and whoever reads its mail should not be able to empty the account for a week.
   */
  cancel(actor: Actor): Promise<null> {
    const { userId, sessionId } = actor;
    return this.transactions.mutate(actor, identityRpc.addresses.cancel, {}, async ({ transaction }) => {
      // Otherwise, a change that is confirmed at this moment could lose its undo link.
      await this.users.lock(transaction, userId);
      await this.addresses.removeUndoOfChange(transaction, userId, sessionId);
      await this.addresses.removeChange(transaction, userId);
      return null;
    });
  }

  /** @throws DomainError `invalid_address_link`, or `email_taken` when it has become somebody else's */
  confirm(visitor: Visitor, { token }: AddressLinkDto): Promise<null> {
    const now = new Date();
    return this.transactions.run(async (transaction) => {
      const change = await this.addresses.takeChange(transaction, hashSecret(token), now);
      if (!change) throw invalidAddressLink();
      const { userId, email } = change;
      const { email: left } = await this.users.get(transaction, userId);
      await this.moveTo(transaction, userId, email, now);
      await this.addresses.prolongUndos(
        transaction,
        userId,
        left,
        new Date(now.getTime() + UNDO_LIFETIME_MS),
      );
      await this.links.removeOf(transaction, userId);
      await this.log.record(transaction, userId, 'address_changed', visitor);
      return null;
    });
  }

  /**
   * Restores an old address for someone who reads its mail. Everyone else loses access: the password goes, with
   * passkeys, an authenticator app and recovery codes that a thief may have added, and all sessions end. An older
   * app still asks for its code.
   * @returns the secret of a link for choosing a new password
   * @throws DomainError `invalid_address_link`, or `email_taken` when another account has the address now
   */
  undo(visitor: Visitor, { token }: AddressLinkDto): Promise<{ resetToken: string }> {
    const now = new Date();
    return this.transactions.run(async (transaction) => {
      const undo = await this.addresses.takeUndo(transaction, hashSecret(token), now);
      if (!undo) throw invalidAddressLink();
      const { userId, email } = undo;
      await this.moveTo(transaction, userId, email, now);
      await this.users.update(transaction, userId, { passwordHash: null });
      await this.addresses.removeUndosSince(transaction, undo);
      await this.links.removeOf(transaction, userId);
      await this.passkeys.removeAddedSince(transaction, userId, suspectSince(undo));
      await this.totp.removeAddedSince(transaction, userId, suspectSince(undo));
      await this.sessions.endAll(transaction, userId);
      await this.log.record(transaction, userId, 'address_change_undone', visitor);
      return { resetToken: await this.links.add(transaction, userId, now) };
    });
  }

  private async moveTo(transaction: EntityManager, userId: string, email: string, now: Date): Promise<void> {
    if (await this.addresses.isReserved(transaction, email, userId)) throw emailTaken();
    await this.users
      .update(transaction, userId, { email, claimedEmail: null, emailProvedAt: now })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? emailTaken() : error;
      });
  }

  private link(page: 'confirm' | 'undo', secret: string): string {
    return `${this.config.PUBLIC_ORIGIN}/api/address/${page}?token=${secret}`;
  }
}
