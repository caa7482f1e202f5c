import { describe, expect, it } from '@jest/globals';
import { ENGLISH } from '../phrases/asking-back/english.js';
import { ENGLISH_CUES } from '../phrases/asking-back/english-cues.js';
import { PEOPLE_SUBJECTS } from '../phrases/asking-back/people-subjects.js';
import { SPANISH } from '../phrases/asking-back/spanish.js';
import { SPANISH_CUES } from '../phrases/asking-back/spanish-cues.js';
import { SPANISH_PEOPLE_SUBJECTS } from '../phrases/asking-back/spanish-people-subjects.js';
import { SPANISH_SUBJECTS } from '../phrases/asking-back/spanish-subjects.js';
import { SUBJECTS } from '../phrases/asking-back/subjects.js';
import { UsedTexts } from '../used-texts.js';
import { askBack } from './asking-back.js';

interface Case {
  mayHelp?: boolean;
  lessons?: string;
}

const reply = (message: string, language: 'en' | 'es' = 'en', { mayHelp = true, lessons }: Case = {}) => {
  const unanswered = { message, used: new UsedTexts([], message), titles: [], lessons, mayHelp };
  return language === 'en'
    ? askBack(unanswered, ENGLISH, ENGLISH_CUES)
    : askBack(unanswered, SPANISH, SPANISH_CUES);
};
const subjectIn = (text: string) =>
  [...PEOPLE_SUBJECTS, ...SUBJECTS, ...SPANISH_PEOPLE_SUBJECTS, ...SPANISH_SUBJECTS].find(({ ask }) =>
    ask.some((question) => text.includes(question)),
  )?.about;
const NOTHING = /hear a bit more|hear more about|saber un poco más|oír un poco más/;

