import { describe, expect, it } from '@jest/globals';
import { lastReply, talk } from '../testing/talk.js';
import { emergenciesIn } from './cues/emergency-cues.js';
import { passagesOf } from './cues/passages.js';
import { EMERGENCIES, EMERGENCIES_SPANISH } from './emergency-texts.js';
import { professionalReply } from './professional.js';

const CALL_FIRST = /^\*\*(?:Call 911 now|Llama al 911 ahora)\./;

describe('an emergency that is told in several places of a message', () => {
  it.each([
    ['held', 'he has a shotgun and says nobody is leaving this house'],
    ['held', 'my husband is walking around with a machete, me and the girls are in the closet'],
    ['held', 'hes got a knife and im locked in the bathroom please help'],
    ['held', 'my ex is on the porch with a rifle and we are hiding under the bed'],
    ['held', 'my stepson grabbed a knife and he’s at my bedroom door'],
    ['held', 'he is loading his gun right now and screaming'],
    ['held', 'he locked me in the garage and took my phone i cant get out'],
    ['held', 'he padlocked us in the bedroom from the outside since yesterday'],
    ['held', 'mi esposo trae un cuchillo y estoy encerrada en el cuarto'],
    ['held', 'anda con una pistola y no nos deja salir'],
    ['held', 'agarró el machete, estoy escondida con los niños'],
    ['held', 'me encerró con llave y no puedo salir, se llevó el teléfono'],
    ['own-weapon', 'sitting in the car with my dads pistol in my lap. im so tired'],
    ['own-weapon', 'i have the gun in my hand and nobody would even notice'],
    ['own-weapon', 'the shotgun is across my knees. she left. its quiet'],
    ['own-weapon', 'the glock is on the passenger seat next to me and im just done'],
    ['own-weapon', 'tengo la pistola en la mano y ya no quiero nada'],
    ['own-weapon', 'estoy en la troca con la escopeta en las piernas, perdón'],
    ['drunk-driver', 'my ex is drunk and hes about to drive off with the kids'],
    ['drunk-driver', 'she’s had like six beers and she’s putting the baby in the car seat right now'],
    ['drunk-driver', 'he reeks of whiskey and wants to take my daughter in the truck'],
    ['drunk-driver', 'their dad is slurring and buckling the kids into the car'],
    [
      'drunk-driver',
      'my ex shows up to get the kids smelling like vodka hes in the driveway do i hand them over',
    ],
    ['drunk-driver', 'el papá viene borracho y se quiere llevar a los niños en la troca'],
    ['drunk-driver', 'está tomado y ya subió a mis hijas al carro, ya se van'],
    ['body', 'my 3 year old fell down the stairs and now hes throwing up'],
    ['body', 'baby rolled off the bed, shes really hard to wake'],
    ['body', 'she fell off the changing table and is limp'],
    ['body', 'i shook her and now she wont wake up right'],
    ['body', 'i dropped him and hes been vomiting since'],
    ['body', 'he slammed my head into the wall last night and im so dizzy i keep throwing up'],
    ['body', 'my 5 month old is floppy and wont wake up'],
    ['body', 'our baby is turning blue'],
    ['body', 'my toddler is not breathing right'],
    ['body', 'she hit her head on the coffee table and blacked out'],
    ['body', 'my stepson fell off the bunk bed and blood is coming out of his ear'],
    ['body', 'hes 2 and he fell off the counter, one pupil is big'],
    ['body', 'mi hijo se cayó de la cama y está vomitando'],
    ['body', 'la niña se golpeó la cabeza y no despierta'],
    ['body', 'mi bebé no respira bien'],
    ['body', 'la sacudí y ahora está flojita'],
    ['body', 'me aventó contra la pared y estoy mareada'],
    ['bleeding', 'my arm wont stop bleeding he threw a plate'],
    [
      'bleeding',
      'i cut my wrist by accident on the glass he broke and the blood is soaking through the towel',
    ],
    ['bleeding', 'he cracked my eyebrow and its bleeding so bad'],
    ['bleeding', 'no me para de sangrar la ceja'],
    ['bleeding', 'le salió un golpe en la frente y no deja de sangrar'],
    ['no-medicine', 'he hid my insulin and my sugar is 410 and im throwing up'],
    ['no-medicine', 'he wont pay for my inhaler and im wheezing all night'],
    ['no-medicine', 'she took my insulin pens, im thirsty and shaky'],
    ['no-medicine', 'im diabetic and he wont let me refill till i say sorry. sugar reads 390'],
    ['no-medicine', 'me escondió la insulina y tengo el azúcar en 400'],
    ['child-took', 'my 2 yr old drank fabuloso'],
    ['child-took', 'the baby got in my purse and theres two pills missing'],
    ['child-took', 'my toddler was in grandmas bag i think he ate some of her blood pressure pills'],
    ['child-took', 'my 3 year old bit into a tide pod'],
    ['child-took', 'she is 18 months old, our little one sucked on my vape'],
    ['child-took', 'my stepson is 4 and he ate one of my weed gummies'],
    ['child-took', 'our toddler licked the roach bait'],
    ['child-took', 'mi hijo se tomó el pinol'],
    ['child-took', 'mi niña de 2 años le tomó al cloralex'],
    ['child-took', 'la nena se metió a la boca una pila'],
    ['child-took', 'el niño se comió unas gomitas de marihuana'],
    ['child-took', 'mi hijo de 3 años abrió el frasco y faltan pastillas'],
    ['held', 'my stepson swung a bat at me and hes still in the hallway with it'],
    ['held', 'my dad has a machete and is chasing my brother'],
    ['held', 'she pulled a kitchen knife on me im in the bathroom'],
    ['held', 'he nailed the door shut and i cant get out'],
    ['own-weapon', 'i got the revolver on my lap and a bottle of jack. kids are at their moms'],
    ['body', 'she hit me with a pan and i keep blacking out'],
    ['body', 'stepdaughter fell on the ice, says two of everything and is talking funny'],
    ['body', 'im pregnant and bleeding a lot after he pushed me'],
    ['bleeding', 'blood wont stop coming from my leg where the glass went in'],
    ['child-took', 'he drank some of the floor cleaner hes only 3'],
    ['drunk-driver', 'mi ex anda tomado y ya trae a los niños en el carro'],
    ['body', 'she is 8 months she fell out of the stroller and she is not acting right just stares'],
    ['body', 'mi bebé se pegó en la cabeza y se quedó como ida'],
    ['bleeding', 'i cant get the bleeding to stop he bit me'],
    ['held', 'he has the gun out and wont let me take the baby and leave'],
    ['own-weapon', 'gun is in my lap dont tell my wife'],
    ['child-took', 'my daughter 2 found the rat poison and there is some on her lips'],
  ] as const)('leads to 911 before anything else: %s, %s', (kind, message) => {
    expect(emergenciesIn(message)[0]).toBe(kind);
    const reply = lastReply(message);
    expect([EMERGENCIES, EMERGENCIES_SPANISH].some(({ byKind }) => reply.startsWith(byKind[kind].call))).toBe(
      true,
    );
  });

  it.each([
    'he fell asleep on the couch and the baby woke up',
    'i feel off since the baby was born',
    'my 5 year old fell off his bike and skinned his knee',
    'she fell in love with a man who drinks',
    'my toddler fell and bumped his head yesterday, the doctor says hes fine',
    'we feel dizzy with joy about the baby',
    'my stepdaughter wont wake up for school and her dad lets her sleep',
    'the baby wont wake up at night anymore, finally',
    'our nursery is blue and the baby is due in may',
    'he threw up after the roller coaster and we laughed',
    'my son has a stomach bug and has been throwing up',
    'the budget is bleeding money',
    'my nose wont stop bleeding in winter',
    'he is holding the knife wrong when he cuts the turkey, the kids laughed right now',
    'my stepson is hiding behind the door with a nerf gun',
    'he goes hunting with his rifle and i stay home with the kids',
    'he keeps his guns locked in a safe',
    'he cleans his gun at the kitchen table on sundays',
    'i hold the glue gun and he holds the frame',
    'im at the range with my pistol in my hand and hes bored',
    'my husband is in the yard with a hammer fixing the fence and the kids help',
    'we are locked in a lease until may and cant get out',
    'i locked myself in the bathroom for five minutes of quiet',
    'he locked the door so we can talk',
    'he had two beers at the barbecue and i drove the kids home',
    'my ex got a dui last year and now he wants to pick up the kids',
    'my husband quit drinking and drives the kids to school now',
    'the kids want to go to the car show with him',
    'he picked up the kids and we had a beer on the porch later',
    'my toddler ate his vitamin gummies',
    'my son wont swallow pills',
    'how do i teach my 4 year old to swallow pills',
    'my daughter takes her medicine with applesauce',
    'my stepson eats everything, even the dog food',
    'he is out of insulin and picks it up tomorrow',
    'my husband is diabetic and i cook for his sugar',
    'he forgot his inhaler at his moms house',
    'my wife is diabetic and thirsty for praise lol',
    'se cayó el plan de las vacaciones',
    'mi hijo se cayó de la bici y se raspó la rodilla',
    'ya no respira cuando ronca jaja mi esposo',
    'estoy encerrada en casa por la nieve con los niños',
    'tiene un cuchillo nuevo para cocinar y ayuda en la cocina',
    'mi esposo tomó dos cervezas y yo manejé con los niños',
    'nobody is leaving the table until the peas are gone',
    'she is pacing and yelling because the bat is broken before practice',
    'the baby is limp noodle asleep',
    'we hit it off, then she dropped me',
    'my head hits the pillow and im out',
    'he pushed me to apply for the job and i feel sick about it',
    'she threw me a party and my kid threw up cake',
    'since he put the gun in my mouth in october i do what he says',
    'my stepsons got a limp from soccer and is milking it',
    'i cant get my stepdaughter to look at me when she naps with the toddlers',
    'mi hija trae el ojo morado por una pelota',
    'caminamos de puntitas para no despertar al bebé',
    'theres fake blood everywhere in the garage for halloween',
    'i ate an edible by mistake at my stepsons graduation',
    'im pregnant and throwing up every morning',
    'he is cleaning his rifle with the gun in his lap and i am in the bathroom',
    'she is in the room with scissors right now cutting paper with the kids',
  ])('is not seen in what looks alike: %s', (message) => {
    expect(emergenciesIn(message)).toEqual([]);
    expect(lastReply(message)).not.toMatch(CALL_FIRST);
  });

  it('is not put together from words that stand far apart in a story', () => {
    const story =
      'My stepson fell for a girl at camp. We had a long summer with many guests in the house. His dad took him to the lake every day and they fished. I stayed home with my knitting and my own thoughts. The neighbors came by on Sundays with cake and stories. I like them more than I like his family. On the last night I ate bad fish and threw up. It was not a good end to it all, but we laughed.';
    expect(passagesOf(story).length).toBeGreaterThan(1);
    expect(emergenciesIn(story)).toEqual([]);
    expect(emergenciesIn(`${story} Now the baby is limp and I can not wake him.`)).toEqual(['body']);
  });

  it.each([
    ['my toddler is not breathing right', 'he says its nothing', 'how do i say sorry to him'],
    ['no me para de sangrar la ceja', 'no quiero que lo arresten', 'ya se fue'],
    ['he has a shotgun and says nobody is leaving this house', 'its quiet now', 'he is crying'],
    ['the shotgun is across my knees. she left. its quiet', 'no', 'im not saying i will use it'],
    ['my ex is drunk and hes about to drive off with the kids', 'he says its mouthwash', 'he left'],
    ['he hid my insulin and my sugar is 410 and im throwing up', 'hes not abusive', 'i am fine'],
    ['my 2 yr old drank fabuloso', 'grandma says give milk', 'she is asleep now'],
  ])('stays first in each reply until it is over: %s, %s, %s', (...messages) => {
    for (const reply of talk(...messages)) expect(reply).toMatch(CALL_FIRST);
  });

  it.each([
    ['my toddler is not breathing right', 'the ambulance is here'],
    ['my arm wont stop bleeding he threw a plate', 'it stopped bleeding'],
    ['he has a shotgun and says nobody is leaving this house', 'we got out and we are at my moms'],
    ['the shotgun is across my knees. she left. its quiet', 'i gave the gun to my brother'],
    ['my ex is drunk and hes about to drive off with the kids', 'the kids are safe inside with me'],
    ['mi bebé no respira bien', 'ya llegó la ambulancia'],
  ])('ends when the person says that it is over: %s, %s', (...messages) => {
    expect(lastReply(...messages)).not.toMatch(CALL_FIRST);
  });
});

describe('a baby that fell', () => {
  it.each([
    'baby is 5 months he fell off the bed',
    'my newborn fell off the couch and my husband laughed',
    'our 3 week old fell flat on the rug',
  ])('is no low mood after a birth: %s', (message) => {
    expect(professionalReply(message, 'en')).toBeNull();
  });

  it('leaves the low mood after a birth heard', () => {
    expect(professionalReply('baby is 5 months and i feel off', 'en')).not.toBeNull();
  });
});
