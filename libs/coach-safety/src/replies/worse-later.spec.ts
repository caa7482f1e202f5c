import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';

const CALL = /^\*\*(?:Call 911 now|Llama al 911 ahora)\.\*\*/u;
const DOCTOR = /^\*\*(?:A doctor or the ER needs to look today|Lo tiene que ver hoy un doctor)/u;

describe('a body that gets worse after a danger was told', () => {
  it.each([
    [
      'my wife makes my 2 kneel on rice and stand out by the hose, its 30 degrees',
      'her kids turned out ok',
      'my youngest had blue hands on the video and wasnt moving much',
    ],
    [
      'my husbands son (10) eats in the garage and gets locked in his room 6 to 6 with a bucket. hes so skinny',
      'its only cause he lies',
      'he fainted at school',
    ],
    [
      'they lock my brother with autism in the basement without food',
      'mom says it helps',
      'he had a seizure last night',
    ],
    [
      'my ex slammed my boy into a wall at the visit',
      'how do i tell the judge',
      'he threw up again this morning',
    ],
    [
      'my wife punched me in the head twice',
      'nobody believes me',
      'my head hurts so bad and i keep falling asleep',
    ],
    ['my daughter said her uncle touches her down there', 'he denies it', 'there was blood in her underwear'],
    ['my husband broke a chair over my back', 'MPs laughed', 'been pissing brown since'],
    [
      'my husband hits my 6 year old with a hanger',
      'he was raised so',
      'he was bleeding from his ear this morning',
    ],
    [
      'el novio de mi hija encierra al niño en el cuarto sin comida',
      'ella lo defiende',
      'se desmayó en la misa',
    ],
    ['mi mujer me pegó con el sartén', 'no quiero que sepan', 'ando vomitando y veo doble'],
  ])('leads to 911, however little is said: %s / %s / %s', (danger, talk, sign) => {
    expect(lastReply(danger, talk, sign)).toMatch(CALL);
  });

  it.each([
    ['el novio de ella le pega a mi nieto con el cable', 'hoy no quiso sentarse y trae fiebre'],
    ['my ex hit our son with a paddle', 'hes limping and wont sit down'],
    ['my wife bit me and threw a pan', 'the bite is swollen and red streaks going up my arm'],
    ['he forces me when im asleep. i said no', 'last night he got mad and it hurt and i bled some'],
  ])('or to a doctor today: %s / %s', (danger, sign) => {
    expect(lastReply(danger, sign)).toMatch(DOCTOR);
  });

  it.each([
    [/in a child’s body/u, 'my husband hits my son with a belt', 'he passed out in the tub'],
    [/harm inside the body/u, 'he threw me down the steps friday', 'my head hurts and i keep throwing up'],
    [/that person’s body/u, 'her husband beats my cousin', 'she is throwing up and so dizzy'],
  ])('names the right person: %s', (whose, danger, sign) => {
    expect(lastReply(danger, sign)).toMatch(whose);
  });

  it.each([
    ['our kids fight about chores', 'my son fainted at school from the heat'],
    ['my stepson wont eat my cooking', 'he has a fever and threw up, stomach bug going around'],
    ['my husband hits my son with a belt', 'my mother in law has a cold this week so she cant babysit'],
    ['he hits me when hes drunk', 'he finally passed out on the couch'],
    ['he hits me when hes drunk', 'he passed out'],
    ['my ex choked me', 'my dog threw up on the rug'],
    ['he yells at me and calls me worthless', 'my coworker has the flu and passed out at work'],
    ['he controls all the money', 'im so sick of this, it makes my head hurt'],
    ['he reads my texts and follows me', 'were not moving till june so i have time'],
    ['my wife scares me when she throws plates', 'i got my period and cramps so i am in bed'],
    ['mi esposo me grita y me amenaza', 'mi suegra tiene gripa y calentura'],
    ['mi novio me jalonea', 'mi niña vomitó por el carro, se marea siempre'],
  ])('is no everyday sickness, and nobody else’s: %s / %s', (before, message) => {
    const reply = lastReply(before, message);
    expect(reply).not.toMatch(CALL);
    expect(reply).not.toMatch(DOCTOR);
  });
});
