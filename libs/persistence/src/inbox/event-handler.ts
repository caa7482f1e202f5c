import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  UseInterceptors,
} from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { EventEnvelope, EventSubject } from '@anew/contracts/events/map';
import { EventInterceptor, IdempotentEventInterceptor, receivedBy } from './event.interceptors.js';

/** What is left to do once the transaction has committed. It is tried once: something else must see to it when it fails. */
export type AfterCommit = () => Promise<void>;

type Handler<S extends EventSubject> = (
  event: EventEnvelope<S>,
  transaction: EntityManager,
) => Promise<AfterCommit | undefined> | Promise<void>;

type IdempotentHandler<S extends EventSubject> = (event: EventEnvelope<S>) => Promise<void>;

/**
 * Handles the events of `subjects`, each once: the method runs in the transaction in which the inbox takes the event in,
 * and the event is acknowledged when that has committed. When the method throws, the event comes again later. Events may
 * come late and out of order. The method takes `(@Event() event, @InTransaction() transaction)` in this order; a method of
 * another shape does not compile.
 */
export function EventHandler<S extends EventSubject>(...subjects: S[]) {
  return <M extends Handler<S>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    applyDecorators(EventPattern(subjects), UseInterceptors(EventInterceptor))(target, key, descriptor);
  };
}

/**
 * Handles the events of `subject` outside of any transaction and without the inbox, for work with other servers than the
 * database. The method takes `(@Event() event)`, and the same event may come to it again and again.
 */
export function IdempotentEventHandler<S extends EventSubject>(subject: S) {
  return <M extends IdempotentHandler<S>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    applyDecorators(EventPattern([subject]), UseInterceptors(IdempotentEventInterceptor))(
      target,
      key,
      descriptor,
    );
  };
}

/** The event with its envelope, both valid. */
export const Event = createParamDecorator(
  (_: unknown, context: ExecutionContext) => receivedBy(context).event,
);

/** The transaction in which everything that the event changes is written. */
export const InTransaction = createParamDecorator(
  (_: unknown, context: ExecutionContext) => receivedBy(context).transaction,
);
