import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { ConversationSummary } from '@anew/contracts/coaching/views';
import type { ConnectionActivity, DailyPrompt } from '@anew/contracts/content/views';
import type { JournalEntry } from '@anew/contracts/journal/views';
import { eventually } from './eventually.js';
import { type Answer, PASSWORD, type Person, prove, type SignedUp } from './person.js';

/** Answers with the same option for every question. */
export const answers = (option: number): Record<string, string> =>
  Object.fromEntries(ASSESSMENT_QUESTIONS.map(({ id, options }) => [id, options[option]?.value ?? '']));

/** What someone has written; each text stands nowhere else. */
export type Life = Record<
  'shared' | 'private' | 'message' | 'appreciation' | 'feedback' | 'retreat' | 'answer',
  string
>;

/** Lets a member of a couple write in every part of the product, and returns the texts. */
export async function live(person: SignedUp, option: number): Promise<Life> {
  const text = (what: string) => `${what}-of-${person.user.id.slice(-12)}`;
  const life: Life = {
    shared: text('shared'),
    private: text('private'),
    message: text('message'),
    appreciation: text('appreciation'),
    feedback: text('feedback'),
    retreat: text('retreat'),
    answer: text('answer'),
  };
  const post = <T>(path: string, body: object) =>
    person.expectOk(
      person.post<T>(path, body, { 'idempotency-key': `${path}-${JSON.stringify(body).length}` }),
    );
  await post('/api/journal', { content: life.shared, visibility: 'shared' });
  await post('/api/journal', { content: life.private, visibility: 'private' });
  await post('/api/appreciation', { appreciation: life.appreciation, quality: 'patience' });
  await post('/api/coaching/chat', { message: life.message });
  await post('/api/assessment/submit', { responses: answers(option) });
  await post('/api/retreat-interest', { email: 'someone@example.org', partnerName: life.retreat });
  await post('/api/modules/honor-lessons/actions/0/toggle', {});
  const prompt = await person.expectOk(person.get<DailyPrompt>('/api/prompts/today'));
  await post(`/api/prompts/${prompt.id}/rate`, { isUpvote: true });
  await post(`/api/prompts/${prompt.id}/answer`, { text: life.answer });
  const activity = await person.expectOk(person.get<ConnectionActivity>('/api/connection-activities/today'));
  await post(`/api/connection-activities/${activity.id}/complete`, { feedback: life.feedback, rating: 5 });
  return life;
}

/** Texts of all journal entries that someone can read, in alphabetical order. */
export async function journalOf(person: Person): Promise<string[]> {
  const entries = await person.expectOk(person.get<JournalEntry[]>('/api/journal'));
  return entries.map(({ content }) => content).sort();
}

export async function conversationsOf(person: Person): Promise<ConversationSummary[]> {
  return person.expectOk(person.get<ConversationSummary[]>('/api/coaching/conversations'));
}

/** Results, as soon as they are those of these two people. */
export function resultsOf(reader: Person, people: SignedUp[]): Promise<AssessmentResults> {
  const ids = people.map(({ user }) => user.id).sort();
  return eventually('the results of these two', async () => {
    const results = await reader.expectOk(reader.get<AssessmentResults | null>('/api/assessment/results'));
    const memberIds =
      results?.categories.flatMap(({ partners }) => partners.map(({ userId }) => userId)) ?? [];
    return results && [...new Set(memberIds)].sort().join() === ids.join() ? results : null;
  });
}

export const deleteAccount = (person: Person): Promise<Answer> =>
  person.delete('/api/account', { confirm: 'delete my account', currentPassword: PASSWORD });

/** Export of a person's data, after a proof of who they are. */
export async function exportOf<T>(person: Person): Promise<Answer<T>> {
  await prove(person);
  return person.get<T>('/api/account/export');
}
