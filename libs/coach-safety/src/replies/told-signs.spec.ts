import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/talk.js';
import { conditionsIn } from './cues/professional-cues.js';
import { ownerOf } from './cues/signs/owner.js';
import { PROFESSIONAL } from './professional.js';

describe('a sign for a professional without its noun', () => {
  it.each([
    [
      'after-birth',
      'babys 5 wks. i dont sleep even when she sleeps i lay there. dont feel anything. his 2 kids are all over her and i just watch like its tv',
    ],
    [
      'after-birth',
      'my wife had our son 2 months back. she just sits there holding him like he’s a bag of groceries. says she feels nothing',
    ],
    [
      'after-birth',
      'im the dad, baby is 8 weeks, i feel nothing when i hold him and i keep thinking about driving off',
    ],
    [
      'after-birth',
      'my wife carried our daughter, i’m the other mom, shes 10 weeks and every time i look at her i feel hollow',
    ],
    [
      'after-birth',
      'twins are 3 mo. i get up, i feed, i change, its like somebody else is doing it. cant remember last time i laughed',
    ],
    ['after-birth', 'since the baby came i’m not me. i dont eat i just stare at the wall when shes quiet'],
    ['after-birth', 'soy el papá, la bebé tiene 6 semanas y no siento nada, nomás quiero salir corriendo'],
    [
      'drinking',
      'My back is shot from the chutes. I been taking my brothers oxys, he passed in the spring, on top of mine. Run out about the 20th every month and then I’m a bear to my wifes kids. How do I quit being short with em',
    ],
    ['drinking', 'im going thru my norcos in 2 weeks and then im sick till the refill'],
    ['drinking', 'been eating my wifes percs since her surgery, she thinks she miscounted'],
    ['drinking', 'take 6 or 7 tabs a day for my back, doc gives me 3'],
    ['drinking', 'my husband pops addys to stay up and bars to come down'],
    ['drinking', 'i need two of my blues just to get out of bed'],
    ['drinking', 'my stepson is on percs again i think his eyes are little dots'],
    ['drinking', 'mi hermano le roba las pastillas a mi mamá, las tramadol'],
    [
      'voices',
      'my husband (2 tours) hears guys on the radio when its not on. put foil on the vents in the girls room last night. hes sweet about it',
    ],
    ['voices', 'my mom says the lady on the tv told her not to eat what i cook'],
    [
      'voices',
      'my stepson 19 answers somebody when nobodys there and laughs. he unplugged the microwave cause it listens',
    ],
    ['voices', 'my wife says the neighbors talk about her through the pipes'],
    ['voices', 'he thinks the truckers are sending him signs with their lights'],
    ['voices', 'my brother put tape over every camera and says theyre inside the walls'],
    [
      'voices',
      'my husband hears his late wife in the vents telling him i switched the kids milk. he sleeps in the hallway now to guard their door. hes not mean hes scared',
    ],
    ['voices', 'mi cuñado dice que la televisión le contesta y que le pusieron un chip'],
    ['voices', 'my husband hears his dead brother talking to him at night'],
    [
      'not-eating',
      'my stepdaughters 13 and i keep finding whole lunches in her closet weeks old. she wears 2 hoodies its 90 in laredo. her hair comes out in the brush',
    ],
    ['not-eating', 'found like ten sandwiches behind her dresser and she’s all elbows now'],
    ['not-eating', 'stepson’s locker was full of lunches i packed, his wrestling singlet hangs on him'],
    ['not-eating', 'she gives her lunch to the dog, feeds it under the table, and her period quit'],
    [
      'not-eating',
      'down to a yogurt and coffee a day bc his ex is a size 2. hair in the drain every morning but the jeans fit. kinda lightheaded on the stairs',
    ],
    ['not-eating', 'one granola bar a day and im down 30 lbs since august'],
    ['not-eating', 'my daughter wont eat in front of us and her arms have that fuzzy hair'],
    ['not-eating', 'la niña tira el lonche en la escuela y se le notan los huesitos'],
    [
      'grief',
      'It will be 4 years in March. I still put her plate out. I don’t go to church or answer the phone, my daughter brings the groceries. There is a lady Jean from the feed store who would like to come by and I can’t have anybody sit in that chair',
    ],
    [
      'grief',
      'five years this fall and i still sleep on my side of the bed, her robe is on the hook. i dont see people',
    ],
    [
      'grief',
      'two winters now since we lost Danny. his boots are by the door, nobody is allowed to touch them. i quit choir, quit cards',
    ],
    ['grief', 'he’s been gone since 2019 and i still text his number every night, i dont leave the house'],
    [
      'grief',
      'ya van tres años de lo de mi hijo y su cuarto está igual, ya no salgo ni contesto el teléfono',
    ],
    [
      'drinking',
      'i rinse the bottles and put them in the neighbors recycling. two a night on his kids weeks. hands shake til about 10am then im good',
    ],
    ['drinking', 'mi esposo toma desde que amanece'],
    [
      'drinking',
      'my wife starts with wine at lunch and by the time the kids are home she’s on the second bottle',
    ],
    ['drinking', 'my husband has a beer in his hand from when he gets up till he passes out'],
    ['drinking', 'goes through a handle every two days and says its just stress'],
    ['drinking', 'toma todos los dias desde temprano y ya no va a trabajar'],
    [
      'after-birth',
      'our son is six weeks and my wife stares through him, says he’d be better with somebody else',
    ],
    ['after-birth', 'he’s 3 months and i keep picturing dropping him down the steps'],
    ['not-eating', 'she cuts one grape in four and calls it dinner, her rings slide off'],
    ['not-eating', 'my stepson runs 8 miles after every supper and weighs his chicken'],
    ['voices', 'my uncle says the mailman is putting messages in the coupons'],
    ['voices', 'my wife hasn’t slept in 4 days, she’s painting every room and says god picked her'],
    ['voices', 'he hears his sergeant at night telling him to check the doors'],
    ['grief', 'lost my boy in 2021, still wash his sheets, i don’t go anywhere'],
    ['drinking', 'she’s on her third kratom bottle this week, shakes when she runs out'],
    ['gambling', 'we are 40k down on draftkings and he hides the statements'],
  ] as const)('is %s: %s', (condition, message) => {
    expect(conditionsIn(message)).toContain(condition);
  });

  it.each([
    'our baby is 5 weeks and she sleeps great, i feel so lucky',
    'it will be 4 years in march that we got married, i still set out her plate of cookies',
    'my husband hears the baby before i do, like radar',
    'my stepson leaves his lunch in his locker and it stinks',
    'the radio in the truck is broken and he hears static',
    'married 4 years in march and his mom still won’t come by',
    'i found old lunches in his backpack, boys are gross',
    'my wife drinks coffee from the minute she gets up',
    'babys 5 wks and the boys are all over her, how do i split my time',
    'we hid the easter candy in her closet and she wears hoodies',
    'he puts foil on the grill vents',
    'it’s been 5 years since the divorce and i still have his number',
    'her hair comes out in the brush, shes going gray, what shampoo',
    'she’s watching the kids like it’s tv lol',
    'the boys eat like horses and hide snacks',
  ])('is not: %s', (message) => {
    expect(conditionsIn(message)).toEqual([]);
  });
});

