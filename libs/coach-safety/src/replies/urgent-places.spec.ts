import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';

const { byKind } = EMERGENCIES;

describe('somebody who tries to get in, or stands outside against an order', () => {
  it.each([
    'my ex is turning the doorknob on the front door. i turned all the lights off',
    'i can hear someone jiggling the lock of the back door and im alone with the baby',
    'theres a man trying my bedroom window',
    'hes on my porch again tonight and i have a restraining order',
    'she is standing outside my house, the order of protection says 500 feet',
    'the ex is in my driveway right now and wont leave. im scared',
    'hes outside my apartment again tonight. i keep whispering so the kids dont wake',
    'he is pulling at the window screen, im hiding in the closet',
    'my stalker is in the backyard again',
    'he has been rattling the patio door for ten minutes and screaming let me in',
    'someone is checking all my windows. its 3 am',
    'mi ex anda afuera de mi ventana otra vez y tengo una orden de restricción',
    'alguien está moviendo la manija de la puerta de atrás',
    'está forzando la chapa, estoy escondida con los niños',
  ])('leads to 911: %s', (message) => {
    expect(emergenciesIn(message)[0]).toBe('breaking-in');
    expect(lastReply(message)).toMatch(/^\*\*(?:Call 911 now|Llama al 911 ahora)\./);
  });

  it.each([
    'my ex is outside in the driveway to pick up the kids and he never comes to the door',
    'my husband is trying the new lock on the back door, he installed it today',
    'he checks every door and window before bed and it drives me nuts',
    'my stepson keeps jiggling the bathroom door handle when i shower',
    'he was outside my window last night. the police took him',
    'i have a restraining order against my ex from 2015 and my new husband gets nervous about it',
    'the cat is at the door and i can hear him scratching',
    'we put the kids chores in order and he is outside mowing again tonight',
    'the pizza guy is outside, we have an order, and my wife is still mad at me',
    'he sits outside on the porch every night and i feel alone',
    'mi esposo está afuera fumando y no me habla',
    'mi hijastro está tocando la puerta de su cuarto con la pelota',
  ])('is not seen in what looks alike: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });

  it('stays until the writer says that it is over', () => {
    const said = [
      'my ex is turning the doorknob. there is an order',
      'i dont want to make a fuss',
      'he left',
    ];
    const replies = talk(...said);
    expect(replies[1]).toContain(byKind['breaking-in'].call);
    expect(replies[2]).not.toContain(byKind['breaking-in'].call);
  });
});

describe('somebody else who is held or threatened now', () => {
  it.each([
    'my mom just called, her boyfriend has a gun and he wont let her leave the house',
    'my daughter is texting me from the closet. her husband has a knife and she cant get out',
    'my best friend is on facetime crying, he is holding a machete and wont let them go',
    'my cousin is whispering on the phone. he has a bat and has her cornered in the kitchen',
    'hes pointing a gun at my sister right now, she has me on speaker. do i drive there',
    'my brother has a rifle and wont let his wife and kids out, she keeps texting me',
    'my friend texted: he has a knife to my moms throat',
    'her husband grabbed the shotgun, she is locked in the bathroom and i can hear her crying on the phone',
    'mi hermana me está llamando, el marido trae una pistola y no la deja salir',
    'mi hija me acaba de escribir que su novio tiene un cuchillo y la tiene encerrada',
    'la vecina me habló susurrando, él la amenaza con un machete',
  ])('is met with 911 for where they are: %s', (message) => {
    expect(emergenciesIn(message)).toContain('held-other');
    const reply = lastReply(message);
    expect(reply).toMatch(/^\*\*(?:Call 911 now|Llama al 911 ahora)\..*(?:where they are|donde está)/);
    expect(reply).toMatch(/Don’t call the person with the weapon|No le llames a quien tiene el arma/);
  });

  it.each([
    'my sister is on the phone and her husband has a gun collection, he goes hunting',
    'his ex has a knife set she wont let him have back',
    'my stepdad has a gun safe and he wont let her have sleepovers',
    'years ago her husband held a knife to her throat and now she called me crying about the divorce',
    'my wife has a hammer and wont let the kids go to the swing set till the nails are in',
    'she texted that he wont let her leave early from work',
    'my son has a water gun and wont let his sister go inside',
    'mi hermana me habló llorando porque el marido no la deja ir a la fiesta',
    'mi suegra trae el cuchillo del pastel y no deja salir a los niños sin comer',
    'my brother has a bat and ball and wont let them go home till the game ends',
  ])('is not seen in what looks alike: %s', (message) => {
    expect(emergenciesIn(message)).not.toContain('held-other');
  });

  it('is not over by a text that may not be theirs, but by their being out', () => {
    const held = 'my sister is whispering on the phone, her husband has a knife and wont let her out';
    expect(lastReply(held, 'she hung up, she texted its ok')).toContain(byKind['held-other'].call);
    expect(lastReply(held, 'she is out now and with me')).not.toContain(byKind['held-other'].call);
    expect(lastReply(held, 'the police are there')).not.toContain(byKind['held-other'].call);
  });
});

describe('a writer at the edge', () => {
  it.each([
    'im standing on the bridge on 9th and the water looks so calm',
    'parked at the cliff, engine on. no railing here. they will be better off without me',
    'sitting on the tracks behind the mill. next train is in 20 minutes',
    'im on the roof of the parking garage. tell my kids i love them',
    'i drove out to the quarry and i cant do this anymore',
    'im up at the lookout. its a long way down. turning my phone off soon',
    'im at the overpass and i keep thinking one step',
    'im in the garage with the engine running and the door shut',
    'i am by the edge of the dam. nobody would notice',
    'my legs are over the railing. goodbye',
    'estoy en el puente y ya no aguanto',
    'estoy parado en las vías, ya mero viene el tren',
    'estoy en el mirador, perdónenme, van a estar mejor sin mí',
    'estoy en la cochera con el carro prendido y la puerta cerrada',
  ])('is met with 911 and 988: %s', (message) => {
    expect(emergenciesIn(message)[0]).toBe('at-edge');
    const reply = lastReply(message);
    expect([byKind['at-edge'].call, EMERGENCIES_SPANISH.byKind['at-edge'].call]).toContain(
      reply.split('\n\n')[0],
    );
  });

  it.each([
    'im at the overlook with my wife watching the sunset and we still dont talk',
    'im stuck on the bridge in traffic and i cant take this anymore, he never picks up the kids',
    'he works on roofs and im on edge all day that he will fall off',
    'im sitting on the edge of the bed and i cant do this anymore',
    'waiting on the platform for my train, he said he wont come',
    'i am on the tracks team and my mom is not coming to the meet',
    'years ago i stood on a bridge and wanted to jump, now i have a family',
    'we went to the cliffs on vacation and the kids jumped into the water, best day',
    'im parked at the dam fishing and it is so quiet here without the kids',
    'im on the roof fixing shingles and she wants to talk now',
    'warming up the car in the garage while the kids look for their shoes',
    'estoy en la azotea colgando ropa y mi suegra ya me tiene harta',
    'estoy en el puente con mucho tráfico y ya no aguanto a mi jefe',
  ])('is not seen in what looks alike: %s', (message) => {
    expect(emergenciesIn(message)).not.toContain('at-edge');
  });

  it('stays after a denial, and ends when they came away', () => {
    const said = 'im standing on the bridge and the water looks so calm';
    expect(lastReply(said, 'im ok im just standing here')).toContain(byKind['at-edge'].call);
    expect(lastReply(said, 'i drove home, my brother is with me')).not.toContain(byKind['at-edge'].call);
  });
});
