import { randomUUID } from 'node:crypto';
import type { User } from '@anew/contracts/identity/views';
import { type Answer, PASSWORD, Person } from '@anew/testkit/person';

let visitors = 0;

/** A visitor with a network address of their own, as a trusted proxy would report it. */
export function visitor(origin: string): Person {
  visitors++;
  return new Person(origin, { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` });
}

export const newEmail = () => `${randomUUID()}@example.org`;

export interface Newcomer {
  person: Person;
  email: string;
  user: User;
}

export async function newcomer(origin: string): Promise<Newcomer> {
  const person = visitor(origin);
  const email = newEmail();
  const user = await person.expectOk(person.post<User>('/api/signup', { email, password: PASSWORD }));
  return { person, email, user };
}

export function postForm(
  person: Person,
  path: string,
  fields: Record<string, string>,
): Promise<Answer<string>> {
  return person.call<string>('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

/** A browser with only these cookies. */
export function browserWith(origin: string, cookies: Record<string, string | undefined>): Person {
  const person = visitor(origin);
  for (const [name, value] of Object.entries(cookies))
    if (value !== undefined) person.cookies.set(name, value);
  return person;
}
