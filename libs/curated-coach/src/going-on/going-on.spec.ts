import { describe, expect, it } from '@jest/globals';
import { CuratedCoach } from '../curated-coach.js';
import type { CuratedReply } from '../reply.js';
import { EIGHT_MODULES, FIXTURE_MODULES } from '../testing/fixture-modules.js';
import type { Turn } from '../turn.js';

const coach = new CuratedCoach(FIXTURE_MODULES);
const wholeCoach = new CuratedCoach(EIGHT_MODULES);

/** Replies to messages that come one after another. */
function talk(
  messages: readonly string[],
  language = 'en',
  asksBack: readonly number[] = [],
  asked = coach,
): CuratedReply[] {
  const turns: Turn[] = [];
  return messages.map((message, at) => {
    const reply = asked.reply({ turns, message, language, asksBack: asksBack.includes(at) });
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text });
    return reply;
  });
}

const textsOf = (...given: Parameters<typeof talk>): string[] => talk(...given).map(({ text }) => text);

const FOOD = 'my stepson wont eat anything i cook';
const ROLES = 'mi hijastro no me saluda cuando llega los viernes';
/** Title of an answer, or advice that nobody asked for. */
const LESSON = /\*\*(What the module says|From the lesson|What can help|Worth trying|A way to go about it):/;
const NEAR = /nearest one that I have|question close by|Closest to what you wrote|no page|page on exactly/;

