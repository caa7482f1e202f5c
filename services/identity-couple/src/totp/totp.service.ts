import type { Actor } from '@anew/contracts/actor';
import type { ProofDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SecurityKind } from '@anew/contracts/identity/security';
import type { TotpCodeDto } from '@anew/contracts/identity/sign-in-dto';
import type { RecoveryCodes, TotpSetup } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import { IdentityConfig } from '../config/identity.config.js';
import { BackgroundMail } from '../mail/background-mail.js';
import { SessionProof } from '../proof/session-proof.js';
import { SecurityLog } from '../security-log/security-log.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.js';
import { signInChangedMail } from './sign-in-changed-mail.js';
import { invalidCode, secondFactorOff, secondFactorOn } from './totp.errors.js';
import { TotpRepository } from './totp.repository.js';
import { newTotpSecret, stepOfCode, totpUri } from './totp.rules.js';
import { TotpSecrets } from './totp-secrets.js';

/** A change of how somebody signs in, as the security log and a mail name it. */
interface SignInChange {
  operation: string;
  input: unknown;
  kind: SecurityKind;
  what: (language?: Language) => string;
  /** Password from the request, if that call takes one. */
  currentPassword?: string | undefined;
}

const add = (input: TotpCodeDto): SignInChange => ({
  operation: identityRpc.totp.confirm,
  input,
  kind: 'totp_added',
  what: words.appOn,
});
const REMOVE: SignInChange = {
  operation: identityRpc.totp.remove,
  input: {},
  kind: 'totp_removed',
  what: words.appOff,
};
const RENEW_CODES: SignInChange = {
  operation: identityRpc.totp.renewCodes,
  input: {},
  kind: 'recovery_codes_made',
  what: words.codesMade,
};

/** Manages codes from an app as the second step of signing in, and recovery codes for a lost app. */
@Injectable()
export class TotpService {
  constructor(
    private readonly totp: TotpRepository,
    private readonly secrets: TotpSecrets,
    private readonly users: UsersRepository,
    private readonly proof: SessionProof,
    private readonly log: SecurityLog,
    private readonly mail: BackgroundMail,
    private readonly transactions: Transactions,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  /**
   * Creates a new secret for the app. Sign-in asks for no code until `confirm` has seen one.
   * @throws DomainError `password_required` or `second_factor_on`
   */
  async begin(actor: Actor): Promise<TotpSetup> {
    const { userId } = actor;
    await this.proof.require(actor);
    return this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, userId);
      const existing = await this.totp.find(transaction, userId);
      if (existing?.confirmedAt) throw secondFactorOn();
      const secret = newTotpSecret();
      await this.totp.replace(transaction, {
        userId,
        sealedSecret: this.secrets.seal(secret, userId),
        createdAt: new Date(),
        confirmedAt: null,
        lastStep: 0,
        failures: 0,
        failedAt: null,
      });
      const { email } = await this.users.get(transaction, userId);
      return { secret, uri: totpUri(secret, email) };
    });
  }

  /**
   * @throws DomainError `password_required`, `second_factor_on`, `second_factor_off` without a beginning, or
   * `invalid_code`
   */
  async confirm(actor: Actor, input: TotpCodeDto): Promise<RecoveryCodes> {
    const now = new Date();
    return this.change(actor, add(input), async (transaction) => {
      const begun = await this.totp.find(transaction, actor.userId);
      if (!begun) throw secondFactorOff();
      if (begun.confirmedAt) throw secondFactorOn();
      const lastStep = stepOfCode(this.secrets.open(begun), input.code, begun.lastStep, now);
      if (lastStep === null) throw invalidCode();
      await this.totp.update(transaction, actor.userId, { confirmedAt: now, lastStep });
      return this.newCodes(transaction, actor.userId);
    });
  }

  /** @throws DomainError `password_required` or `second_factor_off` */
  async remove(actor: Actor): Promise<null> {
    return this.change(actor, REMOVE, async (transaction) => {
      await this.mustBeOn(transaction, actor.userId);
      await this.totp.remove(transaction, actor.userId);
      return null;
    });
  }

  /**
   * Creates ten new recovery codes. The old ones become invalid.
   * @throws DomainError `password_required` or `second_factor_off`
   */
  async renewCodes(actor: Actor, { currentPassword }: ProofDto): Promise<RecoveryCodes> {
    const change = { ...RENEW_CODES, currentPassword };
    return this.change(actor, change, async (transaction) => {
      await this.mustBeOn(transaction, actor.userId);
      return this.newCodes(transaction, actor.userId);
    });
  }

  /** A repeat with the same idempotency key gets the first answer, and neither the log nor a mail tells of it again. */
  private async change<T>(
    actor: Actor,
    { operation, input, kind, what, currentPassword }: SignInChange,
    work: (transaction: EntityManager) => Promise<T>,
  ): Promise<T> {
    const { userId } = actor;
    await this.proof.require(actor, currentPassword);
    const emails: string[] = [];
    const result = await this.transactions.mutate(actor, operation, input, async ({ transaction }) => {
      await this.users.lock(transaction, userId);
      const done = await work(transaction);
      await this.log.record(transaction, userId, kind, actor);
      emails.push((await this.users.get(transaction, userId)).email);
      return done;
    });
    for (const email of emails)
      this.mail.send('word of a changed sign-in', async (languageOf) =>
        signInChangedMail(email, what, this.config.PUBLIC_ORIGIN, await languageOf(email)),
      );
    return result;
  }

  private async mustBeOn(transaction: EntityManager, userId: string): Promise<void> {
    if (!(await this.totp.isOn(userId, transaction))) throw secondFactorOff();
  }

  private async newCodes(transaction: EntityManager, userId: string): Promise<RecoveryCodes> {
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map((code) => hashRecoveryCode(code, userId));
    await this.totp.replaceCodes(transaction, userId, hashes);
    return { recoveryCodes };
  }
}
