import { describe, expect, it } from '@jest/globals';
import { talk } from '../testing/talk.js';
import { conditionsIn } from './cues/professional-cues.js';
import { PROFESSIONAL, professionalReply } from './professional.js';

describe('a memory that fails', () => {
  it.each([
    "My husband is 74, second marriage. He has called me by his first wife's name all week and got lost coming home from the Kroger he's driven to for 20 years. His kids say I'm making it up to get the house",
    'my mother in law left the stove on twice this week and asks me the same question every 10 minutes. my husband says shes just old',
    'dad 81 lives with us. found his keys in the freezer and he asked where mom is. she died in 2015',
    'grandma raised my stepkids. now she dont know their names some days and put milk in the cupboard',
    'my wife is 58. she got lost driving to church and cant remember how to work the coffee pot',
    'pop wandered off the farm in his robe last night, a neighbor found him on the road. hes been forgetful since spring',
    'mi suegra dejo la estufa prendida otra vez y pregunta lo mismo cada rato, mi esposo no quiere ver',
    'mi papa se perdio regresando de la tienda y no reconoce a mis hijos',
    'my husband accuses me of stealing his wallet and then i find it in the oven. he tells the same story over and over',
    'my moms wife keeps calling me by her sisters name and left the faucet running overnight, flooded the bathroom',
  ])('belongs to a professional: %s', (message) => {
    expect(conditionsIn(message)[0]).toBe('memory');
    expect(professionalReply(message, 'en')).toContain(PROFESSIONAL.memory.names);
  });
});

describe('war that stays in the body', () => {
  it.each([
    "Kandahar 2011. Her kid dropped a pan last night and I was on the kitchen floor over him. scared the hell out of everybody. Don't sleep more than 2 hours, going on 3 yrs. how do i get her kids to not be scared of me",
    'husband back from deployment, checks the locks 5 times a night and wakes up screaming. kids tiptoe around him',
    'vietnam vet, 77. sleeps w a pistol under the pillow and jumps at every noise. new wife wants me in her bed',
    'my fiance was a medic in iraq. he wakes up swinging and wont sit with his back to the door',
    'i came here from el salvador after the war. i jump at fireworks and i have nightmares every night, my wife sleeps on the couch',
    'she was in fallujah, walks the house at night with a knife, cant sleep. my kids are starting to copy her',
    'mi esposo fue soldado, brinca con cualquier ruido y se despierta gritando, mis hijos le tienen miedo',
    'desde la guerra no duermo, reviso las puertas cada noche y tengo pesadillas, mi mujer ya no aguanta',
  ])('belongs to a professional: %s', (message) => {
    expect(conditionsIn(message)[0]).toBe('trauma');
    expect(professionalReply(message, 'en')).toContain(PROFESSIONAL.trauma.names);
  });
});

describe('a radio or a screen that speaks of somebody', () => {
  it.each([
    'since i quit the meds in march the guys on the radio talk about our house and what we eat. my wife says theres no radio on. shes probably in on it with her ex',
    'the tv talks to me about my wife when nobodys home. i unplugged it',
    'los señores de la radio hablan de mi casa y de lo que comemos, mi esposa dice que no hay radio prendido',
  ])('belongs to a professional: %s', (message) => {
    expect(conditionsIn(message)[0]).toBe('voices');
    expect(professionalReply(message, 'en')).toContain(PROFESSIONAL.voices.names);
  });
});

describe('long grief without the word for it', () => {
  it.each([
    "Four years since my first wife. I set her coffee out every morning before my wife is up and pour it down the sink. Can't stop. Remarried in '24. I still can't sleep in a bed, I sleep in the chair. Haven't been to the shop or to church since",
    'my husbands closet is just as he left it 6 years on and i set his plate every night. my new man says nothing',
    'desde hace tres años sirvo su plato todas las noches y su closet sigue como lo dejo',
    'her side of the closet is the same as the day she left us, 5 yrs gone, dad still sets her plate every night and wont see people',
  ])('belongs to a professional: %s', (message) => {
    expect(conditionsIn(message)[0]).toBe('grief');
    expect(professionalReply(message, 'en')).toContain(PROFESSIONAL.grief.names);
  });
});

describe('everyday talk beside such signs', () => {
  it.each([
    'my stepson 6 asks the same question over and over and forgets his coat',
    'my husband called me by his exs name last night and im hurt',
    'i left the stove on this morning because the baby was screaming',
    'we got lost on the way to my sisters wedding and fought about the gps',
    'my husband forgets our anniversary and the trash',
    'my toddler hides my keys in the fridge',
    'husband is deployed and the kids have nightmares, how do we do bedtime',
    'we jumped at the noise of fireworks and laughed, the dog slept under the bed',
    'i check the locks every night because my husband forgets',
    'custody war with his ex, i cant sleep',
    'her late husbands photo is in the hall and it has been two years, should i say something',
    'we set a place for my dad at thanksgiving, he died two years ago',
    'mi hijo tiene pesadillas y no duerme desde la mudanza',
    'my mom tells the same story every christmas and forgot the pie in the oven',
    "My mother in law calls me by the first wife's name about once a visit. She's 79. She corrects herself.",
    'My mother moved all the knives to the left of the stove. She has dementia and it calms her.',
  ])('is none: %s', (message) => {
    expect(conditionsIn(message)).toEqual([]);
  });
});

describe('whoever is on guard since a war', () => {
  it('is told whom to see in place of a question about danger, and it stays', () => {
    const replies = talk(
      "Kandahar 2011. Her kid dropped a pan last night and I was on the kitchen floor over him. scared the hell out of everybody. Don't sleep more than 2 hours, going on 3 yrs. how do i get her kids to not be scared of me",
      'i dont need the VA',
      'ok just tell me what to say to the kid',
    );
    expect(replies[0]).toContain(PROFESSIONAL.trauma.names);
    expect(replies.filter((reply) => !reply.includes('988 and press 1'))).toEqual([]);
  });
});
