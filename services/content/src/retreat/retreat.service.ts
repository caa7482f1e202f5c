import type { Actor } from '@anew/contracts/actor';
import type { RetreatInterestDto } from '@anew/contracts/content/dto';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { RetreatInterestReceipt } from '@anew/contracts/content/views';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { RetreatRepository } from './retreat.repository.js';

@Injectable()
export class RetreatService {
  constructor(
    private readonly interests: RetreatRepository,
    private readonly transactions: Transactions,
  ) {}

  register(actor: Actor, input: RetreatInterestDto): Promise<RetreatInterestReceipt> {
    return this.transactions.mutate(actor, contentRpc.retreat.register, input, async (work) => {
      const receivedAt = new Date();
      await this.interests.save(work, {
        userId: actor.userId,
        email: input.email,
        firstName: input.firstName ?? null,
        lastName: input.lastName ?? null,
        partnerName: input.partnerName ?? null,
        relationshipLength: input.relationshipLength ?? null,
        howHeard: input.howHeard ?? null,
        receivedAt,
      });
      return { receivedAt: receivedAt.toISOString() };
    });
  }
}
