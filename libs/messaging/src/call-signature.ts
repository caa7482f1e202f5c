import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { RpcRequest } from '@anew/contracts/rpc/map';
import { serviceOf, SERVICES } from '@anew/contracts/rpc/services';
import { SECRET_FORM } from '@anew/observability/secret';

/** Number of characters of an HMAC-SHA256 in base64url without padding. */
const SIGNATURE_LENGTH = 43;
/** Longest validity of a signature in milliseconds, however long its sender is ready to wait. */
const LONGEST_LIFE_MS = 10 * 60_000;

/**
 * Form of the gateway's `ACTOR_KEYS`: `<service>:<32 bytes in base64>` for each service, separated by commas. Compose passes
 * one variable to a service and to the gateway, so two keys of a service are accepted here, too. The first one signs.
 */
export const ACTOR_KEYS_SENTENCE = `ACTOR_KEYS must be <service>:<32 random bytes in base64>, separated by commas, for ${SERVICES.join(', ')}`;
/**
 * Form of a service's `ACTOR_KEY`: the key that the gateway has for it, or two separated by a comma while one
 * replaces the other.
 */
export const ACTOR_KEY_SENTENCE =
  'ACTOR_KEY must be 32 random bytes in base64, or two of them separated by a comma';

export function areActorKeys(text: unknown): boolean {
  const named = typeof text === 'string' ? new Map(namedKeys(text)) : new Map<string, string>();
  return named.size === SERVICES.length && SERVICES.every((service) => isActorKey(named.get(service)));
}

export function isActorKey(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const keys = listed(text);
  return keys.length <= 2 && keys.every((key) => SECRET_FORM.test(key));
}

const decoder = new TextDecoder();

const listed = (text: string): string[] => text.split(',').map((part) => part.trim());

/** @returns names of services with the `ACTOR_KEY` of each */
const namedKeys = (text: string): [string, string][] =>
  text
    .split(/,(?=[^,]*:)/)
    .map((part) => part.trim())
    .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]);

const keysOf = (actorKey: string): KeyObject[] =>
  listed(actorKey).map((key) => createSecretKey(key, 'base64'));

/** Signs the subject as well, so that the signature of one call is not valid for another. */
const signatureOf = (key: KeyObject, subject: string, head: string): Buffer =>
  createHmac('sha256', key).update(`${subject}\n${head}`).digest();

/** A request without a valid signature of a gateway. */
export class NotSigned extends Error {
  override readonly name = 'NotSigned';
}

/** Signed part of a request. The input follows unsigned, so that a long input costs no more to sign. */
interface Head {
  caller: unknown;
  deadline: number;
}

/**
 * Signs the caller and deadline of requests, with a key that the gateway shares only with the called service.
 */
export class CallSigner {
  private readonly keys: Map<string, KeyObject | undefined>;

  /** @param actorKeys in the form of `ACTOR_KEYS` */
  constructor(actorKeys: string) {
    this.keys = new Map(namedKeys(actorKeys).map(([service, keys]) => [service, keysOf(keys)[0]]));
  }

  /** @returns signature, signed head, a line break, which JSON never contains, and the rest of the request */
  sign(subject: string, { caller, deadline, ...rest }: Head & Record<string, unknown>): string {
    const service = serviceOf(subject);
    const key = this.keys.get(service);
    if (!key) throw new Error(`ACTOR_KEYS has no key for ${service}`);
    const head = JSON.stringify({ caller, deadline });
    const signature = signatureOf(key, subject, head).toString('base64url');
    return `${signature}${head}\n${JSON.stringify(rest)}`;
  }
}

/** Verifies that the gateway made a request, because others on NATS might publish to a service's subjects. */
export class CallVerifier {
  private readonly keys: KeyObject[];

  /** @param actorKey in the form of `ACTOR_KEY` */
  constructor(actorKey: string) {
    this.keys = keysOf(actorKey);
  }

  /**
   * @throws NotSigned when the gateway did not sign it, or signed it for another subject or service, or for
   * too long
   */
  open(subject: string, signed: Uint8Array): RpcRequest {
    const text = decoder.decode(signed);
    const end = text.indexOf('\n');
    const head = text.slice(SIGNATURE_LENGTH, end);
    this.check(subject, head, Buffer.from(text.slice(0, SIGNATURE_LENGTH), 'base64url'));
    // The signed part comes last, so that the unsigned part cannot replace the caller.
    const request = { ...JSON.parse(text.slice(end + 1)), ...JSON.parse(head) } as RpcRequest;
    if (typeof request.deadline !== 'number' || request.deadline > Date.now() + LONGEST_LIFE_MS)
      throw new NotSigned('The signature would be good for too long.');
    return request;
  }

  private check(subject: string, head: string, signature: Buffer): void {
    const isGenuine = this.keys.some((key) => {
      const expected = signatureOf(key, subject, head);
      return expected.length === signature.length && timingSafeEqual(expected, signature);
    });
    if (!isGenuine) throw new NotSigned('The signature is missing, or not of this call.');
  }
}
