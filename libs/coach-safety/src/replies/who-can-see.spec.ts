import { describe, expect, it } from '@jest/globals';
import { judge } from '../safety.js';
import { lastReply } from '../testing/talk.js';
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

  it.each([
    ['can he see this', 'he hits me when he is drunk'],
    ['will she read what i write here', 'my wife locks me out at night and took my keys'],
  ])('is answered also where a concern stands: %s', (message, told) => {
    expect(lastReply(told, message)).toMatch(/^Only you can open this chat[^]*1-800-799-7233/);
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

describe('a wish that the chat be gone', () => {
  const SIGN = 'he hits me when he is drunk';

  it.each([
    'delete that pls',
    'can you delete this',
    'please erase what i wrote',
    'how do i delete this chat',
    'i need to delete it before he gets home',
    'how do i hide this conversation',
    'clear the history please',
    'delete everything i wrote',
    'wait unsend that',
    'get rid of these messages',
    'can you make this disappear',
    'ok deleting this now',
    'i shouldnt have written it, delete it',
    'can i remove my messages',
    'hide my chats from him',
  ])('gets to know how, and that the door stays open: %s', (message) => {
    const reply = lastReply(SIGN, message);
    expect(reply).toMatch(/you can: in the list[^]*Quick exit[^]*1-800-799-7233/);
  });

  it.each([
    'borra eso',
    'borra esto por favor',
    'cómo borro esta conversación',
    'puedes eliminar lo que escribí',
    'quiero borrar todo',
    'bórralo antes de que llegue',
    'cómo escondo este chat',
    'quita esto por favor',
  ])('is answered in Spanish: %s', (message) => {
    const reply = lastReply('mi esposo me pega cuando toma', message);
    expect(reply).toMatch(/en la lista de tus conversaciones[^]*Salida rápida[^]*1-800-799-7233/);
  });

  it.each(['delete that pls', 'can you erase this'])('is answered while a doubt stands: %s', (message) => {
    const reply = lastReply('my ex knew what i ordered for lunch and he was not there', message);
    expect(reply).toMatch(/Quick exit[^]*1-800-799-7233/);
  });

  it.each([
    'he made me delete the photos of my friends',
    'my stepson deleted my game',
    'can i delete his number from her phone',
    'we need to clear the table before dinner',
    'should we hide the presents',
    'she wants me to delete the app',
    'how do we get rid of this fight every week',
    'he told me to delete it and start over',
    'my wife erased the calendar again',
    'i want to hide from all of them on sunday',
    'mi hijastro borró mi juego',
    'me pidió borrar la foto de su mamá',
    'hay que quitar la mesa antes de cenar',
    'dónde escondo los regalos',
  ])('is none: %s', (message) => {
    expect(whoCanSee(message, 'en')).toEqual([]);
  });

  it('is answered in words of grade 6 or less', () => {
    expect(readingGrade(whoCanSee('delete this', 'en').join())).toBeLessThanOrEqual(6);
  });
});
