import { Controller, type OnApplicationBootstrap } from '@nestjs/common';
import type { ExportPage } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { Caller, RpcHandler } from '@anew/messaging/rpc-handler';
import { AccountErasure } from '@anew/persistence/account-erasure';
import { ResponsesRepository } from '../responses/responses.repository.js';
import { ResponsesService } from '../responses/responses.service.js';
import { ResultsRepository } from '../results/results.repository.js';
import { ResultsService } from '../results/results.service.js';

/** A person's own data as a whole: handing it out, and erasing it. */
@Controller()
export class AccountRpcController implements OnApplicationBootstrap {
  constructor(
    private readonly erasure: AccountErasure,
    private readonly responses: ResponsesService,
    private readonly results: ResultsService,
    private readonly repository: ResponsesRepository,
    private readonly resultsRepository: ResultsRepository,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.erasure.onAccountDeleted('assessment', async (transaction, userId) => {
      await this.repository.removeOf(transaction, userId);
      await this.resultsRepository.removeOf(transaction, userId);
    });
  }

  @RpcHandler(assessmentRpc.account.export)
  async export(@Caller() actor: Actor): Promise<ExportPage> {
    const [responses, results] = await Promise.all([this.responses.mine(actor), this.results.current(actor)]);
    return { part: { responses, results }, next: null };
  }
}
