import { randomUUID } from 'node:crypto';
import type { Actor, Visitor } from '@anew/contracts/actor';
import type { SignInDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { SessionTokens } from '@anew/contracts/identity/views';
import { someone } from '@anew/service-testkit/actors';
import { refusalOf, type ServiceAlone } from '@anew/service-testkit/service-alone';
import { decodeJwt } from 'jose';

/** Someone who has just signed up with identity-couple, as the gateway would vouch for them. */
export interface Newcomer extends Actor {
  email: string;
}

export const VISITOR = { requestId: randomUUID(), timeZone: 'UTC', address: '127.0.0.1', userAgent: null };
export const PASSWORD = 'a quiet harbor at dusk';

/** Id of the session that these tokens are of. */
export const sessionOf = ({ accessToken }: SessionTokens): string => String(decodeJwt(accessToken).sid);

export const newcomer = (
  service: ServiceAlone,
  details: Partial<Actor> = {},
  visitor: Visitor = VISITOR,
): Promise<Newcomer> =>
  newcomerAs(service, { email: `${randomUUID()}@example.org`, password: PASSWORD }, details, visitor);

/** Someone who has signed up with this address and this password. */
export async function newcomerAs(
  service: ServiceAlone,
  credentials: SignInDto,
  details: Partial<Actor> = {},
  visitor: Visitor = VISITOR,
): Promise<Newcomer> {
  const { user, tokens } = await service.ask(identityRpc.accounts.signUp, visitor, credentials);
  const sessionId = sessionOf(tokens);
  const { email } = credentials;
  return { ...someone({ coupleId: null, ...details, userId: user.id, sessionId }), email };
}

/** The same person, signed in on another device. */
export async function elsewhere(
  service: ServiceAlone,
  person: Newcomer,
  userAgent: string | null = null,
): Promise<Newcomer> {
  const credentials = { email: person.email, password: PASSWORD };
  const visitor = { ...VISITOR, userAgent };
  const { tokens } = await service.ask(identityRpc.accounts.signIn, visitor, credentials);
  return { ...person, sessionId: sessionOf(tokens) };
}

/** Whether the session of this person is open. */
export const isOpen = async (
  service: ServiceAlone,
  { sessionId }: Pick<Actor, 'sessionId'>,
): Promise<boolean> => (await service.ask(identityRpc.sessions.resolve, VISITOR, { sessionId })) !== null;

/** Two people who share a couple account. */
export async function pair(
  service: ServiceAlone,
  details: Partial<Actor> = {},
): Promise<[Newcomer, Newcomer]> {
  const [host, guest] = [await newcomer(service, details), await newcomer(service, details)];
  const { couple } = await service.ask(identityRpc.couples.setup, host, {});
  await service.ask(identityRpc.couples.join, guest, { inviteCode: couple.inviteCode });
  const together = { coupleId: couple.id, memberIds: [host.userId, guest.userId] };
  return [
    { ...host, ...together },
    { ...guest, ...together },
  ];
}

/** Code of the refusal, or `done`. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    () => refusalOf(call).then(({ code }) => code),
  );
