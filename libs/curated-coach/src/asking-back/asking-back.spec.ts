import { describe, expect, it } from '@jest/globals';
import type { AskingTexts, Form, Mood } from '../phrases/asking-back/asking-back.js';
import { ENGLISH } from '../phrases/asking-back/english.js';
import { ENGLISH_CUES } from '../phrases/asking-back/english-cues.js';
import { SPANISH } from '../phrases/asking-back/spanish.js';
import { SPANISH_CUES } from '../phrases/asking-back/spanish-cues.js';
import { countWords } from '../sentences.js';
import type { Turn } from '../turn.js';
import { UsedTexts } from '../used-texts.js';
import { askBack } from './asking-back.js';

interface Case {
  turns?: readonly Turn[];
  titles?: readonly string[];
  mayHelp?: boolean;
}

const english = (message: string, { turns = [], titles = [], mayHelp = true }: Case = {}) =>
  askBack({ message, used: new UsedTexts(turns, message), titles, mayHelp }, ENGLISH, ENGLISH_CUES);
const spanish = (message: string) =>
  askBack({ message, used: new UsedTexts([], message), titles: [], mayHelp: true }, SPANISH, SPANISH_CUES);
const formIn = (reply: string, { questions }: AskingTexts) =>
  Object.entries(questions).find(([, texts]) => texts.some((text) => reply.includes(text)))?.[0];
const moodsIn = (reply: string, { moods }: AskingTexts) =>
  Object.entries(moods).flatMap(([mood, texts]) =>
    texts.some((text) => reply.includes(text)) ? [mood] : [],
  );

const FORMS: readonly (readonly [Form, string])[] = [
  ['wording', 'She fixes my sentences at parties. How do I tell her that it bothers me?'],
  ['wording', 'Is there a kind way to say no to his aunt?'],
  ['ruling', 'The bins are full by Tuesday. Whose job is it to take them out?'],
  ['ruling', 'Am I wrong to want the door closed?'],
  ['normal', 'my girlfriends son told me i smell like a dad. is that good??'],
  ['normal', 'Is it weird that I like her ex-husband’s cooking?'],
  ['ideas', 'What should I get my stepdaughter for her graduation?'],
  ['ideas', 'Any ideas for a date when you have forty dollars?'],
  ['decision', 'The job is in Tulsa. Should we move or wait a year?'],
  ['method', 'How do we keep the mornings quiet?'],
  ['fact', 'How long should we wait with the new names?'],
  ['ideas', 'What should his kids call me?'],
  ['heavy', 'I’m exhausted and the house is full'],
  ['tried', 'We tried a chart and a bell. How do we keep the mornings quiet?'],
  ['reason', 'Why does he hum whenever I talk about money?'],
  ['relative', 'His mother ran this kitchen for wife number one and she compares the bread every day'],
  ['distant-child', 'My stepson is sixteen and he doesn’t talk to me at all, only to the dog'],
  ['news', 'he proposed at the dump. long story. i said yes'],
  ['news', 'goodnight coach, we made up, he made me tea'],
  ['news', 'thank u!! the tip about asking one question after dinner worked'],
  ['play', 'lol the dog ate the vows and we laughed until midnight'],
  ['any-idea', 'an idea?'],
  ['any-idea', 'ok, any tips for that?'],
  ['any-idea', 'where would i even start'],
  ['any-idea', 'So what do we do now?'],
  ['ideas', 'Any ideas for a rainy Sunday with six kids?'],
  ['tried', 'the chore list didn’t work'],
  ['tried', 'talking never helps'],
  ['telling', 'my husband doesn’t work on Fridays'],
  ['telling', 'He saves and I spend, and the truth is somewhere near the register'],
  ['telling', 'Everybody at his parents’ table was laughing at me and he said nothing'],
  ['telling', 'My mom died in March. I wish she could have met him.'],
  ['heavy', 'I’m so tired. I just want him to put one plate away.'],
  ['recurring', 'We laugh every time he parks'],
  ['wish', 'I just want one drawer that stays the way I left it.'],
  ['legal', 'Does a prenup send the wrong message?'],
  ['wording', 'Write a toast for me, short and funny.'],
  [
    'much-told',
    `${'We have two houses and five kids between us, and every week is a new plan. '.repeat(5)}He yells. How do we go on?`,
  ],
];
const FORMS_SPANISH: readonly (readonly [Form, string])[] = [
  ['wording', 'Mi suegra llega sin avisar. ¿Cómo le digo que llame antes?'],
  ['ruling', '¿A quién le toca hablar con la maestra?'],
  ['ideas', '¿Qué le regalo a mi hijastra de quince años?'],
  ['normal', '¿Es normal que extrañe mi casa de antes?'],
  ['decision', '¿Debo ir a la boda de mi cuñado o mejor me quedo?'],
  ['method', '¿Cómo hacemos para que el domingo sea tranquilo?'],
  ['fact', '¿Cuánto tiempo esperamos para lo de los apellidos?'],
  ['heavy', 'Ando muy cansada y nadie lo ve'],
  ['tried', 'Ya le dije dos veces. ¿Cómo hacemos para que el domingo sea tranquilo?'],
  ['relative', 'Mi suegra critica todo lo que cocino desde que llegó'],
  ['news', 'gracias, lo de las tres cosas buenas nos sirvió'],
  ['any-idea', 'alguna idea'],
  ['any-idea', 'Pues, ¿por dónde empezamos?'],
  ['any-idea', 'y algún consejo para eso'],
  ['tried', 'lo del horario no funcionó'],
  ['tried', 'hicimos una lista y no nos sirvió'],
  ['telling', 'Él ahorra, yo gasto, y los dos tenemos buena memoria'],
  ['telling', 'No estoy contenta en esta casa desde hace mucho'],
  ['liked', 'mi hijastra pidió mis quesadillas y llevo todo el día contenta'],
  ['wording', 'Quisiera darle las gracias a mi señora'],
];

