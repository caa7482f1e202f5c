import { HttpError } from '../api/http-error';
import { type ProofKind, proofStore } from './proof-store';

/** They were asked to show that it is them, and closed the question: nothing has happened. */
export class ProofDeclined extends Error {
  override readonly name = 'ProofDeclined';
}

const KINDS: Readonly<Record<string, ProofKind>> = {
  password_required: 'account',
  address_unproved: 'address',
};

const proofFor = (error: unknown): ProofKind | undefined =>
  error instanceof HttpError && error.code !== null ? KINDS[error.code] : undefined;

/**
 * Runs an action that the server may want proof for: asks for it, and runs the action again.
 * @throws ProofDeclined when the question is closed; otherwise what the action throws
 */
export async function withProof<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    const kind = proofFor(error);
    if (kind === undefined) throw error;
    if (!(await proofStore.ask(kind))) throw new ProofDeclined();
    return action();
  }
}
