import { describe, expect, it } from '@jest/globals';
import { guardedReply } from '../../testing/guarded-reply.js';
import { talk } from '../../testing/talk.js';
import type { Turn } from '../../turn.js';
import { CONCERNS } from '../../verdict.js';
import { type TalkedOf, talkedOfIn } from '../cues/talked-of-cues.js';
import { inFull } from './continuation.js';
import { CONTINUATIONS } from './index.js';
import { SPANISH_CONTINUATIONS } from './spanish.js';

const MESSAGES: Readonly<Record<TalkedOf, string>> = {
  children: 'What about my kids',
  leaving: 'I think about leaving',
  money: 'I can’t pay the rent',
  fault: 'It is all my fault',
  minimizing: 'It’s not that bad',
  police: 'I don’t want the police here',
  sorry: 'He said he is sorry and cried',
  sleep: 'I can’t sleep',
  alone: 'I am alone tonight',
  faith: 'I pray to God every day',
  'what-now': 'What do I do now?',
  thanks: 'Thank you',
  anger: 'You are useless, you don’t listen',
  hopeless: 'It is hopeless',
};
const SPANISH_MESSAGES: Readonly<Partial<Record<TalkedOf, string>>> = {
  children: '¿Y mis hijos?',
  leaving: 'quiero dejarlo pero no sé',
  fault: 'todo es mi culpa',
  minimizing: 'no es para tanto',
  police: 'me da miedo la policía',
  sorry: 'me pidió perdón llorando',
  sleep: 'no puedo dormir',
  alone: 'estoy sola esta noche',
  faith: 'le rezo a Dios',
  'what-now': '¿qué hago?',
  hopeless: 'ya no aguanto',
};
const NUMBER = {
  suicide: /988/,
  violence: /1-800-799-7233/,
  'child-in-danger': /1-800-422-4453/,
  'harming-others': /1-800-799-7233|1-800-422-4453/,
} as const;
const SIGNS = {
  suicide: 'I want to die',
  violence: 'My husband hits me',
  'child-in-danger': 'My husband beats my son',
  'harming-others': 'I hit my wife',
} as const;

describe('what is talked of', () => {
  it.each(Object.entries(MESSAGES))('is found: %s, %s', (named, message) => {
    expect(talkedOfIn(message)[0]).toBe(named);
  });

  it.each(Object.entries(SPANISH_MESSAGES))('is found in Spanish: %s, %s', (named, message) => {
    expect(talkedOfIn(message)[0]).toBe(named);
  });

  it.each(['It is not my fault', 'I don’t want to leave'])(
    'is not found when it is denied: %s',
    (message) => {
      expect(talkedOfIn(message)).toEqual([]);
    },
  );
});

describe.each(CONCERNS)('after %s', (concern) => {
  const all = [CONTINUATIONS, SPANISH_CONTINUATIONS]
    .flatMap((each) => Object.values(each[concern]))
    .map(inFull);

  it('a dozen matters are taken up in English, and four at least in Spanish', () => {
    expect(Object.keys(CONTINUATIONS[concern]).length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(SPANISH_CONTINUATIONS[concern]).length).toBeGreaterThanOrEqual(4);
  });

  it.each(all)('there is a number, one question, and no exercise or advice for two: %s', (text) => {
    expect(text).toMatch(NUMBER[concern]);
    expect(text.match(/\?/g)?.length).toBe((text.match(/“[^”]*\?”|«[^»]*\?»/g)?.length ?? 0) + 1);
    expect(text).not.toMatch(/exercise|activity|module|communicat|both sides|ejercicio|actividad|comunica/i);
    expect(text).not.toMatch(
      /confront|you (should|must|need to|have to) (leave|stay|go back)|debes (dejar|irte)/i,
    );
    expect(text.length).toBeLessThan(560);
  });

  it('each picks its own text, whichever comes first', () => {
    for (const [named, message] of Object.entries(MESSAGES) as [TalkedOf, string][]) {
      const continuation = CONTINUATIONS[concern][named];
      if (continuation) expect(guardedReply(concern, [], message)).toContain(continuation.takesUp);
    }
  });

  it('a dozen replies in a row are all different', () => {
    const turns: Turn[] = [];
    const texts = [...Object.values(MESSAGES), 'hm', 'and', 'so', 'well'].map((message) => {
      const content = guardedReply(concern, turns, message);
      turns.push(
        { role: 'user', content: message, source: null },
        { role: 'assistant', content, source: 'safety' },
      );
      return content;
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('a whole conversation goes on about what is said', () => {
    const topics = Object.keys(CONTINUATIONS[concern]) as TalkedOf[];
    const [, ...texts] = talk(SIGNS[concern], ...topics.map((topic) => MESSAGES[topic]));
    const replies = topics.map((topic, at) => [topic, texts[at] ?? ''] as const);
    const missed = replies.filter(
      ([topic, text]) => !text.includes(CONTINUATIONS[concern][topic]?.takesUp ?? 'none'),
    );
    expect(missed.map(([named]) => named)).toEqual([]);
    for (const [, text] of replies) expect(text).toMatch(NUMBER[concern]);
  });

  it('what was said already is followed by something else', () => {
    const content = guardedReply(concern, [], MESSAGES.fault);
    const turns: Turn[] = [{ role: 'assistant', content, source: 'safety' }];
    expect(guardedReply(concern, turns, MESSAGES.fault)).not.toBe(content);
  });
});
