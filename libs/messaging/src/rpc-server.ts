import type { RequestContext } from '@anew/contracts/actor';
import { DomainError } from '@anew/contracts/errors';
import type { RpcRequest } from '@anew/contracts/rpc/map';
import { runInScope } from '@anew/observability/request-scope';
import type { Telemetry } from '@anew/observability/telemetry';
import { scopeOf, type Span } from '@anew/observability/tracing';
import { headers, type Msg, type MsgHdrs, type Subscription } from '@nats-io/transport-node';
import { type CustomTransportStrategy, type MessageHandler, ServerNats } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { type CallVerifier, NotSigned } from './call-signature.js';
import type { NatsLink } from './connection.js';
import { LateRequests } from './late-requests.js';
import type { StreamExtras } from './rpc-handler.js';
import { PACE, type Pace } from './streams/frames.js';
import { StreamWriter } from './streams/stream-writer.js';
import { toWire, UNAVAILABLE_ERROR } from './wire-error.js';

/** Header of a reply whose body is a WireError. */
export const ERROR_HEADER = 'Anew-Error';

/**
 * Milliseconds after unsubscribing in which the server may still deliver requests that it had already routed.
 */
const DRAIN_MS = 250;

export interface StreamTimes extends Pace {
  /** Milliseconds that open streams have to finish when the process stops. */
  graceMs: number;
}

/** Milliseconds that open streams have, unless the operator says otherwise. */
export const STREAM_GRACE_MS = 6_000;

const STREAM_TIMES: StreamTimes = { ...PACE, graceMs: STREAM_GRACE_MS };

const encoder = new TextEncoder();
const NULL_REPLY = encoder.encode('null');

function errorHeaders(): MsgHdrs {
  const marked = headers();
  marked.set(ERROR_HEADER, '1');
  return marked;
}

/** Outcomes that are faults of ours, and not refusals. */
const FAULTS = new Set(['internal', 'unavailable', 'timeout']);

const requestIdOf = ({ caller }: RpcRequest): string | undefined =>
  ((caller ?? {}) as Partial<RequestContext>).requestId;

const isStream = ({ extras }: MessageHandler): boolean =>
  (extras as StreamExtras | undefined)?.isStream ?? false;

/** Final result of a handler of a call or an event. */
export async function returnedBy(
  handler: MessageHandler,
  request: RpcRequest | undefined,
  context: unknown,
): Promise<unknown> {
  const returned: unknown = await handler(request, context);
  return isObservable(returned) ? lastValueFrom(returned) : returned;
}

/**
 * Nest's NATS server with less work for each message: the handler is bound to its subscription, the reply is
 * the bare JSON of the handler's result, and closing waits for requests in flight.
 * Guards, pipes, interceptors and filters run as usual, because Nest includes them in the handler. Handlers
 * of events are registered here, too, but {@link EventConsumers} calls them.
 */
export class RpcServer extends ServerNats implements CustomTransportStrategy {
  /** Handlers of events deal with their own failures, see {@link EventDelivery}. */
  override readonly propagatesEventHandlerErrors = true;
  private readonly inFlight = new Set<Promise<void>>();
  private readonly streams = new Set<StreamWriter>();
  private readonly bound: Subscription[] = [];
  private readonly late: LateRequests;

  constructor(
    private readonly link: NatsLink,
    private readonly queue: string,
    private readonly telemetry: Telemetry,
    private readonly verifier: CallVerifier,
    private readonly times: StreamTimes = STREAM_TIMES,
  ) {
    super({});
    this.late = new LateRequests(telemetry.logger);
    const { metrics } = telemetry;
    metrics.watch(metrics.streamsOpen, { kind: 'answer' }, () => this.streams.size);
  }

  override async listen(callback: (error?: unknown) => void): Promise<void> {
    for (const [subject, handler] of this.getHandlers())
      if (!handler.isEventHandler) this.bind(subject, handler);
    // The server counts as listening once NATS has received the subscriptions. If NATS goes away at this
    // moment, they are sent on reconnect.
    await this.link.connection.flush().catch(() => undefined);
    callback();
  }

  override async close(): Promise<void> {
    await Promise.all(this.bound.splice(0).map((subscription) => this.drain(subscription)));
    if (this.link.isUp) await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
    const cutOff = setTimeout(() => this.cancelStreams(), this.times.graceMs);
    await Promise.allSettled([...this.inFlight]);
    clearTimeout(cutOff);
    if (this.link.isUp) await this.link.connection.flush();
  }