describe('thanks after an answer', () => {
  it.each([
    'thank you thats helpful',
    'thanks that gives me something to try',
    'oh that makes sense',
    'that was really useful',
    'ok i like that',
    'that makes me feel better',
    'good idea, we will do that',
    'love it, thank you so much',
    'thanks wish me luck',
  ])('end in a short thanks without a lesson or a question: %s', (thanks) => {
    const [, text = ''] = textsOf([FOOD, thanks]);
    expect(text).toMatch(/You’re welcome|Gladly/);
    expect(text).not.toMatch(/\?|\*\*|\/modules\//);
  });

  it.each(['gracias, lo voy a intentar', 'muchas gracias, me sirvió mucho', 'tiene sentido'])(
    'do so in Spanish: %s',
    (thanks) => {
      const [, text = ''] = textsOf([ROLES, thanks], 'es');
      expect(text).toMatch(/De nada|Con gusto/);
      expect(text).not.toMatch(/\?|\*\*|\/modules\//);
    },
  );

  it.each([
    'that was not helpful',
    'thanks but it didnt work',
    'thanks for nothing',
    'thanks, what do i say to him?',
    'whats one thing i can do this weekend',
    'i like that he tries',
    'he had a good idea once',
    'we do that already',
  ])('are not seen in what says something else: %s', (message) => {
    expect(textsOf([FOOD, message])[1]).not.toMatch(/You’re welcome|Gladly/);
  });
});

describe('a message that goes on with an answer', () => {
  it.each([
    ['hes 7', /At that age, children/],
    ['he is 15 now', /With teens/],
    ['they are 4 and 14', /such different ages/],
    ['my wife says pick your battles', /her side[^]*What would you like her to understand/],
    ['his dad says its just a phase', /his side[^]*What would you like him to understand/],
    ['we tried that', /tried it already/],
    ['i tried it and it went badly', /What happened then\?/],
    ['he loved it when i asked him!', /glad|happy/],
    ['its on saturday', /a good day for you/],
    ['weve been married 8 months', /changed since then/],
    ['i know i shouldnt', /rather do/],
    ['when does it get better', /small sign/],
    ['it ended with her crying', /What happened then/],
    ['he used to eat everything', /miss most/],
    ['i dont want to make a scene', /the way you want/],
    ['like last night for instance', /usually happens then/],
    ['not sure that would work for us', /Which part of it wouldn’t work/],
    ['what if he says no', /before it comes|think of it now/],
    ['his mom buys him whatever he wants', /“his mom buys him whatever he wants\.”/],
  ])('is met as what it is: %s', (message, met) => {
    const [first, second] = talk([FOOD, message]);
    expect(second?.text).toMatch(met);
    expect(second?.text).not.toMatch(LESSON);
    expect(second?.text).not.toMatch(NEAR);
    expect(second?.moduleSlug).toBe(first?.moduleSlug);
  });

  it.each([
    ['tiene 13', /adolescentes/],
    ['el dice que exagero', /este lado/],
    ['ya lo intentamos', /se intentó|ese camino/],
    ['hablamos anoche y salio mal', /¿Qué pasó después\?/],
    ['es el domingo', /un buen día/],
    ['y si se enoja', /pensarlo antes|desde ahora/],
  ])('is so in Spanish: %s', (message, met) => {
    const [first, second] = talk([ROLES, message], 'es');
    expect(first?.moduleSlug).not.toBeNull();
    expect(second?.text).toMatch(met);
    expect(second?.moduleSlug).toBe(first?.moduleSlug);
  });

  it('asks one question', () => {
    for (const text of textsOf([FOOD, 'hes 7', 'his dad thinks im too strict', 'we tried that']).slice(1))
      expect(text.replaceAll(/“[^”]*”/g, '').match(/\?/g)).toHaveLength(1);
  });

  it('gets the words of the same answer', () => {
    const [first = '', second = ''] = textsOf([FOOD, 'what do i say to him tonight']);
    const say = /:\*\* “(.+)”$/m.exec(first)?.[1] ?? '';
    expect(say).not.toBe('');
    expect(second).toContain(say);
  });

  it('gets its step once more, and never twice', () => {
    const texts = textsOf([FOOD, 'hes 7', 'his mom buys him whatever he wants', 'we eat at six']);
    expect(texts.filter((text) => text.includes('The small step from before'))).toHaveLength(1);
  });

  it('stays with it although its words alone would name another page', () => {
    const [first, second] = talk([
      'my husband lets his son stay up til midnight on school nights',
      'but then hes a bear in the morning',
    ]);
    expect(second?.moduleSlug).toBe(first?.moduleSlug);
    expect(second?.text).not.toMatch(NEAR);
  });

  it.each([
    ['en', FOOD, 'his ex calls all the time'],
    ['en', 'his ex calls all the time', 'so how do we plan a date night'],
    ['en', 'my mother in law drops by without asking', 'also how do we split the bills'],
    ['en', 'his ex calls all the time', 'he earns more than me'],
    ['en', FOOD, 'we never have time for each other'],
    ['es', 'mi suegra se mete en todo', 'él gana más que yo'],
    ['es', 'la ex de mi esposo llama a cada rato', 'cómo dividimos los gastos'],
    ['es', ROLES, 'siempre peleamos por lo mismo'],
  ])(
    'turns to its own page, however short, if it fits that much better: %s, %s, %s',
    (language, told, message) => {
      const [first, second] = talk([told, message], language, [], wholeCoach);
      expect(first?.moduleSlug).not.toBeNull();
      expect(second?.moduleSlug).not.toBe(first?.moduleSlug);
      expect(second?.moduleSlug).toBe(talk([message], language, [], wholeCoach)[0]?.moduleSlug);
    },
  );

  it.each([
    ['en', FOOD, 'is that normal'],
    ['en', FOOD, 'is it too late'],
    ['en', FOOD, 'i feel bad'],
    ['en', FOOD, 'am i wrong'],
    ['es', ROLES, 'es mi culpa'],
    ['es', ROLES, 'él nunca me escucha'],
  ])('stays with its page if it says too little for another: %s, %s, %s', (language, told, message) => {
    const [first, second] = talk([told, message], language, [], wholeCoach);
    expect(second?.moduleSlug).toBe(first?.moduleSlug);
  });

  it('turns to no page by a few words after what was too risky', () => {
    const turns: Turn[] = [
      { role: 'user', content: FOOD, isGated: true },
      { role: 'assistant', content: 'I see. What happens then?' },
    ];
    expect(wholeCoach.reply({ turns, message: 'he earns more than me' }).moduleSlug).toBeNull();
  });

  it.each([
    ['en', FOOD, 'should we take a cruise'],
    ['es', 'mi suegra se mete en todo', 'y cómo encontramos tiempo para nosotros'],
  ])(
    'is not led to one more page about its subject when it asks for something else: %s, %s, %s',
    (language, told, message) => {
      const [, second] = talk([told, message], language, [], wholeCoach);
      expect(second?.text).not.toMatch(NEAR);
      expect(second?.text).not.toMatch(/pregunta parecida|La más cercana/);
    },
  );

  it('is not given the words of its page for something that the page does not know', () => {
    const fights = 'mi esposo y yo discutimos por dinero cada quincena';
    const [, forSaving = ''] = textsOf([fights, 'como le digo que quiero ahorrar juntos'], 'es');
    const [first = '', forThat = ''] = textsOf([fights, 'como le digo eso'], 'es');
    const say = /^\*\*Puedes decir:\*\* (“.+”)$/m.exec(first)?.[1] ?? '';
    expect(say).not.toBe('');
    expect(forThat).toContain(say);
    expect(forSaving).not.toContain(say);
    expect(forSaving).toMatch(/Se puede decir/);
  });

  it('turns to another page when it says by itself what it is about', () => {
    const [first, second] = talk([
      FOOD,
      'My wife shuts down and gives me the silent treatment after every fight',
    ]);
    expect(second?.moduleSlug).not.toBe(first?.moduleSlug);
    expect(second?.text).not.toContain('The small step from before');
  });
});

describe('a message that goes on where help would be too risky', () => {
  it.each(['hes 7', 'my wife says let it go', 'we tried that', 'its on saturday', 'what would be fair'])(
    'is asked one fitting question, and gets no exercise: %s',
    (message) => {
      const [, second] = talk([FOOD, message], 'en', [1]);
      expect(second).toMatchObject({ asksBack: true, moduleSlug: null });
      expect(second?.text).not.toMatch(/\*\*|\/modules\/|What else belongs to it/);
    },
  );

  it.each([
    ['en', ['she is 15', 'her room is the office now', 'we eat at six', 'there are four of them']],
  ] as const)('is never asked the same twice: %s', (language, messages) => {
    const asked = textsOf([FOOD, ...messages], language, [1, 2, 3, 4])
      .slice(1)
      .map((text) => text.split('\n\n').find((part) => part.endsWith('?')));
    expect(new Set(asked).size).toBe(messages.length);
  });
});

describe('a loss or a burden told in between', () => {
  it.each([
    ['my mom died last week', /sorry/],
    ['i am so exhausted', /a lot to carry|a lot for one/],
  ])('is met as one, and gets nothing of the page: %s', (message, met) => {
    const [, second] = talk([FOOD, message]);
    expect(second?.text).toMatch(met);
    expect(second?.text).not.toMatch(/\*\*|\/modules\//);
  });
});

describe('words to say', () => {
  const say =
    '“There’s something small I’d like to tell you. You don’t have to fix it. Can you just listen first?”';

  it('are for the partner only where they are asked for', () => {
    expect(textsOf([FOOD, 'what do i say to my wife'])[1]).toContain(say);
    expect(textsOf([FOOD, 'what do i say'])[1]).not.toContain(say);
  });
});

describe('a short answer that only a page explains', () => {
  it.each(['yes', 'no', 'i dont know'])('is taken for one to its question: %s', (message) => {
    const [, , third] = talk([FOOD, 'his mom buys him whatever he wants', message]);
    expect(third?.text).toMatch(/first time|different so that it could|first small sign/);
  });

  it.each(['yes', 'no'])('says nothing about one where help would be too risky: %s', (message) => {
    expect(textsOf([FOOD, message], 'en', [0, 1])[1]).not.toMatch(/first time|different so that it could/);
  });
});

describe('a plan for a day to come', () => {
  it.each([
    ['meeting my girlfriend’s kids for the first time on sunday at the zoo', 'en'],
    ['el domingo vamos a visitar a su tía, la primera vez este domingo', 'es'],
  ])('is not asked how it felt: %s', (message, language) => {
    const [text = ''] = textsOf([message], language, [0]);
    expect(text).not.toMatch(
      /How did that feel|What was that moment like|Cómo fue ese momento|Qué se sintió/,
    );
  });
});

describe('two messages for which nothing is near', () => {
  it('are followed by the nearest questions by name', () => {
    const [, , third = ''] = textsOf([
      'his mother and the dog at our table every sunday',
      'she gives him meat',
      'any other ideas?',
    ]);
    expect(third).toMatch(/^- .+/m);
    expect(third).toMatch(/which|first|yes/);
  });
});
