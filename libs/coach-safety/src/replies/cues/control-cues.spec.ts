import { describe, expect, it } from '@jest/globals';
import { dangersIn } from './danger-cues.js';

describe('control without the words for it', () => {
  it.each([
    ['stalking', 'found one of those little white discs sewn in my daughters backpack strap'],
    ['stalking', 'my husband tucked a tag thing in my coat lining'],
    ['stalking', 'my ex knew what i ordered at chilis'],
    ['stalking', 'my phone keeps saying an unknown accessory is moving with me'],
    ['stalking', 'encontre un aparatito pegado debajo del carro'],
    ['hostage', 'he drove my cat out to the county line bc i was late. says next time its the dog'],
    ['hostage', 'he said the cat goes in the river'],
    ['hostage', 'he put my dog outside in the snow because i talked back'],
    ['hostage', 'he says he will hurt the rabbit if i tell my sister'],
    ['hostage', 'la proxima es el perro, me dijo'],
    ['hostage', 'she says if i leave shell tell my kids dads lawyer im unstable'],
    ['hostage', 'dice que le va a decir al juez que estoy loca'],
    [
      'money',
      'my husband has me take a pic of every receipt and the odometer and if its off i dont get gas money',
    ],
    ['money', 'he wont give me gas money unless i show him'],
    ['money', 'me revisa los tickets y no me da gasolina'],
    ['own-life', 'every time i say i need to go stay at my sisters he says then youll find me in the garage'],
    ['own-life', 'he texts that i wont see him alive by morning if i stay at my sisters'],
    ['own-life', 'si me voy dice que lo vamos a encontrar colgado'],
  ] as const)('names %s: %s', (danger, message) => {
    expect(dangersIn(message)).toContain(danger);
  });

  it.each([
    'we put an airtag on the dog collar and in the luggage',
    'i found a tile tracker in the couch with my keys',
    'next time its the cats turn for the vet',
    'he said youll find me in the garage if you need me for the bike',
    'save every receipt for the taxes',
    'we give the kids an allowance',
    'my lawyer says the judge is kind',
    'the dog goes to the groomer',
    'my husband checks the mileage for work',
    'we rehomed the cat because of allergies',
  ])('is none in what looks alike: %s', (message) => {
    expect(dangersIn(message)).toEqual([]);
  });
});
