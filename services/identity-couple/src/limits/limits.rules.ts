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
  /** Codes that one person asks for. */
  'code-account': { times: 5, window: 60 * MINUTE },
  /** Mail to one address that somebody says is theirs: with a sign-up, asked for once more, with a change. */
  'mail-sign-up': { times: 1, window: DAY },
  'mail-code': { times: 2, window: DAY },
  'mail-change': { times: 1, window: DAY },
  /** Links for a new password, to an account's own address: so many a day, and then one an hour still. */
  'mail-reset': { times: 10, window: DAY },
  'mail-reset-still': { times: 1, window: 60 * MINUTE },
} satisfies Record<string, Rule>;

export type LimitName = keyof typeof LIMITS;

/** @param factor of `RATE_LIMIT_FACTOR`; once is always allowed */
export function timesOf(name: LimitName, factor: number): number {
  return Math.max(1, Math.round(LIMITS[name].times * factor));
}
