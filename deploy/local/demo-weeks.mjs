import { changeDates, shifted } from './demo-dates.mjs';
import { spendEvenings } from './demo-evenings.mjs';

/** @typedef {import('./demo-dates.mjs').Surroundings} Surroundings */
/** @typedef {import('./demo-person.mjs').DemoPerson} DemoPerson */
/** @typedef {[first: DemoPerson, second: DemoPerson]} Couple */

/** @type {[daysAgo: number, who: 0 | 1, visibility: 'shared' | 'private', content: string][]} */
const ENTRIES = [
  [
    20,
    0,
    'shared',
    'The first dinner with all four of us and nobody in a hurry. Mia told the lake story again, and this time Jonas laughed. It was enough.',
  ],
  [
    18,
    1,
    'private',
    'I still measure things against how they were. Not because they were better. Because I know my way around there.',
  ],
  [
    15,
    1,
    'shared',
    'We said no to the third phone call of the day, together. I thought I would feel guilty. I felt married.',
  ],
  [
    11,
    0,
    'shared',
    'Drop-off was calm. We had agreed on the words before, and that made all the difference.',
  ],
  [8, 0, 'private', 'I got loud about the shoes in the hall. It was not about the shoes.'],
  [6, 1, 'shared', 'Saturday pancakes are becoming a thing. Jonas asked if we could do it every week.'],
  [3, 0, 'shared', 'We looked at the money together and nobody left the table. I call that a good evening.'],
  [2, 1, 'shared', 'A walk after dinner, just us two. Ten minutes can be plenty.'],
  [1, 0, 'shared', 'Told Ben what I need on Sunday nights. He asked instead of guessing.'],
  [0, 1, 'shared', 'Mia left a note on my desk. It only said hi. I will keep it.'],
];

/**
 * Where there is a `line`, the partner has said thank you and written it back.
 *
 * @type {[daysAgo: number, who: 0 | 1, appreciation: string, quality: string, line?: string][]}
 */
const APPRECIATIONS = [
  [16, 0, 'You drove to the drop-off so that I did not have to.', 'Kindness', 'I was glad to.'],
  [12, 1, 'You asked my daughter about her test before you asked about my day.', 'Attention'],
  [7, 0, 'You stayed calm when the phone rang again.', 'Patience'],
  [
    4,
    1,
    'You fixed the bike with Jonas and let him do most of it.',
    'Patience',
    'He told everyone that he did it alone. Best part of my week.',
  ],
  [1, 0, 'You made tea before I knew I wanted it.', 'Care'],
  [0, 1, 'You let the phone ring and stayed at the table with us.', 'Presence'],
];

const FOCUSES = [
  { moduleSlug: 'emotional-safety', priority: 'high' },
  { moduleSlug: 'practical-blending', priority: 'medium' },
];

const QUESTION = 'My ex calls every evening at dinner time. How do the two of us agree on a boundary?';

/**
 * @param {DemoPerson} person
 * @param {boolean} isSecond makes some answers differ from the first person's
 */
async function answerAll(person, isSecond) {
  const questions = await person.get('/api/assessment/questions');
  const responses = questions.map(
    (
      /** @type {{ id: string, options: { value: string }[] }} */ { id, options },
      /** @type {number} */ index,
    ) => [id, options[(index % 3 === 0 ? 1 : 0) + (isSecond ? 1 : 0)]?.value],
  );
  await person.post('/api/assessment/submit', { responses: Object.fromEntries(responses) });
}

/**
 * @param {Surroundings} surroundings
 * @param {Couple} couple
 * @param {(typeof ENTRIES)[number]} entry
 */
async function writeEntry(surroundings, couple, [daysAgo, who, visibility, content]) {
  const { id } = await couple[who].post('/api/journal', { content, visibility });
  const then = shifted(daysAgo);
  await changeDates(surroundings, 'journal', [
    `UPDATE entries SET created_at = ${then}, updated_at = ${then} WHERE id = '${id}';`,
  ]);
}

