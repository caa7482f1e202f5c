import { describe, expect, it } from '@jest/globals';
import { answerIn, isBareAnswer, isOnlyNo } from './answer.js';

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
    'ya se quedó dormido creo',
    'ya se fue a acostar',
    'ya llegó mi mamá',
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
    'yeah we moved in May',
    'yeah but how do we share the car',
    'yes well anyway',
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

describe('a denial that says no more', () => {
  it.each([
    'lol no',
    'nah im good',
    'naw its nothing',
    'no its fine really',
    'it’s not that serious',
    'nope not like that at all',
    'no no, he isn’t',
    'she would never do that',
    'no they wouldn’t',
    'not really no',
    'not that i know of',
    'I don’t think it’s that',
    'i doubt it',
    'no nevermind',
    'no ma’am',
    'i was just joking',
    'no it’s just an expression',
    'he would never hurt anyone',
    'yeah no',
    'yeah im ok',
    'yes, all good thanks',
  ])('is a no: %s', (text) => {
    expect([answerIn(text), isOnlyNo(text)]).toEqual(['no', true]);
  });

  it.each([
    'no, mi hija no',
    'él no',
    'no, no es nada grave',
    'no creo que sea para tanto',
    'no, cómo cree',
    'ay no, nada que ver',
    'pues no',
    'no señora, todo tranquilo',
    'no, estamos bien',
    'sí, todo bien gracias',
    'no me pega',
    'no, nunca lo haría',
    'no hombre, para nada',
  ])('is a no in Spanish: %s', (text) => {
    expect([answerIn(text), isOnlyNo(text)]).toEqual(['no', true]);
  });

  it.each([
    'no more',
    'no not anymore',
    'no, not yet',
    'no not exactly',
    'no i’m not okay',
    'he’s not fine',
    'it’s not all good',
    'yeah im not ok',
    'yeah no one cares',
    'no i’m fine with dying',
    'its fine if i go',
    'no just tired',
    'whatever',
    'nvm',
    'i swear',
    'no way out of here',
    'ya no',
    'no ya',
    'no estoy bien',
    'no me siento bien',
    'pues no estoy nada bien',
    'no puedo más',
    'nada tiene sentido',
    'no quiero estar aquí',
  ])('is another thing than: %s', (text) => {
    expect(isOnlyNo(text)).toBe(false);
  });

  it.each(['no estoy bien', 'no me siento muy bien', 'no está bien'])(
    'is not begun by the “no” of “%s”',
    (text) => {
      expect(answerIn(text)).toBe('neither');
    },
  );
});
