import { identityRpc } from '@anew/contracts/identity/rpc';
import { Announcements } from '@anew/service-testkit/announcements';
import { expect, it } from '@jest/globals';
import { couple } from './couples-alone.js';
import { identity } from './identity-with-mail.js';

const { accounts, couples, preferences } = identityRpc;

it('the partner hears of a new name, and not of one’s own preferences', async () => {
  const [me, partner] = await couple();
  const theirs = await Announcements.to(partner, identity);
  await identity.ask(preferences.change, me, { reminder: { time: '07:30' } });
  await identity.ask(accounts.update, me, { firstName: 'Ada' });
  await theirs.hear('member');
  const members = await identity.ask(couples.members, partner, {});
  expect(members.find(({ userId }) => userId === me.userId)?.firstName).toBe('Ada');
  await theirs.close();
});
