import type { ExportPart } from '@anew/contracts/account/export';
import { type Actor, ownerIdOf } from '@anew/contracts/actor';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { NoInput } from '@anew/contracts/rpc/call';
import { streamedJson } from '@anew/messaging/json-pieces';
import { Caller, Cancellation, Input, StreamHandler } from '@anew/messaging/rpc-handler';
import { orDamagedOnceRead } from '@anew/persistence/encryption/damaged';
import { Controller } from '@nestjs/common';
import { ActivitiesRepository } from '../activities/activities.repository.js';
import { AnswersRepository } from '../answers/answers.repository.js';
import { FocusesRepository } from '../focuses/focuses.repository.js';
import { ModulesRepository } from '../modules/modules.repository.js';
import { RatingsRepository } from '../ratings/ratings.repository.js';
import { RetreatRepository } from '../retreat/retreat.repository.js';

/** Exports all of a person's own data in this service. */
@Controller()
export class AccountRpcController {
  constructor(
    private readonly activities: ActivitiesRepository,
    private readonly answers: AnswersRepository,
    private readonly focuses: FocusesRepository,
    private readonly modules: ModulesRepository,
    private readonly ratings: RatingsRepository,
    private readonly retreat: RetreatRepository,
  ) {}

  @StreamHandler(contentRpc.account.export)
  async *export(
    @Caller() actor: Actor,
    @Input() _: NoInput,
    @Cancellation() signal: AbortSignal,
  ): AsyncGenerator<string> {
    const activities = this.activities.eachCompletionOf(actor.userId);
    const answers = this.answers.eachOf(actor.userId);
    yield* streamedJson({ activities, answers, ...(await this.whatStaysSmall(actor)) }, signal);
  }

  private async whatStaysSmall(actor: Actor): Promise<ExportPart> {
    const { userId } = actor;
    const [focuses, actionSteps, promptRatings, retreatInterest] = await Promise.all([
      this.focuses.listOf(ownerIdOf(actor)),
      this.modules.listCompletions(userId),
      this.ratings.listOf(userId),
      orDamagedOnceRead(this.retreat.findOf(userId)),
    ]);
    return { focuses, actionSteps, promptRatings, retreatInterest };
  }
}
