import type { PersistenceOptions } from '@anew/persistence/persistence.module';
import type { KeysConfig } from '@anew/persistence/service-config';
import { AgreementEntity } from './agreements/agreement.entity.js';
import { CoupleEntity } from './couples/couple.entity.js';
import { AssessmentTables1790000001000 } from './migrations/assessment-tables.js';
import { GivenBeside1790000063000 } from './migrations/given-beside.js';
import { NoOpenResults1790000004000 } from './migrations/no-open-results.js';
import { Rounds1790000003000 } from './migrations/rounds.js';
import { Talks1790000050000 } from './migrations/talks.js';
import { WhoseAgreements1790000066000 } from './migrations/whose-agreements.js';
import { ResponsesEntity } from './responses/responses.entity.js';
import { TalkEntity } from './talks/talk.entity.js';

/** Options of the database that the service and its worker share. */
export function assessmentDatabase(
  name: string,
  config: KeysConfig & { DATABASE_URL: string },
  connections: Pick<PersistenceOptions, 'poolSize' | 'waitMs'>,
): PersistenceOptions {
  return {
    name,
    service: 'assessment',
    url: config.DATABASE_URL,
    keys: config,
    ...connections,
    entities: [ResponsesEntity, CoupleEntity, TalkEntity, AgreementEntity],
    migrations: [
      AssessmentTables1790000001000,
      Rounds1790000003000,
      NoOpenResults1790000004000,
      Talks1790000050000,
      GivenBeside1790000063000,
      WhoseAgreements1790000066000,
    ],
  };
}
