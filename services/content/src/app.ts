import { startService } from '@anew/messaging/service-process';
import { type Environment, readConfig } from '@anew/observability/config';
import type { RunningProcess } from '@anew/observability/run-process';
import { AccountData, AccountEventsController } from '@anew/persistence/account.events-controller';
import { migrateOnly } from '@anew/persistence/migrate-only';
import { PersistenceModule } from '@anew/persistence/persistence.module';
import { ServiceConfig } from '@anew/persistence/service-config';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountRpcController } from './account/account.rpc-controller.js';
import { AccountService } from './account/account.service.js';
import { ActivitiesModule } from './activities/activities.module.js';
import { ActivityEntity } from './activities/activity.entity.js';
import { ActivityCompletionEntity } from './activities/activity-completion.entity.js';
import { AnswerEntity } from './answers/answer.entity.js';
import { AnswersModule } from './answers/answers.module.js';
import { PromptEntity } from './answers/prompt.entity.js';
import { ChoicesModule } from './choices/choices.module.js';
import { DailyChoiceEntity } from './choices/daily-choice.entity.js';
import { CouplesEventsController } from './couples/couples.events-controller.js';
import { CouplesService } from './couples/couples.service.js';
import { FocusEntity } from './focuses/focus.entity.js';
import { FocusesModule } from './focuses/focuses.module.js';
import { GeneratedModule } from './generated/generated.module.js';
import { CoupleHouseholdEntity } from './households/couple-household.entity.js';
import { FirstModuleEntity } from './households/first-module.entity.js';
import { HouseholdsModule } from './households/households.module.js';
import { AnswersByQuestion1790000065000 } from './migrations/answers-by-question.js';
import { ContentTables1790000001000 } from './migrations/content-tables.js';
import { GeneratedQuestions1790000033100 } from './migrations/generated-questions.js';
import { Households1790000031000 } from './migrations/households.js';
import { IndexedLookups1790000036000 } from './migrations/indexed-lookups.js';
import { IndexedReferences1790000035000 } from './migrations/indexed-references.js';
import { PromptAnswers1790000028000 } from './migrations/prompt-answers.js';
import { QuestionDepth1790000033000 } from './migrations/question-depth.js';
import { SealedInterests1790000005000 } from './migrations/sealed-interests.js';
import { Seasons1790000037000 } from './migrations/seasons.js';
import { Topics1790000052000 } from './migrations/topics.js';
import { Wordings1790000060000 } from './migrations/wordings.js';
import { ActionCompletionEntity } from './modules/action-completion.entity.js';
import { ModuleEntity } from './modules/module.entity.js';
import { ModulesModule } from './modules/modules.module.js';
import { CouplePreferencesEntity } from './preferences/couple-preferences.entity.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { QuoteEntity } from './quotes/quote.entity.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { PromptRatingEntity } from './ratings/prompt-rating.entity.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { RetreatModule } from './retreat/retreat.module.js';
import { RetreatInterestEntity } from './retreat/retreat-interest.entity.js';
import { Seeder } from './seeds/seeder.js';

const NAME = 'content';

const ENTITIES = [
  QuoteEntity,
  PromptEntity,
  ActivityEntity,
  ActivityCompletionEntity,
  ModuleEntity,
  ActionCompletionEntity,
  DailyChoiceEntity,
  AnswerEntity,
  FocusEntity,
  CouplePreferencesEntity,
  PromptRatingEntity,
  RetreatInterestEntity,
  CoupleHouseholdEntity,
  FirstModuleEntity,
];

@Module({})
class ContentModule {
  static with(config: ServiceConfig): DynamicModule {
    return {
      module: ContentModule,
      imports: [
        PersistenceModule.forService(NAME, config, {
          entities: ENTITIES,
          migrations: [
            ContentTables1790000001000,
            SealedInterests1790000005000,
            PromptAnswers1790000028000,
            Households1790000031000,
            QuestionDepth1790000033000,
            GeneratedQuestions1790000033100,
            IndexedReferences1790000035000,
            IndexedLookups1790000036000,
            Seasons1790000037000,
            Topics1790000052000,
            Wordings1790000060000,
            AnswersByQuestion1790000065000,
          ],
        }),
        ActivitiesModule,
        AnswersModule,
        ChoicesModule,
        FocusesModule,
        GeneratedModule,
        HouseholdsModule,
        ModulesModule,
        PreferencesModule,
        QuotesModule,
        RatingsModule,
        RetreatModule,
      ],
      controllers: [AccountRpcController, AccountEventsController, CouplesEventsController],
      providers: [
        AccountService,
        { provide: AccountData, useExisting: AccountService },
        CouplesService,
        Seeder,
      ],
    };
  }
}

export function start(env: Environment): Promise<RunningProcess> {
  const config = readConfig(ServiceConfig, env);
  return startService(NAME, config, ContentModule.with(config));
}

/** Migrates the databases, and does nothing else. */
export const migrate = (env: Environment): Promise<void> =>
  migrateOnly(ContentModule.with(readConfig(ServiceConfig, env)));
