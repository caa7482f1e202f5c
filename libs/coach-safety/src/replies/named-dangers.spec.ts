import { describe, expect, it } from '@jest/globals';
import { analyze } from '../findings.js';
import { lastReply } from '../testing/talk.js';
import { dangersIn } from './cues/danger-cues.js';
import { isGunOfAnother } from './cues/gun-cues.js';
import { DANGERS, DANGERS_SPANISH } from './dangers.js';

const DOMESTIC_VIOLENCE = /1-800-799-7233/;

describe('a danger in other words', () => {
  it.each([
    ['neck', 'when we fight he will grab ur throat till u shut up'],
    ['neck', 'is it ok for your husband to squeeze your neck a little'],
    ['neck', 'he likes the choking thing and i never agreed to it'],
    ['neck', 'she did the choke thing again last night and i saw stars'],
    ['stalking', 'there was an airtag taped in the stroller bag'],
    ['stalking', 'my ex sits in his truck by my job every friday'],
    ['stalking', 'she is parked near my church every sunday'],
    ['stalking', 'my ex husband was parked by my office when i got out'],
    ['stalking', 'se apareció en la marqueta otra vez'],
    ['money', 'my check goes in his account and i get a little for gas'],
    ['money', 'my whole paycheck is deposited to her card'],
    ['money', 'he makes me turn in receipts for every diaper'],
    ['money', 'i have to show receipts when i come home'],
    ['isolation', 'he has my seizure meds hidden and gives me one at a time'],
    ['isolation', 'she locked my asthma inhaler in the safe'],
    ['isolation', 'my anxiety pills were flushed by him'],
    ['isolation', 'he flushes my pills and says we do not need them'],
    ['isolation', 'he hands my heart meds out if i was good'],
    ['hostage', 'he was mad at me and took it out on the cat'],
    ['hostage', 'she takes her anger out on my dog'],
    ['hostage', 'amarró al perro en el sol todo el día sin agua'],
    ['death-threat', 'he says he will bury me out back and laughs'],
    ['death-threat', 'my ex said hed put me 6 feet under'],
    ['death-threat', 'she said they would never find my body in those woods'],
    ['death-threat', 'he knows a spot up north where nobody would dig me up'],
    ['death-threat', 'he told me he dug a hole for me'],
    ['death-threat', 'he said he would put a bullet in my head'],
    ['death-threat', 'me dijo riendo que me va a enterrar en el rancho'],
    ['own-life', 'he says he will kill himself if i leave'],
    ['own-life', 'every time i try to leave she says shell end her life'],
    ['own-life', 'whenever i say i want to go he says he will put a bullet in his head'],
    ['own-life', 'my boyfriend threatens to shoot himself if we break up'],
    ['own-life', 'if i divorce him he swears he will hang himself'],
    ['own-life', 'the day i move out he says he will shoot himself'],
    ['own-life', 'dice que si lo dejo se mata'],
    ['own-life', 'mi esposo dice que cuando me vaya se cuelga'],
    ['own-life', 'amenaza con matarse cada vez que quiero irme'],
  ] as const)('is found as what it is: %s, %s', (danger, message) => {
    expect(dangersIn(message)).toContain(danger);
  });

  it.each([
    'he squeezes my neck and shoulders after work, best massage',
    'i bought her a neck pillow for the flight',
    'the turtle neck squeezes into the drawer',
    'i put an airtag in my sons backpack so we find it',
    'we keep an airtag on the dog collar',
    'i parked by the school and cried',
    'i keep my meds hidden from the toddler',
    'he keeps my pills organized in a weekly box',
    'he keeps track of my insulin for me',
    'she saves receipts for taxes',
    'my ex gives me 300 a month in child support',
    'my friend says bury the hatchet',
    'i am buried in laundry and he says he will bury me in dishes',
    'nobody would find me in that corn maze, we had the best day',
    'the baby is 9 weeks and i love her',
    'my son was 12 weeks when we met',
    'he is 10 weeks and eats all night',
    'he dies laughing if i leave the room in that hat',
    'amarré las agujetas de mi hijastro',
    'enterramos al hamster en el jardín',
  ])('is none in what looks alike: %s', (message) => {
    expect(dangersIn(message)).toEqual([]);
  });

  it('is still a pregnancy where a woman counts her weeks', () => {
    for (const message of ['he shoved me and i am 9 weeks', 'my wife is 20 weeks and he hit her'])
      expect(dangersIn(message)).toContain('pregnancy');
  });

  it.each([
    'is it normal for your husband to squeeze your neck in a fight to stop you from talking',
    'he likes the choking thing in bed and i never agreed. i blacked out last time',
  ])('sends whoever asks so about their own neck to a doctor: %s', (message) => {
    expect(lastReply(message)).toContain(DANGERS.neck);
  });
});

