import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsPositive, IsUrl, Matches, Max, Min } from 'class-validator';
import { AnsweringConfig } from '@anew/messaging/service-process';

const DATA_KEYS_FORM = /^\s*\d+:[A-Za-z0-9+/]{43}=\s*(,\s*\d+:[A-Za-z0-9+/]{43}=\s*)*$/;

/** The address of a database of PostgreSQL; `whose` says in the refusal which one. */
export function IsDatabaseUrl(name: string, whose: string): PropertyDecorator {
  const form = { protocols: ['postgres', 'postgresql'], require_tld: false, require_protocol: true };
  return IsUrl(form, { message: `${name} must be a postgres:// address of ${whose}` });
}

/** `<version>:<32 bytes in base64>`, several separated by commas; the highest wraps. */
export function IsDataKeys(): PropertyDecorator {
  return Matches(DATA_KEYS_FORM, {
    message: 'DATA_KEYS must be <version>:<32 bytes in base64>, several separated by commas',
  });
}

/** Milliseconds after the start in which processes of the release before may still run. */
export function IsMoveDelay(): PropertyDecorator {
  const message = 'MOVE_AUTHOR_KEYS_AFTER_MS must be a whole number of milliseconds';
  return (target, key) => {
    Type(() => Number)(target, key);
    for (const rule of [IsInt({ message }), Min(0, { message })]) rule(target, key);
  };
}

/** Where the keys of what people write lie, and what wraps them. */
export interface KeysConfig {
  KEYS_DATABASE_URL: string;
  /** Master keys of encryption at rest. */
  DATA_KEYS: string;
  /** How long the keys that an earlier release kept with the data stay there: it looks for them nowhere else. */
  MOVE_AUTHOR_KEYS_AFTER_MS: number;
}

export const MOVE_AFTER_MS = 600_000;

/** What every service with a database reads from its environment. */
export class ServiceConfig extends AnsweringConfig implements KeysConfig {
  @IsDatabaseUrl('DATABASE_URL', 'the service’s own database')
  DATABASE_URL!: string;

  @IsDatabaseUrl('KEYS_DATABASE_URL', 'the database of the service’s keys')
  KEYS_DATABASE_URL!: string;

  @IsDataKeys()
  DATA_KEYS!: string;

  @IsMoveDelay()
  MOVE_AUTHOR_KEYS_AFTER_MS: number = MOVE_AFTER_MS;

  /** Connections at the most. Migrating takes two: one holds its lock. */
  @Type(() => Number)
  @IsInt({ message: 'DATABASE_POOL_SIZE must be a whole number' })
  @Min(2)
  @Max(100)
  DATABASE_POOL_SIZE: number = 10;

  /** Multiplies every limit; for load tests. */
  @Type(() => Number)
  @IsNumber({}, { message: 'RATE_LIMIT_FACTOR must be a number' })
  @IsPositive({ message: 'RATE_LIMIT_FACTOR must be above 0' })
  RATE_LIMIT_FACTOR: number = 1;
}
