import { answers } from '@anew/testkit/life';
import { expect, type Page } from '@playwright/test';
import { post } from './visitor.js';

const ENTRIES = [
  [
    0,
    'shared',
    'The first evening with all four at the table and nobody in a hurry. Mia told the story of the lake again, and this time Jonas laughed with her. I did not try to make it more than it was. It was enough.',
  ],
  [
    1,
    'shared',
    'We said no to the third phone call of the day, together. I had expected to feel guilty. I felt married.',
  ],
  [
    0,
    'private',
    'I still measure things against how they were. Not because they were better. Because I know my way around there.',
  ],
] as const;

const APPRECIATIONS = [
  [0, 'You drove to the drop-off so that I did not have to.', 'Kindness'],
  [1, 'You asked my daughter about her test before you asked about my day.', 'Attention'],
] as const;

const ANSWERS = [
  [0, 'The walk after dinner. I had forgotten how you laugh when you are tired.'],
  [1, 'Saturday, when you slept in and Mia and I made the pancakes.'],
] as const;

/** Answers that are mostly close to the partner's and here and there apart, so that the results show something. */
function responsesOf(which: 0 | 1): Record<string, string> {
  const [near, far] = which === 0 ? [answers(0), answers(1)] : [answers(1), answers(2)];
  const ids = Object.keys(near);
  return Object.fromEntries(ids.map((id, index) => [id, (index % 3 === 0 ? far : near)[id] ?? '']));
}

/** Gives two people some history: entries, appreciations, answers, focuses, results, a conversation. */
export async function liveAWhile(couple: readonly [Page, Page]): Promise<void> {
  const [ada, ben] = couple;
  for (const [who, visibility, content] of ENTRIES) {
    await post(couple[who], '/api/journal', { content, visibility });
  }
  for (const [who, appreciation, quality] of APPRECIATIONS) {
    await post(couple[who], '/api/appreciation', { appreciation, quality });
  }
  const { id } = (await (await ada.request.get('/api/prompts/today')).json()) as { id: string };
  for (const [who, text] of ANSWERS) await post(couple[who], `/api/prompts/${id}/answer`, { text });
  for (const [moduleSlug, priority] of [
    ['emotional-safety', 'high'],
    ['practical-blending', 'medium'],
  ]) {
    await post(ada, '/api/focuses', { moduleSlug, priority });
  }
  for (const index of [0, 1]) await post(ada, `/api/modules/emotional-safety/actions/${index}/toggle`);
  await post(ada, '/api/coaching/chat', {
    message: 'My ex calls every evening at dinner time. How do the two of us agree on a boundary?',
  });
  await post(ada, '/api/assessment/submit', { responses: responsesOf(0) });
  await post(ben, '/api/assessment/submit', { responses: responsesOf(1) });
  const results = async () => (await ada.request.get('/api/assessment/results')).json() as Promise<unknown>;
  await expect.poll(results).not.toBeNull();
}
