import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Actor, Visitor } from '@anew/contracts/actor';
import type { SignInDto, SignUpDto } from '@anew/contracts/identity/dto';
import type { SignedIn, User } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { SessionsService } from '../sessions/sessions.service.js';
import { emailTaken, invalidCredentials, signInRequired } from './accounts.errors.js';
import { hashPassword, passwordMatches } from './passwords.js';
import type { UserEntity } from './user.entity.js';
import { presentUser } from './user.presenter.js';
import { UsersRepository } from './users.repository.js';

@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError `email_taken` */
  async signUp(visitor: Visitor, input: SignUpDto): Promise<SignedIn> {
    const user = newUser(input, await hashPassword(input.password));
    return this.transactions.run(async (transaction) => {
      if (!(await this.users.add(transaction, user))) throw emailTaken();
      const tokens = await this.sessions.open(transaction, user.id, visitor.userAgent);
      return { user: presentUser(user), tokens };
    });
  }

  /** @throws DomainError `invalid_credentials`, the same whether or not the address is known */
  async signIn(visitor: Visitor, { email, password }: SignInDto): Promise<SignedIn> {
    const user = await this.users.findByEmail(email);
    const matches = await passwordMatches(user?.passwordHash, password);
    if (!user || !matches) throw invalidCredentials();
    const tokens = await this.transactions.run((transaction) =>
      this.sessions.open(transaction, user.id, visitor.userAgent),
    );
    return { user: presentUser(user), tokens };
  }

  /** @throws DomainError `sign_in_required` when the account is gone */
  async current(actor: Actor): Promise<User> {
    const user = await this.users.findById(actor.userId);
    if (!user) throw signInRequired();
    return presentUser(user);
  }
}

function newUser({ email, firstName, lastName }: SignUpDto, passwordHash: string): UserEntity {
  const now = new Date();
  return {
    id: uuidv7(),
    email,
    passwordHash,
    firstName: orNull(firstName),
    lastName: orNull(lastName),
    avatarUrl: null,
    createdAt: now,
    updatedAt: now,
  };
}

function orNull(name: string | undefined): string | null {
  return name === undefined || name === '' ? null : name;
}
