import { IsRedisUrl } from '@anew/messaging/redis-url';
import { ProcessConfig } from '@anew/observability/config';
import {
  IsDatabaseUrl,
  IsDataKeys,
  IsMoveDelay,
  type KeysConfig,
  MOVE_AFTER_MS,
  ServiceConfig,
} from '@anew/persistence/service-config';
import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';

export class AssessmentConfig extends ServiceConfig {
  /** Days after a round has closed until the next one may begin. */
  @Type(() => Number)
  @IsInt({ message: 'ASSESSMENT_ROUND_DAYS must be a whole number of days' })
  @Min(1, { message: 'ASSESSMENT_ROUND_DAYS must be at least 1' })
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

  @IsMoveDelay()
  MOVE_AUTHOR_KEYS_AFTER_MS: number = MOVE_AFTER_MS;

  @IsRedisUrl()
  REDIS_URL!: string;

  @Type(() => Number)
  @IsInt({ message: 'SCORING_CONCURRENCY must be a whole number' })
  @Min(1)
  SCORING_CONCURRENCY: number = 4;

  /** Interval in milliseconds at which couples without results are looked for. */
  @Type(() => Number)
  @IsInt({ message: 'RECONCILE_EVERY_MS must be a whole number of milliseconds' })
  @Min(100)
  RECONCILE_EVERY_MS: number = 5_000;

  /**
   * Milliseconds for which results may be overdue, and then again for which none is finished, until the worker
   * reports that it has to be started again.
   */
  @Type(() => Number)
  @IsInt({ message: 'STUCK_AFTER_MS must be a whole number of milliseconds' })
  @Min(1_000)
  STUCK_AFTER_MS: number = 60_000;
}
