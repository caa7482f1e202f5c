import { changeDates, quoted, shifted } from './demo-dates.mjs';

/** @typedef {import('./demo-dates.mjs').Surroundings} Surroundings */
/** @typedef {import('./demo-person.mjs').DemoPerson} DemoPerson */
/** @typedef {[first: DemoPerson, second: DemoPerson]} Couple */

/**
 * Questions by their words among the seeds, with both answers and each one's reply to the other's.
 *
 * @type {[daysAgo: number, question: string, answers: [string, string], replies: [string | null, string | null]][]}
 */
export const ANSWERED = [
  [
    9,
    'What chore in this house that nobody sees deserves a medal?',
    [
      'Finding the other shoe. Every morning, for somebody.',
      'You pack the bag for the other house so that nothing is missing. I saw the list in your phone.',
    ],
    ['I did not know that you knew about the list.', null],
  ],
  [
    5,
    'What ordinary sound in the house tells you that all is well?',
    [
      'Jonas singing in the shower when he thinks that nobody hears him.',
      'Your keys in the bowl. Then I know that we are all in.',
    ],
    [null, 'I hear it too. I turn the radio down for it.'],
  ],
  [
    2,
    'Think of a small promise that your partner kept lately. Why did it mean so much?',
    [
      'You said that you would call the school, and on Thursday you did. I had stopped hoping that somebody else would.',
      'You did not look at your phone during dinner. Not once.',
    ],
    [null, null],
  ],
];

const TODAYS_QUESTION = 'How would you like to be met at the door after a bad day?';
const TODAYS_ANSWER = 'With a hug, and no questions for ten minutes. Then all of them.';

const FEEDBACK = 'We took the long way around the pond and forgot the time.';

/** What the two agreed on in talks, oldest first. The first one has been kept. */
const AGREEMENTS = [
  { daysAgo: 9, days: 7, text: 'Twenty minutes on Sunday evening, with the phones in the drawer.' },
  { daysAgo: 1, days: 5, text: 'We ask each other first before we say yes to a change of weekends.' },
];

/** @param {number} days */
const dayIn = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * @param {Surroundings} surroundings
 * @param {DemoPerson} person
 * @param {string} question
 * @returns {Promise<string>} the id of today's question, which is now this one
 */
async function askToday(surroundings, person, question) {
  const { id: drawn } = await person.get('/api/prompts/today');
  const { id: couple } = await person.get('/api/couples/current');
  await changeDates(surroundings, 'content', [
    `UPDATE daily_choices SET item_id = (SELECT id FROM prompts WHERE text = ${quoted(question)})
     WHERE couple_id = '${couple}' AND kind = 'prompt' AND item_id = '${drawn}';`,
  ]);
  const { id } = await person.get('/api/prompts/today');
  return id;
}

/**
 * @param {Surroundings} surroundings
 * @param {Couple} couple
 * @param {(typeof ANSWERED)[number]} evening
 */
async function answer(surroundings, couple, [daysAgo, question, answers, replies]) {
  const id = await askToday(surroundings, couple[0], question);
  for (const [index, person] of couple.entries())
    await person.post(`/api/prompts/${id}/answer`, { text: answers[index] });
  for (const [index, person] of couple.entries())
    if (replies[index]) await person.post(`/api/prompts/${id}/reply`, { text: replies[index] });
  const then = shifted(daysAgo);
  await changeDates(surroundings, 'content', [
    `UPDATE daily_choices SET day = day - ${daysAgo} WHERE kind = 'prompt' AND item_id = '${id}';`,
    `UPDATE prompt_answers SET day = day - ${daysAgo}, created_at = ${then}, updated_at = ${then} WHERE prompt_id = '${id}';`,
  ]);
}

/** @param {DemoPerson} person */
async function finishActivity(person) {
  const { id } = await person.get('/api/connection-activities/today');
  await person.post(`/api/connection-activities/${id}/complete`, { feedback: FEEDBACK, rating: 5 });
}

/**
 * Has a guided talk from its beginning to an agreement.
 *
 * @param {Surroundings} surroundings
 * @param {Couple} couple
 * @param {(typeof AGREEMENTS)[number]} agreement
 * @returns {Promise<string>} the agreement's id
 */
async function talk(surroundings, [first, second], { daysAgo, days, text }) {
  const { offered } = await first.get('/api/talks');
  const area = offered.find((/** @type {{ talkedAt: string | null }} */ { talkedAt }) => !talkedAt)?.area;
  let { current } = await first.post('/api/talks', { area, firstSpeaker: second.id });
  const talkId = current.id;
  while (current.step !== 'agreement')
    ({ current } = await first.post(`/api/talks/${talkId}/steps`, { step: current.step, move: 'next' }));
  const { id } = await second.post('/api/agreements', { talkId, text, dueOn: dayIn(days) });
  const then = shifted(daysAgo);
  await changeDates(surroundings, 'assessment', [
    `UPDATE talks SET started_at = ${then}, moved_at = ${then}, ended_at = ${then} WHERE id = '${talkId}';`,
    `UPDATE agreements SET created_at = ${then}, due_on = due_on - ${daysAgo} WHERE id = '${id}';`,
  ]);
  return id;
}

/**
 * Answers questions, finishes today's activity and has two talks. Today the second has answered, and the first has not.
 *
 * @param {Surroundings} surroundings
 * @param {Couple} couple
 */
export async function spendEvenings(surroundings, couple) {
  const [first, second] = couple;
  for (const evening of ANSWERED) await answer(surroundings, couple, evening);
  const id = await askToday(surroundings, first, TODAYS_QUESTION);
  await second.post(`/api/prompts/${id}/answer`, { text: TODAYS_ANSWER });
  await finishActivity(second);
  const agreed = [];
  for (const agreement of AGREEMENTS) agreed.push(await talk(surroundings, couple, agreement));
  await first.post(`/api/agreements/${agreed[0]}/check`, { outcome: 'kept' });
}
