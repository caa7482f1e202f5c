import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { cuesIn } from './heeded-cues.js';
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
    expect(cuesIn(text).emergencies).toEqual([]);
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
    expect(cuesIn(text).dangers).toEqual([]);
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
    expect(cuesIn('he strangled my son in law').dangers).toContain('neck');
  });

  it('wear somebody out', () => {
    expect(analyze('these kids are killing me i swear').isNamed).toBe(false);
    expect(withoutLoudWords('he is killing me inside')).toBe('he is killing me inside');
  });
});

describe('loud words that are meant', () => {
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
  ])('stay: %s', (text) => {
    expect(withoutLoudWords(text)).toBe(text);
  });
});
