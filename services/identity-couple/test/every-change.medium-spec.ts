import { randomUUID } from 'node:crypto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { jpeg } from '@anew/pictures/testing/pictures';
import {
  eachIs,
  outcomesOf,
  type RepeatableChanges,
  unindexedReferences,
} from '@anew/service-testkit/every-change';
import { expect, it } from '@jest/globals';
import { couple } from './couples-alone.js';
import { identity } from './identity-with-mail.js';
import { type Newcomer, PASSWORD, VISITOR } from './people-alone.js';
import { Browser } from './push-service.js';

const { accounts, addresses, couples, household, passkeys, pictures } = identityRpc;
const { preferences, proof, push, sessions, story, totp } = identityRpc;

/** Address of a picture that this person has uploaded. */
async function upload(person: Newcomer): Promise<string> {
  const { uploadURL } = await identity.ask(pictures.prepare, person, {});
  const [, id, ticket] = /\/([^/]+)\?ticket=(.+)$/.exec(uploadURL) as unknown as [string, string, string];
  const data = (await jpeg()).toString('base64');
  return (await identity.ask(pictures.upload, VISITOR, { id, ticket, data })).url;
}

it('every change refuses a key that was used for another', async () => {
  const [me] = await couple();
  const keyed = { ...me, idempotencyKey: randomUUID() };
  await identity.ask(story.save, keyed, {});
  await identity.ask(proof.confirm, me, { currentPassword: PASSWORD });
  const id = randomUUID();
  const changes: RepeatableChanges<'identity-couple'> = {
    [accounts.update]: { firstName: 'Ana' },
    [addresses.cancel]: {},
    [couples.setup]: {},
    [couples.join]: { inviteCode: 'k7m2x9qa' },
    [couples.merge]: { partnerInviteCode: 'k7m2x9qa' },
    [couples.renewCode]: {},
    [couples.undoJoin]: {},
    [couples.dismissJoin]: {},
    [couples.dismissNews]: {},
    [household.save]: { children: ['mine'], faith: 'several' },
    [passkeys.add]: { response: {} },
    [passkeys.rename]: { id, name: 'My phone' },
    [passkeys.remove]: { id },
    [pictures.setAvatar]: { avatarURL: await upload(me) },
    [preferences.change]: { weeklyLetter: false },
    [push.subscribe]: new Browser('https://push.example.org').subscription,
    [push.unsubscribe]: {},
    [sessions.endOne]: { id },
    [sessions.endOthers]: {},
    [story.save]: { past: ['widowed'] },
    [totp.confirm]: { code: '123456' },
    [totp.remove]: {},
    [totp.renewCodes]: {},
  };
  expect(await outcomesOf(identity, keyed, changes)).toEqual(eachIs('idempotency_key_reused', changes));
});

it('an erasure finds by an index what refers to a row that it deletes', async () => {
  expect(await unindexedReferences(identity)).toEqual([]);
});
