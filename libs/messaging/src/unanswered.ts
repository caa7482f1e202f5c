import type { ServiceName } from '@anew/contracts/rpc/services';
import { subjectsOf } from '@anew/contracts/rpc/subjects';
import type { MessageHandler } from '@nestjs/microservices';

/**
 * Without this, a call that nobody answers would look to its caller as if the whole service were away.
 * @throws Error when a service lacks a handler of one of its calls
 */
export function refuseUnanswered(service: ServiceName, handlers: ReadonlyMap<string, MessageHandler>): void {
  const missing = subjectsOf(service).filter((subject) => !handlers.has(subject));
  if (missing.length === 0) return;
  throw new Error(
    `${service} answers no ${missing.join(', ')}. Add a method with @RpcHandler(…), or with @StreamHandler(…) for a stream, to a controller of the service.`,
  );
}
