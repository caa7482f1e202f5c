import { describe, expect, it } from '@jest/globals';
import { judge } from '../safety.js';
import { readingGrade } from './testing/reading-grade.js';
import { whoCanSee } from './who-can-see.js';

describe('a question about who can read the chat', () => {
  it.each([
    'If I write something here does my husband get to see it?',
    'can he read what I write',
    'will my partner see this',
    'who can see these messages',
    'is this private?',
  ])('is answered: %s', (message) => {
    expect(whoCanSee(message, 'en').join()).toMatch(/Only you.*password/);
  });

  it.each([
    '¿mi esposo puede ver esto?',
    'quién lee lo que escribo',
    '¿esto es privado?',
    'puede leer mis mensajes?',
  ])('is answered in Spanish: %s', (message) => {
    expect(whoCanSee(message, 'es').join()).toMatch(/Solo tú.*contraseña/);
  });

  it.each([
    'my husband wants to see the new house',
    'he reads to the kids every night',
    'can he see that I am tired of this fight',
    'mi marido puede leer el menú sin lentes',
  ])('is no other question: %s', (message) => {
    expect(whoCanSee(message, 'en')).toEqual([]);
  });

  it('is answered before anybody is asked about danger', () => {
    const verdict = judge([], 'If I write something here does my husband get to see it? He hits me');
    const text = 'text' in verdict ? (verdict.text ?? '') : '';
    expect(text).toMatch(/^Only you can open this chat/);
    expect(text).toContain('1-800-799-7233');
  });

  it('is answered in words of grade 6 or less', () => {
    expect(readingGrade(whoCanSee('is this private', 'en').join())).toBeLessThanOrEqual(6);
  });
});
