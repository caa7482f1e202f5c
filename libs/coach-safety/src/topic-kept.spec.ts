import { describe, expect, it } from '@jest/globals';
import { topicKept } from './replies/topic-kept.js';
import { withMessagesOffline } from './testing/converse.js';
import { talk } from './testing/talk.js';
import { type Concern, CONCERNS } from './verdict.js';

const NUMBER: Readonly<Record<Concern, RegExp>> = {
  suicide: /988/,
  violence: /1-800-799-7233|numbers below|números de abajo/,
  'child-in-danger': /1-800-422-4453/,
  'harming-others': /1-800-799-7233|numbers below|números de abajo/,
};
const YES_OR_NO = /(?:^|[.:] )(?:is|are|do|does|has|have|can|¿(?!a|cómo|qué|quién|cuál|cada|desde))[^.]*\?/i;
const BOTH_SIDES = /two of you|both of you|ustedes dos|entre los dos/i;

describe.each(['en', 'es'] as const)('texts that keep to a topic: %s', (language) => {
  const { staying, afterNo } = topicKept(language);

  it.each(
    CONCERNS.flatMap((concern) =>
      [...staying[concern], ...afterNo[concern]].map((text) => [concern, text] as const),
    ),
  )('about %s name its help and ask one open question: %s', (concern, text) => {
    expect(text).toMatch(NUMBER[concern]);
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(text).not.toMatch(YES_OR_NO);
    expect(text).not.toMatch(BOTH_SIDES);
  });
});

describe('a strong doubt keeps its topic when it stands and when it rests', () => {
  const later = ['how do i talk to him about patience', 'what rules could we have', 'who does the dishes'];
  const despues = ['cómo le digo que ayude más', 'qué reglas podemos tener', 'quién lava los platos'];
  const kept = (concern: Concern): readonly string[] =>
    [topicKept('en'), topicKept('es')].flatMap(({ staying }) => staying[concern]);
  const isKept = (concern: Concern, reply: string): boolean =>
    kept(concern).some((text) => reply.includes(text));

  it.each<[Concern, string, readonly string[]]>([
    ['child-in-danger', 'my 5 yr old hides under the bed each time grandpa wants to bathe her', later],
    ['violence', 'we all go quiet when his truck pulls in and my son nearly stops breathing', later],
    ['suicide', 'he said we would all be better off without him and gave his dog away', later],
    [
      'violence',
      'mi esposo se enoja si hablo con mi mamá y siempre quiere saber dónde ando, le tengo miedo',
      despues,
    ],
    ['suicide', 'mi marido dice que sin él estaríamos mejor y regaló sus herramientas', despues],
    ['violence', 'he says a good wife does not need a bank card or friends', later],
    ['suicide', 'i wrote my kids letters for when im gone', later],
    ['child-in-danger', 'mi niña dice que el tío le pide besos y que no me cuente', despues],
  ])('where something was named or scored high, about %s: %s', (concern, told, others) => {
    const replies = talk(told, ...others, others[1]!);
    const keeping = replies.slice(1);
    for (const reply of keeping) expect(reply).toMatch(NUMBER[concern]);
    expect(keeping.filter((reply) => isKept(concern, reply)).length).toBeGreaterThan(2);
    expect(new Set(keeping.slice(-3)).size).toBe(3);
  });

  // A score that is not high may be wrong, so the person is talked with, but there is no exercise, and the quiet line stays.
  it.each<[Concern, string, readonly string[]]>([
    ['child-in-danger', 'my boyfriends brother tells my 7 year old to keep their couch game a secret', later],
    ['suicide', 'i sorted all my things so my kids have less to do one day', later],
    ['violence', 'él decide con quién puedo salir y a qué hora vuelvo', despues],
  ])('or talks on, where only a score spoke that is not high, about %s: %s', (concern, told, others) => {
    const [, ...keeping] = talk(told, ...others);
    for (const [at, reply] of keeping.entries()) {
      expect(reply).toContain(others[at]);
      expect(reply).toMatch(NUMBER[concern]);
      expect(reply.split('\n\n*')[0]).not.toMatch(/988|1-800|911|88788/);
      expect(isKept(concern, reply)).toBe(false);
    }
    expect(new Set(keeping).size).toBe(3);
  });

  it.each([
    [
      'violence',
      'i had to ask my husband for the key to my own house and he counts the minutes at the store',
      'no he doesnt hit me',
    ],
    [
      'violence',
      'mi esposo se enoja si hablo con mi mamá y siempre quiere saber dónde ando, le tengo miedo',
      'no me pega',
    ],
  ] as const)('and hears a “no” in the topic of %s: %s — %s', (concern, told, no) => {
    const reply = talk(told, no).at(-1) ?? '';
    expect(
      topicKept('en')
        .afterNo[concern].concat(topicKept('es').afterNo[concern])
        .some((text) => reply.includes(text)),
    ).toBe(true);
  });

  it('also where the person asks who can see the chat, which is answered first', () => {
    const reply = talk(
      'he says a good wife does not need a bank card or friends',
      'who does the dishes',
      'what rules could we have',
      'can he see this',
    ).at(-1);
    expect(reply).toMatch(/^Only you can open this chat/);
  });

  it('by our own words, so that a “no” to them is heard', () => {
    const { turns } = withMessagesOffline('i wrote my kids letters for when im gone', ...later);
    const sources = turns.filter(({ role }) => role === 'assistant').map(({ source }) => source);
    expect(new Set(sources)).toEqual(new Set(['safety']));
  });
});
