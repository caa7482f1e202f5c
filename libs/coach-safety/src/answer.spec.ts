import { describe, expect, it } from '@jest/globals';
import { answerIn, isBareAnswer } from './answer.js';

describe('an answer to a direct question', () => {
  it.each([
    'yes',
    'Yeah.',
    'Yes. No one believes me',
    'Sí',
    'si, todos los días',
    'Ya',
    'I think so',
    'I can’t stop thinking about it',
  ])('is a yes: %s', (text) => {
    expect(answerIn(text)).toBe('yes');
  });

  it.each([
    'ya lo hice',
    'ya me las tomé',
    'ya está hecho',
    'ya todo está listo',
    'ya estoy decidida',
    'ya, sí',
    'ya me corté',
  ])('is a yes that begins with “ya”: %s', (text) => {
    expect(answerIn(text)).toBe('yes');
  });

  it.each([
    'ya estoy bien gracias',
    'ya me siento mejor',
    'ya se me pasó',
    'ya está mejor gracias',
    'ya pasó todo',
    'ya todo está bien',
    'Ya ando tranquila',
    'ya mejor hablemos de mis hijos',
  ])('is neither if somebody is better by now: %s', (text) => {
    expect(answerIn(text)).toBe('neither');
  });

  it.each([
    'maybe',
    'I do not know',
    'no sé',
    'no se',
    'nose',
    'no lo sé',
    'pues no sé',
    'quizás',
    'tal vez',
    'a veces',
    'a lo mejor',
    'no estoy segura',
    'yeah no, it is the dishes',
    'Si hablamos de dinero, peleamos cada vez',
    'Ya hablamos con la maestra de mi hijastro ayer',
  ])('may be one: %s', (text) => {
    expect(answerIn(text)).toBe('maybe');
  });

  it.each([
    'no',
    'nope, never',
    'Claro que no',
    'we are all fine',
    'I’m not thinking about it',
    'No, I never thought about that',
  ])('is a no: %s', (text) => {
    expect(answerIn(text)).toBe('no');
  });

  it.each(['no idea why he does that', 'We had soup', ''])('is neither: %s', (text) => {
    expect(answerIn(text)).toBe('neither');
  });
});

describe('a message that only answers', () => {
  it.each([
    'yes',
    'Sí',
    'no',
    'Nope.',
    'the last one',
    'La segunda, por favor',
    'I don’t know',
    'no sé',
    'nose',
    'no lo sé',
    'a veces',
    'not really',
  ])('says nothing else: %s', (text) => {
    expect(isBareAnswer(text)).toBe(true);
  });

  it.each([
    'yes, every night',
    'no more',
    'ya no',
    'no puedo',
    'the last letter',
    'my last one tonight',
    'one',
    '',
  ])('says more, or nothing at all: %s', (text) => {
    expect(isBareAnswer(text)).toBe(false);
  });
});
