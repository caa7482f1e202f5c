import { describe, expect, it } from '@jest/globals';
import { CuratedCoach } from '../curated-coach.js';
import { writtenAnswers } from '../learning/answer-file.js';
import { ACROSS, seatsIn } from '../seats.js';
import { EIGHT_MODULES } from '../testing/fixture-modules.js';
import { SEATED } from '../testing/seat-questions.js';
import type { Turn } from '../turn.js';
import { pickedTitle } from './picked-title.js';

const ALL = writtenAnswers();
const coach = new CuratedCoach(EIGHT_MODULES);
const ask = (message: string, turns: readonly Turn[] = [], more = {}) =>
  coach.reply({ turns, message, ...more });
const answerIn = (reply: string) => ALL.find(({ text }) => reply.includes(text[0] ?? ''));
const exchange = (message: string, reply: string): Turn[] => [
  { role: 'user', content: message },
  { role: 'assistant', content: reply },
];
const VACUUM =
  'He gave me a vacuum for our anniversary. A good one. I cried in the pantry and then I vacuumed.';
const RING = 'My first husband died and I still wear his ring on a chain. my husband hates it';

describe('a message that asks nearly what an answer was written for', () => {
  it('gets that answer, with words to say, a step, its modules and no claim to be live', () => {
    const { text, moduleSlug, asksBack } = ask(VACUUM);
    const answer = answerIn(text);
    expect(answer?.questions.join(' ')).toMatch(/vacuum/);
    expect({ moduleSlug, asksBack }).toEqual({ moduleSlug: answer?.modules[0], asksBack: false });
    for (const part of [...(answer?.text ?? []), answer?.step ?? '', `/modules/${moduleSlug}`])
      expect(text).toContain(part);
    expect(text).toMatch(/live AI model/);
  });

  it('gets it in Spanish in Spanish', () => {
    const { text, moduleSlug } = ask('¿Cómo deben llamarme los hijos de mi esposo?', [], { language: 'es' });
    expect(answerIn(text)).toMatchObject({ language: 'es', modules: expect.arrayContaining([moduleSlug]) });
    expect(text).toMatch(/respuesta preparada/i);
  });

  it('gets it once in a conversation', () => {
    const first = ask(VACUUM).text;
    const again = ask(VACUUM, exchange(VACUUM, first)).text;
    expect(answerIn(again)?.title).not.toBe(answerIn(first)?.title);
  });

  it('gets none where the safety check is not sure', () => {
    const { text, moduleSlug, asksBack } = ask(VACUUM, [], { asksBack: true });
    expect({ moduleSlug, asksBack, answer: answerIn(text) }).toEqual({ moduleSlug: null, asksBack: true });
  });

  it('gets none of a module that is not there', () => {
    const slug = ask(VACUUM).moduleSlug;
    const without = new CuratedCoach(EIGHT_MODULES.filter((module) => module.slug !== slug));
    expect(answerIn(without.reply({ turns: [], message: VACUUM }).text)).toBeUndefined();
  });
});

describe('an answer to a question that is only near', () => {
  const halfOf = (question: string) => question.split(' ').slice(0, 7).join(' ');
  const replies = ALL.filter(({ language }, at) => language === 'en' && at % 20 === 0).map(({ questions }) =>
    ask(halfOf(questions[1] ?? '')),
  );
  const titleIn = (text: string) => /^.*\*\*(.*)\*\*$/.exec(text.split('\n')[0] ?? '')?.[1];

  it('says which question it answers', () => {
    const titled = replies.map(({ text }) => ({ text, title: titleIn(text) })).filter(({ title }) => title);
    expect(titled.length).toBeGreaterThan(3);
    for (const { text, title } of titled) expect(answerIn(text)?.title).toBe(title);
  });
});

describe('the seat of an answer', () => {
  it.each(SEATED)('is not across from that of: $text', ({ text }) => {
    const answer = answerIn(ask(text).text);
    const own = seatsIn(text);
    const across = (answer?.seats ?? []).filter((seat) => own.has(ACROSS[seat]) && !own.has(seat));
    expect(across.filter((seat) => !answer?.seats.includes(ACROSS[seat]))).toEqual([]);
  });

  it('is that of somebody widowed who says so', () => {
    expect(answerIn(ask(RING).text)?.seats).toContain('widowed');
  });
});

