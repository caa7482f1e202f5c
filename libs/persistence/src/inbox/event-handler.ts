import type { EventEnvelope, EventSubject } from '@anew/contracts/events/map';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  UseInterceptors,
} from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import { EventInterceptor, IdempotentEventInterceptor, receivedBy } from './event.interceptors.js';

/** Work for the time after the commit. It is tried only once, so something else must catch up if it fails. */
export type AfterCommit = () => Promise<void>;

type Handler<S extends EventSubject> = (
  event: EventEnvelope<S>,
  transaction: EntityManager,
) => Promise<AfterCommit | undefined> | Promise<void>;

type IdempotentHandler<S extends EventSubject> = (event: EventEnvelope<S>) => Promise<void>;

/**
 * Makes a method handle the events of `subjects`, each once. The method runs in the transaction in which the
 * inbox records the event, and the event is acknowledged after the commit. If the method throws, the event is
 * delivered again later. Events may arrive late and out of order. The method takes `(@Event() event,
 * @InTransaction() transaction)` in this order. A method of another type does not compile.
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
 * Makes a method handle the events of `subject` without a transaction and without the inbox, for work on
 * servers other than the database, or in many transactions. The method takes `(@Event() event)` and may get the same
 * event many times.
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

/** Event with its envelope, both validated. */
export const Event = createParamDecorator(
  (_: unknown, context: ExecutionContext) => receivedBy(context).event,
);

/** Transaction for everything that the event changes. */
export const InTransaction = createParamDecorator(
  (_: unknown, context: ExecutionContext) => receivedBy(context).transaction,
);
