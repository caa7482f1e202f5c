import type { Actor } from '@anew/contracts/actor';
import type { AddPasskeyDto, PasskeyRefDto, RenamePasskeyDto } from '@anew/contracts/identity/sign-in-dto';
import type { PasskeyView } from '@anew/contracts/identity/views';
import { isUniqueViolation } from '@anew/persistence/database-errors';
import { Transactions } from '@anew/persistence/transactions';
import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ExternalIdentitiesRepository } from '../accounts/external-identities.repository.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { BackgroundMail } from '../mail/background-mail.js';
import { SessionProof } from '../proof/session-proof.js';
import { SecurityLog } from '../security-log/security-log.js';
import { signInChangedMail } from '../totp/sign-in-changed-mail.js';
import type { PasskeyEntity } from './passkey.entity.js';
import { presentPasskey } from './passkey.presenter.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { lastWayIn, passkeyInvalid, passkeyNotFound, tooManyPasskeys } from './passkeys.errors.js';
import { PasskeysRepository } from './passkeys.repository.js';

const MOST_PASSKEYS = 10;

/** Manages a person's own passkeys. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly users: UsersRepository,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly proof: SessionProof,
    private readonly log: SecurityLog,
    private readonly mail: BackgroundMail,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Options with which the browser creates a passkey.
   * @throws DomainError `password_required`
   */
  async begin(actor: Actor): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { userId } = actor;
    await this.proof.require(actor);
    const user = await this.transactions.run((transaction) => this.users.get(transaction, userId));
    return this.ceremonies.askToAdd(user, await this.passkeys.listOf(userId));
  }

  /** @throws DomainError `password_required`, `passkey_refused` or `too_many_passkeys` */
  async add(actor: Actor, { response, name }: AddPasskeyDto): Promise<PasskeyView> {
    const { userId } = actor;
    await this.proof.require(actor);
    const credential = await this.ceremonies.added(response, userId);
    if (!credential) throw passkeyInvalid();
    const passkey: PasskeyEntity = {
      id: uuidv7(),
      userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: credential.transports ?? [],
      name: name ?? 'Passkey',
      createdAt: new Date(),
      lastUsedAt: null,
    };
    const email = await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, userId);
      const known = await this.passkeys.listOf(userId, transaction);
      if (known.length >= MOST_PASSKEYS) throw tooManyPasskeys();
      await this.passkeys.add(transaction, passkey).catch((error: unknown) => {
        throw isUniqueViolation(error) ? passkeyInvalid() : error;
      });
      await this.log.record(transaction, userId, 'passkey_added', actor);
      return (await this.users.get(transaction, userId)).email;
    });
    this.tell(email, words.passkeyAdded);
    return presentPasskey(passkey);
  }

  /** @throws DomainError `passkey_not_found` */
  rename({ userId }: Actor, { id, name }: RenamePasskeyDto): Promise<PasskeyView> {
    return this.transactions.run(async (transaction) => {
      const passkey = await this.own(transaction, userId, id);
      await this.passkeys.update(transaction, id, { name });
      return presentPasskey({ ...passkey, name });
    });
  }

  /** @throws DomainError `password_required`, `passkey_not_found` or `last_way_in` */
  async remove(actor: Actor, { id }: PasskeyRefDto): Promise<null> {
    const { userId } = actor;
    await this.proof.require(actor);
    const email = await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, userId);
      await this.own(transaction, userId, id);
      const { email, passwordHash } = await this.users.get(transaction, userId);
      const others = await this.passkeys.listOf(userId, transaction);
      const hasOtherWay = passwordHash !== null || others.length > 1 || (await this.hasProvider(userId));
      if (!hasOtherWay) throw lastWayIn();
      await this.passkeys.remove(transaction, userId, id);
      await this.log.record(transaction, userId, 'passkey_removed', actor);
      return email;
    });
    this.tell(email, words.passkeyRemoved);
    return null;
  }

  private async hasProvider(userId: string): Promise<boolean> {
    return (await this.identities.listOf(userId)).length > 0;
  }

  private async own(transaction: EntityManager, userId: string, id: string): Promise<PasskeyEntity> {
    const passkeys = await this.passkeys.listOf(userId, transaction);
    const own = passkeys.find((passkey) => passkey.id === id);
    if (!own) throw passkeyNotFound();
    return own;
  }

  private tell(email: string, what: (language?: Language) => string): void {
    this.mail.send('word of a changed sign-in', async (languageOf) =>
      signInChangedMail(email, what, await languageOf(email)),
    );
  }
}
