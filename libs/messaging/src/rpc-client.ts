import { errors as natsErrors } from '@nats-io/transport-node';
import type { WireError } from '@anew/contracts/errors';
import type { RpcCaller, RpcInput, RpcOutput, RpcRequest, RpcSubject } from '@anew/contracts/rpc/map';
import { currentScope } from '@anew/observability/request-scope';
import { childTraceparent } from '@anew/observability/trace';
import type { NatsLink } from './connection.js';
import { ReplyInbox } from './reply-inbox.js';
import { ERROR_HEADER } from './rpc-server.js';
import { fromWire, TIMEOUT_ERROR, UNAVAILABLE_ERROR } from './wire-error.js';

/** Milliseconds that a caller waits for an answer unless it says otherwise. */
export const DEFAULT_DEADLINE_MS = 5_000;

const decoder = new TextDecoder();

/** Typed requests over NATS; every one has a deadline, none is repeated. */
export class RpcClient {
  private replies: ReplyInbox | undefined;

  constructor(private readonly link: NatsLink) {}

  /**
   * @throws DomainError as the service threw it; `unavailable` when nobody listens, `timeout` when no answer came
   */
  async request<S extends RpcSubject>(
    subject: S,
    caller: RpcCaller<S>,
    input: RpcInput<S>,
    deadlineMs = DEFAULT_DEADLINE_MS,
  ): Promise<RpcOutput<S>> {
    const bytes = await this.requestBytes(subject, caller, input, deadlineMs);
    return JSON.parse(decoder.decode(bytes)) as RpcOutput<S>;
  }

  /** Like {@link request}, but hands on the reply's JSON unread: most replies only pass through. */
  async requestBytes<S extends RpcSubject>(
    subject: S,
    caller: RpcCaller<S>,
    input: RpcInput<S>,
    deadlineMs = DEFAULT_DEADLINE_MS,
  ): Promise<Uint8Array> {
    // While disconnected the client would buffer the request and send it after its caller has given up.
    if (!this.link.isUp) throw UNAVAILABLE_ERROR;
    const request: RpcRequest<S> = {
      caller,
      input,
      traceparent: childTraceparent(currentScope()?.traceparent),
      deadline: Date.now() + deadlineMs,
    };
    const reply = await this.inbox()
      .request(subject, JSON.stringify(request), deadlineMs)
      .catch((error: unknown) => {
        throw asDomainError(error);
      });
    if (reply.headers?.has(ERROR_HEADER)) throw fromWire(reply.json<WireError>());
    return reply.data;
  }

  private inbox(): ReplyInbox {
    return (this.replies ??= new ReplyInbox(this.link));
  }
}

function asDomainError(error: unknown): Error {
  return error instanceof natsErrors.TimeoutError ? TIMEOUT_ERROR : UNAVAILABLE_ERROR;
}
