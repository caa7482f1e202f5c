import { indexQuestions } from '@anew/coach-safety/questions/index-questions';
import { postingsFromBytes, postingsToBytes } from '@anew/coach-safety/questions/postings-file';
import { QuestionIndex } from '@anew/coach-safety/questions/question-index';
import { featuresOf } from '@anew/coach-safety/questions/question-vector';
import { describe, expect, it } from '@jest/globals';
import { builtAnswers } from '../built-answers.js';
import { builtModel } from '../built-model.js';
import { answersIn, storedFrom, writtenAnswers } from '../learning/answer-file.js';
import { countWords } from '../sentences.js';
import { AnswerLibrary } from './answer-library.js';
import { JoinedIndex } from './joined-index.js';

const ALL = writtenAnswers();
const WHOLE = `# lets-align, our-vision
! Who pays for the new roof?
? who pays for the roof
?! do I have to pay whatever it costs
= Both of you do.
= A second paragraph.
" Let’s split it.
> Write down what each can pay.`;

describe('the file of answers', () => {
  it('has an answer, its modules, its title and the ways in which people ask for it', () => {
    expect(answersIn(`${WHOLE}\n\n${WHOLE}`, 'en')).toHaveLength(2);
    expect(answersIn(WHOLE, 'en')[0]).toEqual({
      language: 'en',
      title: 'Who pays for the new roof?',
      modules: ['lets-align', 'our-vision'],
      seats: [],
      questions: ['who pays for the roof', 'do I have to pay whatever it costs'],
      text: ['Both of you do.', 'A second paragraph.'],
      say: 'Let’s split it.',
      step: 'Write down what each can pay.',
    });
  });

  it.each([/^#.*\n/, /^!.*\n/m, /^\?.*\n/gm, /^=.*\n/gm])('refuses an answer without %s', (line) => {
    expect(() => answersIn(WHOLE.replace(line, ''), 'en')).toThrow('not a whole answer');
  });

  it('refuses a line that is nothing of that, and a second sentence or step', () => {
    for (const line of ['and so on', '" Another one.', '> Another one.'])
      expect(() => answersIn(`${WHOLE}\n${line}`, 'en')).toThrow('not a whole answer');
  });

  it('refuses a module that does not exist', () => {
    expect(() => answersIn(WHOLE.replace('our-vision', 'our-visions'), 'en')).toThrow('our-visions');
  });
});

describe('the written answers', () => {
  const said = ({ text, say = '', step = '' }: (typeof ALL)[number]) => [...text, say, step].join(' ');

  it('are many, each asked in several ways', () => {
    expect(ALL.length).toBeGreaterThan(4_000);
    expect(ALL.filter(({ questions }) => questions.length < 3).map(({ title }) => title)).toEqual([]);
  });

  it('are short', () => {
    const lengths = ALL.map(({ title, text }) => ({ title, words: countWords(text.join(' ')) }));
    expect(lengths.filter(({ words }) => words < 25 || words > 105)).toEqual([]);
  });

  it('have typographic quotation marks, no exclamation marks and no dashes between clauses', () => {
    expect(ALL.map(said).filter((text) => /['"!—]| – /.test(text))).toEqual([]);
  });
});

describe('the index of questions', () => {
  it('has the same bytes each time, which say the same when they are read', () => {
    const some = ALL.slice(0, 40).map(({ questions }) => questions);
    const bytes = postingsToBytes(indexQuestions(some));
    expect(postingsToBytes(indexQuestions(some)).equals(bytes)).toBe(true);
    expect(postingsToBytes(postingsFromBytes(bytes)).equals(bytes)).toBe(true);
  });

  it('finds nearly every answer by the questions that it was written for', () => {
    const asked = ALL.filter((_, at) => at % 7 === 0).flatMap(({ questions, title, language }) =>
      questions.slice(0, 3).map((question) => ({ question, title, language })),
    );
    const found = asked.filter(({ question, title, language }) => {
      const [best] = builtAnswers(language).find(question, builtModel().likelihoodsOf(question));
      return best?.answer.title === title;
    });
    expect(found.length / asked.length).toBeGreaterThan(0.9);
  });

  it('finds what a story asks rather than what it tells', () => {
    const some = [['who feeds the cat'], ['how we paint the porch']];
    const answers = some.map(([title = '']) => storedFrom({ ...ALL[0]!, title, questions: [title] }));
    const library = new AnswerLibrary(answers, new QuestionIndex(indexQuestions(some)), 'en');
    const bestFor = (question?: string) =>
      library.find('the porch and the cat', new Map(), question)[0]?.answer;
    expect(bestFor('who feeds the cat')?.title).toBe('who feeds the cat');
    expect(bestFor('how do we paint the porch')?.title).toBe('how we paint the porch');
  });

  it.each([
    ['how do I connect with a teen stepson', 'en', 'How to build a bond with a stepchild'],
    ['our kids fight all the time', 'en', 'When my kids and my partner’s kids fight nonstop'],
    ['he walks away every time we argue', 'en', 'When a partner walks away in the middle of an argument'],
    ['my mother in law drops by without asking', 'en', 'When in-laws show up without calling'],
    ['mi hijastro adolescente no me habla', 'es', '¿Cómo platicar con un adolescente que casi no habla?'],
    ['con quién pasan los niños las fiestas', 'es', '¿Con quién pasar la Nochebuena?'],
  ] as const)(
    'finds what shares the telling words, not only the way of asking: %s',
    (message, language, title) => {
      const [best] = builtAnswers(language).find(message, builtModel().likelihoodsOf(message));
      expect(best?.answer.title).toBe(title);
    },
  );

  it('of a few questions weighs their words as a larger one does, so that both can be joined', () => {
    const many = ALL.slice(0, 300).map(({ questions }) => questions);
    const known = new QuestionIndex(indexQuestions(many));
    const later = [['who feeds the goat at night'], ['how do we paint the porch']];
    const own = new QuestionIndex(indexQuestions(later, known), known);
    const joined = new JoinedIndex(known, own);
    const likenesses = joined.likenesses(featuresOf('how do we paint the porch'));
    expect(likenesses).toHaveLength(302);
    expect(likenesses[301]).toBe(Math.max(...likenesses));
    expect(likenesses[300]).toBeLessThan(0.5);
  });

  it('is refused by other answers', () => {
    const index = new QuestionIndex(indexQuestions([['who feeds the cat']]));
    expect(() => new AnswerLibrary([], index, 'en')).toThrow('other answers');
  });

  it.each(['', ' ', '?', '…', 'zzzz qqqq', '🙂'])('finds nothing that fits “%s”', (message) => {
    const [best] = builtAnswers('en').find(message, builtModel().likelihoodsOf(message));
    expect(best?.fit ?? 0).toBeLessThan(0.2);
  });
});