  private cancelStreams(): void {
    for (const stream of this.streams) stream.stop();
  }

  private async drain(subscription: Subscription): Promise<void> {
    if (this.link.isUp) await subscription.drain();
    else subscription.unsubscribe();
  }

  private bind(subject: string, handler: MessageHandler): void {
    const callback = (error: Error | null, message: Msg): void => {
      if (error) return this.telemetry.logger.error({ err: error, subject }, 'subscription failed');
      const handled = this.handle(subject, handler, message).catch((failure: unknown) => {
        this.telemetry.logger.error({ err: failure, subject }, 'request not answered');
      });
      this.inFlight.add(handled);
      void handled.finally(() => this.inFlight.delete(handled));
    };
    this.bound.push(this.link.connection.subscribe(subject, { queue: this.queue, callback }));
  }

  private async handle(subject: string, handler: MessageHandler, message: Msg): Promise<void> {
    const startedAt = performance.now();
    const outcome = await this.answer(subject, handler, message);
    this.telemetry.metrics.requestSeconds.observe(
      { operation: subject, outcome },
      (performance.now() - startedAt) / 1000,
    );
  }

  private async answer(subject: string, handler: MessageHandler, message: Msg): Promise<string> {
    try {
      const request = this.verifier.open(subject, message.data);
      // The caller no longer waits and may have tried again, so a late change would surprise them.
      if (this.late.isLate(subject, request.deadline)) return 'expired';
      const span = this.begin(subject, request);
      const outcome = await runInScope(scopeOf(span, this.telemetry.tracer, requestIdOf(request)), () =>
        this.work(handler, request, message).catch((error: unknown) => this.refuse(subject, message, error)),
      );
      span.set({ 'anew.outcome': outcome });
      span.end(FAULTS.has(outcome) ? outcome : undefined);
      return outcome;
    } catch (error) {
      return this.refuse(subject, message, error);
    }
  }

  private begin(subject: string, { traceparent }: RpcRequest): Span {
    const attributes = { 'rpc.system.name': 'nats', 'rpc.method': subject };
    return this.telemetry.tracer.begin({ name: subject, kind: 'server', attributes }, traceparent);
  }

  private async work(handler: MessageHandler, request: RpcRequest, message: Msg): Promise<string> {
    if (isStream(handler)) return this.stream(handler, request, message);
    const reply = await this.run(handler, request, message);
    await this.link.batch.add(() => message.respond(reply));
    return 'ok';
  }

  private refuse(subject: string, message: Msg, error: unknown): string {
    if (error instanceof NotSigned) return this.refuseUnsigned(subject, message, error);
    const wire = toWire(error);
    if (!(error instanceof DomainError))
      this.telemetry.logger.error({ err: error, subject }, 'request failed');
    message.respond(JSON.stringify(wire), { headers: errorHeaders() });
    return wire.kind;
  }

  /**
   * Answers that the service is unavailable and reveals no more. A gateway sees this if it and the service
   * have different keys.
   */
  private refuseUnsigned(subject: string, message: Msg, { message: reason }: NotSigned): string {
    this.telemetry.logger.error({ subject, reason }, 'request that no gateway has signed');
    message.respond(JSON.stringify(toWire(UNAVAILABLE_ERROR)), { headers: errorHeaders() });
    return 'unsigned';
  }

  private async stream(handler: MessageHandler, request: RpcRequest, message: Msg): Promise<string> {
    const writer = new StreamWriter(this.link, message, this.times);
    this.streams.add(writer);
    try {
      const items = await returnedBy(handler, request, writer.signal);
      await writer.write(items as AsyncIterable<unknown>);
      return writer.signal.aborted ? 'canceled' : 'ok';
    } catch (error) {
      if (!(error instanceof DomainError))
        this.telemetry.logger.error({ err: error, subject: message.subject }, 'stream failed');
      return writer.fail(error);
    } finally {
      writer.close();
      this.streams.delete(writer);
    }
  }

  private async run(
    handler: MessageHandler,
    request: RpcRequest,
    message: Msg,
  ): Promise<Uint8Array | string> {
    const value = await returnedBy(handler, request, message);
    if (value instanceof Uint8Array) return value;
    return value === undefined || value === null ? NULL_REPLY : JSON.stringify(value);
  }
}
