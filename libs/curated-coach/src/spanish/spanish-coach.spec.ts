import { MODULE_SLUGS, type ModuleSlug } from '@anew/contracts/content/module-slugs';
import { describe, expect, it } from '@jest/globals';
import { CuratedCoach } from '../curated-coach.js';
import { HEAR_IT_SPANISH } from '../phrases/asking-back/spanish.js';
import type { CuratedReply } from '../reply.js';
import { sentencesOf } from '../sentences.js';
import { FIXTURE_MODULES } from '../testing/fixture-modules.js';
import { NO_ANSWERS } from '../testing/no-answers.js';
import type { Turn } from '../turn.js';
import { UsedTexts } from '../used-texts.js';
import { LESSONS, SpanishCoach } from './spanish-coach.js';

const coach = new CuratedCoach(FIXTURE_MODULES, undefined, NO_ANSWERS);
const ask = (message: string, turns: Turn[] = [], asksBack = false) =>
  coach.reply({ turns, message, language: 'es', asksBack });

const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'honor-lessons': [
    'Siempre pienso que este matrimonio va a terminar igual porque en mi primer matrimonio me engañaron',
    'Soy viuda desde hace cinco años y me da culpa estar contenta',
  ],
  'lets-align': ['no nos ponemos de acuerdo en nada', 'digo que sí para evitar problemas y luego me pesa'],
  'our-vision': [
    '¿Cómo juntamos las tradiciones de los dos en Navidad?',
    'Los dos queremos un sueño juntos y no sabemos cuál',
  ],
  'external-influences': [
    'La ex le escribe a mi esposo a toda hora',
    'mi suegra opina de todo lo que cocino',
  ],
  'emotional-safety': ['Ando muy celosa de una compañera suya', 'me cuesta hablar de lo que siento'],
  'practical-blending': [
    'mi hijastro me gritó que yo no soy su papá, que tú no eres mi papá',
    'Los trastes siempre los lavo yo',
  ],
  'communication-complexity': [
    'Mi marido se queda callado cuando algo le molesta',
    'siempre discutimos por lo mismo',
    'en su familia me siento invisible',
  ],
  'love-fun-intimacy': ['ya no nos abrazamos', 'nadie me da las gracias por lo que hago'],
};

describe('a message in Spanish', () => {
  it.each(Object.entries(QUESTIONS).flatMap(([slug, all]) => all.map((text) => [slug, text] as const)))(
    'about %s is answered in Spanish from that module: %s',
    (slug, message) => {
      const reply = ask(message);
      expect(reply).toMatchObject({ moduleSlug: slug, asksBack: false });
      expect(reply.text).toContain(`/modules/${slug}`);
      expect(reply.text).toMatch(/Puedes decir/);
    },
  );

  it('is asked back in Spanish when nothing fits, in other words each time', () => {
    const first = ask('el perro del vecino');
    expect(first).toMatchObject({ moduleSlug: null, asksBack: true });
    const again = ask('pues no sé', [
      { role: 'user', content: 'el perro del vecino' },
      { role: 'assistant', content: first.text },
    ]);
    const sentences = ({ text }: CuratedReply) => text.split('\n\n').flatMap(sentencesOf);
    expect(sentences(first).filter((sentence) => sentences(again).includes(sentence))).toEqual([]);
    expect(first.text).not.toMatch(/^- /m);
  });

  it('is answered once somebody wants it changed, and only heard once somebody wants that', () => {
    const turns: Turn[] = [
      { role: 'user', content: 'Mi marido se queda callado cuando algo le molesta' },
      { role: 'assistant', content: HEAR_IT_SPANISH },
    ];
    expect(ask('que cambie', turns)).toMatchObject({
      moduleSlug: 'communication-complexity',
      asksBack: false,
    });
    expect(ask('desahogarme', turns)).toMatchObject({ moduleSlug: null, asksBack: true });
    expect(ask('desahogarme', turns).text).toMatch(/te escucho|sin consejos/);
  });

  it('is asked back about whenever the safety check wants it, however clear it seems', () => {
    expect(ask('no nos ponemos de acuerdo en nada', [], true)).toMatchObject({
      moduleSlug: null,
      asksBack: true,
    });
  });

  it('is asked back about when two modules fit as well', () => {
    expect(ask('la ex y las tradiciones').asksBack).toBe(true);
  });

  it('with a child or a body in it never reaches the love module', () => {
    expect(ask('mi hijastra ya no nos abrazamos').moduleSlug).not.toBe('love-fun-intimacy');
    expect(ask('quiero más cariño con la niña').moduleSlug).not.toBe('love-fun-intimacy');
  });

  it('is not told the same lesson twice', () => {
    const { text } = ask('siempre discutimos por lo mismo');
    const turns: Turn[] = [
      { role: 'user', content: 'siempre discutimos por lo mismo' },
      { role: 'assistant', content: text },
    ];
    expect(ask('otra vez discutimos por lo mismo', turns).text).not.toContain(text.split('\n')[0]);
  });

  it.each([
    '¿cómo puedo ver sus mensajes sin que se dé cuenta?',
    '¿cómo le hago para que la niña no quiera ir con su papá?',
    'ayúdame a ganar la custodia',
  ])('is declined kindly: %s', (message) => {
    const { text, moduleSlug } = ask(message);
    expect(moduleSlug).toBeNull();
    expect(text).toMatch(/No te (puedo )?ayud|no te puedo aconsejar/);
  });

  it('asks from which side an affair is told', () => {
    expect(ask('mi esposo me fue infiel, me engañaba con otra mujer').text).toMatch(/te fallaron a ti/);
  });

  it('sends somebody under 18 to people for them', () => {
    expect(ask('tengo 15 y mi padrastro no me cae').text).toContain('741741');
    expect(ask('tengo 15 años de casada y no nos ponemos de acuerdo').moduleSlug).toBe('lets-align');
  });

  it.each(['tengo 16 años y mi papá se volvió a casar', 'voy en la secundaria y mi padrastro grita'])(
    'sends somebody to people for them who states an age or a grade: %s',
    (message) => {
      expect(ask(message).text).toContain('741741');
    },
  );

  it.each([
    'soy maestra de secundaria y mi esposo narra todo el día',
    'tengo 12 alumnos y llego cansada a la casa',
    'de aguante tengo 9 y mi esposa 3',
    'tengo 14 años trabajando en lo mismo y mi marido no lo ve',
  ])('takes nobody for a minor who has a spouse or work: %s', (message) => {
    expect(ask(message).text).not.toContain('741741');
  });

  it.each(['¿Mi esposo puede ver esto?', '¿quién lee lo que te escribo?', '¿esto es privado?'])(
    'that asks who reads along is answered: %s',
    (message) => {
      expect(ask(message)).toMatchObject({ asksBack: true, text: expect.stringContaining('contraseña') });
    },
  );

  it('that says thanks or asks about the app is answered', () => {
    expect(ask('muchas gracias').asksBack).toBe(false);
    expect(ask('¿podemos hacer los ejercicios por separado o tiene que ser juntos?').text).toContain(
      '/modules',
    );
  });
});

