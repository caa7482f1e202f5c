import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import {
  DANGERS,
  DANGERS_SPANISH,
  NECK_OF_ANOTHER,
  NECK_OF_CHILD,
  NECK_OF_CHILD_SPANISH,
} from './dangers.js';
import { HARM_SIGN, HARM_SIGN_SPANISH } from './harm-signs.js';

const HELD_UP =
  'we were arguing about his sons phone and he held me up on the fridge under my chin for maybe 5 sec. voice is kinda scratchy today lol. how do i bring up the phone rule again';

describe('a grip beside the neck, and a throat that is hurt', () => {
  it.each([
    HELD_UP,
    'He lifted me by my jaw against the truck Saturday night. I sound like a frog now and my throat is raw',
    'my wife grabbed me by the collar and shoved me up against the wall, im 240 lbs lol. been hoarse since',
    'my husband pinned me to the garage door with his forearm under my chin. it hurts when i swallow',
    'my boyfriend yanked me back by my hood when i tried to walk off. voice is gone this morning, is that normal',
    'After the night shift he was waiting. had me against the lockers by my shirt collar. cant swallow my spit right',
    'my girlfriend and i both moms. she had me by the chin against the kitchen cabinets, only seconds. my voice cracks and hurts to swallow',
    'sergeant husband jacked me up against the wall by my collar, feet off the floor. my voice still sounds rough',
  ])('is heard as a held neck of the writer: %s', (message) => {
    expect(lastReply(message)).toContain(DANGERS.neck);
  });

  it.each([
    'me levanto de la barbilla contra el refri y hoy traigo la voz ronca, como le hablo de las reglas',
    'mi marido me agarró del cuello de la camisa y me estampó contra la troca. me duele pasar saliva',
    'Me tuvo de la quijada contra la pared un ratito. Ando ronca desde ayer',
  ])('is heard in Spanish: %s', (message) => {
    expect(lastReply(message)).toContain(DANGERS_SPANISH.neck);
  });

  it.each([
    [
      'his ex came to drop off and picked my stepson up by his hoodie, hes 9. now hes raspy and wont eat',
      NECK_OF_CHILD,
    ],
    [
      'My son in law held my grandbaby up by the front of his shirt to look him in the eye. Baby sounds hoarse when he cries now',
      NECK_OF_CHILD,
    ],
    ['el papá agarró a mi hijo de la capucha y lo levantó, tiene 8 y quedó afónico', NECK_OF_CHILD_SPANISH],
    [
      'My daughter is 24 and her man hung her up by the collar of her coat on the barn door. She can barely talk today',
      NECK_OF_ANOTHER,
    ],
  ])('names whose neck it is: %s', (message, text) => {
    expect(lastReply(message)).toContain(text);
  });

  it.each([
    ['he held me up under my chin on the fridge 5 sec', 'hurts to swallow my coffee', HARM_SIGN],
    ['he pinned me on the wall by my jaw, then said sorry', 'my voice is still scratchy', HARM_SIGN],
    ['me levanto de la barbilla contra la pared', 'me duele tragar el cafe', HARM_SIGN_SPANISH],
    ['been so hoarse this week', 'he shoved me against the truck by my collar sunday', HARM_SIGN],
  ])('is also heard in two messages: %s / %s', (before, message, text) => {
    expect(lastReply(before, message)).toContain(text);
  });

  it('leads to 911 when swallowing hurts later in the talk', () => {
    const replies = talk(
      HELD_UP,
      'ok but the phone rule. his son is 11 and on it til 2am',
      'hurts to swallow my coffee',
    );
    expect(replies[1]).toContain('see your neck today');
    expect(replies[2]).toContain(HARM_SIGN);
  });

  it.each([
    'i lost my voice cheering at my stepsons game, we leaned on the fence the whole time',
    'my toddler held his toy up to his chin and growled with a hoarse voice, so cute',
    'i grabbed my son by the hood before he ran into the street. he was fine',
    'I have strep, it hurts to swallow, and the kids are climbing up the walls',
    'he held my chin and kissed me against the fridge, we were laughing. how do we keep dates going',
    'my voice is hoarse from reading bedtime stories to four kids. i got them into bed at ten',
    'we hung his coat by the hood on the door and the dog barked himself hoarse',
    'got her into the car seat, my throat is sore, is it mean to skip his game',
    'tengo la voz ronca de tanto gritar en el partido, los niños contra la pared de escalada',
    'me recargué contra la pared con gripa, me duele tragar',
  ])('is not seen in everyday words: %s', (message) => {
    expect(lastReply(message)).not.toMatch(/neck can kill|Hands on the neck|Apretar|911 now\.\*\*/u);
  });
});
