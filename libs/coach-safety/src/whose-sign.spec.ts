import { describe, expect, it } from '@jest/globals';
import { ownerOf } from './replies/cues/signs/owner.js';
import { asksForWords } from './replies/cues/words-cues.js';
import { PROFESSIONAL, professionalReply, STOPPING } from './replies/professional.js';
import { professionalKept } from './replies/professional-kept.js';
import { talk } from './testing/talk.js';

const BABY = 'baby is 8 wks. i cry in the shower and feel like her babysitter';
const EATING = 'my stepdaughter chews and spits and is down to a 00';

describe('whose sign it is', () => {
  it.each([
    ['own', 'drinking', 'i hide the second bottle of wine every night'],
    ['other', 'drinking', 'i found empties behind the dryer, he hides vodka every day'],
    ['child', 'not-eating', EATING],
    ['child', 'not-eating', 'she is 14, skips lunch and has lost 20 lbs'],
    ['own', 'after-birth', BABY],
    ['other', 'after-birth', 'my wife cries all day, the baby is 5 weeks old'],
    ['own', 'grief', 'my first wife died two years ago and i cry every day'],
    ['other', 'grief', 'his wife died 4 years ago and he cooks her dinner every night'],
    ['own', 'gambling', 'apuesto la quincena y mi esposa no sabe'],
  ] as const)('is read: %s, %s, %s', (owner, condition, message) => {
    expect(ownerOf(condition, message)).toBe(owner);
  });

  it('chooses what else is said', () => {
    expect(professionalReply(EATING, 'en')).toContain('children’s doctor');
    expect(professionalReply('he lost our rent at the casino', 'en')).toContain('You can’t do it for them');
    expect(professionalReply('i lost our rent at the casino', 'en')).not.toContain('for them, and');
  });
});

describe('a body that misses a drink', () => {
  it.each([
    ['en', 'two bottles of wine most nights. i tried to skip and my hands shook'],
    ['en', 'he wakes up sweating every morning until his first beer'],
    ['es', 'me tiemblan las manos hasta que me echo una cerveza, es diario'],
  ] as const)('must not stop suddenly (%s): %s', (language, message) => {
    expect(professionalReply(message, language)).toContain(STOPPING[language]);
  });

  it('is not read into all drinking', () => {
    expect(professionalReply('my husband drinks every night', 'en')).not.toContain(STOPPING.en);
  });
});

describe('after a sign for a professional', () => {
  it.each([
    ['own', BABY, 'what do i say to my husband about it'],
    ['another', EATING, 'how do i say something as stepmom'],
    ['another', 'he lost our rent at the casino again', 'how should i bring it up with him'],
  ] as const)('whoever asks how to say it gets words: %s, %s, %s', (owner, sign, question) => {
    expect(asksForWords(question)).toBe(true);
    const [, reply] = talk(sign, question);
    expect(reply).toContain(professionalKept('en').words[owner].split('{who}')[0]);
  });

  it.each([
    [
      'gambling',
      'he moved the kids’ 529 onto draftkings, one parlay from getting it back',
      'to be fair he does win sometimes',
    ],
    ['not-eating', EATING, 'shes a dancer so i guess they all do it'],
    [
      'voices',
      'my husband has not slept since monday and says the neighbors talk about us through the vents',
      'he was up late with work so maybe its that',
    ],
  ] as const)('what plays it down is heard, and no danger is asked about: %s', (condition, sign, said) => {
    const [, reply] = talk(sign, said);
    expect(professionalReply(sign, 'en')).toContain(PROFESSIONAL[condition].names);
    expect(reply).toContain(professionalKept('en').who[condition]);
    expect(reply).not.toMatch(/Is anyone being hurt|Is a child being hurt|is anyone hurt/);
  });

  it('a new danger is asked about, and whom to see stays named', () => {
    const [, reply] = talk(
      'my husband drinks every night until he passes out',
      'last night he got in my face and i locked myself in the bathroom',
    );
    expect(reply).toContain('1-800-799-7233');
  });
});
