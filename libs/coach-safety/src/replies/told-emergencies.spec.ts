import { describe, expect, it } from '@jest/globals';
import { analyze } from '../findings.js';
import { lastReply } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { isSmallBody } from './cues/small-body-cues.js';

describe('a head that was hit, and a mind that is not clear', () => {
  it.each([
    'we was arguing about her son and i moved her out the way and she hit her head on the door frame. shes sleepin now but when i talk to her she just kinda mumbles. how do i make it right tmrw',
    'my wife slipped in the tub and cracked her head, now she’s talking funny and asked me the same thing three times',
    'he fell off the porch and banged his head. he had some beers so i figure thats why he cant stay awake',
    'i pushed him and his head hit the counter. he keeps drifting off and he doesnt know what day it is',
    'stepson took a baseball to the head at practice, keeps saying hes tired and his words come out wrong',
    'mom fell last night and bumped her head, today she’s confused and calls me by my sisters name',
    'she fell down drunk and hit her head, cant keep her awake, she snores real weird',
    'he threw a plate and it got me in the temple, been so sleepy since and my words are coming out jumbled',
    'my daughter fell off the bunk bed on her head and she just wants to sleep and won’t answer me right',
    'i shoved her into the wall, her head made a sound. shes kinda out of it, talking slow',
    'he slammed my head in the car door. everything is foggy and i keep forgetting what i was doing',
    'se pegó en la cabeza con la puerta y habla raro, dice que tiene mucho sueño',
    'mi suegro se cayó y se golpeó la cabeza, anda como borracho y no sabe qué día es',
    'mi esposa se resbaló y se dio en la nuca, no la puedo mantener despierta',
    'me aventó contra la pared y me pegué en la cabeza, ando bien mareada y se me olvidan las cosas',
    'i tripped over the gate and hit my temple, now i cant think straight and keep dropping stuff',
    'she fell in the shower, head bounced off the tile, now she is acting like shes drunk but she doesnt drink',
  ])('needs 911 now: %s', (message) => {
    expect(emergenciesIn(message)).toContain('body');
  });

  it('is no less urgent because somebody drank, or because the writer did it', () => {
    const reply = lastReply(
      'i pushed her and she hit her head, now she just mumbles',
      'she had a couple drinks so thats prolly it',
    );
    expect(reply.startsWith('**Call 911 now.**')).toBe(true);
  });

  it.each([
    'i hit my head on the cabinet this morning and said a bad word in front of the kids lol',
    'the toddler bumped his head and cried for two minutes, now he’s playing',
    'he mumbles when i talk to him and it drives me up the wall',
    'banging my head against the wall with these kids, im so tired',
    'my stepson is confused about the schedule and fell asleep on the couch',
    'she fell asleep on my shoulder after the movie, we were both so sleepy',
    'i hit my head last year and got a concussion, all good now',
    'my head is spinning with all these schedules',
    'he talks funny when he’s with his ex’s family',
    'que dolor de cabeza con estos niños, tengo mucho sueño',
  ])('is not this: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});

describe('a small child who drank or licked what harms', () => {
  it.each([
    'el baby le dio un trago a la botella de agua donde mi suegra echa el cloro. tosió mucho y ya está jugando. estoy que la corro a la señora',
    'my 3 yo took a swig from the gatorade bottle my husband keeps antifreeze in',
    'she’s 2 and licked the toilet cleaner off the brush, mouth looks red',
    'the baby got a tide pod in her mouth and bit it',
    'my toddler drank out of the cup i had bleach water in for mopping',
    'stepdaughters 18 month old sucked on my vape and got juice on her tongue',
    'he’s 3, sipped gas from the can in the garage',
    'my one year old got a sip of the windex i left on the floor',
    'the two year old ate some pot gummies off the counter',
    'my 2 year old grandson ate 4 marijuana gummies from her purse',
    'found my little one with the open pack of my moms heart pills, one is chewed',
    'my grandson 2 put one of them little flat batteries in his mouth and i cant find it',
    'my stepson is four and he drank some of the pool chlorine',
    'la niña le chupó al vapeador de mi marido y está vomitando',
    'mi hijo de 2 años le tomó tantito al fabuloso',
    'el niño se echó un trago de gasolina del bote',
    'le dio una probadita al detergente la bebé, le sale espuma',
    'mi nieta se metió a la boca una cápsula de jabón de la lavadora y la mordió',
    'toddler got in my purse, theres supposed to be 9 metoprolol and i count 6. hes running around acting normal. my ex is gonna use this',
    'baby was crawling by my mother in laws pill box and two are gone',
    'my two year old opened my adderall bottle, there were 30 and now theres 27',
    'el bebé agarró el frasco de la presión de mi suegra, eran 10 y nomás hay 7',
    'my nephew 2 drank my wax melts oil',
    'our foster baby chewed a nicotine pouch',
    'kid is 3 and ate half a tube of diaper cream and a magnet',
    'mi niña chiquita se tomó la acetona de mi suegra',
  ])('needs Poison Control: %s', (message) => {
    expect(emergenciesIn(message)).toContain('child-took');
  });

  it('is answered without a question whether somebody hurts the child', () => {
    const reply = lastReply('el baby le dio un trago a la botella de agua donde mi suegra echa el cloro');
    expect(reply).toContain('1-800-222-1222');
    expect(reply).not.toContain('lastimando');
  });

  it.each([
    'my toddler drinks out of the dog’s water bowl and his mom freaks out',
    'the baby took a sip of my lemonade and made a face',
    'he won’t take his medicine without a fight, he’s 4',
    'my stepkids used all my bleach on one load of laundry',
    'mi suegra le echa cloro a todo y el niño tose',
    'we are supposed to be 9 for dinner and i count 6 chairs',
    'my 3 year old loves to help me clean with fabuloso',
    'toddler spit out his vitamins',
  ])('is not this: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
  });
});

describe('the body of a small child beside a doubt', () => {
  it.each([
    'the baby isn’t herself today, kinda off, not drinking much',
    'my newborn is so sleepy since he held her',
    'toddler threw up twice after his weekend with them',
    'the twins are not eating right since she watched them',
    'there is a lump on the baby’s head and he says it was always there',
    'la bebé trae un moretón en la pancita y no come',
    'mi bebito anda flojito desde que lo cuidó mi cuñado',
    'no wet diaper since yesterday, the baby just stares',
  ])('is heard: %s', (message) => {
    expect(isSmallBody(message)).toBe(true);
  });

  it('makes the doubt no weak one, and names 911', () => {
    const message = 'the baby isn’t herself today, kinda off, not drinking much';
    expect(analyze(message)).toMatchObject({ isWeak: false });
    expect(lastReply(message)).toContain('hard to wake, breathes oddly, or took something: 911 now');
    expect(lastReply(message, 'maybe just teeth', 'how do we share chores')).not.toContain(
      'A curated answer.',
    );
  });

  it.each([
    'the baby shower is on Saturday',
    'our baby sleeps through the night now',
    'the baby has a new name tag for daycare',
    'my stepson lost a tooth and wants ice cream',
  ])('is not spoken of: %s', (message) => {
    expect(isSmallBody(message)).toBe(false);
  });
});
