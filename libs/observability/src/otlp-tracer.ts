import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { ProcessConfig } from './config.js';
import type { Logger } from './logger.js';
import { childTraceparent, idsOf, isSampled, traceparentOf } from './trace.js';
import { type Span, type SpanStart, type Tracer, unrecorded } from './tracing.js';

export type TracingConfig = Pick<
  ProcessConfig,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
>;

const KINDS: Record<SpanStart['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** A shutdown does not wait longer than this many milliseconds for a collector. */
const EXPORT_LIMIT_MS = 5_000;

/** At most 2,048 spans wait. Those that do not fit are dropped, so that a slow collector costs no memory. */
const BATCHES = { scheduledDelayMillis: 2_000, exportTimeoutMillis: EXPORT_LIMIT_MS };

class RecordedSpan implements Span {
  readonly isRecorded = true;

  constructor(
    private readonly span: OtelSpan,
    readonly traceparent: string,
  ) {}

  set(attributes: Attributes): void {
    this.span.setAttributes(attributes);
  }

  end(failure?: string): void {
    if (failure !== undefined)
      this.span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure);
    this.span.end();
  }
}

/** Records spans with OpenTelemetry's SDK and sends them to a collector in batches. */
class OtlpTracer implements Tracer {
  private readonly tracer: OtelTracer;

  constructor(private readonly provider: TracerProvider) {
    this.tracer = provider.getTracer('anew');
  }

  begin({ name, kind, attributes }: SpanStart, parent?: string): Span {
    // This is the common case, and nothing of the SDK needs to run in it.
    if (parent !== undefined && !isSampled(parent)) return unrecorded(childTraceparent(parent));
    const options = { kind: KINDS[kind], ...(attributes && { attributes }) };
    const span = this.tracer.startSpan(name, options, contextOf(parent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    const traceparent = traceparentOf({ traceId, spanId, flags: traceFlags });
    return span.isRecording() ? new RecordedSpan(span, traceparent) : unrecorded(traceparent);
  }

  async close(): Promise<void> {
    // What could not be sent has been logged by the exporter below.
    await this.provider.shutdown().catch(() => undefined);
  }
}

function contextOf(parent: string | undefined): Context {
  const ids = parent === undefined ? undefined : idsOf(parent);
  if (!ids) return ROOT_CONTEXT;
  const { traceId, spanId, flags } = ids;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: flags, isRemote: true });
}

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: TracingConfig): Sampler {
  switch (name) {
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) });
  }
}

/** The SDK drops spans that it cannot send without a word, and the operator has to learn of it. */
function logging(exporter: SpanExporter, logger: Logger): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) logger.warn({ err: result.error, spans: spans.length }, 'spans not sent');
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

export function otlpTracer(name: string, config: TracingConfig, url: string, logger: Logger): Tracer {
  const exporter = logging(new OTLPTraceExporter({ url, timeoutMillis: EXPORT_LIMIT_MS }), logger);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.namespace': 'anew' }),
    sampler: samplerOf(config),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...BATCHES })],
  });
  return new OtlpTracer(provider);
}