describe('a reply to what is told in everyday words', () => {
  it.each([
    ['this 2-2-3 schedule is killing me i never know what day it is', 'the schedule'],
    [
      'back from 9 months in kuwait and my wife runs the house w my stepsons',
      'coming home after a long time away',
    ],
    ['we got orders to JBLM and my husbands kids live here with their mom', 'a move'],
    ['my wifes daughter is 7 and started calling me mama jess this week', 'what a child calls a grown-up'],
    ['She asked when am I going to take Ellen’s pictures down off the piano', 'the pictures at home'],
    [
      '5 of us in a single wide. havent had a conversation without a kid in it since easter',
      'time for the two of you',
    ],
    ['stepson does nothing but fortnite at our house, his mom lets him', 'screens at home'],
    ['baker, up at 2am. his twins think 7pm is when the party starts', 'the evenings'],
    ['braces are 60 dollars a month and her ex skips his half', 'money in the family'],
    ['they asked about the cabin at our reception', 'a big day in the family'],
    ['I cook pho every day. His children ask for nuggets', 'meals at your place'],
    ['laundry for 7 people. his girls say at moms the clothes just show up clean', 'the work at home'],
    ['we are raising our grandson since he was two and his folks visit on Sundays', 'raising grandchildren'],
    ['two years in and i am a guest at that table, everything is labeled', 'your place in the home'],
    ['taking my stepson out opening day, first buck if he is patient', 'an outing with a child'],
    ['my stepson wont say hi when i walk in', 'a child who passes you by'],
    ['bonus kids come back sunday night wild, what do we do', 'the hours after a change of houses'],
    ['her ex changes the weekends at the last minute', 'plans that change'],
    ['bedtime rules at his dad’s are nothing like ours', 'two homes with different rules'],
    ['we’re having a baby and she has said nothing', 'a new baby'],
    ['my 14yo isn’t coming for her weekends anymore', 'visits that a child does not want'],
    ['his grown daughters send one word back', 'children who are grown'],
    ['his ex texts him fifteen times a day', 'messages from an ex'],
    ['i shouldn’t have said that about his boy', 'something you would like to make right'],
    [
      'the in-laws have beds for all the cousins but not for mine',
      'relatives who make a difference between children',
    ],
    ['she gets home from the rig on friday', 'coming home after a long time away'],
    ['it’s just us two for a month', 'being just two for a while'],
    ['he said you’re not my dad', 'a sentence that many stepparents hear'],
    ['a widower, and his late wife’s dishes are everywhere', 'a home that somebody else has made'],
    ['we are moving in together in June with four kids', 'living under one roof'],
    ['i sleep days and his girls see me asleep', 'sleep while the house is awake'],
    ['his mom tells my kids i am too strict', 'a relative who tells the children something else'],
    ['my stepson is autistic and lines up my socks', 'a child who shows things in a way of its own'],
    ['nine days of winter break and rain', 'long days without school'],
    [
      'we raise steers and the 4H one goes Saturday. my stepdaughter named it',
      'an animal that a child has grown fond of',
    ],
  ])('takes up what it is about: %s', (message, about) => {
    const text = reply(message);
    expect(subjectIn(text)).toBe(about);
    expect(text).not.toMatch(NOTHING);
    expect(reply(message, 'en', { mayHelp: false })).not.toMatch(/helps/);
  });

  it.each([
    ['mis hijastros ya no me quieren contestar en español', 'los idiomas en la familia'],
    ['trabajo de noche y él de día, parecemos roommates', 'el tiempo para los dos'],
    ['mando 200 a la quincena y mi señora dice que primero los de la casa', 'el dinero en la familia'],
    ['las tareas se quedan siempre en casa de su papá', 'la escuela en dos casas'],
    ['los grandes no quieren compartir cuarto', 'los cuartos'],
    ['la muchacha me cambió las fotos de la sala', 'las fotos en la casa'],
    ['su hija saluda al perro y a mí no', 'un niño que pasa de largo'],
    ['los niños regresan de la otra casa los domingos muy raros', 'las horas después de cambiar de casa'],
    ['la ex cambia los días a última hora', 'planes que cambian'],
    ['la ex le escribe mensajes toda la tarde', 'los mensajes de un ex'],
    ['mi suegra le dice a mis hijos otra cosa', 'un pariente que les dice otra cosa a los niños'],
    ['mi cuñada llega sin avisar', 'visitas sin aviso'],
    ['mi marido es viudo y en la casa hay fotos de la señora', 'una casa que alguien más hizo'],
    ['me dijo no eres mi papá', 'una frase que casi toda madrastra o padrastro oye'],
    ['duermo de día y hay ruido', 'dormir mientras la casa está despierta'],
  ])('does so in Spanish: %s', (message, about) => {
    const text = reply(message, 'es');
    expect(subjectIn(text)).toBe(about);
    expect(text).not.toMatch(NOTHING);
  });

  it.each([
    'he gets so mad about the bills that i hide the mail',
    'he yells at dinner every night',
    'he checks my phone at bedtime',
    'my ex follows me after drop-offs',
    'she is scared of the schedule change',
    'he took my paychecks and gives me 20 bucks',
    'he drinks at every birthday',
    'my stepson has marks after every handoff',
    'we eat when he says, i am not allowed to cook',
    'i cry at the dishes',
    'se enoja por la comida y avienta el plato',
    'me quita el dinero de la quincena',
    'le tiene miedo a la hora de dormir',
  ])('says nothing of the kind where something heavier may be meant: %s', (message) => {
    expect(subjectIn(reply(message, /[áéíóúñ]|quincena|comida/.test(message) ? 'es' : 'en'))).toBeUndefined();
  });

  it.each([
    'school pics is 42 dollars a kid and her teachers want the report cards signed',
    'we do the chores at christmas',
    'stepdaughter got me a mug',
    `${'He is nice and the house is full and the dog sleeps a lot. '.repeat(3)}We never do the chores.`,
  ])('names no subject where several or none come into question, or much was told: %s', (message) => {
    expect(subjectIn(reply(message))).toBeUndefined();
  });

  it('says its line only once, and asks on', () => {
    const told = 'this 2-2-3 schedule has me lost';
    const first = reply(told);
    const used = new UsedTexts(
      [
        { role: 'user', content: told },
        { role: 'assistant', content: first },
      ],
      'he wants week on week off',
    );
    const second = askBack(
      { message: 'he wants week on week off', used, titles: [], mayHelp: true },
      ENGLISH,
      ENGLISH_CUES,
    );
    expect(first).toContain('hard to keep in one head');
    expect(second).not.toContain('hard to keep in one head');
    expect(subjectIn(second)).toBe('the schedule');
  });

  it('says what helps many only where a page is near and help is not too risky', () => {
    const message = 'this 2-2-3 schedule has me lost';
    expect(reply(message, 'en', { lessons: '[A](/modules/a)' })).toMatch(/calendar/);
    expect(reply(message)).not.toMatch(/calendar/);
    expect(reply(message, 'en', { lessons: '[A](/modules/a)', mayHelp: false })).not.toMatch(/calendar/);
  });

  it.each([
    'my stepson lined up my socks by color yesterday. what does it mean',
    'she went quiet at the table. did i do something',
    'only time he talks is at the barn. is that bonding',
    'first time at his folks saturday. whats too much',
    'nunca platican con él. qué hago',
  ])('is no call to go on telling where something is asked: %s', (message) => {
    expect(reply(message, /ñ|qué/.test(message) ? 'es' : 'en')).not.toMatch(NOTHING);
  });

  it('leaves a choice of questions, with one question mark each', () => {
    for (const { ask } of [...SUBJECTS, ...SPANISH_SUBJECTS]) {
      expect(new Set(ask).size).toBeGreaterThanOrEqual(2);
      for (const question of ask) expect(question.match(/\?/g)).toHaveLength(1);
    }
  });
});
