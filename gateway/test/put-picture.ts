import type { Answer, Person } from '@anew/testkit/person';

/** Sends a picture to an address. */
export const putPicture = <T>(
  person: Person,
  path: string,
  bytes: Buffer,
  type = 'image/jpeg',
): Promise<Answer<T>> =>
  person.call<T>('PUT', path, { body: new Uint8Array(bytes), headers: { 'content-type': type } });
