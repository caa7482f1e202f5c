import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { hasChosenHow } from './replies/cues/chosen-cues.js';
import { isDependentHurt } from './replies/cues/dependent-cues.js';
import { emergenciesIn } from './replies/cues/emergency-cues.js';
import { isGrownUpStruck } from './replies/cues/grown-up-hit-cues.js';
import { conditionsIn } from './replies/cues/professional-cues.js';
import { lastReply, talk } from './testing/talk.js';

const STORY =
  'i do the lunches the driving the bills. {} then sunday the twins fought over the bunk bed and i just sat in the car. my mom texts me every day. we painted the hallway and it still smells. how do other people split the weekends so nobody gets left out';

describe('a place or means that is chosen in one clause', () => {
  it.each([
    'i already know which overpass honestly.',
    'i already picked the bridge.',
    'i know which pills.',
    'i’ve already got the tree picked out.',
    'already decided which exit off the highway.',
    'ive picked out which curve on 9 i’d take too fast.',
    'i know what train it would be.',
    'the beam in the barn would hold, i checked.',
    'i found the spot nobody goes.',
    'i even chose the rope.',
    'ya sé cuál puente.',
    'ya escogí el puente, la verdad.',
    'ya sé con qué pastillas.',
    'ya tengo visto el árbol.',
    'ya elegí la viga.',
  ])('is asked about in a story: %s', (clause) => {
    expect(hasChosenHow(clause)).toBe(true);
    const found = analyze(STORY.replace('{}', clause));
    expect(found).toMatchObject({ level: 'unsure', leaning: 'suicide' });
  });

  it.each([
    'i already know which overpass to take to avoid the traffic',
    'we picked the bridge for the wedding photos',
    'i know which pills are his for ADHD, i’m a nurse',
    'i already know which bridge the school bus takes',
    'i already picked the tree for christmas',
    'we found the bridge he proposed on',
    'i know which train she takes to her moms',
    'already picked the roof color',
    'i know which bottle the baby likes',
    'ya sé cuál puente tomar para no hacer tráfico',
    'ya escogí el árbol de navidad',
    'i already know which knife to use for the turkey',
    'we picked the overpass as the swap spot for the kids',
  ])('is none where it says what for: %s', (text) => {
    expect(hasChosenHow(text)).toBe(false);
  });
});

describe('a grown-up who is struck', () => {
  it.each([
    'la nueva esposa de mi compadre le pega, con el sarten y todo. el esta grandote y se rie pero trae puntadas en la ceja. no le habla a nadie porque los niños de ella se quedarian otra vez sin mamá. como le ayudo',
    'la mujer de mi hermano le pega con el cinto, y los niños lo ven',
    'mi cuñado golpea a mi hermana, sus niños estan chiquitos',
    'la esposa de mi primo le avienta cosas, el no dice nada por los niños',
    'mi amiga golpea a su novia, tienen un bebé',
    'a mi hija su marido le pega y los niños estan ahi',
    'la esposa de mi hijo le pega, tienen dos niños',
    'mi vecina le pega a su esposo y el no la deja por los niños',
    'my buddy’s wife hits him with a pan, he wont leave because her kids would lose another mom',
    'my coworker’s girlfriend beats him up, her kids like him so he stays',
    'my sister’s husband slaps her, the kids are asleep when he does it',
    'my sons wife hits him with whatever is in reach, their kids are 3 and 5',
    'my daughter’s husband shoved her into the counter, the baby was asleep',
    'my dads new wife slaps him, her kids live there too',
    'my sergeant’s wife throws plates at him, he stays for the kids',
  ])('comes before a child that is only mentioned: %s', (text) => {
    expect(isGrownUpStruck(text)).toBe(true);
    const { present, level, leaning } = analyze(text);
    expect('child-in-danger' in present).toBe(false);
    expect('violence' in present || (level === 'unsure' && leaning === 'violence')).toBe(true);
  });

  it.each([
    'my sons wife hits him and the kids too',
    'my sister’s boyfriend hits her son',
    'my brother’s wife hits their little girl',
    'a mi hermana su novio la golpea y tambien a los niños',
    'la esposa de mi hermano le pega a mi sobrino de 6',
    'mi esposo le pega a mi hijastro',
    'my brother is 8 and my dad makes him kneel on rice',
    'my neighbor’s husband hits her and her daughter',
    'mi vecina golpea a sus hijos',
    'my cousin’s wife beat him at chess',
  ])('does not come before a child that is struck: %s', (text) => {
    expect(isGrownUpStruck(text) && !text.includes('chess')).toBe(false);
  });
});

