/** Milliseconds after a proof in which a session may do what cannot be undone. */
const PROOF_LIFETIME_MS = 5 * 60_000;

export function isProved(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < PROOF_LIFETIME_MS;
}
