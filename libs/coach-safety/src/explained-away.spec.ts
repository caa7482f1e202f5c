import { describe, expect, it } from '@jest/globals';
import { explainsAway } from './replies/cues/excuse-cues.js';
import { UNSURE, UNSURE_SPANISH } from './replies/unsure.js';
import { lastReply } from './testing/talk.js';

const ASKED = [{ role: 'assistant', content: '…', source: 'safety' }] as const;
const HEARD = [UNSURE, UNSURE_SPANISH].flatMap(({ heard }) => heard);

describe('a “no” in suspicious words', () => {
  it.each([
    [
      'My stepdaughter wrote that in 3 more sleeps nobody has to deal with her, and gave her earbuds away',
      'he asked her and she said it was a joke for her friends',
    ],
    [
      'the kids have a better mom now. if i just wasnt around. i wrote each of them a card for every birthday til 18',
      'Im not gonna do anything, its only for them to have',
    ],
    [
      'Ya le enseñé a mi hijastro dónde están los papeles, por si un día no amanezco. Ya arreglé todo, ando bien tranquilo',
      'jaja no, no es eso, no se preocupe',
    ],
    [
      'mi marido dice que estaríamos mejor sin él. anoche lo hallé en el garaje con el carro prendido',
      'dice que se quedó dormido oyendo música',
    ],
  ])('is heard and not quoted as the sign: %s — %s', (told, no) => {
    const reply = lastReply(told, no);
    expect(reply).not.toContain(no);
    expect(reply).toContain('988');
  });

  it.each([
    'she says it was only a joke',
    'he swears hes fine',
    'they said it was an accident',
    'i asked she says dont be silly',
    'im just a planner',
    'its probably nothing',
    'maybe its a phase',
    'im ok im just sitting here',
    'dice que andaba jugando',
    'a lo mejor estoy exagerando',
    'no se preocupe, no es nada',
  ])('is one: %s', (text) => {
    expect(explainsAway(text, ASKED)).toBe(true);
    expect(explainsAway(text, [])).toBe(false);
  });

  it.each([
    'she says she wants to die',
    'he says he will kill me',
    'after friday she can have all of it',
    'it got so quiet in there',
    'im just going to take the pills',
    'dice que se va a matar',
    'how do i talk to him about it',
    'he told me to pack my bags',
    'its dark where i am',
    'ya no contesta',
  ])('is none: %s', (text) => {
    expect(explainsAway(text, ASKED)).toBe(false);
  });

  it('and the question follows it', () => {
    const reply = lastReply(
      'My stepdaughter wrote that in 3 more sleeps nobody has to deal with her, and gave her earbuds away',
      'he asked her and she said it was a joke for her friends',
    );
    expect(HEARD.some((text) => reply.startsWith(text))).toBe(true);
    expect(
      Object.values(UNSURE.questions)
        .flat()
        .some((text) => reply.includes(text)),
    ).toBe(true);
  });
});
