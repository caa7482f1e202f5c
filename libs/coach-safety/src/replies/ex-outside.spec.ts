import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';

describe('an ex who is outside now, or somebody whom a court keeps away', () => {
  it.each([
    'my ex is parked outside with his headlights in my window theres an order on him. husbands on nights',
    'my ex is outside in his truck, theres an order on him',
    'my ex husband is outside',
    'my ex is outside in his car again watching the house',
    'he is parked outside in his truck, i have a protective order against him',
    'my ex showed up at my work and theres a no contact order',
    'her ex is sitting outside in his truck and wont leave',
    'my sons dad is parked outside drunk',
    'my ex is in my driveway staring at the window',
    'hes here. the judge said he has to stay away from us',
    'my wifes ex is outside yelling at her from his truck',
    'my ex girlfriend is parked across from us with her lights off, i have an order on her',
    'my brother in law is out on bail and hes outside in his car',
    'mi ex esta afuera en su troca y tiene orden de restriccion',
    'mi ex anda afuera gritando',
    'el papa de mis hijos esta estacionado afuera otra vez y tiene una orden',
    'my ex is outside the barracks in his truck he is not allowed near me',
  ])('needs 911: %s', (message) => {
    expect(emergenciesIn(message)).toContain('breaking-in');
  });

  it.each([
    'my ex is outside to pick up the kids',
    'my ex is outside with the kids stuff, hes early',
    'my ex is outside in his car waiting for the kids, how do i stay civil',
    'my husband is outside mowing and i have an order to pick up',
    'my husband is outside in his truck listening to the game',
    'we have an order from the court for every other weekend and my ex is outside for pickup',
    'my ex was parked outside last week, he said he was dropping off shoes',
    'my stepson is outside in my car',
    'mi ex esta afuera por los niños',
    'my husband is here and i got an order of food',
    'the custody order says wednesdays and her ex is at the door for exchange',
    'my husband came up at work with an idea for our kids',
    'my ex lives across the street',
    'he showed up at the school play and sat with us, it was nice',
  ])('is not heard in: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });

  it.each([
    [
      'my ex is outside in his truck, theres an order on him',
      'i think he drove off',
      'Even if they seem to be gone',
    ],
    [
      'my ex is outside in his truck, theres an order on him',
      'looks like he left',
      'Even if they seem to be gone',
    ],
    [
      'my ex is outside in his truck, theres an order on him',
      'maybe hes gone now',
      'Even if they seem to be gone',
    ],
    ['my ex is in my driveway staring at the window', 'should i still call', '**Yes. Please call now**'],
    [
      'my ex is in my driveway staring at the window',
      'do i even call the cops for this',
      '**Yes. Please call now**',
    ],
    [
      'mi ex esta afuera en su troca y tiene orden de restriccion',
      'creo que ya se fue',
      'Aunque parezca que ya no',
    ],
    ['mi ex anda afuera gritando y no se quiere ir', 'todavía los llamo?', '**Sí. Llama ahora**'],
  ])('keeps the call after “%s” and “%s”', (told, then, answered) => {
    const reply = lastReply(told, then);
    expect(reply).toMatch(/^\*\*(?:Call 911 now|Llama al 911 ahora)/);
    expect(reply).toContain(answered);
  });

  it('ends with “he left”, and is called for again where somebody asks whether to call', () => {
    const [, left, asked] = talk(
      'my ex is outside in his truck, theres an order on him',
      'he left',
      'should i still call',
    );
    expect(left).not.toContain('Call 911 now');
    expect(asked).toContain('**Yes. Please call now**');
  });

  it('asks for no call once the police are there', () => {
    const told = 'my ex is outside in his truck, theres an order on him';
    expect(lastReply(told, 'the police are here', 'should i call again tomorrow')).not.toContain(
      'Call 911 now',
    );
  });
});
