import type { ConnectionActivity } from '@anew/contracts/content/views';
import type { JournalEntry } from '@anew/contracts/journal/views';
import type { LiveTopic } from '@anew/contracts/live/views';
import { answers } from '@anew/testkit/life';
import { type Person, prove, type SignedUp } from '@anew/testkit/person';

export const appreciate = (person: Person) =>
  person.expectOk(person.post('/api/appreciation', { appreciation: 'You made tea.', quality: 'Kindness' }));
export const write = (person: Person, visibility: JournalEntry['visibility']) =>
  person.expectOk(person.post<JournalEntry>('/api/journal', { content: 'A quiet evening.', visibility }));
export const change = (person: Person, { id }: JournalEntry, body: object) =>
  person.expectOk(person.put(`/api/journal/${id}`, body));
export const tick = (person: Person) =>
  person.expectOk(person.post('/api/modules/emotional-safety/actions/0/toggle'));
export const submit = (person: Person) =>
  person.expectOk(person.post('/api/assessment/submit', { responses: answers(0) }));

/** Both hear this change. One who has heard only this has not heard of anything that happened before it. */
export const FENCE: LiveTopic = 'focus';
export const fence = (person: Person) =>
  person.expectOk(person.post('/api/focuses', { moduleSlug: 'our-vision', priority: 'high' }));

export async function completeActivity(person: Person): Promise<void> {
  const { id } = await person.expectOk(person.get<ConnectionActivity>('/api/connection-activities/today'));
  await person.expectOk(person.post(`/api/connection-activities/${id}/complete`, {}));
}

export const leave = async (person: SignedUp): Promise<void> => {
  await prove(person);
  await person.expectOk(person.post('/api/couples/leave', {}));
};
