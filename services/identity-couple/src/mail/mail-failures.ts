/**
 * What a mail server did not take: `refused` is a recipient to whom it will never deliver, `deferred` one to whom it does not
 * for now, and `failed` is everything else, which the operator can mend.
 */
export type FailedMail = 'refused' | 'deferred' | 'failed';

export class MailFailure extends Error {
  constructor(
    message: string,
    readonly outcome: FailedMail,
  ) {
    super(message);
  }
}

/** What Nodemailer's errors may have. */
interface SmtpFailure {
  code?: string;
  /** What the system said of a connection, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. */
  originalCode?: string;
  /** Step that failed, such as `AUTH PLAIN`, `MAIL FROM` or `RCPT TO`. */
  command?: string;
  response?: string;
  responseCode?: number;
  /** Whether the reply says that it would be the same at another time. */
  permanent?: boolean;
}

/** Enhanced status code (RFC 3463) behind the reply code. */
const STATUS = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
/** Statuses about an address or a mailbox. Those of the sender's address come once the recipient is known, too. */
const OF_RECIPIENT = /^[45]\.(?:1\.(?![78]$)|2\.)\d+$/;

/**
 * Error to throw in place of the transport's. The server's own words contain the recipient and must not be logged, so
 * only the codes and the step are kept.
 */
export function failureOf(error: unknown): MailFailure {
  const { code, originalCode, command, response = '', responseCode, permanent } = error as SmtpFailure;
  const status = STATUS.exec(response)?.[1];
  const step = command === undefined ? undefined : `(${command})`;
  const reason = [responseCode ?? code ?? 'no reason given', status ?? originalCode, step]
    .filter(Boolean)
    .join(' ');
  // A reply without a status may be about the sender, too. Nothing tells the two apart.
  const isOfRecipient = command === 'RCPT TO' && (status === undefined || OF_RECIPIENT.test(status));
  const outcome = permanent === true ? 'refused' : 'deferred';
  return new MailFailure(
    `The mail server did not take the mail: ${reason}`,
    isOfRecipient ? outcome : 'failed',
  );
}
