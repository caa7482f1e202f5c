/** Says that the mail server will never take a mail to this recipient. */
export class MailRefused extends Error {}

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
/**
 * Statuses about the sender, or about what the server permits whom. Some servers answer so only once they know the
 * recipient, but it is the operator's trouble, and the same mail may go out once that is mended.
 */
const OF_SENDER_OR_POLICY = /^5\.(?:1\.[78]|7\.\d+)$/;

/**
 * Error to throw in place of the transport's. The server's own words contain the recipient and must not be logged, so
 * only the codes and the step are kept.
 */
export function failureOf(error: unknown): Error {
  const { code, originalCode, command, response = '', responseCode, permanent } = error as SmtpFailure;
  const status = STATUS.exec(response)?.[1];
  const step = command === undefined ? undefined : `(${command})`;
  const reason = [responseCode ?? code ?? 'no reason given', status ?? originalCode, step]
    .filter(Boolean)
    .join(' ');
  const what = `The mail server did not take the mail: ${reason}`;
  const isOfRecipient = command === 'RCPT TO' && !OF_SENDER_OR_POLICY.test(status ?? '');
  return permanent === true && isOfRecipient ? new MailRefused(what) : new Error(what);
}
