import { FakeProvider } from '@anew/testkit/fake-provider';
import type { Protocol } from '@anew/testkit/fake-reply';

/** A fake of each provider. The coach asks them in this order. */
export type BothProviders = Record<Protocol, FakeProvider>;

export const startBoth = async (): Promise<BothProviders> => ({
  anthropic: await FakeProvider.start(),
  openai: await FakeProvider.start(),
});

/** Settings with which the coach asks both. */
export const envOfBoth = ({ anthropic, openai }: BothProviders) => ({
  ...anthropic.env('anthropic'),
  ...openai.env('openai'),
});

export function forgetBoth(fakes: BothProviders): void {
  for (const fake of Object.values(fakes)) fake.forget();
}

export async function stopBoth(fakes: BothProviders): Promise<void> {
  await Promise.all(Object.values(fakes).map((fake) => fake.stop()));
}
