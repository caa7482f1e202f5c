import { HttpError } from '../api/http-error';
import { proofStore } from './proof-store';

/** They were asked to show that it is them, and closed the question: nothing has happened. */
export class ProofDeclined extends Error {
  override readonly name = 'ProofDeclined';
}

const needsProof = (error: unknown) => error instanceof HttpError && error.code === 'password_required';

/**
 * Runs an action that the server may want proof for: asks for it, and runs the action again.
 * @throws ProofDeclined when the question is closed; otherwise what the action throws
 */
export async function withProof<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!needsProof(error)) throw error;
  }
  if (!(await proofStore.ask())) throw new ProofDeclined();
  return action();
}
