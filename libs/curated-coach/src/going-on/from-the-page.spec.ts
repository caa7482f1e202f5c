import { describe, expect, it } from '@jest/globals';
import { CuratedCoach } from '../curated-coach.js';
import { EIGHT_MODULES } from '../testing/fixture-modules.js';
import type { Turn } from '../turn.js';

const coach = new CuratedCoach(EIGHT_MODULES);

interface Said {
  text: string;
  /** Whether help with it would be too risky. */
  isGated?: boolean;
}

/** Replies to messages that come one after another. */
function talk(messages: readonly (string | Said)[], language = 'en'): string[] {
  const turns: Turn[] = [];
  return messages.map((each) => {
    const { text: message, isGated = false } = typeof each === 'string' ? { text: each } : each;
    const { text } = coach.reply({ turns, message, language, asksBack: isGated });
    turns.push({ role: 'user', content: message, isGated }, { role: 'assistant', content: text });
    return text;
  });
}

const gated = (text: string): Said => ({ text, isGated: true });
const EMPTY =
  /You’re welcome|have an answer ready|no answer ready|doesn’t go that far|No page of mine|hear a bit more|hear more about it/;
const HELLO = 'my stepson wont eat anything i cook';
const ROLES = 'mi hijastra de 8 no quiere nada de lo que cocino, puro chicken nugget como con su mamá';

/** What a page gives to say, and to do. */
const sayOf = (reply: string): string => /:\*\* “(.+)”$/m.exec(reply)?.[1] ?? '(none)';
const stepOf = (reply: string): string =>
  reply
    .match(/:\*\* ([^“\n].+)$/gm)
    ?.at(-1)
    ?.slice(4) ?? '(none)';