describe('a grown relative who depends on others', () => {
  it.each([
    'my brother has down syndrome hes 34 lives with us. my husband makes him stand in the corner with his arms up and i heard a slap. my husband says he has to learn like the kids learn',
    'my uncle has dementia and lives with us. my wife ties him to the chair and i heard a smack',
    'my daughter is 26 with autism, my new husband makes her kneel on rice when she stims',
    'our 31 year old niece with down syndrome lives here, my husband swats her hands',
    'mi hermano tiene 34 y sindrome de down, mi marido lo pone de rodillas y oi una cachetada',
    'mi tio con demencia vive con nosotros, mi esposa lo amarra y oi un manotazo',
  ])('is sent to Adult Protective Services: %s', (text) => {
    expect(isDependentHurt(text)).toBe(true);
    expect(lastReply(text)).toContain('1-800-677-1116');
    expect(lastReply(text)).not.toContain('Is a child being hurt');
  });

  it.each([
    'my stepson is 9 with autism, my husband makes him stand in the corner and i heard a slap',
    'my brother has down syndrome hes 34 lives with us. how do we split the chores',
    'my uncle has dementia and forgets birthdays',
  ])('is none: %s', (text) => {
    expect(isDependentHurt(text)).toBe(false);
  });
});

describe('what is no emergency of that kind', () => {
  it.each([
    ['mi esposo dejo de tomar de golpe y tiene vomito y tiembla', []],
    ['toma diario y amanece con vómito, quiere dejarla de golpe mañana', []],
    ['le dio un golpe en la cabeza y vomita', ['body']],
    [
      'wife’s oldest (16) is down to nothing, wears the big coat inside, cuts a grape in four. her lips was blue',
      [],
    ],
    ['mi hijastra ya no come, trae los labios morados y siempre tiene frio', []],
    ['her lips are blue and she wont wake up', ['unresponsive']],
    ['the toddler fell off the top bunk this morning, he’s thrown up 3 times since', ['body']],
    ['he shook the baby and now he throws up', ['limp', 'body']],
  ])('%s', (text, expected) => {
    expect(emergenciesIn(text)).toEqual(expected);
  });

  it('is an overdose of which somebody jokes, and took nothing', () => {
    const CALL = 'Call 911 now';
    expect(talk('I overdosed', 'its a joke i didnt take anything').at(-1)).not.toContain(CALL);
    expect(talk('I overdosed', 'its a joke i didnt take anything').at(-1)).toContain('988');
    expect(talk('I overdosed', 'no im kidding').at(-1)).toContain(CALL);
    expect(talk('i took all her pills', 'i didnt take that many').at(-1)).toContain(CALL);
  });

  it.each([
    'she asked me in the car out of nowhere',
    'he told me in the car out of the blue that he calls me dad',
  ])('nor control: %s', (text) => {
    expect(analyze(text).present).toEqual({});
  });
  it('but a door that somebody stands in is', () => {
    expect(analyze('he stood in the doorway and would not let me out').present).toHaveProperty('violence');
  });
});

describe('long grief that keeps somebody from living', () => {
  it.each([
    'Lost my wife 4 years ago march. Remarried, good woman. I still set out her cup and I cannot feel one thing. I don’t sleep past 2 am. Nothing tastes',
    'it’s been three years since my son died. i dont sleep and food has no taste',
    'lost my wife in 2021. i still dont sleep, i go through the motions for her kids',
    'my mom passed 2 yrs ago and i cant feel anything at christmas or ever',
    'hace tres años que se fue mi hijo y sigo sin ganas de nada',
    'my brother died 5 years ago in iraq and i cant be happy about anything',
    'we lost our baby two years ago and i am just going through the motions, no joy',
    'my wife has been gone 3 years. nothing tastes like anything',
    'mi esposo murió hace 4 años y no duermo, nada me sabe',
  ])('is for a professional: %s', (text) => {
    expect(conditionsIn(text)).toContain('grief');
  });

  it.each([
    'my husband died 4 years ago and i am getting married in june, how do i tell his kids',
    'my mom passed 2 years ago and my stepdad has a girlfriend, how do we do christmas',
    'we lost our dog 2 years ago and my stepson cries at night',
    'i lost my job 2 years ago and i don’t sleep well',
    'my husband died 6 years ago and i love my new life. how do i blend traditions',
  ])('is none where life goes on: %s', (text) => {
    expect(conditionsIn(text)).not.toContain('grief');
  });
});
