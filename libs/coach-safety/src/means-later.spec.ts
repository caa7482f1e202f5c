import { describe, expect, it } from '@jest/globals';
import { DISTANCE } from './replies/distance.js';
import { lastReply } from './testing/talk.js';

const BEFORE = ['thinking about kms again', 'its a JOKE omg', 'so how do i get him off the phone at dinner'];
const ANTES = ['quiero desaparecer', 'no es nada'];

describe('means that turn up after talk of suicide', () => {
  it.each([
    ['found where he keeps the lockbox key', 'locked'],
    ['he wont have to hide that phone much longer. i know the combination to his safe', 'locked'],
    ['the garage is so quiet when the car is running', 'car'],
    ['parked on the bridge for a bit today, quiet there', 'place'],
    ['my dad left his rope in the truck, i keep looking at the rope', 'rope'],
    ['his mom has so many old pills left over', 'pills'],
  ] as const)('stay suicide and are named: %s', (message, means) => {
    const reply = lastReply(...BEFORE, message);
    expect(reply).toContain(DISTANCE.en[means]);
    expect(reply).toContain('988');
    expect(reply).not.toContain('Is someone hurting, scaring or controlling you');
  });

  it('are asked about in Spanish, whose ever they are', () => {
    const reply = lastReply(...ANTES, 'encontre la llave de la caja donde mi esposo guarda todo');
    expect(reply).toContain('¿Has pensado en no seguir viviendo');
    expect(reply).toContain(DISTANCE.es.locked);
  });

  it.each([
    'found a safe place to park at school',
    'how do i get him to clean the garage',
    'we jump rope with the kids',
  ])('are none in what looks alike: %s', (message) => {
    const reply = lastReply(...BEFORE, message);
    for (const text of Object.values(DISTANCE.en)) expect(reply).not.toContain(text);
  });
});

describe('somebody who may think of dying and does not answer', () => {
  const GONE =
    'my ex wife just texted our daughter mommy loves you be good for daddy forever and shes not picking up';

  it('is sent help to, until somebody has reached them', () => {
    const more = 'new wife says dont feed into it. are we on the same page or not';
    expect(lastReply(GONE, 'shes probably just drunk she does this', more)).toMatch(
      /ask for a welfare check/i,
    );
    expect(lastReply(GONE, 'she called me back, shes home', more)).not.toMatch(/ask for a welfare check/i);
  });
});

describe('what is left of somebody’s medicine, after talk of suicide that got no answer', () => {
  const UNANSWERED = [
    'i dont want to be alive anymore',
    'im just tired ignore me',
    'how do i get him to text me',
  ];

  it.each([
    'i still got my moms oxys from when she passed. funny what you keep',
    'dads hospice meds are still in the fridge',
    'grandmas morphine is in my drawer still',
    'theres percs left from his back surgery',
    'my husbands old norcos never got thrown out',
    'got leftover hydros from the c section',
    'nanas heart pills came home with her things',
    'wifes sleeping pills are all still here since she moved out',
    'sis left her xanax in the barn apartment when she shipped out',
  ])('is named as means, and stays suicide: %s', (message) => {
    const reply = lastReply(...UNANSWERED, message);
    expect(reply).toContain(DISTANCE.en.pills);
    expect(reply).not.toContain('Childhelp');
  });

  it.each([
    'todavia tengo la morfina de mi papa',
    'quedaron parches de mi abuela',
    'me sobraron gotas de clonazepam',
  ])('does in Spanish, too: %s', (message) => {
    const reply = lastReply(
      'ya no quiero vivir',
      'ok',
      'como le hago para que mi hijastra me hable',
      message,
    );
    expect(reply).toContain(DISTANCE.es.pills);
  });

  it.each([
    'i still got my moms things from when she passed. funny what you keep',
    'my hands smell like bleach from work',
  ])('opens no question about a child by a score: %s', (message) => {
    expect(lastReply(...UNANSWERED, message)).not.toContain('Is a child being hurt');
  });

  it('asks about a child that a message plainly tells of', () => {
    const reply = lastReply(...UNANSWERED, 'he hits my 4 year old son with a belt');
    expect(reply).toContain('1-800-422-4453');
  });

  it.each([
    'we split the leftover pizza',
    'moms old records are in the garage sale',
    'my husbands old truck is still here',
    'his patches came in for the uniform',
  ])('is no means where it is something else: %s', (message) => {
    expect(lastReply(...UNANSWERED, message)).not.toContain(DISTANCE.en.pills);
  });
});
