import type { Logger } from './logger.js';
import type { TracingConfig } from './otlp-tracer.js';
import { NO_TRACER, type Tracer } from './tracing.js';

/** Starts the tracer of a process. OpenTelemetry's SDK is loaded only if there is a collector to send to. */
export async function startTracer(name: string, config: TracingConfig, logger: Logger): Promise<Tracer> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (endpoint === undefined) return NO_TRACER;
  const { otlpTracer } = await import('./otlp-tracer.js');
  return otlpTracer(name, config, `${endpoint.replace(/\/+$/, '')}/v1/traces`, logger);
}
