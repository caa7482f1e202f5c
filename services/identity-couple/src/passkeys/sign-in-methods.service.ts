import type { Actor } from '@anew/contracts/actor';
import type { SignInMethods } from '@anew/contracts/identity/views';
import { Injectable } from '@nestjs/common';
import { signInRequired } from '../accounts/accounts.errors.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { TotpRepository } from '../totp/totp.repository.js';
import { presentPasskey } from './passkeys.presenter.js';
import { PasskeysRepository } from './passkeys.repository.js';

/** Ways in which a person can sign in. */
@Injectable()
export class SignInMethodsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly totp: TotpRepository,
    private readonly passkeys: PasskeysRepository,
  ) {}

  /** @throws DomainError `sign_in_required` when the account is gone */
  async list({ userId }: Actor): Promise<SignInMethods> {
    const [user, totp, recoveryCodesLeft, passkeys] = await Promise.all([
      this.users.findById(userId),
      this.totp.isOn(userId),
      this.totp.countCodes(userId),
      this.passkeys.listOf(userId),
    ]);
    if (!user) throw signInRequired();
    const password = user.passwordHash !== null;
    return { password, totp, recoveryCodesLeft, passkeys: passkeys.map(presentPasskey) };
  }
}
