import type { Logger } from './logger.js';
import type { Metrics } from './metrics.js';
import type { Tracer } from './tracing.js';

/** By what a process shows what it does. */
export interface Telemetry {
  logger: Logger;
  metrics: Metrics;
  tracer: Tracer;
}
