import { identityRpc } from '@anew/contracts/identity/rpc';
import { jpeg } from '@anew/pictures/testing/pictures';
import type { ServiceAlone } from '@anew/service-testkit/service-alone';
import { type Newcomer, VISITOR } from './people-alone.js';

const { pictures } = identityRpc;

/** Address at which a picture of this person can be uploaded. */
export const uploadUrl = async (service: ServiceAlone, me: Newcomer): Promise<string> =>
  (await service.ask(pictures.prepare, me, {})).uploadURL;

/** The picture's own address, without the ticket. */
export const urlOf = (address: string): string => address.split('?')[0]!;

export const idIn = (address: string): string => urlOf(address).split('/').at(-1)!;

const uploadAt = (address: string) => ({
  id: idIn(address),
  ticket: new URL(address, 'https://anew.example').searchParams.get('ticket') ?? '',
});

/** Asks whether a picture would be taken at this address. */
export const check = (service: ServiceAlone, address: string) =>
  service.ask(pictures.check, VISITOR, uploadAt(address));

/** Uploads bytes, those of some picture unless they are given. @returns the picture's address */
export async function put(service: ServiceAlone, address: string, bytes?: Buffer): Promise<string> {
  const data = (bytes ?? (await jpeg())).toString('base64');
  return (await service.ask(pictures.upload, VISITOR, { ...uploadAt(address), data })).url;
}

export const setAvatar = (service: ServiceAlone, me: Newcomer, avatarURL: string) =>
  service.ask(pictures.setAvatar, me, { avatarURL });

/** Uploads a picture and makes it the person's avatar. @returns its address */
export async function giveAvatar(service: ServiceAlone, me: Newcomer): Promise<string> {
  const url = await put(service, await uploadUrl(service, me));
  await setAvatar(service, me, url);
  return url;
}

/** The picture at this address, as the reader sees it. */
export const look = async (service: ServiceAlone, reader: Newcomer, address: string): Promise<Buffer> =>
  Buffer.from((await service.ask(pictures.get, reader, { id: idIn(address) })).data, 'base64');
