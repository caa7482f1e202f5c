import { DomainError } from '@anew/contracts/errors';
import { type AloneOptions, ServiceAlone } from '@anew/service-testkit/service-alone';
import { start } from '../src/app.js';

export const startContent = (options?: AloneOptions): Promise<ServiceAlone> =>
  ServiceAlone.start('content', start, options);

/** `done`, or the code with which a call was refused. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
