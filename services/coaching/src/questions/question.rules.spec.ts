import { describe, expect, it } from '@jest/globals';
import { type Objection, objectionTo } from './question.rules.js';
import { questionsIn } from './question-lines.rules.js';

const GOOD = [
  'What small thing did your partner do this week that made a day easier for you?',
  'Which corner of your home feels most like the two of you?',
  'Which song should play when the two of you cook together on a Sunday?',
  'What would you like to hear from your partner when you walk in tired?',
];

const BAD: readonly [Objection, string][] = [
  ['form', 'What helps?'],
  ['form', 'Tell your partner about a day when you felt truly at home.'],
  ['form', 'What do you like about mornings? And what about evenings?'],
  ['form', `What ${'really '.repeat(40)}matters to you?`],
  ['form', 'Which of these 3 places would you like to see together?'],
  ['form', 'What do you think of https://example.org as a couple?'],
  ['form', 'What is **your** favorite hour of a day at home?'],
  ['name', 'What do you like most about how Peter cooks at home?'],
  ['name', 'Which trip to Italy would the two of you take again?'],
  ['advice', 'Which therapist could help the two of you to talk more?'],
  ['advice', 'How would a custody agreement change your week at home?'],
  ['advice', 'What medication makes your evenings together easier?'],
  ['sex', 'What turns you on about your partner after a long day?'],
  ['sex', 'What would make your sex life warmer this month?'],
  ['violence', 'When were you last afraid of your partner at home?'],
  ['violence', 'Which threat from your partner do you still remember?'],
  ['blame', 'Which of your last quarrels was the fault of your partner?'],
  ['blame', 'Why don’t you listen when your partner tells you about work?'],
  ['blame', 'What does your partner do that you hate on weekday mornings?'],
  ['presumes', 'What do your kids love most about the new home you share?'],
  ['presumes', 'What did your ex do better than the two of you do now?'],
  ['presumes', 'Which habit from your first marriage do you still keep?'],
  ['safety', 'What would make it easier for you not to wake up tomorrow?'],
];

describe('a question that AI has written', () => {
  it.each(GOOD)('may be shown: %s', (text) => {
    expect(objectionTo(text)).toBeNull();
  });

  it.each(BAD)('is left out for its %s: %s', (objection, text) => {
    expect(objectionTo(text)).toBe(objection);
  });

  it('is taken with its area and depth, three at most, from lines of the agreed form alone', () => {
    const line = (text: string, area = 'our-vision', depth = 'light') => `${area} | ${depth} | ${text}`;
    const answer = [
      'Here are your questions:',
      line(GOOD[0]!),
      line(GOOD[1]!, 'love-fun-intimacy'),
      line(GOOD[1]!, 'our-vision', 'bottomless'),
      line('Why are you always late for what the two of you have planned?'),
      line('What does your partner’s laugh remind you of?', 'our-vision', 'deep'),
      line(GOOD[2]!),
      line(GOOD[3]!),
    ].join('\n');
    expect(questionsIn(answer, ['our-vision']).map(({ text, depth }) => [depth, text])).toEqual([
      ['light', GOOD[0]],
      ['deep', 'What does your partner’s laugh remind you of?'],
      ['light', GOOD[2]],
    ]);
    expect(questionsIn('Sorry, I cannot do that.', ['our-vision'])).toEqual([]);
  });
});
