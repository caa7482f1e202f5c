import { Type } from 'class-transformer';
import { IsInt, IsUrl, Matches, Max, Min } from 'class-validator';
import { AnsweringConfig } from '@anew/messaging/service-process';

export const DATA_KEYS_FORM = /^\s*\d+:[A-Za-z0-9+/]{43}=\s*(,\s*\d+:[A-Za-z0-9+/]{43}=\s*)*$/;

/** What every service with a database reads from its environment. */
export class ServiceConfig extends AnsweringConfig {
  @IsUrl(
    { protocols: ['postgres', 'postgresql'], require_tld: false, require_protocol: true },
    { message: 'DATABASE_URL must be a postgres:// address of the service’s own database' },
  )
  DATABASE_URL!: string;

  /** Master keys of encryption at rest, `<version>:<32 bytes in base64>`, several separated by commas; the highest wraps. */
  @Matches(DATA_KEYS_FORM, {
    message: 'DATA_KEYS must be <version>:<32 bytes in base64>, several separated by commas',
  })
  DATA_KEYS!: string;

  /** Connections at the most. Migrating takes two: one holds its lock. */
  @Type(() => Number)
  @IsInt({ message: 'DATABASE_POOL_SIZE must be a whole number' })
  @Min(2)
  @Max(100)
  DATABASE_POOL_SIZE: number = 10;
}
