import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of one process, exposed by its ops server at `/metrics`. */
export class Metrics {
  readonly registry = new Registry();

  /** Seconds from receipt to reply, by subject or route and by outcome. */
  readonly requestSeconds = new Histogram({
    name: 'anew_request_seconds',
    help: 'Seconds from receipt of a request to its reply.',
    labelNames: ['operation', 'outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  readonly eventsPublished = new Counter({
    name: 'anew_events_published_total',
    help: 'Events that JetStream acknowledged.',
    labelNames: ['subject'],
    registers: [this.registry],
  });

  readonly eventsDeadLettered = new Counter({
    name: 'anew_events_dead_lettered_total',
    help: 'Events given up on, kept in the outbox for replay.',
    labelNames: ['subject'],
    registers: [this.registry],
  });

  readonly eventsHandled = new Counter({
    name: 'anew_events_handled_total',
    help: 'Events consumed, by durable and outcome.',
    labelNames: ['durable', 'outcome'],
    registers: [this.registry],
  });

  readonly outboxPending = new Gauge({
    name: 'anew_outbox_pending',
    help: 'Events written but not yet acknowledged by JetStream.',
    registers: [this.registry],
  });

  readonly deletionsPending = new Gauge({
    name: 'anew_deletions_pending',
    help: 'Deleted accounts that some service has not answered for yet.',
    registers: [this.registry],
  });

  readonly jobs = new Counter({
    name: 'anew_jobs_total',
    help: 'Queue jobs finished, by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    registers: [this.registry],
  });

  readonly sendings = new Counter({
    name: 'anew_sendings_total',
    help: 'Reminders and weekly letters that were due, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  });

  constructor(process: string) {
    this.registry.setDefaultLabels({ process });
  }

  /** Collects event-loop lag, memory and handles. Call it once in a process, however many parts run in it. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}
