import { type LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import { currentScope } from './request-scope.js';
import { traceIdOf } from './trace.js';

export type Logger = PinoLogger;

/** Injection token of the process's {@link Logger}. */
export const LOGGER = Symbol('logger');

function scopeFields(): Record<string, string | undefined> {
  const scope = currentScope();
  return scope ? { requestId: scope.requestId, traceId: traceIdOf(scope.traceparent) } : {};
}

/**
 * Fields of an error to log, and no others: an error of a database driver also carries the values of its
 * statement, which are personal.
 */
function errorFields(thrown: unknown): unknown {
  const serialized = pino.stdSerializers.err(thrown as Error);
  if (serialized === thrown) return thrown;
  const { type, message, stack, code } = serialized;
  return { type, message, stack, code: code as unknown };
}

/**
 * Logger that writes JSON lines to standard output, each with the process's name and its request and trace
 * ids.
 */
export function createLogger(name: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    name,
    level,
    mixin: scopeFields,
    serializers: { err: errorFields },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Sends Nest's own messages through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stackOrContext?: unknown, context?: unknown): void {
    if (message instanceof Error) this.logger.error({ err: message, context: stackOrContext });
    else this.logger.error({ context, stack: stackOrContext }, String(message));
  }
}
