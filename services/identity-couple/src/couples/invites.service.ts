import type { Actor } from '@anew/contracts/actor';
import type { InviteDto, ProofDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple, Invite } from '@anew/contracts/identity/views';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.js';
import { SessionProof } from '../proof/session-proof.js';
import { SecurityLog } from '../security-log/security-log.js';
import { CoupleChanges } from './couple-changes.js';
import { coupleRequired, inviteNotFound } from './couples.errors.js';
import { presentCouple } from './couples.presenter.js';
import { CouplesRepository } from './couples.repository.js';
import { isInviteCode } from './invite-code.js';

@Injectable()
export class InvitesService {
  constructor(
    private readonly couples: CouplesRepository,
    private readonly changes: CoupleChanges,
    private readonly users: UsersRepository,
    private readonly proof: SessionProof,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Invitation of this code. It contains the inviter's first name and nothing else.
   * @throws DomainError `invite_not_found`
   */
  async get({ inviteCode }: InviteDto): Promise<Invite> {
    const inviter = isInviteCode(inviteCode) ? await this.couples.findInviter(inviteCode) : null;
    if (!inviter) throw inviteNotFound();
    return { inviterFirstName: inviter.firstName };
  }

  /**
   * Gives the actor's couple a new code.
   * @throws DomainError `password_required`, `couple_required`, or `sign_in_required` when the account is
   * gone
   */
  async renewCode(actor: Actor, { currentPassword }: ProofDto): Promise<Couple> {
    await this.proof.require(actor, currentPassword);
    return this.transactions.mutate(actor, identityRpc.couples.renewCode, {}, async ({ transaction }) => {
      await this.users.lock(transaction, actor.userId);
      const own = await this.couples.findMembership(transaction, actor.userId);
      const [couple] = own ? await this.couples.lock(transaction, [own.coupleId]) : [];
      if (!own || !couple) throw coupleRequired();
      const members = await this.couples.listMemberships(transaction, couple.id);
      await this.log.record(transaction, actor.userId, 'invite_code_changed', actor);
      return presentCouple(await this.changes.renewCode(transaction, couple), members.length, own);
    });
  }
}
