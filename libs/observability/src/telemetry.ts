import type { Logger } from './logger.js';
import type { Metrics } from './metrics.js';
import type { Tracer } from './tracing.js';

/** Means by which operators see what a process does. */
export interface Telemetry {
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer;
}
