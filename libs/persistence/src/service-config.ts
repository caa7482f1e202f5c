import { AnsweringConfig } from '@anew/messaging/service-process';
import { IsRateLimitFactor } from '@anew/observability/rate-limit-factor';
import { WholeNumber } from '@anew/observability/whole-number';
import { IsUrl, Matches } from 'class-validator';
import { WAIT_MS } from './database.js';

const DATA_KEYS_FORM = /^\s*\d+:[A-Za-z0-9+/]{43}=\s*(,\s*\d+:[A-Za-z0-9+/]{43}=\s*)*$/;

/** Requires the address of a PostgreSQL database. `whose` names the database in the error message. */
export function IsDatabaseUrl(name: string, whose: string): PropertyDecorator {
  const form = { protocols: ['postgres', 'postgresql'], require_tld: false, require_protocol: true };
  return IsUrl(form, { message: `${name} must be a postgres:// address of ${whose}` });
}

/**
 * Requires `<version>:<32 bytes in base64>`, or several separated by commas. The first one wraps new
 * keys.
 */
export function IsDataKeys(): PropertyDecorator {
  return Matches(DATA_KEYS_FORM, {
    message: 'DATA_KEYS must be <version>:<32 bytes in base64>, several separated by commas',
  });
}

/** Settings of the database of keys, and of the master keys that wrap them. */
export interface KeysConfig {
  KEYS_DATABASE_URL: string;
  /** Master keys for encryption at rest. */
  DATA_KEYS: string;
  /**
   * Milliseconds after the start for which keys from before they had a database of their own stay beside the data,
   * because processes from that time look for them only there. It may go once no row of `author_keys` holds a key.
   */
  MOVE_AUTHOR_KEYS_AFTER_MS: number;
}

export const MOVE_AFTER_MS = 600_000;

/** Settings that every service with a database reads from its environment. */
export class ServiceConfig extends AnsweringConfig implements KeysConfig {
  @IsDatabaseUrl('DATABASE_URL', 'the service’s own database')
  DATABASE_URL!: string;

  @IsDatabaseUrl('KEYS_DATABASE_URL', 'the database of the service’s keys')
  KEYS_DATABASE_URL!: string;

  @IsDataKeys()
  DATA_KEYS!: string;

  @WholeNumber('MOVE_AUTHOR_KEYS_AFTER_MS', 0)
  MOVE_AUTHOR_KEYS_AFTER_MS: number = MOVE_AFTER_MS;

  /** Largest number of connections. Migrating takes two, because one holds the lock. */
  @WholeNumber('DATABASE_POOL_SIZE', 2, 100)
  DATABASE_POOL_SIZE: number = 10;

  /** Milliseconds that work waits for a free connection, until it is refused with 503. */
  @WholeNumber('DATABASE_WAIT_MS', 100, 60_000)
  DATABASE_WAIT_MS: number = WAIT_MS;

  /** Factor by which every limit is multiplied. Load tests raise it. */
  @IsRateLimitFactor()
  RATE_LIMIT_FACTOR: number = 1;
}
