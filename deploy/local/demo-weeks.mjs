import { join } from 'node:path';
import { findBinaries } from '../../libs/local-servers/src/binaries.mjs';
import { run } from '../../libs/local-servers/src/child.mjs';
import { serviceDatabaseUrl } from '../../libs/local-servers/src/databases.mjs';

/** @typedef {import('../../libs/local-servers/src/types.mjs').Surroundings} Surroundings */
/** @typedef {import('./demo-person.mjs').DemoPerson} DemoPerson */

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

/** @type {[daysAgo: number, who: 0 | 1, appreciation: string, quality: string][]} */
const APPRECIATIONS = [
  [16, 0, 'You drove to the drop-off so that I did not have to.', 'Kindness'],
  [12, 1, 'You asked my daughter about her test before you asked about my day.', 'Attention'],
  [7, 0, 'You stayed calm when the phone rang again.', 'Patience'],
  [4, 1, 'You fixed the bike with Jonas and let him do most of it.', 'Patience'],
  [1, 0, 'You made tea before I knew I wanted it.', 'Care'],
];

const FOCUSES = [
  { moduleSlug: 'emotional-safety', priority: 'high' },
  { moduleSlug: 'practical-blending', priority: 'medium' },
];

const QUESTION = 'My ex calls every evening at dinner time. How do the two of us agree on a boundary?';

/**
 * Moves texts that were written today into the past, because no call can do that.
 *
 * @param {Surroundings} surroundings
 * @param {string[]} statements
 */
async function changeDates({ databaseUrl }, statements) {
  const binaries = await findBinaries();
  const url = new URL(serviceDatabaseUrl(databaseUrl, 'journal'));
  const PGPASSWORD = url.password;
  url.password = '';
  await run([join(binaries.postgresBin, 'psql'), '-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-', url.href], {
    env: { ...process.env, ...binaries.env, PGPASSWORD },
    input: statements.join('\n'),
  });
}

/** @param {number} daysAgo */
const shifted = (daysAgo) => `now() - interval '${daysAgo} days ${daysAgo % 5} hours'`;

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
 * @param {DemoPerson} first
 * @param {DemoPerson} second
 */
export async function liveSomeWeeks(surroundings, first, second) {
  const couple = [first, second];
  const who = (/** @type {0 | 1} */ index) => /** @type {DemoPerson} */ (couple[index]);
  for (const [daysAgo, index, visibility, content] of ENTRIES) {
    const { id } = await who(index).post('/api/journal', { content, visibility });
    const then = shifted(daysAgo);
    await changeDates(surroundings, [
      `UPDATE entries SET created_at = ${then}, updated_at = ${then}, shared_at = ${then} WHERE id = '${id}';`,
    ]);
  }
  for (const [daysAgo, index, appreciation, quality] of APPRECIATIONS) {
    const { id } = await who(index).post('/api/appreciation', { appreciation, quality });
    const then = shifted(daysAgo);
    await changeDates(surroundings, [
      `UPDATE appreciations SET created_at = ${then}, shared_at = ${then}, day = (${then})::date WHERE id = '${id}';`,
    ]);
  }
  for (const focus of FOCUSES) await first.post('/api/focuses', focus);
  for (const step of [0, 1]) await first.post(`/api/modules/emotional-safety/actions/${step}/toggle`, {});
  await first.post('/api/coaching/chat', { message: QUESTION });
  await answerAll(first, false);
  await answerAll(second, true);
  await first.until('/api/assessment/results', () => true);
}
