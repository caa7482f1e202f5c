export interface ProviderOptions {
  apiKey: string;
  baseURL: string | undefined;
  model: string;
  /** Milliseconds until the head of the answer. The code that reads the reply watches its pace. */
  timeout: number;
}

/**
 * Settings of a provider's library. There are no retries, because asking another provider is faster. Logging is off,
 * because a log could contain what people wrote. Redirects are not followed, because what people wrote goes to the
 * configured address and to no other.
 */
export const clientSettings = ({ apiKey, baseURL, timeout }: ProviderOptions) =>
  ({
    apiKey,
    baseURL,
    timeout,
    maxRetries: 0,
    logLevel: 'off',
    fetchOptions: { redirect: 'manual' },
  }) as const;
