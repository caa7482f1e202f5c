import { describe, expect, it } from '@jest/globals';
import { analyze } from './findings.js';
import { SELF_HARM_OF_CHILD, SELF_HARM_OF_CHILD_SPANISH } from './replies/self-harm.js';
import { SUICIDE_REPLIES } from './replies/suicide.js';
import { youngTexts } from './replies/young.js';
import { lastReply, talk } from './testing/talk.js';

const ASKS_WRITER = 'are you thinking about killing yourself?';
const SPEAKS_OF_ANOTHER = SUICIDE_REPLIES.other.alarm[0];
const NAMES_THE_THREAT = '**To say “I’ll die if you leave” is a threat.';

describe('whose death is spoken of', () => {
  it.each([
    'she says shell drive into a tree',
    'she says she’ll drive into a tree and itll be on me',
    'he says hell jump off the overpass if i go to my sisters',
    'every time i bring up counseling he says he’ll drive off a cliff',
    'my wife says she would jump off a bridge',
    'my ex said hed walk into traffic',
    'my son says he is going to jump off the roof',
    'whenever we fight she says shed drive into the river',
    'he threatened to jump in front of a train',
    'when i say no hell drive into a wall, he says',
    'my brother said he might just drive into a wall',
  ])('is another’s: %s', (message) => {
    expect(analyze(message).present.suicide).toBe('other');
    expect(lastReply(message)).not.toContain(ASKS_WRITER);
  });

  it.each([
    'every time i say i need space she says shell drive into a tree and itll be on me',
    'if i ask for a break he says hell jump off a bridge',
    'she says she’ll drive off a cliff whenever i talk to my mom',
  ])('is a threat that keeps the writer there: %s', (message) => {
    expect(lastReply(message)).toContain(NAMES_THE_THREAT);
  });

  it.each([
    'i want to drive into a tree',
    'she left and i will drive off a bridge',
    'i told her id drive into a tree',
  ])('stays the writer’s: %s', (message) => {
    expect(analyze(message).present.suicide).toBe('self');
  });

  it.each([
    'he said he will drive off to the store',
    'she says shell jump into the pool',
    'he would never jump off a bridge',
  ])('is nobody’s: %s', (message) => {
    expect(analyze(message).present.suicide).toBeUndefined();
  });

  it.each(['not me its my wife', 'no i mean my son, not me', 'im talking about my sister not me'])(
    'changes when the writer makes it plain: %s',
    (message) => {
      expect(lastReply('i want to kill myself', message)).toContain(SPEAKS_OF_ANOTHER);
    },
  );

  it('does not change where somebody else is only mentioned', () => {
    expect(lastReply('i want to kill myself', 'my friend is sad too')).not.toContain('someone you love');
  });
});

describe('a child that may hurt itself', () => {
  it.each([
    'my stepdaughter 13 has little lines on her forearm and wears hoodies in the heat',
    'my son wears long sleeves in july and wont roll up his sleeves',
    'found razor blades hidden in my daughters drawer',
    'my 15 year old has cuts all over her thighs',
  ])('is asked about directly: %s', (message) => {
    expect(lastReply(message)).toContain(SELF_HARM_OF_CHILD);
  });

  it('is asked about in Spanish', () => {
    expect(lastReply('mi hija trae rayitas en los brazos y usa sudadera con este calor')).toContain(
      SELF_HARM_OF_CHILD_SPANISH,
    );
  });

  it('is asked about again where it gets worse', () => {
    const message = 'my stepdaughter 13 has little lines on her forearm and wears hoodies in the heat';
    expect(lastReply(message, 'she says its the cat', 'its getting deeper')).toContain(SELF_HARM_OF_CHILD);
  });

  it.each([
    'my son has finger marks on his arms after visits with his dad',
    'my daughter has cat scratches on her arm from the new kitten',
    'i wear long sleeves to the wedding in july, my daughter thinks it is too hot',
    'my son has tan lines on his arms from soccer',
  ])('is no other one: %s', (message) => {
    expect(lastReply(message)).not.toContain(SELF_HARM_OF_CHILD);
  });
});

describe('a writer under 18', () => {
  it.each([
    'im 16 and my stepdad comes in to say goodnight and stays',
    'im the kid. im 15. moms new husband comes in my room at night',
  ])('is asked about themselves: %s', (message) => {
    const texts = youngTexts('child-in-danger', { message, turns: [], language: 'en' });
    const [asked, stays] = talk(message, 'idk its prob nothing');
    expect(asked).toContain(texts?.questions[0]);
    expect(stays).toContain(texts?.staying[0]);
  });

  it.each([
    'im 16 weeks and he yells at my son',
    'my son turned 16',
    'when i was 16 my stepdad came in at night',
  ])('is nobody else: %s', (message) => {
    expect(youngTexts('child-in-danger', { message, turns: [], language: 'en' })).toBeNull();
  });
});