describe('a danger that the likeliest concern would leave out', () => {
  it.each([
    'found one of those airtag things sewn in the diaper bag and only he packs that bag',
    'there is a gps tracker in my daughters backpack and her dad knows every store we go to',
  ])('leads where a thing of a child is tracked: %s', (message) => {
    const reply = lastReply(message);
    expect(reply).toContain(DANGERS.stalking);
    expect(reply).toMatch(DOMESTIC_VIOLENCE);
    expect(reply).not.toMatch(/Is a child being hurt/);
  });

  it.each([
    'every time i say i want to leave he says hell put a bullet in his head and he keeps the glock on the nightstand',
    'she says she will kill herself if i break up with her',
    'my boyfriend said he would eat a bullet if i go',
  ])('is a threat to keep the writer, who is not asked about themselves: %s', (message) => {
    const { present } = analyze(message);
    expect(present.suicide).not.toBe('self');
    const reply = lastReply(message);
    expect(reply).toContain('988');
    expect(reply).toMatch(DOMESTIC_VIOLENCE);
    expect(reply).not.toMatch(/are you thinking about killing yourself\?\*\*/);
  });

  it('names the threat to die in Spanish, and the gun with it', () => {
    const reply = lastReply('dice que si lo dejo se mata y tiene una pistola');
    expect(reply).toContain(DANGERS_SPANISH['own-life']);
    expect(reply).toContain(DANGERS_SPANISH.gun);
  });

  it.each([
    ['he says hell put a bullet in my head if i talk to the cops', 'violence'],
    ['he said hed put me six feet under', 'violence'],
    ['i want to put a bullet in my head', 'suicide'],
    ['im gonna eat a bullet', 'suicide'],
    ['my brother wants to put a bullet in his head', 'suicide'],
  ] as const)('is whose it is: %s, %s', (message, concern) => {
    expect(Object.keys(analyze(message).present)[0]).toBe(concern);
  });

  it('is about somebody else’s head where it is theirs', () => {
    expect(analyze('my brother wants to put a bullet in his head').present).toEqual({ suicide: 'other' });
  });

  it('names a gun in a doubt about suicide only if it is not the writer’s', () => {
    expect(lastReply('my husband is so low, he sits with his rifle at night and says he is tired')).toContain(
      DANGERS.gun,
    );
    expect(lastReply('i keep my pistol in the drawer and i think about it')).not.toContain(DANGERS.gun);
  });

  it('brings no line for those who hurt to somebody who was held with a gun', () => {
    const reply = lastReply(
      'Long story. We argued over camp money for days, I said maybe I should stay with my sister a while and he went and sat on the stairs with the shotgun across his knees so I’d stay and talk. It was a good talk. So my question is about the camp money',
    );
    expect(reply).toContain(DANGERS.gun);
    expect(reply).not.toMatch(/you might hurt someone/);
  });

  it.each([
    ['his rifle is by the bed', true],
    ['she bought a gun', true],
    ['mi esposo compró una pistola', true],
    ['i bought a gun', false],
    ['my own pistol', false],
    ['he knows i keep a gun', false],
  ])('is a gun of another: %s, %s', (message, isTheirs) => {
    expect(isGunOfAnother(message)).toBe(isTheirs);
  });
});

describe('plain words in Spanish', () => {
  it.each([
    'me he estado lastimando los brazos con un cúter cuando él se enoja',
    'me corto con la navaja del rastrillo y nadie sabe',
    'estoy cortándome otra vez en las piernas',
    'volví a cortarme',
    'me quemo a propósito con el cigarro',
    'tengo ganas de lastimarme para no sentir',
    'empecé a rasguñarme otra vez hasta sangrar',
    'me lastimo cuando todos duermen',
  ])('of self-harm are self-harm: %s', (message) => {
    expect(Object.keys(analyze(message).present)[0]).toBe('suicide');
  });

  it.each([
    'me corté el pelo y ni lo notó',
    'me quemé con el comal haciendo tortillas',
    'me lastimé la rodilla jugando futbol',
    'me corté picando cebolla',
    'me corto las uñas en la sala y se enoja',
    'me lastimo cuando hago ejercicio',
  ])('of a mishap are none: %s', (message) => {
    expect(analyze(message).present.suicide).toBeUndefined();
  });

  it.each([
    ['le solté una cachetada a mi mujer y me arrepiento', 'harming-others'],
    ['le metí un golpe a mi hijo', 'harming-others'],
    ['mi marido me soltó una cachetada', 'violence'],
    ['mi novio me metió un trancazo', 'violence'],
  ] as const)('of a blow say who gave it: %s, %s', (message, concern) => {
    expect(Object.keys(analyze(message).present)).toContain(concern);
  });

  it.each([
    'la noticia fue una cachetada',
    'me dio un golpe de calor',
    'me dio una patada de risa el chiste',
  ])('of no blow are none: %s', (message) => {
    expect(analyze(message).present.violence).toBeUndefined();
  });
});
