import type { Actor } from '@anew/contracts/actor';
import type { JoinInviteDto, MergeDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple, Member } from '@anew/contracts/identity/views';
import { Transactions, type Work } from '@anew/persistence/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import { ProvedAddresses } from '../addresses/proved-addresses.js';
import { IdentityConfig } from '../config/identity.config.js';
import type { HouseholdAnswers } from '../household/household.entity.js';
import { swapped } from '../household/household.rules.js';
import { HouseholdChanges } from '../household/household-changes.js';
import { HouseholdsRepository } from '../household/households.repository.js';
import { BackgroundMail } from '../mail/background-mail.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { CoupleEntity } from './couple.entity.js';
import { CoupleChanges } from './couple-changes.js';
import { alreadyPartnered, coupleRequired, inviteNotFound, ownInviteCode } from './couples.errors.js';
import { presentCouple, presentMember } from './couples.presenter.js';
import { CouplesRepository } from './couples.repository.js';
import { slotForNewcomer } from './join.rules.js';
import { connectedMail, joinedMail } from './joined-mail.js';
import { type MembershipEntity, newMembership } from './membership.entity.js';

/** A mail about a joining that is sent once the joining is stored. */
interface JoinMail {
  toId: string;
  /** Person whom the mail is about. */
  aboutId: string;
  mail: typeof joinedMail;
}

/** A person and the couple into which they move. */
interface Move {
  /** Present membership of the person, or null. */
  own: MembershipEntity | null;
  target: CoupleEntity;
}

