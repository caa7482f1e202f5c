import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from '../sentences.js';
import { MATTERS } from './matters/index.js';
import { TOPICS } from './topics/index.js';

const HELP = /1-800-799-7233|1-800-422-4453|counselor|you owe nobody/;
const BRITISH =
  /\b(needn’t|shan’t|mustn’t|whilst|autumn|queue|timetable|colleagues?|(had|’d) got|any more\b(?! \w)|cross with)\b/i;

const textsOf = ({
  open,
  answer,
  say,
  steps = [],
  ask,
  ...more
}: (typeof TOPICS | typeof MATTERS)[number]) => [
  ...open,
  ...answer,
  ...('partner' in more ? more.partner : []),
  ...say,
  ...steps,
  ...ask,
];

describe('the texts of situations and matters', () => {
  it('open with a sentence of their own, by which a reader and the coach tell them apart', () => {
    // What belongs to somebody who is trained opens alike on purpose.
    const own = [...TOPICS, ...MATTERS.filter(({ goesFirst }) => !goesFirst)];
    const sentences = own.flatMap(({ open }) => open.flatMap(sentencesOf));
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it.each([
    'after-a-fight',
    'bringing-it-up',
    'endured-yes',
    'fights-blow-up',
    'looked-at-the-phone',
    'partner-checks-on-me',
    'partner-hard-on-my-child',
  ])('name somebody who helps, or leave a way out, where a partner may be feared: %s', (id) => {
    const answers = TOPICS.find((topic) => topic.id === id)?.answer ?? [];
    expect(answers.join(' ')).toMatch(HELP);
  });

  it.each([
    'jealous',
    'old-alarm',
    'partner-feels-threatened',
    'same-fight',
    'silence-and-space',
    'small-alarm',
    'too-careful',
    'went-along',
    'who-corrects',
  ])('do so in each matter that such a message may touch: %s', (id) => {
    for (const answer of MATTERS.find((matter) => matter.id === id)?.answer ?? [])
      expect(answer).toMatch(HELP);
  });

  it('are in American English', () => {
    expect([...TOPICS, ...MATTERS].flatMap(textsOf).filter((text) => BRITISH.test(text))).toEqual([]);
  });
});
