import { IsRedisUrl } from '@anew/messaging/redis-url';
import { ProcessConfig } from '@anew/observability/config';
import { WholeNumber } from '@anew/observability/whole-number';
import {
  IsDatabaseUrl,
  IsDataKeys,
  type KeysConfig,
  MOVE_AFTER_MS,
  ServiceConfig,
} from '@anew/persistence/service-config';

export class AssessmentConfig extends ServiceConfig {
  /** Days after a round has closed until the next one may begin. */
  @WholeNumber('ASSESSMENT_ROUND_DAYS', 1)
  ASSESSMENT_ROUND_DAYS: number = 30;

  @IsRedisUrl()
  REDIS_URL!: string;
}

export class WorkerConfig extends ProcessConfig implements KeysConfig {
  @IsDatabaseUrl('DATABASE_URL', 'the assessment service’s database')
  DATABASE_URL!: string;

  @IsDatabaseUrl('KEYS_DATABASE_URL', 'the database of the assessment service’s keys')
  KEYS_DATABASE_URL!: string;

  @IsDataKeys()
  DATA_KEYS!: string;

  @WholeNumber('MOVE_AUTHOR_KEYS_AFTER_MS', 0)
  MOVE_AUTHOR_KEYS_AFTER_MS: number = MOVE_AFTER_MS;

  @IsRedisUrl()
  REDIS_URL!: string;

  @WholeNumber('SCORING_CONCURRENCY', 1)
  SCORING_CONCURRENCY: number = 4;

  /** Interval in milliseconds at which couples without results are looked for. */
  @WholeNumber('RECONCILE_EVERY_MS', 100)
  RECONCILE_EVERY_MS: number = 5_000;

  /**
   * Milliseconds for which results may be overdue, and then again for which none is finished, until the worker
   * reports that it has to be started again.
   */
  @WholeNumber('STUCK_AFTER_MS', 1_000)
  STUCK_AFTER_MS: number = 60_000;
}
