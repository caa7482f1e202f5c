import type { Metrics } from '@anew/observability/metrics';
import { beginPart, type Span } from '@anew/observability/tracing';
import type { CoachProvider, ProviderRequest, Tokens } from './coach-provider.js';
import type { GuardedProvider } from './guarded-provider.js';
import { Abandoned, Paused, Refusal, Unavailable } from './provider-error.js';

/** Outcome of a call that ended with this error. */
function outcomeOf(error: unknown): string {
  if (error instanceof Abandoned) return 'left';
  if (error instanceof Refusal) return 'refused';
  if (error instanceof Paused) return 'paused';
  if (error instanceof Unavailable) return 'no_room';
  return 'failed';
}

/** A provider whose calls are counted, measured and traced, without anything that was written. */
export class MeasuredProvider implements CoachProvider {
  readonly name: CoachProvider['name'];
  private readonly labels: { provider: string; purpose: string };

  constructor(
    private readonly provider: GuardedProvider,
    purpose: string,
    private readonly metrics: Metrics,
  ) {
    this.name = provider.name;
    this.labels = { provider: provider.name, purpose };
    const { labels } = this;
    metrics.watch(metrics.providerPaused, labels, () => Number(provider.isPaused));
    metrics.watch(metrics.providerCalls, { ...labels, state: 'open' }, () => provider.calls.open);
    metrics.watch(metrics.providerCalls, { ...labels, state: 'waiting' }, () => provider.calls.waiting);
  }

  async *stream(request: ProviderRequest): AsyncGenerator<string> {
    const { labels, metrics } = this;
    const span = this.begin();
    const end = metrics.providerSeconds.startTimer(labels);
    const firstToken = metrics.providerFirstTokenSeconds.startTimer(labels);
    let hasBegun = false;
    let outcome = 'left';
    try {
      for await (const piece of this.provider.stream({
        ...request,
        onTokens: (used) => this.count(used, span),
      })) {
        if (!hasBegun && piece !== '') firstToken();
        hasBegun ||= piece !== '';
        yield piece;
      }
      outcome = 'ok';
    } catch (error) {
      outcome = outcomeOf(error);
      throw error;
    } finally {
      end({ outcome });
      span?.end(outcome === 'ok' || outcome === 'left' ? undefined : outcome);
    }
  }

  private begin(): Span | undefined {
    const { provider, purpose } = this.labels;
    const attributes = {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': provider,
      'anew.purpose': purpose,
    };
    return beginPart(() => ({ name: `chat ${provider}`, kind: 'client', attributes }));
  }

  private count({ input, output }: Tokens, span: Span | undefined): void {
    this.metrics.providerTokens.inc({ ...this.labels, direction: 'input' }, input);
    this.metrics.providerTokens.inc({ ...this.labels, direction: 'output' }, output);
    span?.set({ 'gen_ai.usage.input_tokens': input, 'gen_ai.usage.output_tokens': output });
  }
}
