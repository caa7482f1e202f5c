import { describe, expect, it } from '@jest/globals';
import { ACTIVITIES } from '../seeds/activities/index.js';
import { PROMPTS } from '../seeds/prompts/index.js';
import type { Topic } from './tags.js';

const ITEMS = [
  ...PROMPTS.map(({ id, text, topics = [] }) => ({ id, text, topics })),
  ...ACTIVITIES.map(({ id, title, description, instructions, topics = [] }) => ({
    id,
    text: `${title}. ${description} ${instructions}`,
    topics,
  })),
];

/** Words that show what a text is about. They are read from the texts alone, so that a missing topic shows. */
const WORDS: Record<Topic, RegExp> = {
  loss: /\b(?:died|death|dead|grief|grieves?|funeral|mourn\w*|widow\w*|no longer here|someone from before)\b/i,
  faith:
    /\b(?:faith|prays?|prayer|God|Sabbath|Ramadan|Passover|a blessing|believe about it|either of you believes|you two believe)\b/,
  intimate: /\b(?:sex|in bed,|desire|naked|neck, waist|kind of touch|where and how to be touched)\b/i,
};

/** Where such a word is said in passing, as one of several. */
const IN_PASSING = new Set([
  'activity-daily-gratitude-05 loss',
  'activity-family-culture-05 loss',
  'activity-insider-outsider-10 loss',
  'activity-loyalty-binds-01 loss',
  'activity-loyalty-binds-07 loss',
  'activity-seasons-05 loss',
]);

describe('the topics of questions and activities', () => {
  it.each(Object.entries(WORDS) as [Topic, RegExp][])('name all texts about %s', (topic, words) => {
    const missing = ITEMS.filter(
      ({ id, text, topics }) =>
        words.test(text) && !topics.includes(topic) && !IN_PASSING.has(`${id} ${topic}`),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('presume no faith, and no loss, of the reader', () => {
    const presuming =
      /\byour (?:church|God|mosque|temple|synagogue|prayers|late (?:wife|husband)|first (?:wife|husband)|grief)\b/i;
    expect(ITEMS.filter(({ text }) => presuming.test(text)).map(({ id }) => id)).toEqual([]);
  });
});
