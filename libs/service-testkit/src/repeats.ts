import type { Actor } from '@anew/contracts/actor';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import type { HttpMap, RepeatableRoute } from '@anew/contracts/http/map';
import type { identityRpc } from '@anew/contracts/identity/rpc';
import type { RpcInput, RpcSubject, StreamInput, StreamSubject } from '@anew/contracts/rpc/map';
import type { ServiceName } from '@anew/contracts/rpc/services';
import { refusalOf, type ServiceAlone } from './service-alone.js';

const { chat } = coachingRpc.conversations;

/** What is called for the changes whose answer the gateway makes itself. One that is missing here does not compile. */
interface Behind {
  'POST /api/coaching/chat': typeof chat;
  'POST /api/couples/setup-individual': typeof identityRpc.couples.setup;
}

type Forwarding = {
  [R in RepeatableRoute]: HttpMap[R] extends { forwards: RpcSubject } ? R : never;
}[RepeatableRoute];
type Repeatable = HttpMap[Forwarding]['forwards'] | Behind[Exclude<RepeatableRoute, Forwarding>];

/** An input for every call of a service that takes an `Idempotency-Key`. With one missing, it does not compile. */
export type RepeatableChanges<N extends ServiceName> = {
  [S in Extract<Repeatable, `rpc.${N}.${string}`>]: S extends RpcSubject
    ? RpcInput<S>
    : S extends StreamSubject
      ? StreamInput<S>
      : never;
};

/**
 * Asks for every change with a key that the actor has used for another one.
 * @returns what was not refused for that, with the code of its refusal if there was any
 */
export async function withUsedKey<N extends ServiceName>(
  service: ServiceAlone,
  actor: Actor & { idempotencyKey: string },
  changes: RepeatableChanges<N>,
): Promise<string[]> {
  const ask = (subject: string, input: unknown): Promise<unknown> =>
    subject === chat
      ? service.askForAll(chat, actor, input as StreamInput<typeof chat>)
      : service.ask(subject as RpcSubject, actor, input as RpcInput<RpcSubject>);
  const outcomes = Object.entries(changes).map(async ([subject, input]) => {
    const outcome = await refusalOf(ask(subject, input)).then(
      ({ code }) => code,
      () => 'done',
    );
    return outcome === 'idempotency_key_reused' ? [] : [`${subject}: ${outcome}`];
  });
  return (await Promise.all(outcomes)).flat();
}
