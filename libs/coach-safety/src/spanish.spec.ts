import { describe, expect, it } from '@jest/globals';
import { judge } from './safety.js';
import { scan } from './scan.js';

describe('what is said plainly in Spanish', () => {
  it.each([
    ['violence', 'mi esposo me pega'],
    ['violence', 'ayer me pegaba y me pegaba con el cinto'],
    ['violence', 'Mi marido me agarró del cuello anoche'],
    ['violence', 'dijo que me va a matar'],
    ['suicide', 'ya no quiero vivir'],
    ['suicide', 'He pensado en quitarme la vida'],
    ['suicide', 'me quiero morir'],
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
