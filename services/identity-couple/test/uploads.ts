import type { UploadedPicture, UploadTicket, User } from '@anew/contracts/identity/views';
import { jpeg } from '@anew/pictures/testing/pictures';
import { checkBody } from '@anew/testkit/documented';
import { type Answer, type Person, received } from '@anew/testkit/person';

/** Address of a picture as it would be if there were one. */
export const NOBODYS_PICTURE = '/api/objects/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

export async function uploadUrl(person: Person): Promise<string> {
  return (await person.expectOk(person.post<UploadTicket>('/api/objects/upload'))).uploadURL;
}

/** Uploads bytes to an address, without any other authorization. */
export async function putBytes(
  origin: string,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  type = 'image/jpeg',
  headers: Record<string, string> = {},
): Promise<Answer<UploadedPicture & { code?: string }>> {
  const response = await fetch(`${origin}${path}`, {
    method: 'PUT',
    headers: { 'content-type': type, ...headers },
    body: bytes,
  });
  const body = (await response.json()) as UploadedPicture & { code?: string };
  await checkBody(origin, received('PUT', path, response), body);
  return { status: response.status, headers: response.headers, body };
}

/** Uploads a picture and makes it the person's avatar. @returns its address */
export async function giveAvatar(person: Person): Promise<string> {
  const { body } = await putBytes(person.origin, await uploadUrl(person), new Uint8Array(await jpeg()));
  const user = await person.expectOk(person.put<User>('/api/profile/avatar', { avatarURL: body.url }));
  if (user.avatarUrl === null) throw new Error('No avatar was set');
  return user.avatarUrl;
}
