import { HttpError } from '../api/http-error';
import { type ProofKind, proofStore } from './proof-store';

/** The user was asked for proof and closed the dialog. Nothing has happened. */
export class ProofDeclined extends Error {
  override readonly name = 'ProofDeclined';
}

const KINDS: Readonly<Record<string, ProofKind>> = {
  password_required: 'account',
  address_unproved: 'address',
};

const proofFor = (error: unknown): ProofKind | undefined =>
  error instanceof HttpError && error.code !== null ? KINDS[error.code] : undefined;

/** Runs an action. When the server wants proof first, asks the user for it and runs the action again. */
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
