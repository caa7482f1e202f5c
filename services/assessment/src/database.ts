import type { PersistenceOptions } from '@anew/persistence/persistence.module';
import { CoupleEntity } from './couples/couple.entity.js';
import { AssessmentTables1790000001000 } from './migrations/assessment-tables.js';
import { Rounds1790000003000 } from './migrations/rounds.js';
import { ResponsesEntity } from './responses/responses.entity.js';

/** The one database of the service and its worker. */
export function assessmentDatabase(
  name: string,
  { DATABASE_URL, DATA_KEYS }: { DATABASE_URL: string; DATA_KEYS: string },
  poolSize: number,
): PersistenceOptions {
  return {
    name,
    service: 'assessment',
    url: DATABASE_URL,
    dataKeys: DATA_KEYS,
    poolSize,
    entities: [ResponsesEntity, CoupleEntity],
    migrations: [AssessmentTables1790000001000, Rounds1790000003000],
  };
}
