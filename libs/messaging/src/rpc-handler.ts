import type {
  RpcCaller,
  RpcInput,
  RpcOutput,
  RpcSubject,
  StreamCaller,
  StreamInput,
  StreamItem,
  StreamSubject,
} from '@anew/contracts/rpc/map';
import { applyDecorators } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type { JsonBytes } from './json-bytes.js';

type Answer<T> = T | JsonBytes<T>;

type Handler<S extends RpcSubject> = (
  caller: RpcCaller<S>,
  input: RpcInput<S>,
) => Promise<Answer<RpcOutput<S>>> | Answer<RpcOutput<S>>;

/**
 * Makes a method answer the RPC calls of `subject`. The method takes `(@Caller() caller, @Input() input)` in
 * this order.
 * A method of another type does not compile.
 */
export function RpcHandler<S extends RpcSubject>(subject: S) {
  return <M extends Handler<S>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    applyDecorators(MessagePattern(subject))(target, key, descriptor);
  };
}

/** Caller of a request: an Actor, a Visitor or a bare request context, as the subject's contract says. */
export const Caller = (): ParameterDecorator => Payload('caller');

/** Input of a request, validated against its DTO class. */
export const Input = (): ParameterDecorator => Payload('input');

type StreamingHandler<S extends StreamSubject> = (
  caller: StreamCaller<S>,
  input: StreamInput<S>,
  signal: AbortSignal,
) => AsyncIterable<StreamItem<S>>;

/** Marks a handler whose answer is a stream of items. */
export interface StreamExtras {
  isStream: true;
}

const STREAM: StreamExtras = { isStream: true };

/**
 * Makes a method answer `subject` as a stream of items. The method takes `(@Caller() caller, @Input() input,
 * @Cancellation() signal)` in this order and returns an async iterable.
 */
export function StreamHandler<S extends StreamSubject>(subject: S) {
  return <M extends StreamingHandler<S>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<M>,
  ): void => {
    applyDecorators(MessagePattern(subject, STREAM))(target, key, descriptor);
  };
}

/** Signal of a stream's handler. It aborts when the reader has gone or wants no more. */
export const Cancellation = (): ParameterDecorator => Ctx();