describe('a message that is nothing but thanks', () => {
  it.each([
    ...[
      'ok thx',
      'Thanks!',
      'oh great, thank you so much',
      'ty, i’ll think about it',
      'thanks for listening.',
    ],
  ])('is answered shortly, without a question: %s', (message) => {
    const reply = english(message);
    expect(ENGLISH.welcome.some((text) => reply.startsWith(text))).toBe(true);
    expect(reply).not.toContain('?');
  });

  it.each([
    'ok gracias',
    'Muchas gracias por escuchar.',
    'ay, mil gracias',
    'vale, gracias, lo voy a pensar',
  ])('is so in Spanish: %s', (message) => {
    const reply = spanish(message);
    expect(SPANISH.welcome.some((text) => reply.startsWith(text))).toBe(true);
    expect(reply).not.toContain('?');
  });

  it.each(['thanks but he is still gone every night', 'thank you for nothing', 'he never says thanks'])(
    'is not meant where more is told: %s',
    (message) => {
      expect(ENGLISH.welcome.some((text) => english(message).includes(text))).toBe(false);
    },
  );
});

describe('a reply that asks back', () => {
  it.each(FORMS)('asks one question that suits the form, %s: %s', (form, message) => {
    const reply = english(message);
    expect(formIn(reply, ENGLISH)).toBe(form);
  });

  it.each(FORMS_SPANISH)('does so in Spanish, %s: %s', (form, message) => {
    expect(formIn(spanish(message), SPANISH)).toBe(form);
  });

  it('says the person’s words and that there is no page, and is short', () => {
    const reply = english(
      'I said the wrong thing and they all heard it. How do I mend things before Sunday?',
    );
    expect(reply).toContain('“How do I mend things before Sunday?”');
    expect(reply).toMatch(/no page|page .* yet/i);
    expect(reply).toMatch(/no live AI model/i);
    expect(countWords(reply)).toBeLessThanOrEqual(55);
    expect(reply).not.toMatch(/^- /m);
  });

  it('says of no page that it is missing where help would be too risky', () => {
    const reply = english('How do I fix that before Sunday?', { mayHelp: false });
    expect(reply).not.toMatch(/page/);
    expect(ENGLISH.notYet.some((text) => reply.includes(text))).toBe(true);
    expect(formIn(reply, ENGLISH)).toBe('method');
  });

  it('asks no problem-question after good news, and offers no page', () => {
    const reply = english('we got engaged on the ferry', { titles: ['When you fight on a trip'] });
    expect(moodsIn(reply, ENGLISH)).toEqual(['news']);
    expect(reply).not.toMatch(/fight|page/);
  });

  it.each<[Mood, string]>([
    ['loss', 'My mom died on Friday and I have to tell the kids'],
    ['memorial', 'Tomorrow is ten years since my mom died and he never met her'],
    ['burden', 'I’m exhausted and nobody sees it'],
    ['neutral', 'my phone died at the altar'],
    ['neutral', 'We got married when the boys were small, and now they fight over the shed'],
    ['neutral', 'My ex got engaged and my daughter won’t say a word'],
    ['neutral', 'I cried laughing when he brought the goat'],
    ['neutral', 'he said thanks for coming like I was a stranger'],
  ])('acknowledges only what is sure, %s: %s', (mood, message) => {
    expect(moodsIn(english(message), ENGLISH)).toEqual([mood]);
  });

  it('lists questions that are near instead of saying that there is none', () => {
    const reply = english('He snores. How do I sleep?', {
      titles: ['When a partner snores', 'Two bedrooms'],
    });
    expect(reply).toContain('- When a partner snores\n- Two bedrooms');
    expect(reply).not.toMatch(/no page/i);
  });

  it('says to somebody who asks for an idea that there is none, and quotes no empty words', () => {
    const reply = english('where would i even start', { mayHelp: false });
    expect(ENGLISH.notYet.some((text) => reply.includes(text))).toBe(true);
    expect(reply).not.toContain('“');
  });

  it('does not ask how two people handle what may need nothing', () => {
    expect(english('good crying!!')).not.toMatch(/handle|change/);
    expect(spanish('son tres y los míos dos')).not.toMatch(/lo llevan/);
  });

  it('says nothing twice while it has other words', () => {
    const message = 'He narrates his driving. How do I ask him to stop?';
    const first = english(message);
    const turns: Turn[] = [
      { role: 'user', content: message },
      { role: 'assistant', content: first },
    ];
    const parts = (reply: string) => reply.split('\n\n').flatMap((part) => part.split(/(?<=[.”]) /));
    const repeated = parts(english(message, { turns })).filter(
      (part) => first.includes(part) && !part.includes('How do I ask him'),
    );
    expect(repeated).toEqual([]);
  });
});

describe.each([
  ['English', ENGLISH],
  ['Spanish', SPANISH],
])('the texts in %s', (_language, texts) => {
  it('leave a choice, so that a conversation need not hear one twice', () => {
    const lists = Object.values(texts).flatMap((list) => (Array.isArray(list) ? [list] : []));
    for (const list of [...Object.values(texts.moods), ...Object.values(texts.questions), ...lists])
      expect(new Set(list).size).toBeGreaterThanOrEqual(2);
  });

  it('have one question each, and no exercise, link or lesson', () => {
    for (const text of Object.values(texts.questions).flat()) {
      expect(text.match(/\?/g)).toHaveLength(1);
      expect(text).not.toMatch(/exercise|ejercicio|module|módulo|lesson|lección|\]\(/i);
    }
  });
});
