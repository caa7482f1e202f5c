import { ValidateBy } from 'class-validator';

/** Whether the host of an address is this machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|.+\.localhost)$/i.test(host);

function isSafe(address: unknown): boolean {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}

/**
 * Requires https unless the address is on this machine, because people's texts are sent there and nobody on
 * the way may read them.
 */
export function IsHttpsOrLoopback(name: string): PropertyDecorator {
  const rule = { name: 'isHttpsOrLoopback', validator: { validate: isSafe } };
  return ValidateBy(rule, { message: `${name} must be an https address, unless it is on this machine` });
}
