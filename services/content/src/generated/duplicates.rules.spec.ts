import { describe, expect, it } from '@jest/globals';
import { PROMPTS } from '../seeds/prompts/index.js';
import { withoutDuplicates } from './duplicates.rules.js';

const texts = (questions: { text: string }[]) => questions.map(({ text }) => text);
const known = PROMPTS.map(({ text }) => text);

describe('duplicates', () => {
  it('are every curated question, in the same words or nearly', () => {
    expect(withoutDuplicates([...PROMPTS], known)).toEqual([]);
    const nearly = [{ text: 'What time of the day is the worst time to raise a hard subject with you?' }];
    expect(withoutDuplicates(nearly, known)).toEqual([]);
  });

  it('are questions that come twice at once', () => {
    const twice = [{ text: 'Which sound means home?' }, { text: 'Which sound means home to you?' }];
    expect(texts(withoutDuplicates(twice, known))).toEqual(['Which sound means home?']);
  });

  it('are not those that ask something else, and hardly any two curated ones', () => {
    const other = [{ text: 'Which shelf of yours would a museum want?' }];
    expect(withoutDuplicates(other, known)).toEqual(other);
    expect(withoutDuplicates([...PROMPTS], []).length).toBeGreaterThan(PROMPTS.length - 4);
  });
});
