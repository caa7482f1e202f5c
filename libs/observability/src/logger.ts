import { type LoggerService } from '@nestjs/common';
import { type DestinationStream, pino, type Logger as PinoLogger } from 'pino';
import { currentScope } from './request-scope.js';
import { traceIdOf } from './trace.js';

export type Logger = PinoLogger;

/** Injection token of the process's {@link Logger}. */
export const LOGGER = Symbol('logger');

function scopeFields(): Record<string, string | undefined> {
  const scope = currentScope();
  return scope ? { requestId: scope.requestId, traceId: traceIdOf(scope.traceparent) } : {};
}

/** What tells the fault, and no more: a driver's error also carries the values of its statement, which are personal. */
function errorFields(thrown: unknown): unknown {
  const serialized = pino.stdSerializers.err(thrown as Error);
  if (serialized === thrown) return thrown;
  const { type, message, stack, code } = serialized;
  return { type, message, stack, code: code as unknown };
}

/** JSON lines on standard output, each with the process's name and the request and trace it belongs to. */
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

/** Lets Nest's own messages go through pino. */
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
