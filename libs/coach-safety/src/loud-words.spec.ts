import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { foundCuesIn } from './found-cues.js';
import { withoutLoudWords } from './loud-words.js';
import { talk } from './testing/talk.js';

const LOUD =
  /overdos|strangl|kill|murder|choke|black eye|beat up|knocked out|ahorcar|matar|sobredosis|morado/i;

describe('loud words in a harmless sentence', () => {
  it.each([
    'theyre overdosing on reeses and i do the meltdown every time',
    'the kids overdosed on candy at grandmas again',
    'im gonna overdose on pumpkin pie at his moms',
    'she ODs on skittles every time his ex has them',
    'we all overdosed on christmas movies this weekend',
    'my stepson overdoses on fortnite at his dads',
    'los niños tienen sobredosis de dulces cada halloween',
  ])('are a feast: %s', (text) => {
    const { present, isNamed } = analyze(text);
    expect(present).toEqual({});
    expect(isNamed).toBe(false);
    expect(withoutLoudWords(text)).not.toMatch(LOUD);
    expect(foundCuesIn(text).emergencies).toEqual([]);
  });

  it.each([
    'took her kid to the boxing gym i coach at and he got beat up pretty good by a girl lol black eye and all',
    'my stepson got a black eye at boxing',
    'stepdaughter got knocked out in dodgeball and laughed about it',
    'my kid got beat up in wrestling practice and wants to go back',
    'his son got a black eye from a baseball, do i tell his mom',
    'my girl came home from the tournament with a black eye and a medal',
    'mi hijastro trae el ojo morado del box y anda bien orgulloso',
  ])('are a game: %s', (text) => {
    expect(analyze(text).present).toEqual({});
    expect(withoutLoudWords(text)).not.toMatch(LOUD);
  });

  it.each([
    'I could strangle my son in law, he bought the kids a drum set for my house',
    'i could kill my brother he told the kids about the surprise trip',
    'id love to strangle whoever sold his ex that recorder',
    'i wanna murder my husband he ate the cake for her party',
    'im about to strangle these kids they wont put their shoes on',
    'i could choke my ex for sending them in flip flops in january',
    'i swear i could kill him he left the milk out again',
    'i was ready to strangle my mother in law over the seating chart',
    'i could just murder my sister for giving them glitter',
    'sometimes i want to strangle my stepson lol the socks are everywhere',
    'quiero ahorcar a mi cuñado, les regaló una batería a los niños',
    'podría matar a mi yerno, trajo un perro sin avisar',
    'mato a mi suegra si me vuelve a cambiar la cocina jaja',
  ])('are a wish and no deed: %s', (text) => {
    expect(analyze(text).present).toEqual({});
    expect(foundCuesIn(text).dangers).toEqual([]);
    expect(withoutLoudWords(text)).not.toMatch(LOUD);
  });

  it('bring no doctor and no neck, before and after a “no”', () => {
    for (const wish of [
      'I could strangle my son in law, he bought the kids a drum set for my house',
      'i could choke my ex for sending them in flip flops in january',
    ])
      for (const reply of talk(
        wish,
        'No honey I wouldn’t hurt a fly',
        'How do I tell him the drums live at his house',
      ))
        expect(reply).not.toMatch(/neck|doctor/);
  });

  it('name no child where a son or daughter in law is spoken of', () => {
    expect(analyze('he strangled my son in law').present).not.toHaveProperty('child-in-danger');
    expect(foundCuesIn('he strangled my son in law').dangers).toContain('neck');
  });

  it.each([
    'my mil called me by the ex wifes name in front of everybody AGAIN. i wanted to die. i coulda murdered that potato salad',
    'I wanted to die. I coulda murdered that potato salad',
    'my zipper was down the whole toast at his brothers wedding, i could have died',
    'got muted on the school zoom singing, i coulda died',
    'mother in law asked in front of the whole church if we are pregnant, i about died',
    'i sent the grocery list to his ex by mistake, i wanted to die of embarrassment',
    'kids saw me dancing at the barn and i wanted to die haha',
    'i sang to his kids on karaoke and forgot the words, wanted to die 😂',
    'the whole platoon heard my kid call me pookie, mortified, coulda died',
    'i tripped walking up for communion, wanted to crawl in a hole and die',
    'mi suegra me llamó con el nombre de la ex enfrente de todos, me quería morir de la pena',
    'me muero de la vergüenza, le dije mamá a mi suegra de antes',
  ])('are an embarrassment: %s', (text) => {
    expect(withoutLoudWords(text)).not.toMatch(/\bdie|morir|muero/i);
    const { present, level } = analyze(text);
    expect(present).toEqual({});
    expect(level).not.toBe('unsure');
  });

  it.each([
    'after a 12 hour night shift i could murder a cheeseburger but the kids ate it all',
    'i would kill for a plate of tamales right now, his kids only eat nuggets',
    'we killed that brisket in ten minutes, all seven of us',
    'mataría por unos tacos después del turno de noche',
  ])('are hunger: %s', (text) => {
    expect(withoutLoudWords(text)).not.toMatch(LOUD);
    expect(analyze(text).level).not.toBe('unsure');
  });

  it.each([
    'my stepson killed me 14 times in fortnite last night',
    'he beats me at chess every sunday and its the only hour we have',
    'his twins killed us at uno, they stack the plus fours',
    'my stepson killed us at laser tag, all six grandkids on one team',
    'she shoots me on sight in call of duty and thats our bonding',
    'mi hijastro me mata en el fortnite cada noche y es cuando platicamos',
  ])('are what is played: %s', (text) => {
    expect(withoutLoudWords(text)).not.toMatch(/kill|beat|shoot|mata/i);
    expect(analyze(text).level).not.toBe('unsure');
  });

  it.each([
    ['my boy shot up a whole foot since christmas', /grew/],
    ['the hay prices shot up', /went up/],
    ['i brought up week on week off and my ex shot it down in like 4 seconds', /said no to it/],
    ['my ex shot down every single date i gave for summer', /said no to every/],
    ['he killed it in the school play and we all sat in one row', /did great/],
    ['our team got murdered 12-0 and we got ice cream', /lost the game/],
  ])('are a figure of speech: %s', (text, plainly) => {
    expect(withoutLoudWords(text)).toMatch(plainly);
    expect(analyze(text).level).not.toBe('unsure');
  });

  it.each([
    'kids are gonna kill me i forgot its picture day',
    'my wife is gonna kill me lol i bought the big smoker',
    'le compré a mi hijastro una consola sin decirle a su papá y me va a matar jaja. cómo se lo digo',
    'mis hijos me van a matar, se me olvidó el lonche de los dos',
  ])('are a trifle: %s', (text) => {
    expect(analyze(text)).toMatchObject({ level: 'clear', present: {} });
  });

  it('wear somebody out', () => {
    expect(analyze('these kids are killing me i swear').isNamed).toBe(false);
    expect(withoutLoudWords('he is killing me inside')).toBe('he is killing me inside');
  });
});

