import type { WireError } from '@anew/contracts/errors';
import type {
  RpcCaller,
  RpcInput,
  RpcOutput,
  RpcRequest,
  RpcSubject,
  StreamCaller,
  StreamInput,
  StreamItem,
  StreamSubject,
} from '@anew/contracts/rpc/map';
import { currentScope } from '@anew/observability/request-scope';
import { childTraceparent } from '@anew/observability/trace';
import { beginPart, ended, type Span } from '@anew/observability/tracing';
import { errors as natsErrors } from '@nats-io/transport-node';
import type { CallSigner } from './call-signature.js';
import type { NatsLink } from './connection.js';
import { ReplyInbox } from './reply-inbox.js';
import { ERROR_HEADER } from './rpc-server.js';
import { PACE, type Pace } from './streams/frames.js';
import { readStream } from './streams/stream-reader.js';
import { fromWire, TIMEOUT_ERROR, UNAVAILABLE_ERROR } from './wire-error.js';

/** Milliseconds that a caller waits for an answer by default. */
export const DEFAULT_DEADLINE_MS = 5_000;

const decoder = new TextDecoder();

interface RpcTimes {
  deadlineMs?: number;
  pace?: Pace;
}

/**
 * Makes typed requests over NATS, signed for the service that answers. Each has a deadline, and none is
 * repeated.
 */
export class RpcClient {
  private readonly deadlineMs: number;
  private readonly pace: Pace;
  private replies: ReplyInbox | undefined;

  constructor(
    private readonly link: NatsLink,
    private readonly signer: CallSigner,
    { deadlineMs = DEFAULT_DEADLINE_MS, pace = PACE }: RpcTimes = {},
  ) {
    this.deadlineMs = deadlineMs;
    this.pace = pace;
  }

  /**
   * @throws DomainError as the service threw it, `unavailable` when no service listens, or `timeout` without
   * an answer
   */
  async request<S extends RpcSubject>(
    subject: S,
    caller: RpcCaller<S>,
    input: RpcInput<S>,
    deadlineMs = this.deadlineMs,
  ): Promise<RpcOutput<S>> {
    const bytes = await this.requestBytes(subject, caller, input, deadlineMs);
    return JSON.parse(decoder.decode(bytes)) as RpcOutput<S>;
  }

  /**
   * Like {@link request}, but returns the reply's JSON as bytes, because the gateway only forwards most
   * replies.
   */
  async requestBytes<S extends RpcSubject>(
    subject: S,
    caller: RpcCaller<S>,
    input: RpcInput<S>,
    deadlineMs = this.deadlineMs,
  ): Promise<Uint8Array> {
    // While disconnected, the client would buffer the request and send it after the caller has given up.
    if (!this.link.isUp) throw UNAVAILABLE_ERROR;
    const span = beginCall(subject);
    return ended(span, async () => {
      const payload = this.signer.sign(subject, requestOf({ caller, input, deadlineMs, span }));
      const reply = await this.inbox()
        .request(subject, payload, deadlineMs)
        .catch((error: unknown) => {
          throw asDomainError(error);
        });
      if (reply.headers?.has(ERROR_HEADER)) throw fromWire(reply.json<WireError>());
      return reply.data;
    });
  }

  /**
   * Yields the items of a stream as they arrive. Ending the iteration or aborting `signal` cancels the
   * handler.
   * @throws DomainError as the service threw it, or `unavailable` when no service listens or the service is
   * gone
   */
  stream<S extends StreamSubject>(
    subject: S,
    caller: StreamCaller<S>,
    input: StreamInput<S>,
    signal: AbortSignal,
  ): AsyncGenerator<StreamItem<S>, void> {
    const { deadlineMs, pace } = this;
    const payload = this.signer.sign(subject, requestOf({ caller, input, deadlineMs }));
    const request = { subject, payload, signal, pace };
    return readStream(this.link, request) as AsyncGenerator<StreamItem<S>, void>;
  }

  private inbox(): ReplyInbox {
    return (this.replies ??= new ReplyInbox(this.link));
  }
}

const beginCall = (subject: string): Span | undefined =>
  beginPart(() => ({
    name: subject,
    kind: 'client',
    attributes: { 'rpc.system.name': 'nats', 'rpc.method': subject },
  }));

interface Call {
  caller: unknown;
  input: unknown;
  deadlineMs: number;
  /** Span of the call, if it is recorded. */
  span?: Span | undefined;
}

function requestOf({
  caller,
  input,
  deadlineMs,
  span,
}: Call): Record<keyof RpcRequest, unknown> & { deadline: number } {
  return {
    caller,
    input,
    traceparent: span?.traceparent ?? childTraceparent(currentScope()?.traceparent),
    deadline: Date.now() + deadlineMs,
  };
}

function asDomainError(error: unknown): Error {
  return error instanceof natsErrors.TimeoutError ? TIMEOUT_ERROR : UNAVAILABLE_ERROR;
}