describe('a short request after a page', () => {
  it.each([
    'exact words?',
    'ok so what would i say like exact words',
    'just the words',
    'so what do i actually say to him tonight',
    'just give me a sentence to start with tonight',
    'ok give me one polite sentence for when i walk in',
    'i need a line for the dinner table',
    'how would you word it',
    'how would i text that',
    'give me some words please',
  ])('for words gets those of the page, also where help would be too risky: %s', (request) => {
    for (const asked of [request, gated(request)]) {
      const [page = '', reply = ''] = talk([HELLO, asked]);
      expect(reply).toContain(sayOf(page));
      expect(reply).not.toMatch(EMPTY);
    }
  });

  it.each(['dame una frase', 'las palabras exactas', 'cómo se lo digo', 'qué le digo'])(
    'does so in Spanish: %s',
    (request) => {
      for (const asked of [request, gated(request)]) {
        const [page = '', reply = ''] = talk([ROLES, asked], 'es');
        expect(reply).toContain(sayOf(page));
      }
    },
  );

  it.each([
    'whats one thing i can do this weekend',
    'what is one small thing we could do',
    'just one thing i can try on my day off',
    'what do i do first',
    'what should i do tonight',
    'first step?',
    'where do i start',
    'give me one step, im on nights all week',
  ])('for one thing to do gets the step of the page: %s', (request) => {
    for (const asked of [request, gated(request)]) {
      const [page = '', reply = ''] = talk([HELLO, asked]);
      expect(stepOf(page)).not.toBe('(none)');
      expect(reply).toContain(stepOf(page));
      expect(reply).not.toMatch(EMPTY);
    }
  });

  it.each(['qué hago este domingo', 'una cosa que pueda hacer hoy', 'por dónde empiezo'])(
    'does so in Spanish: %s',
    (request) => {
      const [page = '', reply = ''] = talk([ROLES, request], 'es');
      expect(reply).toContain(stepOf(page));
    },
  );

  it.each([
    'make it shorter',
    'shorter please',
    'thats too long',
    'can you say it in fewer words',
    'a bit shorter',
  ])('for something shorter gets the first sentence to say: %s', (request) => {
    const [page = '', reply = ''] = talk([
      'help me write a text to my stepsons mom about moving pickup to 5:30',
      request,
    ]);
    const shorter = sayOf(reply);
    expect(sayOf(page)).toContain(shorter.replace(/[.?!]$/, ''));
    expect(shorter.length).toBeLessThan(sayOf(page).length);
  });

  it('gets nothing of the page where something risky was told in between, or with a link', () => {
    const [page = '', , reply = ''] = talk([
      HELLO,
      gated('he got so mad he would not look at me'),
      gated('exact words?'),
    ]);
    expect(reply).not.toContain(sayOf(page));
    const [, , afterAge = ''] = talk([HELLO, gated('ive been there two years'), gated('exact words?')]);
    expect(afterAge).toContain(sayOf(page));
    expect(afterAge).not.toMatch(/\/modules\//);
  });

  it.each([
    'do i back off or go',
    'should i tell his mom or let him',
    'do i give in?',
    'do i go with them or stay home',
  ])('between two ways is met as a choice: %s', (request) => {
    const [, reply = ''] = talk([HELLO, request]);
    expect(reply).toMatch(/Both ways|real choice/);
    expect(reply).not.toMatch(EMPTY);
  });
});

describe('what is told after a page', () => {
  it.each([
    ['i felt like dirt', /sense to me|saying how that is/],
    ['im gutted', /sense to me|saying how that is/],
    ['we get every other tues off together', /time to work with|in the week it could fit/],
    ['theres about 20 min after the bus comes', /time to work with|in the week it could fit/],
    ['a shared list could work i guess', /an idea already|thought of something/],
    ['i could maybe move some in to the den', /an idea already|thought of something/],
    ['she asked if i hate animals', /a question to get|deserves a bit of time/],
    ['boy wants to go bad', /wished for there|clear wish/],
    ['she starts school monday', /a day for it|know when it is/],
    ['he moves in on march 3', /a day for it|know when it is/],
    ['they are 8 and 11', /picture it/],
    ['8 and 11', /picture it/],
    ['the kids are 8 and 11', /picture it/],
    ['his mom let him do whatever', /How is that for you|usually do|instead|behind it|talk with/],
    ['his ex never sends anything back', /How is that for you|usually do|instead|behind it|talk with/],
    ['he overrides me at 6pm', /How is that for you|usually do|instead|behind it|talk with/],
  ])('is met as what it is: %s', (message, met) => {
    for (const told of [message, gated(message)]) {
      const [, reply = ''] = talk([HELLO, told]);
      expect(reply.replaceAll(/\*\*[^*]+:\*\* .*/g, '')).toMatch(
        reply.includes('Could that work at your place') ? /./ : met,
      );
      expect(reply).not.toMatch(/What does that change for you/);
    }
  });

  it.each([
    ['me dio tristeza, me siento de más', /Se entiende|cómo se siente/],
    ['los domingos los tenemos libres', /ratito|semana cabe/],
    ['estaba pensando en un juego para los dos', /hay una idea|pensó en algo/],
    ['me preguntó si me voy a ir', /cualquier pregunta|merece su tiempo/],
    ['la niña quiere que bailemos las dos con ella', /se desea|está claro/],
    ['le escribo y me deja en visto', /imaginarlo|cómo es|qué bueno que se dijo/],
    ['es que quería caerle bien al niño', /deseo|ganas de eso/],
  ])('is so in Spanish: %s', (message, met) => {
    const [, reply = ''] = talk([ROLES, gated(message)], 'es');
    expect(reply).toMatch(met);
    expect(reply).not.toMatch(/Qué cambia con eso/);
  });

  it.each([
    'I did not change a single thing in that house, not even the curtains',
    'i didnt touch her chair',
    'we did not say a word about it',
  ])('is no try that is praised where nothing was done: %s', (message) => {
    for (const told of [message, gated(message)])
      expect(talk([HELLO, told])[1]).not.toMatch(/tried it already|that road you know/);
  });

  it('is a thanks where somebody means to try it, in Spanish', () => {
    expect(talk([ROLES, 'ok eso sí lo puedo intentar'], 'es')[1]).toMatch(/De nada|Con gusto/);
    expect(talk([ROLES, 'si lo puedo intentar sin pelear, dime cómo'], 'es')[1]).not.toMatch(
      /De nada|Con gusto/,
    );
  });

  it('is no ground to leave where “leave” stands beside it', () => {
    expect(talk([HELLO, gated('i could just leave')])[1]).not.toMatch(/an idea already|thought of something/);
  });
});

describe('a “he” or “she” after an ex was told of', () => {
  const DADS = 'at their dads they stay up til 11. how do we do bedtime when the rules dont match';

  it.each(['he doesnt answer my texts about it', 'and he doesnt answer my texts'])(
    'means the ex and no partner: %s',
    (message) => {
      const [, reply = ''] = talk([DADS, message]);
      expect(reply).not.toMatch(/thumbs up|When a partner reads/);
    },
  );

  it('means the partner who was told of last', () => {
    const [, , reply = ''] = talk([DADS, 'my husband says let it go', 'he doesnt answer my texts about it']);
    expect(reply).toMatch(/thumbs up|partner/);
  });

  it.each([
    ['what do i text my ex', /Could you let me know by Thursday|both houses/],
    ['what do i say to my mother in law', /part of this family|stung a little/],
    ['what do i tell my stepdaughter', /it’s your turn|on your side/],
  ])('gets words for whoever is to hear them: %s', (message, words) => {
    const [, reply = ''] = talk(['we never have time for each other', message]);
    expect(reply).toMatch(words);
    expect(reply).not.toContain('You don’t have to fix it');
  });
});

describe('a few words more', () => {
  it.each([
    [
      'two moms here. my stepson calls me by my name and the teacher asked who I was, it stung',
      'should we pick a name for me',
      /Naming a house|name for a pet/,
    ],
  ])('turn to no answer that is far from all that was said: %s', (told, message, elsewhere) => {
    const [, reply = ''] = talk([told, message]);
    expect(reply).not.toMatch(elsewhere);
  });

  it.each(['so what do i open with', 'what do i lead with', 'ok what would i start with'])(
    'that only ask how to begin have no subject of their own: %s',
    (message) => {
      const [, reply = ''] = talk([gated('he hides the mail when the bills come'), message]);
      expect(reply).not.toMatch(/\*\*How to open up|Closest to what you wrote|nearest one/i);
    },
  );

  it('get no step again that does not answer them', () => {
    const [first = '', reply = ''] = talk([HELLO, 'is that even allowed in a house with two cats']);
    expect(reply).not.toContain(stepOf(first));
  });
});
