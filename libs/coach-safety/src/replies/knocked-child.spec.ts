import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';

const SLAMMED =
  'the boys were wrestling and my stepson slammed my 7 yo on the driveway. hes thrown up twice wants to sleep and says the light is loud. husband says quit babying him';

/** The call to 911 is the first line, and nothing stands before it. */
const CALL_FIRST = /^\*\*(?:Call 911 now|Llama al 911 ahora)/u;

describe('a child who was knocked or fell, and is not well since', () => {
  it.each([
    SLAMMED,
    'his dad threw my 5 year old onto the couch and he hit the armrest. now hes sleepy and wont eat his pizza',
    'My grandson came off the four wheeler at the farm and since supper he keeps asking the same question',
    'my kid got bodyslammed by his stepbrother on the patio, now hes talking goofy and wants the lights off',
    'my wife swung our toddler around and he smacked the coffee table. hes so drowsy now, wont keep his juice down',
    'she dropped the baby on the tile and now baby just wants to sleep and spits everything up',
    'my husband slapped my 10 year old so hard she fell into the counter. shes dizzy and cant remember what day it is',
    'my 4yo got kicked by the pony. he vomited and now he is staring at nothing',
    'my husband spanked my son for lying and hit him on the back of the head. he says his head hurts and hes seeing two of everything',
    'The twins were jumping and one landed on concrete with his head. He is mixing up his words',
    'my stepdaughter got thrown from a horse at her moms. shes 12. now she doesnt remember supper',
    'mi hijastro tiró a mi niño de 7 en la banqueta. ya vomitó dos veces y se quiere dormir, dice que la luz le lastima',
    'el papá le dio un empujón a mi hija contra la mesa, tiene 6 y anda diciendo cosas sin sentido',
    'mi nieto se cayó del tractor y tiene mucho sueño, habla enredado',
    'el novio de mi ex le dio un zape a mi hijo y anda mareado',
  ])('needs 911 before anything else: %s', (message) => {
    expect(lastReply(message)).toMatch(CALL_FIRST);
  });

  it.each([
    ['my stepson slammed my 7 yo on the driveway', 'hes thrown up twice and wants to sleep'],
    ['my son fell off the monkey bars at his dads, big bump', 'he just called me by the dogs name'],
    ['his mom pushed my stepdaughter down the porch steps. shes 5', 'the light hurts her eyes'],
    ['mi niño se cayó de la litera en casa de su papá', 'ya vomitó y no me contesta bien'],
  ])('is also heard in two messages: %s / %s', (before, message) => {
    expect(lastReply(before, message)).toMatch(CALL_FIRST);
  });

  it('keeps the call when it is played down', () => {
    for (const reply of talk(
      SLAMMED,
      'maybe its just the pizza',
      'how do i handle my husband taking his sons side every time',
      'he just called me by the dogs name',
    ))
      expect(reply).toMatch(CALL_FIRST);
  });

  it.each([
    'my son has a stomach bug, threw up twice and wants to sleep. husband says quit babying him',
    'my 7 yo slammed the door and then fell asleep on the couch. how do we handle tantrums',
    'the boys wrestle every night and my stepson always wins. my 7 yo pouts and goes to bed',
    'my daughter fell off her bike, scraped her knee and now shes sleeping with her bear. how do i praise her',
    'stepson slammed my laptop shut and my kid is confused about the rules',
    'he hit a home run and wants to sleep with the bat, so cute',
    'my son was knocked out of the spelling bee and is so tired',
    'my kid fell in love with a dog and talks funny to it',
    'my stepson pushed himself so hard in math. he is so tired from the long day',
    'mi hijo se cayó en el recreo, nada grave, y ya está dormido en su cama con su osito',
  ])('is not seen in everyday words: %s', (message) => {
    expect(lastReply(message)).not.toMatch(CALL_FIRST);
  });

  it('is not put together from two children’s everyday', () => {
    expect(
      lastReply(
        'my son fell off his bike last week',
        'my stepdaughter has the flu and threw up, who stays home',
      ),
    ).not.toMatch(CALL_FIRST);
  });
});
