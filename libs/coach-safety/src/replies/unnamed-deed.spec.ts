import { describe, expect, it } from '@jest/globals';
import { talk } from '../testing/talk.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';

const HELD = EMERGENCIES.byKind.held.call;
const HELD_SPANISH = EMERGENCIES_SPANISH.byKind.held.call;

describe('“do it” beside a gun, when somebody is about to leave', () => {
  it.each([
    'hes sitting in his truck in the driveway with the pistol saying if i pull out hes gonna do it in front of them',
    'my husband is on the porch with the shotgun, says if I walk past him with that suitcase he’ll do it right here',
    'my girlfriend, were two women, shes got the gun out of the safe and says shell do it the second i walk out that door',
    'im packing. he is in the barn with the rifle. he said he would pull the trigger when he hears my car start',
    'my moms husband has a shotgun and says the second she leaves for my house hes gonna do it',
    'my grandson is 20, got his grandpas rifle and says if we throw him out he’ll do it on our porch',
  ])('is met by 911: %s', (message) => {
    expect(talk(message)[0]).toContain(HELD);
  });

  it.each([
    'tiene la pistola en la mano y dice que si me llevo a los niños lo hace enfrente de ellos',
    'mi marido trae el arma en las piernas y que si arranco el carro lo hace',
    'mi hermana se quiere salir y su esposo tiene la pistola, le dice que si se sube al carro lo hace enfrente de todos',
  ])('is met by 911 in Spanish: %s', (message) => {
    expect(talk(message)[0]).toContain(HELD_SPANISH);
  });

  it('is heard in two messages, and stays to the end', () => {
    const replies = talk(
      'he got his gun from the closet',
      'he says if i leave hes gonna do it in front of me',
      'he says he only means himself',
      'should i just stay one more night and talk to him',
      'hes crying now and says he wants to do counseling',
    );
    expect(replies.slice(1).filter((reply) => reply.includes(HELD))).toHaveLength(4);
  });

  it.each([
    'we got a glue gun and if we leave my stepdaughter is gonna do it in front of the class',
    'I told him I’m leaving the team, he’s gonna do it with me. his rifle club is at six',
    'he sold his pistol and is going to do it right: counseling, then we move out of the house',
    'si me voy temprano él lo hace, el desayuno. Su papá colecciona escopetas',
    'if i leave early hes gonna do it, dinner i mean',
    'he has a gun safe and says if I go to my mom’s he’s gonna do it this weekend, the bolting to the wall',
  ])('is not heard in everyday words: %s', (message) => {
    expect(talk(message)[0]).not.toMatch(/^\*\*(?:Call 911 now|Llama al 911 ahora)/);
  });
});