/**
 * @param {Surroundings} surroundings
 * @param {Couple} couple
 * @param {(typeof APPRECIATIONS)[number]} appreciation
 */
async function appreciate(surroundings, couple, [daysAgo, who, appreciation, quality, line]) {
  const { id } = await couple[who].post('/api/appreciation', { appreciation, quality });
  const then = shifted(daysAgo);
  await changeDates(surroundings, 'journal', [
    `UPDATE appreciations SET created_at = ${then}, day = (${then})::date WHERE id = '${id}';`,
  ]);
  if (!line) return;
  const reader = couple[who === 0 ? 1 : 0];
  await reader.post(`/api/appreciation/${id}/thanks`, {});
  await reader.call('PUT', `/api/appreciation/${id}/reply`, { text: line });
}

/**
 * @param {Surroundings} surroundings
 * @param {Couple} couple
 */
async function seeResults(surroundings, [first, second]) {
  await answerAll(first, false);
  await answerAll(second, true);
  await first.until('/api/assessment/results', () => true);
  const { id } = await first.get('/api/couples/current');
  await changeDates(surroundings, 'assessment', [
    `UPDATE rounds SET closed_at = closed_at - interval '12 days', next_from = next_from - interval '12 days' WHERE couple_id = '${id}';`,
  ]);
  for (const person of [first, second]) await person.post('/api/assessment/results/seen', {});
}

/**
 * Lets them have been together for three weeks, and says who belongs to their home, so that nobody is asked again.
 *
 * @param {Surroundings} surroundings
 * @param {Couple} couple
 */
async function settle(surroundings, [first, second]) {
  const { id } = await first.get('/api/couples/current');
  await changeDates(surroundings, 'identity-couple', [
    `UPDATE couples SET created_at = ${shifted(21)} WHERE id = '${id}';`,
    `UPDATE memberships SET joined_at = ${shifted(21)} WHERE couple_id = '${id}';`,
  ]);
  // Gateways remember for a minute since when the two of an open session are together.
  for (const person of [first, second]) await person.signInAgain();
  await first.call('PUT', '/api/household', {
    children: ['mine', 'partners'],
    ageBands: ['6-to-12', 'teens'],
    days: ['friday', 'saturday', 'sunday'],
  });
  for (const person of [first, second]) {
    await person.call('PUT', '/api/profile/story', { past: ['divorced'], first: 'practical-blending' });
    await person.call('DELETE', '/api/couples/news');
  }
}

/**
 * @param {Surroundings} surroundings
 * @param {DemoPerson} first
 * @param {DemoPerson} second
 */
export async function liveSomeWeeks(surroundings, first, second) {
  /** @type {Couple} */
  const couple = [first, second];
  await settle(surroundings, couple);
  for (const entry of ENTRIES.filter(([daysAgo]) => daysAgo > 0))
    await writeEntry(surroundings, couple, entry);
  for (const appreciation of APPRECIATIONS.filter(([daysAgo]) => daysAgo > 0))
    await appreciate(surroundings, couple, appreciation);
  for (const person of couple)
    for (const area of ['journal', 'appreciation']) await person.post('/api/news/seen', { area });
  for (const focus of FOCUSES) await first.post('/api/focuses', focus);
  for (const step of [0, 1]) await first.post(`/api/modules/emotional-safety/actions/${step}/toggle`, {});
  await second.post('/api/modules/emotional-safety/actions/0/toggle', {});
  await first.post('/api/coaching/chat', { message: QUESTION });
  await seeResults(surroundings, couple);
  await spendEvenings(surroundings, couple);
  for (const entry of ENTRIES.filter(([daysAgo]) => daysAgo === 0))
    await writeEntry(surroundings, couple, entry);
  for (const appreciation of APPRECIATIONS.filter(([daysAgo]) => daysAgo === 0))
    await appreciate(surroundings, couple, appreciation);
}
