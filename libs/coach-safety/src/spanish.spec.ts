import { describe, expect, it } from '@jest/globals';
import { SPANISH_WORRY_REPLIES } from './replies/spanish-worry.js';
import { UNSURE_SPANISH } from './replies/unsure.js';
import { fixedReply, judge } from './safety.js';
import { scan } from './scan.js';
import { talk } from './testing/talk.js';
import type { Turn } from './turn.js';
import type { Verdict } from './verdict.js';

describe('what is said plainly in Spanish', () => {
  it.each([
    ['violence', 'mi esposo me pega'],
    ['violence', 'ayer me pegaba y me pegaba con el cinto'],
    ['violence', 'Mi marido me agarró del cuello anoche'],
    ['violence', 'dijo que me va a matar'],
    ['suicide', 'ya no quiero vivir'],
    ['suicide', 'He pensado en quitarme la vida'],
    ['suicide', 'me quiero morir'],
    ['suicide', 'a veces pienso que me ahorco y ya'],
    ['child-in-danger', 'mi novio le pega a mi hijo'],
    ['child-in-danger', 'creo que mi hermano tocó a mi hija'],
    ['harming-others', 'le pegué a mi esposa y me siento horrible'],
  ] as const)('raises %s: %s', (concern, text) => {
    expect(judge([], text)).toMatchObject({ kind: 'answer', concern, language: 'es' });
  });

  it.each([
    'mi esposo nunca me pega',
    'no me quiero morir',
    'quiero vivir más cerca de mi mamá',
    'Mi hija me pide ir al parque',
    'le pedí perdón a mi esposa',
    'nos vamos a matar de risa',
    'mi primer marido me pegaba, de eso hace quince años',
    'mi papá nos pegaba y a mí me pegaba más',
  ])('raises nothing: %s', (text) => {
    expect(scan(text).present.size).toBe(0);
  });

  it('is answered in Spanish with the numbers that answer in Spanish', () => {
    const texts = ['me quiero morir', 'mi esposo me pega', 'le pega a mi hijo', 'le pegué a mi esposa'].map(
      (text) => {
        const verdict = judge([], text);
        return verdict.kind === 'answer' ? verdict.text : '';
      },
    );
    expect(texts[0]).toMatch(/988 y oprime 2[^]*AYUDA al 988[^]*HOLA al 741741/);
    expect(texts[1]).toContain('1-800-799-7233');
    expect(texts[2]).toContain('1-800-422-4453');
    expect(texts[3]).toContain('1-800-799-7233');
    for (const text of texts) expect(text).toMatch(/\?/);
  });

  it('stays in Spanish for an answer too short to tell its language', () => {
    const turns = [
      { role: 'user' as const, content: 'me quiero morir', source: null },
      {
        role: 'assistant' as const,
        content: '¿Estás pensando en quitarte la vida?',
        source: 'safety' as const,
      },
    ];
    expect(judge(turns, 'no')).toMatchObject({ kind: 'answer', concern: 'suicide', language: 'es' });
  });
});

describe('in Spanish, somebody who worries about another person', () => {
  const WORRIED = 'mi esposo dice que se quiere matar';
  const textOf = (verdict: Verdict): string => (verdict.kind === 'answer' ? verdict.text : '');

  it('is not answered as the one who wants to die', () => {
    const first = textOf(judge([], WORRIED));
    const turns: Turn[] = [
      { role: 'user', content: WORRIED, source: null },
      { role: 'assistant', content: first, source: 'safety' },
    ];
    const second = textOf(judge(turns, 'sí'));
    expect(first).toMatch(/alguien a quien quieres/);
    expect(second).toMatch(/988 y oprime 2[^]*quédate a su lado[^]*pastillas/);
    for (const text of [first, second]) expect(text).not.toMatch(/Sigues pensando|te vas a quitar la vida/);
    expect(textOf(judge(turns, '¿cómo repartimos la limpieza?'))).toMatch(/la persona que te preocupa/);
  });

  it.each([
    'mi hijo dice que se quiere morir y yo también quiero morir',
    'mi esposo se quiere matar y yo he pensado en suicidarme',
    'mi hermana se va a suicidar. Estarían mejor sin mí',
  ])('is answered as one who wants to die, if they say that too: %s', (text) => {
    expect(scan(text).present.get('suicide')).toBe('self');
  });

  it.each(Object.values(SPANISH_WORRY_REPLIES).flat())(
    'gets the numbers, a breath, one person, and no advice to take a weapon from a hand: %s',
    (text) => {
      expect(text).toMatch(/988[^]*oprim(?:e|ir) 2|988 \(oprime 2\)/);
      expect(text).toContain('HOLA al 741741');
      expect(text).toMatch(/despacio/);
      expect(text).toMatch(/de confianza/);
      expect(text).toMatch(/arma[^.]*(?:no se la quit|no trates de quitársela)[^]*niños[^]*911/);
      expect(text).toMatch(/¿(?!cómo|qué|quién|cuándo|dónde)[^¿?]*quitarse la vida[^¿?]*\?$/i);
    },
  );
});

