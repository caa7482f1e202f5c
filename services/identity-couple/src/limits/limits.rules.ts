interface Rule {
  /** Times within the window. */
  times: number;
  /** Milliseconds, from the first time on. */
  window: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What one person, session or address may do or get within a while. */
export const LIMITS = {
  /** Passwords that a session tries in order to prove that it is its person's. */
  'proof-session': { times: 10, window: 15 * MINUTE },
  /** Another address or password, of one person. */
  'account-change': { times: 5, window: DAY },
} satisfies Record<string, Rule>;

export type LimitName = keyof typeof LIMITS;

/** @param factor of `RATE_LIMIT_FACTOR`; once is always allowed */
export function timesOf(name: LimitName, factor: number): number {
  return Math.max(1, Math.round(LIMITS[name].times * factor));
}
