import { CoupleEntity } from './couples/couple.entity.js';
import { AssessmentTables1790000001000 } from './migrations/assessment-tables.js';
import { ResponsesEntity } from './responses/responses.entity.js';
import { ResultsEntity } from './results/results.entity.js';

/** The one database of the service and its worker. */
export function assessmentDatabase(name: string, url: string, poolSize: number) {
  return {
    name,
    url,
    poolSize,
    entities: [ResponsesEntity, CoupleEntity, ResultsEntity],
    migrations: [AssessmentTables1790000001000],
  };
}
