import { soon } from '@anew/testkit/eventually';
import { PASSWORD, type Person } from '@anew/testkit/person';
import { type SharedSystem, sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, expect, it } from '@jest/globals';
import { browserWith, type Newcomer, newcomer, visitor } from './visitors.js';

/** Milliseconds in which a revocation must reach every gateway. */
const REACH_MS = 1_000;

let system: SharedSystem;
let otherGateway: string;

beforeAll(async () => {
  system = await sharedSystem();
  otherGateway = await system.secondGateway();
});

/** Someone with a couple: of these alone a gateway remembers who they are, until it is told that a session has ended. */
async function member(origin: string): Promise<Newcomer> {
  const me = await newcomer(origin);
  await me.person.expectOk(me.person.post('/api/couples/setup-individual'));
  return me;
}

/** The same person in another browser, at either gateway. */
async function elsewhere({ email }: Newcomer, origin: string): Promise<Person> {
  const device = visitor(origin);
  await device.expectOk(device.post('/api/login', { email, password: PASSWORD }));
  return device;
}

/** The same browser with requests that reach the other gateway. */
const atTheOther = ({ cookies }: Person) => browserWith(otherGateway, Object.fromEntries(cookies));

const statusOf = async (person: Person) => (await person.get('/api/auth/user')).status;

const expectSignedOutSoon = (person: Person) =>
  soon('the session to end', async () => (await statusOf(person)) === 401 || null, REACH_MS);

const endOne = (person: Person, id: string) => person.delete(`/api/account/sessions/${id}`);
const idOf = ({ cookies }: Person) => cookies.get('auth_refresh')!.split('.')[0]!;

it('signing out everywhere else ends every other session, at every gateway, within a second', async () => {
  const me = await member(system.origin);
  const devices = [
    await elsewhere(me, system.origin),
    await elsewhere(me, otherGateway),
    atTheOther(await elsewhere(me, system.origin)),
  ];
  const stranger = await member(otherGateway);
  for (const device of devices) expect(await statusOf(device)).toBe(200);

  expect((await me.person.delete('/api/account/sessions')).status).toBe(204);
  await Promise.all(devices.map(expectSignedOutSoon));
  for (const { cookies } of devices)
    expect([cookies.has('auth_token'), cookies.has('auth_refresh')]).toEqual([false, false]);
  for (const person of [me.person, atTheOther(me.person), stranger.person])
    expect(await statusOf(person)).toBe(200);
});

it('signing out reaches the other gateway, too', async () => {
  const device = await elsewhere(await member(system.origin), system.origin);
  const same = atTheOther(device);
  expect(await statusOf(same)).toBe(200);
  await device.get('/api/logout');
  await expectSignedOutSoon(same);
});

it('a session that is ended by itself is over at the gateway that knew it, and the others stay', async () => {
  const me = await member(system.origin);
  const [phone, tablet] = [await elsewhere(me, otherGateway), await elsewhere(me, otherGateway)];
  expect(await statusOf(phone)).toBe(200);
  expect((await endOne(me.person, idOf(phone))).status).toBe(204);
  await expectSignedOutSoon(phone);
  expect([await statusOf(tablet), await statusOf(me.person)]).toEqual([200, 200]);
});

it('whoever ends the session that is this one is signed out', async () => {
  const { person } = await member(system.origin);
  expect((await endOne(person, idOf(person))).status).toBe(204);
  expect(person.cookies.has('auth_refresh')).toBe(false);
  expect(await statusOf(person)).toBe(401);
});
