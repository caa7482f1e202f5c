import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DemoPerson } from './demo-person.mjs';
import { liveSomeWeeks } from './demo-weeks.mjs';
import { say, step } from './progress.mjs';

/** @typedef {Pick<import('../../libs/local-servers/src/types.mjs').Surroundings, 'port' | 'databaseUrl'>} Surroundings */
/** @typedef {{ name: string, email: string, password: string }} Account */

const NAMES = ['Ada', 'Ben'];

/** @returns {Account[]} */
const newAccounts = () =>
  NAMES.map((name) => ({
    name,
    email: `${name.toLowerCase()}@demo.example`,
    password: `demo ${randomBytes(6).toString('hex')}`,
  }));

/**
 * @param {Surroundings} surroundings
 * @param {Account[]} accounts
 * @returns {Promise<[DemoPerson, DemoPerson]>}
 */
export async function makeCouple(surroundings, accounts) {
  const origin = `http://localhost:${surroundings.port}`;
  const people = await Promise.all(
    accounts.map(({ name, email, password }) =>
      DemoPerson.signUp(origin, { email, password, firstName: name }),
    ),
  );
  const [first, second] = people;
  if (!first || !second) throw new Error('A couple is two people');
  const { inviteCode } = await first.post('/api/couples/setup-individual', {});
  await second.post('/api/couples/join-invite', { inviteCode });
  await first.until('/api/couples/current', ({ memberCount }) => memberCount === 2);
  for (const person of [first, second]) await person.call('DELETE', '/api/couples/newly-joined');
  await liveSomeWeeks(surroundings, first, second);
  return [first, second];
}

/**
 * Makes sure that the demo couple with some weeks of life exists, and prints its accounts, which are stored
 * in the file `mark`.
 *
 * @param {Surroundings} surroundings
 * @param {string} mark
 */
export async function ensureDemoCouple(surroundings, mark) {
  if (!existsSync(mark)) {
    const accounts = newAccounts();
    // The file is written first, so that an interrupted demo is also recognized as a demo.
    writeFileSync(mark, JSON.stringify(accounts, null, 2), { mode: 0o600 });
    await step('Two people and their weeks together', () => makeCouple(surroundings, accounts));
  }
  /** @type {Account[]} */
  const accounts = JSON.parse(readFileSync(mark, 'utf8'));
  for (const { email, password } of accounts) say(`Sign in as ${email} with "${password}"`);
}
