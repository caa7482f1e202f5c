interface Rule {
  /** Number of times within the window. */
  times: number;
  /** Length of the window in milliseconds, counted from the first time. */
  window: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Limits for a person, a session or an address. */
export const LIMITS = {
  /** Passwords that a session may try to prove its owner. */
  'proof-session': { times: 10, window: 15 * MINUTE },
  /**
   * Changes of one person's address, and of their password. They are counted apart: whoever knows the password must not
   * be able to use up the change of password that would shut them out.
   */
  'address-change': { times: 5, window: DAY },
  /**
   * The same for an account that has proved no address, or need not. Each change may tell whether an address is in use, or
   * have a code mailed to somebody, and such accounts cost nothing.
   */
  'address-change-unproved': { times: 3, window: DAY },
  'password-change': { times: 5, window: DAY },
  /** Codes that one person may request. */
  'code-account': { times: 5, window: 60 * MINUTE },
  /** Whether an account was promised a code within a day. It limits nothing. */
  'code-promised': { times: 1, window: DAY },
  /** Codes that one person may try. A new account may try again, so codes have more digits than can be guessed that way. */
  'code-try': { times: 10, window: DAY },
  /** Mails to one claimed address: after a sign-up, on request, and for a change of address. */
  'mail-sign-up': { times: 1, window: DAY },
  'mail-code': { times: 2, window: DAY },
  'mail-change': { times: 3, window: DAY },
  /** Links for a new password to an account's own address: ten a day, and beyond that one an hour. */
  'mail-reset': { times: 10, window: DAY },
  'mail-reset-still': { times: 1, window: 60 * MINUTE },
} satisfies Record<string, Rule>;

export type LimitName = keyof typeof LIMITS;

/** @param factor of `RATE_LIMIT_FACTOR`; once is always allowed */
export function timesOf(name: LimitName, factor: number): number {
  return Math.max(1, Math.round(LIMITS[name].times * factor));
}
