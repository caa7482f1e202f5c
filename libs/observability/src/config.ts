import 'reflect-metadata';
import { plainToInstance, Type } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, IsString, IsUrl, Max, Min, validateSync } from 'class-validator';
import { publicSecrets } from './public-secrets.js';
import { WholeNumber } from './whole-number.js';

/** Samplers of OpenTelemetry's specification that let a process follow the decision of its caller. */
const SAMPLERS = ['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const;
const SHARE_SENTENCE = 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1';

/** Settings that every process reads from its environment. */
export class ProcessConfig {
  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  LOG_LEVEL: string = 'info';

  /** Port of the ops server. With 0, a free port is used. */
  @WholeNumber('OPS_PORT', 0, 65_535)
  OPS_PORT: number = 0;

  /**
   * Host on which the ops server listens. Health and metrics need no password. Without a host, it listens on
   * every address.
   */
  @IsOptional()
  @IsString()
  OPS_HOST?: string;

  /** OpenTelemetry collector to which traces are sent, by OTLP over HTTP. Without it, none are recorded. */
  @IsOptional()
  @IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    {
      message:
        'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector, such as http://localhost:4318',
    },
  )
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** How the gateway decides which requests are recorded. All other processes follow its decision. */
  @IsIn(SAMPLERS, { message: `OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}` })
  OTEL_TRACES_SAMPLER: (typeof SAMPLERS)[number] = 'parentbased_always_on';

  /** Share of the requests that `parentbased_traceidratio` records. */
  @Type(() => Number)
  @IsNumber({}, { message: SHARE_SENTENCE })
  @Min(0, { message: SHARE_SENTENCE })
  @Max(1, { message: SHARE_SENTENCE })
  OTEL_TRACES_SAMPLER_ARG: number = 1;
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
