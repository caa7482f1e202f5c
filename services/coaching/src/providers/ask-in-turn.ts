import type { CoachProvider, ProviderRequest } from './coach-provider.js';
import { wholeText } from './whole-text.js';

export interface Asking<Answer> {
  /** Counts a call before it is made. @returns whether it may be made */
  takeCall: () => Promise<boolean>;
  /** Reads the whole text of an answer. @returns null if the next provider is to be asked instead */
  read: (text: string, provider: CoachProvider['name']) => Answer | null;
  /** Hears of each provider that did not answer, and of nothing that was written. */
  onFailure: (failure: { provider: CoachProvider['name']; reason: string }) => void;
}

/** Answer of the first provider that gives one, or null if none does before the request is aborted or calls are used up. */
export async function askInTurn<Answer>(
  providers: readonly CoachProvider[],
  request: ProviderRequest,
  { takeCall, read, onFailure }: Asking<Answer>,
): Promise<Answer | null> {
  for (const provider of providers) {
    if (request.signal.aborted || !(await takeCall())) return null;
    try {
      const answer = read(await wholeText(provider.stream(request)), provider.name);
      if (answer !== null) return answer;
    } catch (error) {
      onFailure({ provider: provider.name, reason: (error as Error).name });
    }
  }
  return null;
}
