import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import type { ExportPage } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { Caller, RpcHandler } from '@anew/messaging/rpc-handler';
import { AccountErasure } from '@anew/persistence/account-erasure';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { ResponsesService } from '../responses/responses.service.js';
import { RoundsRepository } from '../rounds/rounds.repository.js';
import { RoundsService } from '../rounds/rounds.service.js';

/** A person's own data as a whole: handing it out, and erasing it. */
@Controller()
export class AccountRpcController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly responses: ResponsesService,
    private readonly rounds: RoundsService,
    private readonly responsesRepository: ResponsesRepository,
    private readonly roundsRepository: RoundsRepository,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.erasure.onAccountDeleted('assessment', async (transaction, userId) => {
      await this.roundsRepository.removeOf(transaction, userId);
      await this.responsesRepository.removeOf(transaction, userId);
    });
  }

  @RpcHandler(assessmentRpc.account.export)
  async export(@Caller() actor: Actor): Promise<ExportPage> {
    const [responses, results, rounds, inRounds] = await Promise.all([
      this.responses.mine(actor),
      this.rounds.results(actor),
      this.rounds.list(actor),
      this.responsesRepository.listInRoundsOf(actor.userId),
    ]);
    const responsesInRounds = inRounds.map(({ responses: own, submittedAt }) => ({
      responses: own,
      submittedAt: submittedAt.toISOString(),
    }));
    return { part: { responses, results, responsesInRounds, ...rounds }, next: null };
  }
}