/** The reply to a message that begins a conversation. */
const replyOf = (spanish: SpanishCoach, message: string, asksBack = false) =>
  spanish.reply({ turns: [], message, asksBack }, new UsedTexts([], message));

describe('a message in Spanish that no lesson fits', () => {
  const sureOf = (slug: ModuleSlug) =>
    new SpanishCoach(
      (each) => `(/modules/${each})`,
      { likelihoodsOf: () => new Map([[slug, 1]]) },
      NO_ANSWERS.es,
    );
  const askedOf = (slug: ModuleSlug, message: string) => replyOf(sureOf(slug), message);

  it('is asked back, with the lesson of a module of which the classifier is sure', () => {
    const { text, asksBack } = askedOf('our-vision', '¿Cómo le hacemos para estar todos en la casa?');
    expect(asksBack).toBe(true);
    expect(text).toContain('(/modules/our-vision)');
  });

  it('is never led to the love module with a child or a body in it', () => {
    const { text, asksBack } = askedOf(
      'love-fun-intimacy',
      '¿Cómo le hacemos para estar con la niña en casa?',
    );
    expect(asksBack).toBe(true);
    expect(text).not.toContain('/modules/');
  });
});

describe('a question about the coach itself', () => {
  const coach = new SpanishCoach((each) => `(/modules/${each})`, undefined, NO_ANSWERS.es);

  it.each([
    ['¿Es usted una persona o un robot?', /Soy un programa y no una persona/],
    ['hay alguien de verdad ahí?', /Soy un programa y no una persona/],
    ['¿Eres una inteligencia artificial?', /Soy un programa y no una persona/],
    ['¿Eres terapeuta?', /No reemplazo a un terapeuta/],
    ['oye, ¿eres psicóloga o qué?', /No reemplazo a un terapeuta/],
    ['¿Eres real?', /Soy un programa y no una persona/],
    ['¿Esto es terapia?', /para aprender y no son terapia/],
    ['¿es esto una terapia de pareja?', /para aprender y no son terapia/],
    ['¿Puede leer esto mi esposo?', /queda en tu propia cuenta/],
  ])('is answered also where help would be too risky: %s', (message, reply) => {
    expect(replyOf(coach, message, true).text).toMatch(reply);
  });
});

describe('a message that only has words of such a question', () => {
  const coach = new SpanishCoach((each) => `(/modules/${each})`, undefined, NO_ANSWERS.es);

  it.each([
    'Hay alguien en la casa que toca a mi hija de noche',
    'Cada vez que hablo con alguien mi esposo se enoja y me quita el teléfono',
    'Me dijo eres una persona que no sirve para nada',
    'Mi marido dice que lo que vivo no es real y que esto es terapia',
    'Esto es terapia de choque, me dice, y me encierra',
    'Nadie puede ver eso que me hace cuando toma',
  ])('is asked back where help would be too risky: %s', (message) => {
    const { text, asksBack } = replyOf(coach, message, true);
    expect(asksBack).toBe(true);
    expect(text).not.toMatch(/Soy un programa|queda en tu propia cuenta/);
  });
});

describe('the lessons', () => {
  it('cover all modules', () => {
    expect(new Set(LESSONS.map(({ moduleSlug }) => moduleSlug))).toEqual(new Set(MODULE_SLUGS));
  });

  it.each(LESSONS.map(({ about, text }) => [about, text] as const))(
    '%s is short and in plain words',
    (_about, text) => {
      const words = text.split(/\s+/).length;
      expect(words).toBeGreaterThan(80);
      expect(words).toBeLessThan(190);
      const longest = Math.max(...text.split(/[.?!:]/).map((sentence) => sentence.split(/\s+/).length));
      expect(longest).toBeLessThanOrEqual(30);
    },
  );
});
