import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';

describe('somebody who hides from a grown-up who rages', () => {
  it.each([
    'hes in the kitchen breaking stuff got the kids in the tub w me door locked brightness all the way dwn',
    'locked in the bathroom with my daughter, he’s throwing the dishes and yelling my name',
    'me and the kids are in the closet, my husband is tearing up the living room',
    'im in the car in the garage with the doors locked, he’s looking for me and he’s screaming',
    'under the bed w my phone dim. dad is smashing everything downstairs',
    'we’re hiding in the laundry room, he’s punching holes in the walls',
    'i took the kids and we r in the basement w the lights off hes going room to room',
    'hid in my stepsons room, she’s breaking everything i own out there, im a man and im shaking',
    'typing this from the pantry, he’s kicking the furniture and the girls are with me',
    'he’s going crazy out there throwing chairs, i got the baby and locked us in the bedroom',
    'im whispering to my phone in the shower, my boyfriends looking for me with that voice',
    'estoy encerrada en el baño con los niños, él está quebrando todo en la cocina',
    'nos metimos al clóset mi hija y yo, anda buscándonos y gritando',
    'estoy escondida en el carro con el bebé, mi marido anda aventando todo',
    'bajito porque me oye, estoy en el baño con seguro y está rompiendo las cosas',
    'estamos debajo de la cama con el cel bajito, mi papá anda tumbando todo',
    'i cant call, he’ll hear. he’s right outside the door smashing my stuff and i have the baby in the bathtub',
    'wife is out there smashing my records and i locked myself in the garage with our son',
    'hes punching the door and im in the tub with the lights out',
    'im texting from the closet. stepdad is going nuts breaking plates',
    'no hago ruido, estoy abajo de la cama con mi hermanita, mi padrastro anda aventando las sillas',
    'hes outside the bathroom door hitting it with something i locked it the baby is in here with me he says if i dont come out hes coming in',
    'we are in the closet and hes kicking the door with his boots',
    'i locked us in the nursery. my ex is beating on the lock with a hammer',
    'me n the twins are locked in the bedroom, hes gonna break the door down',
    'pushed the dresser against the door, she is trying to kick it in',
    'im in the truck with the doors locked and he got the crowbar',
    'hiding in the bathroom with my mom. dad says hes coming in after us',
    'we locked ourselves in the pantry and he grabbed the axe from the garage',
    'shes pounding on the door with a pipe, i locked it, my little brother is under the bed',
    'estoy encerrada en el cuarto y dice que va a tumbar la puerta',
    'nos encerramos en el baño, mi marido ya agarró la barreta',
  ])('needs 911 first: %s', (message) => {
    expect(emergenciesIn(message)).toContain('hiding');
  });

  it('is not asked about dying where the other goes to the garage', () => {
    const told = [
      'hes outside the bathroom door hitting it with something i locked it the baby is in here with me',
      'its quiet now i think he went to the garage',
      'what do i say to him when i come out',
      'he has the bolt cutters',
    ];
    for (const many of [2, 3, 4]) {
      const reply = lastReply(...told.slice(0, many));
      expect(reply).toContain('Call 911 now');
      expect(reply).not.toContain('thinking about not living anymore?');
    }
  });

  it('can text 911, and stays in when it gets quiet', () => {
    const told = 'hes in the kitchen breaking stuff got the kids in the tub w me door locked';
    expect(lastReply(told)).toContain('text 911');
    const quiet = lastReply(told, 'its quiet now. should i go out n say sorry');
    expect(quiet).toContain('please stay where you are');
    expect(quiet).toContain('Call 911 now');
  });

  it.each([
    'hiding in the bathroom from the kids for five minutes of peace, theyre screaming about the tablet',
    'im in the closet eating chocolate while the twins scream, send help lol',
    'the boys are breaking stuff in the living room and i locked myself in the bathroom to breathe',
    'we play hide and seek, he is looking for us in the closet and the kids scream laughing',
    'sitting in the car in the garage for ten minutes before i go in, it’s so loud in there',
    'my husband is breaking down boxes in the kitchen while i bathe the kids in the tub',
    'he’s yelling at the football game and i’m in the tub with the baby',
    'my stepson is throwing a fit and locked himself in the bathroom',
    'last year he was breaking stuff and we hid in the closet',
    'ando en el baño escondida de los niños un ratito, gritan mucho',
    'estoy en la cocina quebrando nueces con los niños',
    'i’m hiding christmas gifts in the closet and he’s looking for them',
    'my toddler is outside the bathroom door hitting it with a spoon, i locked it for five minutes of quiet',
    'locked myself out of the shed again, he has the bolt cutters so no big deal',
    'we got locked out and my husband had to break the door down lol',
    'i locked us out of the truck and the locksmith is prying the door with something',
    'the bathroom lock is jammed and my husband is taking the door off',
    'my stepson is in his bedroom with the door locked and his little brother is kicking it with his foot',
    'he says he’s coming in from the field for lunch, the door is locked though',
    'he is in the garage hitting the dryer with a wrench and i am in the bathroom',
  ])('is not this: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});

describe('a goodbye from somebody who cannot be reached', () => {
  it.each([
    'my wife just texted me "tell the boys i love them all 4 of them" and her location went off. she dont do that. im on the line at the plant till 6 cant leave without a point',
    'he sent ’im sorry for everything, take care of the girls’ and now his phone is off',
    'my stepson texted goodbye mom and he wont pick up and his truck is gone',
    'she wrote you’ll be better off without me and shes not answering, car’s not in the driveway',
    'my brother left a voicemail saying bye and that he loves us. straight to voicemail now for an hour',
    'he texted thank you for everything you were a good dad to me, hasnt answered in 2 hrs',
    'my husband said goodbye to the kids weird this morning and isnt at work, phone goes to voicemail',
    'found a note from my daughter says im sorry, shes not in her room and not answering',
    'me mandó un mensaje que cuide a los niños y que me perdone, y apagó el celular',
    'mi hijo me escribió adiós mamá te quiero y no contesta, se llevó la troca',
    'mi esposo puso "díganle a mis hijos que los amo" y ya no contesta',
    'my ex texted kiss the kids for me forever and turned her location off',
    'he left his ring and a note that says im sorry and his phones off',
    'she said look after my babies and drove off, wont pick up',
    'mi papá dejó un audio despidiéndose y su celular me manda a buzón',
  ])('needs a welfare check: %s', (message) => {
    expect(emergenciesIn(message)).toContain('goodbye');
    expect(lastReply(message)).toMatch(
      /^\*\*(?:Call 911 now and ask for a welfare check|Llama al 911 ahora y pide que vayan)/,
    );
  });

  it.each([
    'he said goodbye and drove off to work, phone died like always',
    'my stepdaughter texted love you bye and went into class, phone off',
    'he never answers my texts when he’s at his moms',
    'she said tell the kids i love them and hung up, she’s deployed',
    'my husband’s phone is off because he’s on a flight',
    'i told him goodbye, i am done with this marriage, and he won’t answer my texts',
    'my ex isn’t answering about pickup and his phone goes to voicemail',
    'dile a los niños que los quiero, dijo mi esposo desde el trabajo',
    'mi hijo no contesta el celular, se le acabó la pila',
  ])('is not this: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});

describe('a driver who smells of drink', () => {
  it.each([
    'their dad does pickup and i can smell it thru the car window. he got a dui in august. order says i have to hand them over. hes 10 min out and they r putting on shoes',
    'I can smell liquor on him and he’s here for the kids',
    'he smells like a bar and hes loading the boys in the truck, he just got out of rehab',
    'hes drunk and loading the kids in the car, he already had a dui',
    'mom showed up for the exchange and i could smell it on her breath, kids have their bags',
    'his breath reeks of booze and its his weekend, do i let them go',
    'he was sober 2 years but i smell whiskey and hes buckling my daughter in',
    'huele a puro trago y ya se los quiere llevar en la troca',
    'le huelo el alcohol y viene por los niños, ya estuvo en rehabilitación',
  ])('is an emergency, whatever came before: %s', (message) => {
    expect(emergenciesIn(message)).toContain('drunk-driver');
  });
});

describe('pills without the name of a drug', () => {
  it.each([
    'me tomé todas las de dormir que tenía mi suegra en el buró. ya me arrepentí o no sé, me da mucha pena llamarle a alguien',
    'took all my sleeping ones, the whole thing',
    'me tragué las de la presión de mi mamá, todas',
    'i took the rest of my nerve ones',
    'mi hija se tomó las de los nervios, el frasco entero',
    'she took all his blood pressure ones and shes laying down',
  ])('are an overdose: %s', (message) => {
    expect(emergenciesIn(message)).toContain('taken');
  });
});

describe('a baby without strength', () => {
  it.each([
    'babys like a wet noodle today. wont latch wont really open her eyes. first day no screaming so my stepkids are thrilled lol',
    'my newborn wont open his eyes and wont latch since morning',
    'babys floppy like a doll, wont wake up to eat',
    'baby is 3 weeks and too tired to suck, hasnt had a wet diaper all day',
    'la bebé no abre los ojos y no quiere pecho desde anoche',
  ])('needs 911: %s', (message) => {
    expect(emergenciesIn(message)).toContain('body');
  });
});

describe('somebody armed in Spanish', () => {
  it.each([
    'anda en el patio con el machete gritandole a mi hijo q no es nada de el, el niño ya se encerró en el cuarto',
    'mi ex está afuera con una pistola y los niños están adentro conmigo',
    'anda con el cuchillo en la mano y mi hija se encerró en el baño',
  ])('is an emergency: %s', (message) => {
    expect(emergenciesIn(message)).toContain('held');
  });
});

it.each([
  'the order says pickup at 5 and i can smell the rain',
  'i can smell his cologne on the kids after his weekend',
  'he’s sober 3 years and picks up the kids on time',
  'he got a dui years ago, kids are fine with him',
  'i took the small ones and she took the big ones, for the ride',
  'baby won’t open her mouth for peas',
  'he jiggled the baby to sleep and her head was on his shoulder',
  'me puso el collar en el cuello, qué bonito',
  'me puso el brazo en el hombro',
  'tengo tos y me duele la garganta, no puedo tragar',
  'el niño se encerró en su cuarto a jugar',
  'i burn my hand on the stove every week lol',
  'el señor del patio corta el pasto con machete y mi hijo le grita hola',
])('is no emergency: %s', (message) => {
  expect(emergenciesIn(message)).toEqual([]);
});
