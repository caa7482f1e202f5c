import { Type } from 'class-transformer';
import { IsInt, IsUrl, Max, Min } from 'class-validator';
import { MessagingConfig } from '@anew/messaging/service-process';

/** What every service with a database reads from its environment. */
export class ServiceConfig extends MessagingConfig {
  @IsUrl(
    { protocols: ['postgres', 'postgresql'], require_tld: false, require_protocol: true },
    { message: 'DATABASE_URL must be a postgres:// address of the service’s own database' },
  )
  DATABASE_URL!: string;

  /** Connections at the most. */
  @Type(() => Number)
  @IsInt({ message: 'DATABASE_POOL_SIZE must be a whole number' })
  @Min(1)
  @Max(100)
  DATABASE_POOL_SIZE: number = 10;
}
