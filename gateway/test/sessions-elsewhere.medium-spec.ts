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
  const me = await newcomer(system.origin);
  const devices = [
    await elsewhere(me, system.origin),
    await elsewhere(me, otherGateway),
    atTheOther(await elsewhere(me, system.origin)),
  ];
  const stranger = await newcomer(otherGateway);
  for (const device of devices) expect(await statusOf(device)).toBe(200);

  expect((await me.person.delete('/api/account/sessions')).status).toBe(204);
  await Promise.all(devices.map(expectSignedOutSoon));
  expect(devices.flatMap((device) => [...device.cookies.keys()])).toEqual(
    expect.not.arrayContaining(['auth_token', 'auth_refresh']),
  );
  for (const person of [me.person, atTheOther(me.person), stranger.person])
    expect(await statusOf(person)).toBe(200);
});

it('signing out reaches the other gateway, too', async () => {
  const { person } = await newcomer(system.origin);
  const same = atTheOther(person);
  expect(await statusOf(same)).toBe(200);
  await person.get('/api/logout');
  await expectSignedOutSoon(same);
});

it('a session that is ended by itself is over at the gateway that knew it, and the others stay', async () => {
  const me = await newcomer(system.origin);
  const [phone, tablet] = [await elsewhere(me, otherGateway), await elsewhere(me, otherGateway)];
  expect(await statusOf(phone)).toBe(200);
  expect((await endOne(me.person, idOf(phone))).status).toBe(204);
  await expectSignedOutSoon(phone);
  expect([await statusOf(tablet), await statusOf(me.person)]).toEqual([200, 200]);
});

it('whoever ends the session that is this one is signed out', async () => {
  const { person } = await newcomer(system.origin);
  expect((await endOne(person, idOf(person))).status).toBe(204);
  expect(person.cookies.has('auth_refresh')).toBe(false);
  expect(await statusOf(person)).toBe(401);
});