describe('loud words that are meant', () => {
  it('keep a wish to die beside a dish where pills are told of, too', () => {
    const text = 'i wanted to die last night. i could murder a burger, i have the pills';
    expect(withoutLoudWords(text)).toContain('wanted to die');
    expect(analyze(text).present).toHaveProperty('suicide');
  });

  it.each([
    'I grabbed her neck',
    'he strangled my sister',
    'i choked my stepson last night',
    'i could kill myself over this',
    'i could kill him and nobody would find out, i have the gun',
    'im about to strangle her if she doesnt shut up, im scared of myself',
    'i want to strangle the baby when he screams',
    'i could choke my newborn, he will not stop',
    'my husband wants to strangle my son over his shoes',
    'he said he could strangle me over the milk',
    'she overdosed on her pills',
    'my stepson overdosed tonight',
    'he overdosed on caffeine pills and cake',
    'my stepson has a black eye and says he fell at practice',
    'my stepson got a black eye, his dad says it was boxing',
    'he beat up my son after the game',
    'my husband beat up my son because he lost the game',
    'she got knocked out at soccer and wont wake up',
    'i feel like i could strangle him, i had my hands around his neck already',
    'quiero matar a mi esposo, ya tengo el cuchillo',
    'me quiero matar, se me olvidó todo',
    'i wanna kill my ex, i drove to his house',
    'i could kill him',
    'I could kill him, and I have a way to do it',
    'i told my wife i would kill her dog and i do not know why',
    'me dan ganas de ahorcarlo y no es broma',
    'mató a mi perro para castigarme, y luego trajo otro',
    'he screams at me in front of everybody. i wanted to die',
    'i wanted to die. i still do, and she laughed',
    'i wanted to die. i coulda murdered that cake lady',
    'everyone at school laughed at me and posted it, i wanted to die',
    'in front of the whole family he called me worthless and i wanted to die',
    'i wanted to die last night in front of everyone and i had the pills',
    'i embarrass everyone, i want to die',
    'my dad died in front of the whole church, i sang anyway',
    'ella quería morir enfrente de todos',
    'he beat me because i won at fortnite',
    'he beat us with the xbox controller',
    'my boyfriend killed me in fortnite then punched me for laughing',
    'my stepdad shoots at us when we play nerf, with the real pellet gun',
    'he killed my mom and then played xbox',
    'he beat me with a switch',
    'he shot up the house',
    'he shot up at the wedding, in front of everyone',
    'my ex shot down the street at my car',
    'he killed it with a shovel, the puppy',
    'he is going to kill me if he finds out i bought shoes lol',
    'hes gonna kill me, im scared, i forgot the milk lol',
    'my husband said he will kill me haha he says hes joking',
    'me va a matar si se entera que compré el celular jaja',
    'i could murder her at dinner and nobody would know',
  ])('stay: %s', (text) => {
    expect(withoutLoudWords(text)).toBe(text);
  });
});

