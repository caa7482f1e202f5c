import { FakeProvider } from '@anew/testkit/fake-provider';
import { sharedPort, type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';

/** Replies that the coach requests at the same time; more messages wait. */
export const CONCURRENCY = 60;

interface CoachSystem {
  system: SharedSystem;
  provider: FakeProvider;
}

/**
 * The one product that all specs use which need more than the coaching service. Each has a fake provider of its own, which
 * it must stop, at the same address.
 */
export async function coachSystem(): Promise<CoachSystem> {
  const provider = await FakeProvider.start(await sharedPort('provider'));
  const system = await sharedSystem({
    env: {
      AI_PROVIDER: 'anthropic',
      ...provider.env('anthropic'),
      AI_CONCURRENCY: String(CONCURRENCY),
      AI_JUDGEMENT_TIMEOUT_MS: '10000',
      AI_FIRST_TOKEN_TIMEOUT_MS: '60000',
      AI_IDLE_TIMEOUT_MS: '60000',
      LOG_LEVEL: 'trace',
    },
  });
  return { system, provider };
}
