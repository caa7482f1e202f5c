import { describe, expect, it } from '@jest/globals';
import { explainsAway } from './replies/cues/excuse-cues.js';
import { UNSURE } from './replies/unsure.js';
import { quotesAsSign } from './testing/quoted.js';
import { lastReply } from './testing/talk.js';

const ASKED = [{ role: 'assistant', content: '…', source: 'safety' }] as const;

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
    expect(quotesAsSign(reply, no)).toBe(false);
    expect(reply).toContain(no);
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
    'false alarm sorry',
    'maybe its a coincidence',
    'he would never',
    'he’d never actually hurt me',
    'it was just the one time',
    'im fine lol forget it',
    'it was a dream i had, dont mind me',
    'pero ya me pidio perdon con flores',
    'dice que asi lo criaron a el',
    'ok he called the teacher and she said it is for creative writing so false alarm',
    'shes probably just drunk she does this',
    'he has a permit and hes very responsible',
    'el no toma ni nada, es trabajador',
    'hes 74 and in a recliner most days i feel crazy for even thinking it',
    'i mean we had timeouts as kids too',
    'ya llego, que andaba dando la vuelta. dice que lo dijo de coraje',
    'oh that was just him being tired from work',
    'everybody fights in cars lol',
    'idk maybe i made it sound worse than it was',
    'we talked it out and were all good now',
    'can we please talk about something else',
    'i started it tbh',
    'he felt awful about it after',
    'his uncle is a youth pastor so',
    'hes at that age i think',
    'new baby in the house so its prob that',
    'kids fall all the time',
    'i shouldnt have said anything',
    'she cant really hurt me',
    'not my kid not my call right',
    'ya se me paso el coraje la verdad',
    'no es para tanto, andaba estresado',
    'asi son todos los hombres de su familia',
    'a lo mejor la estoy presionando yo',
    'ha de ser la edad verdad',
    'olvidelo, no importa',
    'yo tambien le grite',
    'solo fue una vez',
    'el es muy buen papa',
    'no quiero meterme en problemas',
  ])('is one in any wording: %s', (text) => {
    expect(explainsAway(text, ASKED)).toBe(true);
    const sign = 'he stood in the door and would not move until i gave him my phone';
    expect(quotesAsSign(lastReply(sign, text), text)).toBe(false);
  });

  it.each([
    'maybe its better for everyone this way',
    'he says it will all be over soon',
    'he only chokes me when he drinks',
    'its our little secret',
    'maybe they would be happier without me',
    'he would never let me leave',
    'nobody will believe me because he is a cop',
    'i am fine now i have the pills',
    'its just that i am tired of living',
    'he says nobody will find me',
    'dice que es nuestro secreto',
    'a lo mejor es mejor asi para todos',
    'es que ya no puedo mas',
    'nadie me va a creer porque es pastor',
    'solo quiero descansar de todo',
  ])('is none where it says something graver: %s', (text) => {
    expect(explainsAway(text, ASKED)).toBe(false);
  });

  it('is heard while nobody asks again, and the door stays open', () => {
    const told = 'my ex knew what i ordered for lunch and he was not there';
    for (const text of ['he works near there', 'his job is just stressful', 'maybe someone told him']) {
      const reply = lastReply(told, text);
      expect(quotesAsSign(reply, text)).toBe(false);
      expect(reply).toMatch(/hear you|Thank you/);
      expect(reply).toContain('1-800-799-7233');
    }
  });

  it('quotes nothing that is no sign by its own words, whatever its score', () => {
    const told = 'i gave my sister the good china and told the kids where the letters are';
    for (const text of [
      'my therapist told me to write letters',
      'we had soup with her',
      'i like to plan ahead',
    ])
      expect(lastReply(told, text)).not.toMatch(
        new RegExp(`${text}.*(?:hurry past|rather ask|may be nothing)|this part: .${text}`),
      );
    expect(lastReply(told, 'ok i picked the date')).toContain('ok i picked the date');
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
    expect(reply).toMatch(/^(?:You say )?“he asked her and she said/u);
    expect(
      Object.values(UNSURE.questions)
        .flat()
        .some((text) => reply.includes(text)),
    ).toBe(true);
  });
});