@Injectable()
export class CouplesService {
  constructor(
    private readonly couples: CouplesRepository,
    private readonly changes: CoupleChanges,
    private readonly households: HouseholdsRepository,
    private readonly householdChanges: HouseholdChanges,
    private readonly users: UsersRepository,
    private readonly addresses: ProvedAddresses,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
    private readonly mail: BackgroundMail,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {}

  /**
   * Sets up a couple for the actor. If they belong to one already, it is returned unchanged.
   * @throws DomainError `address_unproved`, or `sign_in_required` when the account is gone
   */
  setup(actor: Actor): Promise<{ couple: Couple; created: boolean }> {
    return this.transactions.mutate(actor, identityRpc.couples.setup, {}, async ({ transaction }) => {
      await this.users.lock(transaction, actor.userId);
      const existing = await this.couples.findMembership(transaction, actor.userId);
      if (existing) return { couple: await this.view(transaction, existing), created: false };
      await this.addresses.require(transaction, actor.userId);
      const couple = await this.changes.addCouple(transaction);
      const membership = newMembership(actor.userId, couple.id, 1);
      await this.couples.addMembership(transaction, membership);
      await this.changes.tellServices(transaction, couple, [membership]);
      await this.householdChanges.membersChanged(transaction, couple.id, null);
      return { couple: presentCouple(couple, 1), created: true };
    });
  }

  /**
   * Moves the actor into the couple with this invitation code. If they were alone in another couple, that
   * couple is removed. Texts belong to their author and remain.
   * @throws DomainError `address_unproved`, `invite_not_found`, `couple_full`, `already_partnered`, or
   * `sign_in_required` when the account is gone
   */
  async join(actor: Actor, { inviteCode }: JoinInviteDto): Promise<Couple> {
    const mails: JoinMail[] = [];
    const work = async ({ transaction }: Work) => {
      const move = await this.findMove(transaction, actor.userId, inviteCode);
      if (move.own?.coupleId === move.target.id) return this.view(transaction, move.own);
      return this.move(transaction, actor, move, mails);
    };
    const couple = await this.transactions.mutate(actor, identityRpc.couples.join, { inviteCode }, work);
    this.sendMails(mails);
    return couple;
  }

  /**
   * Moves the actor, who is alone in their couple, into the partner's couple.
   * @throws DomainError `own_invite_code`, or as `join` does
   */
  async merge(actor: Actor, input: MergeDto): Promise<Couple> {
    const mails: JoinMail[] = [];
    const work = async ({ transaction }: Work) => {
      // This check comes only here, so that a repeat of the merge that made them two gets its first answer.
      if (actor.memberIds.length > 1) throw alreadyPartnered();
      const move = await this.findMove(transaction, actor.userId, input.partnerInviteCode);
      if (move.own?.coupleId === move.target.id) throw ownInviteCode();
      return this.move(transaction, actor, move, mails);
    };
    const couple = await this.transactions.mutate(actor, identityRpc.couples.merge, input, work);
    this.sendMails(mails);
    return couple;
  }

  /**
   * Present couple of the actor. It is read from the database, because the membership cached by a gateway may
   * be a moment old.
   */
  async current({ userId }: Actor): Promise<Couple | null> {
    const found = await this.couples.findOf(userId);
    return found && presentCouple(found.couple, found.memberCount, found.joinUnseen);
  }

  /** Present members of the couple, oldest membership first, or an empty list without a couple. */
  async members({ userId }: Actor): Promise<Member[]> {
    const memberships = await this.couples.listMembershipsWith(userId);
    const users = await this.couples.listUsers(memberships.map(({ userId }) => userId));
    return memberships.flatMap((membership) => {
      const user = users.find(({ id }) => id === membership.userId);
      return user ? [presentMember(user, membership)] : [];
    });
  }

  /**
   * Id of the couple to which this person belongs at this moment.
   * @throws DomainError `couple_required`
   */
  async requireId(transaction: EntityManager, userId: string): Promise<string> {
    const membership = await this.couples.findMembership(transaction, userId);
    if (!membership) throw coupleRequired();
    return membership.coupleId;
  }

  private async findMove(transaction: EntityManager, userId: string, inviteCode: string): Promise<Move> {
    await this.users.lock(transaction, userId);
    await this.addresses.require(transaction, userId);
    const target = await this.couples.findByInviteCode(transaction, inviteCode);
    if (!target) throw inviteNotFound();
    return { target, own: await this.couples.findMembership(transaction, userId) };
  }

  /** @param mails collects the mails to send about it */
  private async move(
    transaction: EntityManager,
    actor: Actor,
    { own, target: { id, inviteCode } }: Move,
    mails: JoinMail[],
  ): Promise<Couple> {
    const { userId } = actor;
    const locked = await this.couples.lock(transaction, [id, ...(own ? [own.coupleId] : [])]);
    const target = locked.find((couple) => couple.id === id);
    // Someone else has joined first and thereby changed the code, so this one is as invalid as any old code.
    if (target?.inviteCode !== inviteCode) throw inviteNotFound();
    const members = await this.couples.listMemberships(transaction, id);
    const ownMembers = own ? await this.couples.listMemberships(transaction, own.coupleId) : [];
    const slot = slotForNewcomer(members, ownMembers);
    const membership = { ...newMembership(userId, id, slot), joinUnseen: true };
    const household = await this.householdOf(transaction, id, own, membership);
    const left = locked.find((couple) => couple.id === own?.coupleId);
    if (left) await this.leaveFor(transaction, membership, left);
    else await this.couples.addMembership(transaction, membership);
    await this.householdChanges.membersChanged(transaction, id, household);
    for (const waiting of members) {
      await this.couples.setNews(transaction, waiting.userId, 'partner_joined');
      mails.push({ toId: waiting.userId, aboutId: userId, mail: joinedMail });
      mails.push({ toId: userId, aboutId: waiting.userId, mail: connectedMail });
    }
    await this.log.record(transaction, userId, 'couple_joined', actor);
    const all = [...members, membership];
    return presentCouple(await this.changes.membersChanged(transaction, target, all), all.length, true);
  }

  /** Household of a couple that someone joins: its own, or else the one that the newcomer has described alone. */
  private async householdOf(
    transaction: EntityManager,
    coupleId: string,
    before: MembershipEntity | null,
    { slot }: MembershipEntity,
  ): Promise<HouseholdAnswers | null> {
    const own = await this.households.find(transaction, coupleId);
    if (own?.answers || !before) return own?.answers ?? null;
    const brought = (await this.households.find(transaction, before.coupleId))?.answers ?? null;
    return brought && before.slot !== slot ? swapped(brought) : brought;
  }

  private async leaveFor(
    transaction: EntityManager,
    membership: MembershipEntity,
    left: CoupleEntity,
  ): Promise<void> {
    await this.couples.moveMembership(transaction, membership);
    await this.changes.dissolve(transaction, left);
  }

  private async view(
    transaction: EntityManager,
    { coupleId, joinUnseen }: MembershipEntity,
  ): Promise<Couple> {
    const couple = await this.couples.get(transaction, coupleId);
    const members = await this.couples.listMemberships(transaction, coupleId);
    return presentCouple(couple, members.length, joinUnseen);
  }

  private sendMails(mails: JoinMail[]): void {
    for (const { toId, aboutId, mail } of mails)
      this.mail.send('word of a joining', async (languageOf) => {
        const [reader, other] = [await this.users.findById(toId), await this.users.findById(aboutId)];
        if (!reader) return null;
        const { email } = reader;
        return mail(email, other?.firstName ?? null, this.config.PUBLIC_ORIGIN, await languageOf(email));
      });
  }
}
