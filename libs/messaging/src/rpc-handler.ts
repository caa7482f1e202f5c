import { applyDecorators } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { RpcCaller, RpcInput, RpcOutput, RpcSubject } from '@anew/contracts/rpc/map';

type Handler<S extends RpcSubject> = (
  caller: RpcCaller<S>,
  input: RpcInput<S>,
) => Promise<RpcOutput<S>> | RpcOutput<S>;

/**
 * Answers `subject`. The method takes `(@Caller() caller, @Input() input)` in this order;
 * a method of another shape does not compile.
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

/** Who asks: an Actor, a Visitor or a bare request context, as the subject's contract says. */
export const Caller = (): ParameterDecorator => Payload('caller');

/** What is asked, validated against its DTO class. */
export const Input = (): ParameterDecorator => Payload('input');