describe('abuse in Spanish that is over', () => {
  it.each([
    'mi primer marido me pegaba',
    'Mi anterior esposo me golpeaba mucho y me quedó el miedo',
    'en mi primer matrimonio él me maltrataba',
  ])('sets the guard and asks nothing: %s', (text) => {
    expect(judge([], text)).toMatchObject({ kind: 'guarded', concern: 'violence', isPast: true });
    expect(fixedReply(judge([], text), [], text)).toMatch(/1-800-799-7233/);
  });

  it.each([
    'mi primer esposo nunca me pegaba',
    'mi primer esposo me pegaba y todavía me busca',
    'Mi primer marido me pegaba, y el de ahora es un pan',
    'mi primer marido me pagaba la renta',
  ])('is not found where it is denied, goes on, or is set against a good partner: %s', (text) => {
    expect(scan(text).past.size).toBe(0);
  });

  it('hides nothing that is present', () => {
    const text = 'mi primer marido me pegaba y el de ahora también me pega';
    expect(judge([], text)).toMatchObject({ kind: 'answer', concern: 'violence' });
  });
});

describe('fear said outright in Spanish', () => {
  it.each(['mi esposo me da miedo', 'me da mucho miedo mi pareja', 'cuando toma me da miedo'])(
    'raises violence: %s',
    (text) => {
      expect(scan(text).present.has('violence')).toBe(true);
    },
  );

  it.each([
    'mi esposo quiere otro hijo y me da miedo',
    'me da miedo que mi esposo se enferme',
    'mi esposo me da miedo cuando maneja',
  ])('is not heard in other worries: %s', (text) => {
    expect(scan(text).present.has('violence')).toBe(false);
  });
});

describe('"me pegó" in Spanish', () => {
  it.each(['me pegó fuerte la canción que me dedicó', 'me pegó mucho la noticia'])(
    'may be said of a feeling: %s',
    (text) => {
      expect(scan(text).present.size).toBe(0);
    },
  );

  it.each(['me pegó porque puse una canción', 'puse la película y me pegó'])(
    'is a blow, whatever it was about: %s',
    (text) => {
      expect(scan(text).present.has('violence')).toBe(true);
    },
  );
});

describe('a "no sé" to the question, or a "perhaps", in Spanish', () => {
  const TOLD = 'Ya repartí mis cosas entre mis hermanas, así no batallan después';

  it.each(['no sé', 'no se', 'nose', 'no lo sé', 'quizás', 'tal vez', 'a veces'])(
    'denies nothing, and is asked about once more in Spanish: %s',
    (text) => {
      const [first = '', second = ''] = talk(TOLD, text);
      const isAsking = (reply: string, at: number): boolean =>
        reply.includes(UNSURE_SPANISH.questions.suicide[at] ?? '–');
      expect(isAsking(first, 0)).toBe(true);
      expect(isAsking(second, 1)).toBe(true);
    },
  );
});

describe('somebody who has nobody and is watched', () => {
  const told = [
    'Mi esposo me pega y dice que si llamo a alguien me van a deportar.',
    'No tengo a nadie aquí y él revisa mi teléfono.',
    '¿Qué le digo para que no se enoje esta noche?',
  ];

  it('is not heard as denying it, and gets no text twice', () => {
    const replies = talk(...told);
    expect(replies[1]).not.toContain('Dices «No tengo a nadie');
    expect(new Set(replies).size).toBe(replies.length);
    for (const reply of replies) expect(reply).toContain('1-800-799-7233');
  });
});
