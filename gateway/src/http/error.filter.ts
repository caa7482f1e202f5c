import type { DomainError } from '@anew/contracts/errors';
import type { Logger } from '@anew/observability/logger';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { errorIn } from './error-words.js';
import { asDomainError, errorBody } from './errors.js';
import { languageOf } from './language.js';
import type { Reply, Request } from './request.js';
import { giveContext } from './request-context.hook.js';

/** Turns every failure into the contract's error body, in the reader's language. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const error = asDomainError(thrown);
    const request = http.getRequest<Request>();
    if (error.kind === 'internal' && thrown !== error) this.log(thrown, request);
    send(http.getResponse<Reply>(), errorIn(languageOf(request), error));
  }

  private log(thrown: unknown, request: Request): void {
    this.logger.error(
      { err: thrown, method: request.method, route: request.routeOptions.url },
      'request failed',
    );
  }
}

/** Answers an address that the router cannot parse. No hook has run at this point. */
export function refuseOddAddress(_error: Error, request: Request, reply: Reply): void {
  giveContext(request, reply);
  send(reply, asDomainError({ statusCode: 404 }));
}

export function send(reply: Reply, error: DomainError): void {
  const body = errorBody(error);
  if (error.details.retryAfter !== undefined) void reply.header('Retry-After', error.details.retryAfter);
  void reply.status(body.statusCode).type('application/json; charset=utf-8').send(body);
}
