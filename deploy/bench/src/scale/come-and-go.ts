import { randomUUID } from 'node:crypto';
import type { RouteName } from '@anew/contracts/http/map';
import { answers } from '@anew/testkit/life';
import { PASSWORD, Person } from '@anew/testkit/person';
import { Clocked, type Sample } from './clocked.js';

/** Two new people who join, answer the questions, export, and end; every step is clocked. */
export async function comeAndGo(origin: string, samples: Sample[]): Promise<void> {
  const [first, second] = [
    new Clocked(new Person(origin), samples),
    new Clocked(new Person(origin), samples),
  ];
  for (const person of [first, second])
    await person.ask('POST /api/signup', undefined, {
      email: `${randomUUID()}@example.org`,
      password: PASSWORD,
    });
  const setUp = 'POST /api/couples/setup-individual';
  await first.ask(setUp, undefined, {});
  await second.ask(setUp, undefined, {});
  await first.ask('POST /api/account/confirm', undefined, { currentPassword: PASSWORD });
  const { body: renewed } = await first.ask<{ inviteCode: string }>(
    'POST /api/couples/invite-code',
    undefined,
    {},
  );
  const code = renewed.inviteCode;
  await second.ask('GET /api/invites/:code', `/api/invites/${code}`);
  await second.ask('POST /api/couples/merge', undefined, { partnerInviteCode: code });
  for (const [index, person] of [first, second].entries())
    await person.ask('POST /api/assessment/submit', undefined, { responses: answers(index) });
  await untilResults(first, samples);
  await first.ask('GET /api/account/export');
  await first.ask('POST /api/account/totp', undefined, {});
  await first.ask('POST /api/account/passkeys/options', undefined, {});
  await first.ask('DELETE /api/account/passkeys/:id', `/api/account/passkeys/${randomUUID()}`);
  await first.ask('POST /api/objects/upload', undefined, {});
  await first.ask('POST /api/account/address/code', undefined, {});
  await first.ask('DELETE /api/account/address');
  await first.ask('DELETE /api/account/sessions');
  await second.ask('POST /api/couples/leave', undefined, { currentPassword: PASSWORD });
  const third = new Clocked(new Person(origin), samples);
  await third.ask('POST /api/signup', undefined, {
    email: `${randomUUID()}@example.org`,
    password: PASSWORD,
  });
  const { body: again } = await first.ask<{ inviteCode: string }>('GET /api/couples/current');
  await third.ask('POST /api/couples/join-invite', undefined, { inviteCode: again.inviteCode });
  await third.ask('POST /api/account/password', undefined, {
    password: 'two lanterns on the pier',
    currentPassword: PASSWORD,
  });
  await third.ask('POST /api/couples/undo-join', undefined, {});
  await third.ask('POST /api/password/forgot', undefined, { email: `${randomUUID()}@example.org` });
  await second.ask('DELETE /api/account', undefined, {
    confirm: 'delete my account',
    currentPassword: PASSWORD,
  });
  await third.ask('GET /api/logout');
}

const RESULT_MS = 20_000;
const LOOK_MS = 20;
/** Stands beside the routes: time from the second submission until results can be read. */
const RESULT = 'result after both have answered' as RouteName;

async function untilResults(reader: Clocked, samples: Sample[]): Promise<void> {
  const begun = performance.now();
  const quiet = new Clocked(reader.person, []);
  while (performance.now() - begun < RESULT_MS) {
    const { body } = await quiet.ask<unknown>('GET /api/assessment/results');
    if (body !== null) {
      samples.push({ route: RESULT, ms: performance.now() - begun, status: 200 });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error('No results came.');
}
