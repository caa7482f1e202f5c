import type { Actor } from '@anew/contracts/actor';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { AddPasskeyDto, PasskeyRefDto, RenamePasskeyDto } from '@anew/contracts/identity/sign-in-dto';
import type { PasskeyView } from '@anew/contracts/identity/views';
import { isUniqueViolation } from '@anew/persistence/database-errors';
import { Transactions } from '@anew/persistence/transactions';
import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { Inject, Injectable } from '@nestjs/common';
import type { PublicKeyCredentialCreationOptionsJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ExternalIdentitiesRepository } from '../accounts/external-identities.repository.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { BackgroundMail } from '../mail/background-mail.js';
import { SessionProof } from '../proof/session-proof.js';
import { SecurityLog } from '../security-log/security-log.js';
import { signInChangedMail } from '../totp/sign-in-changed-mail.js';
import type { PasskeyEntity } from './passkey.entity.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { lastWayIn, passkeyInvalid, passkeyNotFound, tooManyPasskeys } from './passkeys.errors.js';
import { presentPasskey } from './passkeys.presenter.js';
import { PasskeysRepository } from './passkeys.repository.js';

const MOST_PASSKEYS = 10;

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
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
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
  async add(actor: Actor, input: AddPasskeyDto): Promise<PasskeyView> {
    const { userId } = actor;
    await this.proof.require(actor);
    const emails: string[] = [];
    const add = identityRpc.passkeys.add;
    const added = await this.transactions.mutate(actor, add, input, async ({ transaction }) => {
      await this.users.lock(transaction, userId);
      const known = await this.passkeys.listOf(userId, transaction);
      if (known.length >= MOST_PASSKEYS) throw tooManyPasskeys();
      const credential = await this.ceremonies.added(transaction, input.response, userId);
      // The transaction is committed nevertheless, so that the challenge cannot be answered again.
      if (!credential) return null;
      const passkey = newPasskey(userId, credential, input.name);
      await this.passkeys.add(transaction, passkey).catch((error: unknown) => {
        throw isUniqueViolation(error) ? passkeyInvalid() : error;
      });
      await this.log.record(transaction, userId, 'passkey_added', actor);
      emails.push((await this.users.get(transaction, userId)).email);
      return presentPasskey(passkey);
    });
    if (!added) throw passkeyInvalid();
    this.sendMails(emails, words.passkeyAdded);
    return added;
  }

  /** @throws DomainError `passkey_not_found` */
  rename(actor: Actor, input: RenamePasskeyDto): Promise<PasskeyView> {
    const { id, name } = input;
    return this.transactions.mutate(actor, identityRpc.passkeys.rename, input, async ({ transaction }) => {
      const passkey = await this.own(transaction, actor.userId, id);
      await this.passkeys.update(transaction, id, { name });
      return presentPasskey({ ...passkey, name });
    });
  }

  /** @throws DomainError `password_required`, `passkey_not_found` or `last_way_in` */
  async remove(actor: Actor, input: PasskeyRefDto): Promise<null> {
    const { userId } = actor;
    await this.proof.require(actor);
    const emails: string[] = [];
    const remove = identityRpc.passkeys.remove;
    await this.transactions.mutate(actor, remove, input, async ({ transaction }) => {
      await this.users.lock(transaction, userId);
      await this.own(transaction, userId, input.id);
      const { email, passwordHash } = await this.users.get(transaction, userId);
      const others = await this.passkeys.listOf(userId, transaction);
      const hasOtherWay = passwordHash !== null || others.length > 1 || (await this.hasProvider(userId));
      if (!hasOtherWay) throw lastWayIn();
      await this.passkeys.remove(transaction, userId, input.id);
      await this.log.record(transaction, userId, 'passkey_removed', actor);
      emails.push(email);
      return null;
    });
    this.sendMails(emails, words.passkeyRemoved);
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

  /** @param emails the person's address, or none when a repeated request has changed nothing */
  private sendMails(emails: string[], what: (language?: Language) => string): void {
    for (const email of emails)
      this.mail.send('word of a changed sign-in', async (languageOf) =>
        signInChangedMail(email, what, this.config.PUBLIC_ORIGIN, await languageOf(email)),
      );
  }
}

function newPasskey(userId: string, credential: WebAuthnCredential, name = 'Passkey'): PasskeyEntity {
  return {
    id: uuidv7(),
    userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: String(credential.counter),
    transports: credential.transports ?? [],
    name,
    createdAt: new Date(),
    lastUsedAt: null,
  };
}
