import type { Actor } from '@anew/contracts/actor';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple } from '@anew/contracts/identity/views';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { expect } from '@jest/globals';
import { emptyCouplesIn } from './empty-couples.js';
import { identity } from './identity-with-mail.js';
import { type Newcomer, newcomer, outcomeOf, pair, PASSWORD, VISITOR } from './people-alone.js';

const { couples } = identityRpc;

/** Someone alone in a couple account of their own. */
export interface Single extends Newcomer {
  couple: Couple;
}

export const signUp = (): Promise<Newcomer> => newcomer(identity);

export async function single(): Promise<Single> {
  const person = await signUp();
  const { couple } = await setUp(person);
  return { ...person, coupleId: couple.id, couple };
}

export const couple = (): Promise<[Newcomer, Newcomer]> => pair(identity);

const several = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));
export const singles = (count: number) => several(count, single);
export const newcomers = (count: number) => several(count, signUp);

export const setUp = (person: Actor) => identity.ask(couples.setup, person, {});
export const join = (person: Actor, inviteCode: string) => identity.ask(couples.join, person, { inviteCode });
export const merge = (person: Actor, partnerInviteCode: string) =>
  identity.ask(couples.merge, person, { partnerInviteCode });
export const leave = (person: Actor, currentPassword = PASSWORD) =>
  identity.ask(couples.leave, person, { currentPassword });
export const renewCode = (person: Actor, currentPassword = PASSWORD) =>
  identity.ask(couples.renewCode, person, { currentPassword });
export const undoJoin = (person: Actor) => identity.ask(couples.undoJoin, person, {});
export const newsOf = (person: Actor) => identity.ask(couples.currentNews, person, {});
export const dismissNews = (person: Actor) => identity.ask(couples.dismissNews, person, {});
export const dismissJoin = (person: Actor) => identity.ask(couples.dismissJoin, person, {});
export const coupleOf = (person: Actor) => identity.ask(couples.current, person, {});
export const codeOf = async (person: Actor) => (await coupleOf(person))!.inviteCode;
export const inviteOf = (inviteCode: string) => identity.ask(couples.invite, VISITOR, { inviteCode });

/** User ids of the members, as `person` sees them. */
export async function membersSeenBy(person: Actor): Promise<string[]> {
  const members = await identity.ask(couples.members, person, {});
  return members.map(({ userId }) => userId);
}

/** Outcomes of calls that are made at once, those that were done first. */
export async function outcomes(calls: Promise<unknown>[]): Promise<string[]> {
  const all = await Promise.all(calls.map(outcomeOf));
  return all.sort((a, b) => Number(b === 'done') - Number(a === 'done') || a.localeCompare(b));
}

export const DEAD = { kind: 'not_found', code: 'invite_not_found' };

/** Expects that nobody can join with the code or learn anything from it. */
export async function expectDead(code: string): Promise<void> {
  expect(await refusalOf(inviteOf(code))).toMatchObject(DEAD);
  expect(await refusalOf(join(await signUp(), code))).toMatchObject(DEAD);
}

export const emptyCouples = () => emptyCouplesIn(identity.database);
