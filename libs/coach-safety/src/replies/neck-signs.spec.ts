import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { DANGERS, NECK_OF_ANOTHER, NECK_OF_ANOTHER_SPANISH, NECK_OF_CHILD } from './dangers.js';

const SEEN =
  'my daughter is 27 and moved in with a guy with two kids. she had a scarf on inside and red dots in her eyes, whites all bloody. she sounds hoarse';

describe('blood in the eyes beside a hurt or hidden throat', () => {
  it.each([
    SEEN,
    'my sister came to church in a turtleneck, voice all raspy and a blood spot in her eye. her husband said allergies',
    'my best friend cant swallow right since the weekend and her eyes are full of tiny red dots. she wont talk about him',
    'my cousin came from Honduras to marry him. her eyes red with blood, cant swallow tamales, says nothing',
    'my 19 yo son came home from his girlfriends with blood in the whites of his eyes and it hurts him to swallow',
  ])('sends a grown-up to a doctor: %s', (message) => {
    expect(lastReply(message)).toContain(NECK_OF_ANOTHER);
  });

  it.each([
    'mi hermana trae pañuelo en el cuello con este calor, los ojos rojos como de sangre y la voz ronca',
    'mi hija de 30 tiene puntitos rojos en los párpados y no puede tragar, dice que jugaban',
  ])('sends a grown-up to a doctor in Spanish: %s', (message) => {
    expect(lastReply(message)).toContain(NECK_OF_ANOTHER_SPANISH);
  });

  it.each([
    ['my eyes have little red dots since saturday and my voice is hoarse', DANGERS.neck],
    ['my daughter (9) has purple dots on her eyelids and a raspy voice since he watched her', NECK_OF_CHILD],
  ])('names whose neck it is: %s', (message, text) => {
    expect(lastReply(message)).toContain(text);
  });

  it('speaks of no child afterward', () => {
    const replies = talk(SEEN, 'she swears he is sweet');
    for (const reply of replies) expect(reply).not.toMatch(/Is a child being hurt|the child is still/);
  });

  it.each([
    'my daughter is hoarse from cheering and her eyes are red from chlorine',
    'my wife wears a scarf at church, hoarse from choir. we have a bbq, what to bring',
    'my stepson threw up so hard he has tiny red dots on his eyelids, doctor says its fine',
    'halloween makeup: red dots, bloody eyes and a scarf for my vampire teen',
    'mi suegra trae pañuelo y anda ronca por la gripa, los ojos rojos de llorar en la novela',
  ])('is not seen in everyday words: %s', (message) => {
    expect(lastReply(message)).not.toMatch(/neck can kill|Hands on the neck|cuello a alguien/);
  });
});

const DOCTOR = /a doctor must look today|Stay with the baby until a doctor|lo tiene que ver un doctor hoy/u;

describe('a baby of the writer’s that only “it” or “her” names', () => {
  it.each([
    'shes been screaming since 2. hes deployed. i put her in the crib kind of hard like i threw her a little. i wanted to put the pillow over it just to make it stop',
    'i put the blanket over its face for a second so it would stop. im scared of me',
    'i jerked it up by the arm out of the swing because it wouldnt stop',
    'grandma raising a 3 month old. i plopped him down real hard in the playpen, his head bounced',
    'le puse la almohada encima un ratito y me arrepentí, no paraba de llorar la bebé',
    'la dejé caer recio en la cuna, mi marido anda en la pisca y yo sola',
  ])('is sent to a doctor: %s', (message) => {
    const reply = lastReply(message);
    expect(reply).toMatch(DOCTOR);
    expect(reply).not.toMatch(/They are not where you are/);
  });

  it('is spoken of to the end, with the crib', () => {
    const replies = talk(
      'i put her in the crib kind of hard like i threw her a little',
      'i wouldnt really im just so so tired',
      'shes starting again and i cant feel my hands im so mad',
    );
    expect(replies.join(' ')).toMatch(/face up in the crib beside you/);
    for (const reply of replies) expect(reply).toMatch(/baby/);
  });

  it.each([
    'i put her in the crib and she threw her pacifier at me a little hard lol',
    'i shook the bottle a little too hard and formula went everywhere, baby was screaming',
    'aventé la almohada a la cama y la bebé se rió',
  ])('is not hurt by what is thrown beside it: %s', (message) => {
    expect(lastReply(message)).not.toMatch(DOCTOR);
  });
});
