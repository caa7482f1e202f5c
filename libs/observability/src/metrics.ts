import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Bounds in seconds of what a person waits for, from a millisecond to a slow answer of the coach. */
const WAITS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 2.5, 5, 10, 30];

type Labels = Record<string, string>;

/**
 * Prometheus metrics of one process, exposed by its ops server at `/metrics`. Labels have few values and are
 * never personal. docs/operations/seeing-inside.md says what each of them means, and what to do about it.
 */
export class Metrics {
  private static isCollecting = false;
  readonly registry = new Registry();

  readonly requestSeconds = this.histogram(
    'anew_request_seconds',
    'Seconds from receipt of a request to its reply, by subject or route and by outcome.',
    ['operation', 'outcome'],
  );
  readonly streamsOpen = this.gauge('anew_streams_open', 'Answers that are being streamed.', ['kind']);

  readonly eventsPublished = this.counter(
    'anew_events_published_total',
    'Events that JetStream acknowledged.',
    ['subject'],
  );
  readonly eventsGivenUp = this.counter(
    'anew_events_given_up_total',
    'Events given up on, kept in the outbox for replay.',
    ['subject'],
  );
  readonly eventsHandled = this.counter(
    'anew_events_handled_total',
    'Events consumed, by durable and outcome.',
    ['durable', 'outcome'],
  );
  readonly outboxPending = this.gauge(
    'anew_outbox_pending',
    'Events written but not yet acknowledged by JetStream, counted up to 100,001.',
  );
  readonly outboxAge = this.gauge(
    'anew_outbox_age_seconds',
    'Age of the oldest event that JetStream has not yet acknowledged.',
  );

  readonly deletionsPending = this.gauge(
    'anew_deletions_pending',
    'Deleted accounts that some service has not answered for yet.',
  );
  readonly deletionsPendingAge = this.gauge(
    'anew_deletions_pending_age_seconds',
    'Age of the oldest deletion that some service has not answered for yet, 0 without any.',
  );

  readonly jobs = this.counter('anew_jobs_total', 'Queue jobs finished, by queue and outcome.', [
    'queue',
    'outcome',
  ]);
  readonly queueJobs = this.gauge('anew_queue_jobs', 'Jobs in the queue, by state.', ['queue', 'state']);
  readonly dueAge = this.gauge(
    'anew_due_age_seconds',
    'Age of the oldest work that the database says is due, 0 without any.',
    ['queue'],
  );
  readonly resultSeconds = this.histogram(
    'anew_result_seconds',
    'Seconds from the answer that closes a round to its result.',
  );
  readonly sendings = this.counter(
    'anew_sendings_total',
    'Reminders and weekly letters that were due, by kind and outcome.',
    ['kind', 'outcome'],
  );

  readonly mails = this.counter('anew_mails_total', 'Mails given to the mail server, by outcome.', [
    'outcome',
  ]);

  readonly firstWordSeconds = this.histogram(
    'anew_chat_first_word_seconds',
    'Seconds from a message to the coach to the first word of the answer, or until the answer broke before it.',
    ['outcome'],
  );
  readonly providerSeconds = this.histogram(
    'anew_provider_seconds',
    'Seconds that calls to a model took. With any outcome but ok, something else had to answer.',
    ['provider', 'purpose', 'outcome'],
  );
  readonly providerFirstTokenSeconds = this.histogram(
    'anew_provider_first_token_seconds',
    'Seconds until the first token of a model.',
    ['provider', 'purpose'],
  );
  readonly providerTokens = this.counter(
    'anew_provider_tokens_total',
    'Tokens that providers charged, by direction.',
    ['provider', 'purpose', 'direction'],
  );
  readonly providerCalls = this.gauge(
    'anew_provider_calls',
    'Calls to a model that are open or wait for room.',
    ['provider', 'purpose', 'state'],
  );
  readonly providerPaused = this.gauge(
    'anew_provider_paused',
    '1 from the third failure of a provider in a row until a call succeeds.',
    ['provider', 'purpose'],
  );

  readonly clientErrors = this.counter('anew_client_errors_total', 'Errors in browsers, by kind and route.', [
    'name',
    'route',
  ]);
  readonly webVitalSeconds = this.histogram(
    'anew_web_vital_seconds',
    'Web vitals that are times, as browsers measured them.',
    ['vital', 'route'],
  );
  readonly layoutShift = this.histogram(
    'anew_layout_shift',
    'Cumulative layout shift of a visit, as browsers measured it.',
    ['route'],
    [0.01, 0.05, 0.1, 0.25, 0.5, 1],
  );

  private readonly reads: (() => void)[] = [];

  constructor(process: string) {
    this.registry.setDefaultLabels({ process });
  }

  /** Sets a gauge whenever somebody asks for the metrics. */
  watch(gauge: Gauge, labels: Labels, read: () => number): void {
    this.reads.push(() => gauge.set(labels, read()));
  }

  /** All metrics in Prometheus's text format. */
  text(): Promise<string> {
    for (const read of this.reads) read();
    return this.registry.metrics();
  }

  /** Collects event-loop lag, memory and handles, once in a program, however many processes run in it. */
  collectProgramMetrics(): void {
    if (!Metrics.isCollecting) collectDefaultMetrics({ register: this.registry });
    Metrics.isCollecting = true;
  }

  private counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram(name: string, help: string, labelNames: string[] = [], buckets = WAITS): Histogram {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }
}
