import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, Min, validateSync } from 'class-validator';
import { publicSecrets } from './public-secrets.js';

/** Settings that every process reads from its environment. */
export class ProcessConfig {
  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  LOG_LEVEL: string = 'info';

  /** Port of the ops server. With 0, a free port is used. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  OPS_PORT: number = 0;

  /**
   * Host on which the ops server listens. Health and metrics need no password. Without a host, it listens on
   * every address.
   */
  @IsOptional()
  @IsString()
  OPS_HOST?: string;
}

/** Reports a missing or wrong setting. The message names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration of a process into a validated instance of `Schema`.
 * Empty variables count as unset.
 * @throws ConfigError naming every variable that is missing or wrong, or holds a secret that is publicly
 * known
 */
export function readConfig<T extends object>(Schema: new () => T, env: Environment): T {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const known = publicSecrets(env);
  if (known.length > 0)
    throw new ConfigError(`Others can reach this, and everybody knows ${known.join(', ')}: choose your own.`);
  const config = plainToInstance(Schema, present, { exposeDefaultValues: true });
  const errors = validateSync(config, { whitelist: true });
  if (errors.length === 0) return config;
  const sentences = errors.flatMap((error) => Object.values(error.constraints ?? {}));
  throw new ConfigError(`The configuration cannot be used: ${sentences.join('; ')}.`);
}
