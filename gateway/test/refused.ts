import { ERROR_CODES, type ErrorBody } from '@anew/contracts/errors';
import type { Answer } from '@anew/testkit/person';
import { expect } from '@jest/globals';

/**
 * Internals that an answer must not reveal: stacks, SQL, subjects, and names of services, servers and
 * packages.
 */
const INSIDES =
  /\bat \S+ \(|\.[jt]s:\d|node_modules|\b(SELECT|INSERT|UPDATE|DELETE) \w|rpc\.|evt\.|identity-couple|typeorm|postgres|nats|redis|FST_|Error:/i;

const KEYS = ['statusCode', 'code', 'message', 'errors', 'needsLogin'];

/** Faults of an answer that should be a refusal with the contract's body. Empty if there are none. */
export function faultsOf(answer: Answer, statuses: number[]): string[] {
  const body = answer.body as Partial<ErrorBody>;
  const checks: [boolean, string][] = [
    [statuses.includes(answer.status), `status ${answer.status}`],
    [body.statusCode === answer.status, `statusCode ${body.statusCode}`],
    [ERROR_CODES.some((code) => code === body.code), `code ${body.code}`],
    [typeof body.message === 'string' && body.message.length > 10, `message ${body.message}`],
    [Object.keys(body).every((key) => KEYS.includes(key)), `keys ${Object.keys(body).join()}`],
    [(body.errors ?? []).every(({ field, message }) => field !== '' && message !== ''), 'errors'],
    [(answer.status === 401) === (body.needsLogin === true), `needsLogin ${body.needsLogin}`],
    [!INSIDES.test(JSON.stringify(body)), `tells ${JSON.stringify(body)}`],
    [/^[\w-]{8,64}$/.test(answer.headers.get('x-request-id') ?? ''), 'no X-Request-Id'],
    [(answer.headers.get('content-type') ?? '').startsWith('application/json'), 'content type'],
  ];
  return checks.filter(([isFine]) => !isFine).map(([, fault]) => fault);
}

export function expectRefused(answer: Answer, ...statuses: number[]): void {
  expect(faultsOf(answer, statuses)).toEqual([]);
}