describe('a parent who is low and did not give birth', () => {
  it.each([
    'my wife carried. im the one who cries in the laundry room. i look at him and feel nothing',
    'im the dad, baby is 8 weeks, i feel nothing when i hold him',
    'soy el papá, la bebé tiene 6 semanas y no siento nada',
  ])('is spoken to: %s', (message) => {
    expect(ownerOf('after-birth', message)).toBe('own');
  });
});

describe('what is said after such a sign', () => {
  const EATING =
    'since we moved in with his family i cant eat in front of them so i just dont. coffee and ice. im down to 91 lb and i went black at the register twice this week';

  it('is no second time the same paragraph', () => {
    const reply = lastReply(EATING, 'im not one of those anorexia girls im 38');
    expect(reply).not.toContain(PROFESSIONAL['not-eating'].takesUp);
    expect(reply).toContain('A **doctor** should check it');
  });

  it('brings no question about a danger where nobody speaks of one', () => {
    const birth =
      'my wife carried. im the one who cries in the laundry room every day 8 weeks in. i look at him and feel nothing like hes somebody elses. i dont get to have ppd i didnt have him';
    const reply = lastReply(
      birth,
      'its prob just tired',
      'her mom keeps saying hes got "her" nose and i want to scream. what do i say',
    );
    expect(reply).not.toContain('Is anyone being hurt');
    expect(reply).toContain('1-833-852-6262');
  });

  it('names the doctor again where somebody explains it', () => {
    const voices =
      'my husband (2 tours) hears guys on the radio when its not on. put foil on the vents in the girls room last night';
    const reply = lastReply(voices, 'he says its just the VA messing with his meds');
    expect(reply).toContain('A **doctor** should hear what you told me');
    expect(reply).not.toContain('not living anymore?');
  });
});
