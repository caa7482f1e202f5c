import { AfterDto } from '@anew/contracts/account/dto';
import type { ExportPage, ExportPart } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { contentRpc } from '@anew/contracts/content/rpc';
import { Caller, Input, RpcHandler } from '@anew/messaging/rpc-handler';
import { exportPage } from '@anew/persistence/pages';
import { Controller } from '@nestjs/common';
import { ActivitiesRepository } from '../activities/activities.repository.js';
import { AnswersRepository } from '../answers/answers.repository.js';
import { coupleOf } from '../choices/couple-day.js';
import { FocusesRepository } from '../focuses/focuses.repository.js';
import { ModulesRepository } from '../modules/modules.repository.js';
import { PromptsRepository } from '../prompts/prompts.repository.js';
import { RetreatRepository } from '../retreat/retreat.repository.js';

/** Exports all of a person's own data in this service. */
@Controller()
export class AccountRpcController {
  constructor(
    private readonly activities: ActivitiesRepository,
    private readonly answers: AnswersRepository,
    private readonly focuses: FocusesRepository,
    private readonly modules: ModulesRepository,
    private readonly prompts: PromptsRepository,
    private readonly retreat: RetreatRepository,
  ) {}

  @RpcHandler(contentRpc.account.export)
  async export(@Caller() actor: Actor, @Input() { after }: AfterDto): Promise<ExportPage> {
    const chapters = {
      activities: (place?: string) => this.activities.listCompletionsOf(actor.userId, place),
      answers: (place?: string) => this.answers.listOwn(actor.userId, place),
    };
    const { part, next } = await exportPage(chapters, after);
    return { part: next === null ? { ...part, ...(await this.whatStaysSmall(actor)) } : part, next };
  }

  private async whatStaysSmall(actor: Actor): Promise<ExportPart> {
    const { userId } = actor;
    const [focuses, actionSteps, promptRatings, retreatInterest] = await Promise.all([
      this.focuses.listOf(coupleOf(actor)),
      this.modules.listCompletions(userId),
      this.prompts.listRatingsOf(userId),
      this.retreat.findOf(userId),
    ]);
    return { focuses, actionSteps, promptRatings, retreatInterest };
  }
}
