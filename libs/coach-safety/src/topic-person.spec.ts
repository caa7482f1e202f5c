import { describe, expect, it } from '@jest/globals';
import { ALSO } from './replies/also.js';
import { isOwnAct } from './replies/cues/own-act-cues.js';
import { UNSURE } from './replies/unsure.js';
import { VIOLENCE_REPLIES } from './replies/violence.js';
import { topicsOf } from './testing/converse.js';
import { lastReply, talk } from './testing/talk.js';

describe('a topic that stands', () => {
  it.each([
    [
      'mi niño de 5 trae una quemadura redondita en la manita, como de cigarro',
      'mi pareja dice que se quemó con el comal, a lo mejor sí',
      'hoy se escondió abajo de la cama cuando oyó la troca',
    ],
    [
      'my son (8) has to hold pushup position till his arms quit and then sleeps in the garage',
      'hes trying to make a man of him my dad was marines so i get it',
      'he didnt let him eat yesterday either bc he cried',
    ],
    [
      'my stepdaughter 6 has finger marks on both arms after weekends at her dads',
      'her dad says she fell off the trampoline',
      'she hid under the bed when she heard the truck',
    ],
    [
      'mi nieta de 4 llegó con marcas de cinto en las piernas',
      'mi nuera dice que asi se educa',
      'ayer se hizo pipí cuando oyó que llegaba',
    ],
    [
      'our son came back from his bio dads with a burn on his palm',
      'my wife thinks he touched the grill',
      'he shakes when the phone rings on fridays',
    ],
    [
      'the boy i foster sleeps with his shoes on and has belt marks',
      'his uncle was raised that way on a farm',
      'he was sent to sleep in the barn again, it was 20 out',
    ],
    [
      'my husband locks my 5 year old in the closet when he cries',
      'he says its the only thing that works',
      'last night it was till midnight',
    ],
    [
      'my girlfriends ex makes their 9 yr old kneel on rice',
      'thats how they do it where hes from',
      'she couldnt walk right on sunday',
    ],
    [
      'mi esposo deja a mi hijo de 6 sin comer cuando se porta mal',
      'dice que asi aprende',
      'hoy otra vez lo dejo afuera en el frio',
    ],
  ])('is the child’s until somebody else stands in a message: %s / %s / %s', (...messages) => {
    expect(topicsOf(...messages)).toEqual(['child-in-danger', 'child-in-danger', 'child-in-danger']);
  });

  it.each([
    [
      'im 29 weeks. he shoved me and i went down the porch steps on my side',
      'it was an accident kind of the steps were wet',
    ],
    ['i am 6 months pregnant and he kicked me in the hip', 'he says the baby is fine'],
    ['my husband took my phone and my keys and locked me in', 'he put a chain on the gate today'],
    ['my wife hits me with whatever is in her hand', 'tonight it was the iron'],
    ['mi esposo me quita el celular y me encierra', 'hoy puso candado en la puerta'],
    ['he keeps a bat by the door and taps it when i talk back', 'he says its for burglars'],
  ])('is the writer’s, and no child is asked about who is not born or not named: %s / %s', (...messages) => {
    expect(topicsOf(...messages)).toEqual(['violence', 'violence']);
  });

  it.each([
    [
      'put a bat behind the seat of the truck for sunday drop off. i keep seeing myself just swinging on her ex',
      'im just venting i wouldnt actually',
      'how do i keep my cool at handoffs around the kids',
      'found out which bar he goes to after. thursday',
    ],
    [
      'i keep my pistol in the truck for when i see the guy my wife is cheating with',
      'relax im not gonna do anything',
      'i know what time he gets off now',
    ],
    [
      'i loaded the shotgun and sat outside my exs house last night',
      'i went home didnt i',
      'his truck was there again tonight',
    ],
    [
      'traigo el machete en la troca por si me topo al ex de mi mujer',
      'nomas es para asustarlo',
      'ya se a que hora sale del jale',
    ],
    [
      'i want to make my ex pay. i know where she parks',
      'just blowing off steam',
      'got a new set of plates for the truck',
    ],
  ])('is that of somebody who has another in mind, to the end: %s', (...messages) => {
    expect(new Set(topicsOf(...messages))).toEqual(new Set(['harming-others']));
    expect(talk(...messages).join()).not.toMatch(/afraid of anyone at home|scaring or controlling you/);
  });

  it.each([
    [
      'my son 8 has to hold pushups till his arms quit and sleeps in the garage',
      'he choked me last night when i got between them',
      'violence',
    ],
    [
      'my husband took my phone and my keys and says i cant see my mom',
      'he made my 6 yr old stand in the snow barefoot today',
      'child-in-danger',
    ],
    ['he slaps me when dinner is late', 'my daughter has a handprint on her face today', 'child-in-danger'],
  ])('changes with who is named: %s / %s', (told, message, topic) => {
    expect(topicsOf(told, message).at(-1)).toBe(topic);
  });

  it('is asked about beside a new one', () => {
    const told = 'my son (8) has to hold pushup position till his arms quit and then sleeps in the garage';
    const scared = lastReply(told, 'i am so scared when his truck pulls in');
    expect(scared).toContain(UNSURE.questions.violence[0]);
    expect(scared).toContain(UNSURE.orRather['child-in-danger']);
    const tracked = lastReply(told, 'he goes through my phone and checks my miles too');
    expect(tracked).toContain(VIOLENCE_REPLIES[0]);
    expect(tracked).toContain(ALSO['child-in-danger']);
  });
});

describe('the line for those who might hurt someone', () => {
  it.each([
    ['im a lineman 6’2 so this is dumb. my wife throws stuff. last week the cast iron. got me in the ear'],
    ['my fiance pops my 4 yr old with a cord when he mouths off', 'how do i get my son to mind him'],
    [
      'im 29 weeks. he shoved me and i went down the porch steps',
      'she usually kicks and tonight i got nothing',
    ],
    ['anoche se puso celoso y me agarró del pescuezo contra la pared', 'fue la pura tomada él no es así'],
  ])('stands before nobody who is hurt: %s', (...messages) => {
    expect(talk(...messages).join()).not.toMatch(/that you might hurt someone|temes lastimar/);
  });

  it.each([
    'put a bat behind the seat of the truck for sunday',
    'found out which bar he goes to after',
    'i got the tire iron in the truck for when he shows up',
    'i figured out when his shift ends',
    'i want him to suffer like i did',
    'gonna teach her a lesson tonight',
    'i sharpened the machete and waited by the road',
    'ive been carrying my pistol since i found out about them',
    'traigo la pistola en la troca por si lo veo',
    'ya se donde vive el vato',
    'averigue a que hora sale',
    'quiero verlo de rodillas',
    'i picture myself running him over',
  ])('is for a weapon or a wish with somebody as its aim: %s', (message) => {
    expect(isOwnAct(message)).toBe(true);
  });

  it.each([
    'he keeps a bat behind the seat of his truck',
    'he found out where i work',
    'i put the knife in the drawer so he cant find it',
    'i hid his gun in my truck so he wont use it',
    'i packed a hammer and nails for the fence',
    'i found out what time the school bus goes',
    'i bought a knife set for my mother in law for christmas',
    'i looked up his address for the christmas card',
    'i have the pipe for the sink in the truck',
    'compre un cuchillo para la cocina',
    'i want to teach him a lesson plan',
  ])('is not for what only sounds so: %s', (message) => {
    expect(isOwnAct(message)).toBe(false);
  });
});