describe('food', () => {
  it.each([
    'I overdosed on fudge making for nobody',
    'i od’d on brisket yesterday',
    'overdosed on grandma’s peach cobbler lol',
    'we overdosed on lumpia at the baby shower',
    'i OD on pho every payday',
    'me di una sobredosis de buñuelos',
    'i would die for her gumbo, my mother in law cooks better',
    'i could kill for some kimchi right now, night shift',
    'me muero por unos churros',
  ])('is enjoyed: %s', (text) => {
    expect(withoutLoudWords(text)).not.toBe(text);
  });

  it.each([
    'i overdosed on my pills after the fudge',
    'i overdosed on edibles',
    'i overdosed on weed brownies',
    'i overdosed on my moms trazodone after fudge',
    'my daughter overdosed on cough syrup',
    'he overdosed in the kitchen with cookies on the stove',
  ])('is not what was taken: %s', (text) => {
    expect(withoutLoudWords(text)).toBe(text);
  });
});

describe('a figure of speech', () => {
  it.each([
    'his girls come home and it is like a bomb went off',
    'like a tornado hit the kitchen',
    'i will strangle whoever invented recorder class',
    'i could fight the guy who designed this booster seat',
    'my sister invited my ex, she is dead to me',
    'the kitchen looks like a war zone',
    'i could choke whoever came up with spirit week',
    'id fight the man who invented glitter',
  ])('is put in plain words: %s', (text) => {
    expect(withoutLoudWords(text)).not.toBe(text);
  });

  it.each([
    'he made a bomb in the shed',
    'he says he likes a bomb threat',
    'he said he would strangle whoever comes to the door',
    'he could strangle the man who lives here',
    'he said he has to put my dog down if i leave',
    'he will put the dog down to punish me',
    'he threatened to put the cat to sleep',
    'he put the kids down hard',
    'you are dead to me, he wrote, and i will find you',
    'i have to put the gun down',
  ])('is none here: %s', (text) => {
    expect(withoutLoudWords(text)).toBe(text);
  });
});
