import type { Actor } from '@anew/contracts/actor';
import type { DecideSharingDto } from '@anew/contracts/journal/dto';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { SharingDecided, UndecidedSharing } from '@anew/contracts/journal/views';
import { holdUnlessErased } from '@anew/persistence/encryption/authors';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { partnerOf } from './partner.js';
import { nothingToDecide } from './sharing.errors.js';
import { type Couple, SharingRepository } from './sharing.repository.js';

/**
 * Texts that were written before the partner joined. Only their author can read them until the author
 * decides.
 */
@Injectable()
export class SharingService {
  constructor(
    private readonly sharing: SharingRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Number of undecided texts, or null if there are none. */
  async undecided(actor: Actor): Promise<UndecidedSharing | null> {
    const couple = sharingOf(actor);
    if (!couple || (await this.sharing.hasDecided(couple))) return null;
    const { entries, appreciations } = await this.sharing.countHidden(couple);
    return entries + appreciations === 0 ? null : { partnerId: couple.partnerId, entries, appreciations };
  }

  /**
   * Applies the author's decision, which can be made once each time two people become a couple. Ids of other
   * people's texts and of private ones are ignored.
   * @throws DomainError `nothing_to_decide`, also if the partner has changed since the question was asked
   */
  decide(actor: Actor, input: DecideSharingDto): Promise<SharingDecided> {
    return this.transactions.mutate(
      actor,
      journalRpc.sharing.decide,
      input,
      async ({ transaction, announce }) => {
        const couple = sharingOf(actor);
        if (couple?.partnerId !== input.partnerId.toLowerCase()) throw nothingToDecide();
        if (!(await holdUnlessErased(transaction, couple.partnerId))) throw nothingToDecide();
        if (!(await this.sharing.decide(transaction, couple))) throw nothingToDecide();
        const chosen = (ids: string[] = []) => (input.choice === 'all' ? null : ids);
        if (input.choice === 'none') return { entries: 0, appreciations: 0 };
        const share = (table: 'entries' | 'appreciations', ids?: string[]) =>
          this.sharing.share(transaction, table, couple, chosen(ids));
        const entries = await share('entries', input.entryIds);
        const appreciations = await share('appreciations', input.appreciationIds);
        if (entries > 0) announce('entry');
        if (appreciations > 0) announce('appreciation');
        return { entries, appreciations };
      },
    );
  }
}

/**
 * Couple of the actor, or null for someone alone or if the gateway does not send when the couple was formed.
 */
function sharingOf(actor: Actor): Couple | null {
  const partner = partnerOf(actor);
  if (!partner?.since) return null;
  return { authorId: actor.userId, partnerId: partner.id, since: partner.since };
}