describe('an answer of love and intimacy', () => {
  it.each([
    ['my husband and I never have time for us with 4 kids', 'en', 'When we have no time for each other'],
    ['we only talk about schedules and kids', 'en', 'When you only talk about kids and logistics'],
    ['con tantos niños ya no tenemos tiempo para nosotros dos', 'es', 'Cuando nunca están solos como pareja'],
  ])('that is not about touch is for people who mention their children: %s', (message, language, title) => {
    const { text, moduleSlug } = ask(message, [], { language });
    expect(answerIn(text)?.title).toBe(title);
    expect(moduleSlug).not.toBe('love-fun-intimacy');
    expect(text).not.toContain('/modules/love-fun-intimacy');
  });

  it.each([
    ['my husband and I never have time for us in bed with 4 kids', 'en'],
    ['my husband and I never have time for us with 4 kids and my skin', 'en'],
    ['con tantos niños ya no tenemos tiempo para nosotros dos en la cama', 'es'],
  ])('is for nobody who mentions a child with touch or a body: %s', (message, language) => {
    const { text } = ask(message, [], { language });
    expect(answerIn(text)?.modules[0]).not.toBe('love-fun-intimacy');
    expect(text).not.toContain('/modules/love-fun-intimacy');
  });

  it('that is about touch is for nobody who mentions a child', () => {
    const touching = ALL.filter(
      ({ language, modules: [first], title }) =>
        language === 'en' && first === 'love-fun-intimacy' && /\b(sex|kiss|bed|intimate)\b/.test(title),
    );
    expect(touching.length).toBeGreaterThan(20);
    for (const { title } of touching.slice(0, 20))
      expect(answerIn(ask(`${title} my stepdaughter`).text)?.title).not.toBe(title);
  });
});

describe('coming back to what was asked', () => {
  const message = 'The dog is in our bed every night and my husband snores';
  const offer = ask(message).text;
  const titles = offer.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));

  it('offers at most two questions, which have an answer', () => {
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.length).toBeLessThanOrEqual(2);
    for (const title of titles) expect(ALL.map((answer) => answer.title)).toContain(title);
  });

  it.each(['the first', 'first one please', '1'])(
    'answers the one that is picked by its place: %s',
    (reply) => {
      expect(answerIn(ask(reply, exchange(message, offer)).text)?.title).toBe(titles[0]);
    },
  );

  it('offers others, or none, when they do not fit', () => {
    const next = ask(message, exchange(message, offer)).text;
    for (const title of titles) expect(next).not.toContain(title);
  });

  it.each([
    ['no question is near', 'The kazoo choir needs a treasurer and I said maybe', {}],
    ['help would be too risky', message, { asksBack: true }],
  ])('offers none where %s', (_, asked, more) => {
    expect(ask(asked, [], more).text).not.toMatch(/^- /m);
  });
});

describe('picking a title', () => {
  const offer =
    'Which one?\n\n- When the dog sleeps in bed\n- Who gets the bathroom first?\n- When a partner snores';

  it.each([
    ['the second one', 'Who gets the bathroom first?'],
    ['3', 'When a partner snores'],
    ['the last', 'When a partner snores'],
    ['snores', 'When a partner snores'],
    ['bathroom', 'Who gets the bathroom first?'],
    ['la primera', 'When the dog sleeps in bed'],
  ])('understands “%s”', (reply, title) => {
    expect(pickedTitle(offer, reply)).toBe(title);
  });

  it.each(['none', 'when', 'something else entirely about my mother in law', ''])(
    'is not sure of “%s”',
    (reply) => {
      expect(pickedTitle(offer, reply)).toBeUndefined();
    },
  );

  it.each(['yes', 'Yes please', 'sure', 'sí', 'ábrela'])('takes “%s” for the only one', (reply) => {
    expect(pickedTitle('Is it this?\n\n- When a partner snores', reply)).toBe('When a partner snores');
    expect(pickedTitle(offer, reply)).toBeUndefined();
  });

  it('needs a list', () => {
    expect(pickedTitle('No list here.', 'the first')).toBeUndefined();
  });
});
