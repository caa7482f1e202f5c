import type { Talks } from '@anew/contracts/assessment/talks';
import type { ConnectionActivity } from '@anew/contracts/content/views';
import { allRoutes, type RouteName } from '@anew/contracts/http/map';
import type { UploadedPicture, UploadTicket } from '@anew/contracts/identity/views';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { jpeg } from '@anew/pictures/testing/pictures';
import { answers, resultsOf } from '@anew/testkit/life';
import type { SignedUp } from '@anew/testkit/person';
import { examples } from '../src/http/openapi/examples/examples.js';
import { isRepeatable } from '../src/http/openapi/refusals.js';
import { pictureOf } from './photos.js';

/** Every change of which the document says that a repeat gets the first answer. */
export const REPEATABLE = allRoutes
  .filter(([name, route]) => isRepeatable(name.startsWith('GET ') ? 'GET' : 'POST', route))
  .map(([name]) => name);

/** What a change is asked with: other than its example in the document where something has to be there first. */
export type Asked = Partial<
  Record<RouteName, { path?: string; body?: unknown; headers?: Record<string, string> }>
>;

export const exampleOf = (route: RouteName) => (examples[route] as { body?: unknown }).body;

/**
 * Uses a key up for one change in each service, and makes what has to be there so that no change is refused before its
 * key is looked at.
 */
export async function useUp(keyed: { 'idempotency-key': string }, two: [SignedUp, SignedUp]): Promise<Asked> {
  const [person, partner] = two;
  const once = <T>(method: string, path: string, body?: object) =>
    person.expectOk(person.call<T>(method, path, { body, headers: keyed }));
  await once('PUT', '/api/profile/story', {});
  await once('POST', '/api/modules/honor-lessons/actions/0/toggle');
  await once('POST', '/api/coaching/chat', { message: 'How do we begin?' });
  await once('POST', '/api/assessment/submit', { responses: answers(0) });
  const entry = { content: 'Words', visibility: 'private' };
  const { id } = await once<JournalEntry>('POST', '/api/journal', entry);

  await partner.expectOk(partner.post('/api/assessment/submit', { responses: answers(3) }));
  await resultsOf(person, two);
  const { offered } = await person.expectOk(person.get<Talks>('/api/talks'));
  const todays = await person.expectOk(person.get<ConnectionActivity>('/api/connection-activities/today'));
  const talk = { area: offered[0]?.area, firstSpeaker: person.user.id };
  const agreement = {
    ...examples['POST /api/agreements'].body,
    dueOn: new Date().toISOString().slice(0, 10),
  };
  return {
    'PUT /api/profile/avatar': { body: { avatarURL: await upload(person) } },
    'PUT /api/journal/:id/photo': { path: `/api/journal/${id}/photo`, ...pictureOf(await jpeg()) },
    'POST /api/assessment/submit': { body: { responses: answers(1) } },
    'POST /api/talks': { body: talk },
    'POST /api/agreements': { body: agreement },
    'POST /api/agreements/:id/check': { body: { outcome: 'kept' } },
    'POST /api/connection-activities/:activityId/complete': {
      path: `/api/connection-activities/${todays.id}/complete`,
    },
  };
}

async function upload(person: SignedUp): Promise<string> {
  const { uploadURL } = await person.expectOk(person.post<UploadTicket>('/api/objects/upload'));
  const picture = pictureOf(await jpeg());
  return (await person.expectOk(person.call<UploadedPicture>('PUT', uploadURL, picture))).url;
}
