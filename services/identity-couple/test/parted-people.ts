import type { Invite } from '@anew/contracts/identity/views';
import { Person, refusal, signUp } from '@anew/testkit/person';
import { beforeAll, expect } from '@jest/globals';
import { system } from './mail-and-database.js';
import { coupleOf, join } from './people.factory.js';

let elsewhere: string;

beforeAll(async () => {
  elsewhere = await system.secondGateway();
});

const inviteOf = (code: string) => new Person(system.origin).get<Invite>(`/api/invites/${code}`);
const DEAD = { status: 404, code: 'invite_not_found' };

/** Expects that nobody can join with the code or learn anything from it. */
export async function expectDead(code: string): Promise<void> {
  expect(await refusal(inviteOf(code))).toMatchObject(DEAD);
  expect(await refusal(join(await signUp(system.origin), code))).toMatchObject(DEAD);
}

/** The same browser at another gateway, which still caches the person's couple. */
export function atTheOther({ cookies }: Person): Person {
  const person = new Person(elsewhere);
  for (const [name, value] of cookies) person.cookies.set(name, value);
  return person;
}

export const codeOf = async (person: Person) => (await coupleOf(person))!.inviteCode;
