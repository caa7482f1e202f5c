import { randomUUID } from 'node:crypto';
import type { Actor } from '@anew/contracts/actor';

/** Someone who is signed in and has a couple account to themselves, as the gateway would vouch for them. */
export function someone(details: Partial<Actor> = {}): Actor {
  const userId = details.userId ?? randomUUID();
  return {
    requestId: randomUUID(),
    timeZone: 'UTC',
    userId,
    sessionId: randomUUID(),
    coupleId: randomUUID(),
    memberIds: [userId],
    togetherSince: null,
    ...details,
  };
}

/** The same two people from now on, or from `since`, as a couple. */
export function together(host: Actor, guest: Actor, since: Date = new Date()): [Actor, Actor] {
  const couple = {
    coupleId: host.coupleId,
    memberIds: [host.userId, guest.userId],
    togetherSince: since.toISOString(),
  };
  return [
    { ...host, ...couple },
    { ...guest, ...couple },
  ];
}

/** Two people who have been a couple since before they wrote anything. */
export function couple(): [Actor, Actor] {
  return together(someone(), someone(), new Date(Date.now() - 60_000));
}

/** The same person with a couple account of their own once more. */
export function alone(actor: Actor): Actor {
  return { ...actor, coupleId: randomUUID(), memberIds: [actor.userId], togetherSince: null };
}
