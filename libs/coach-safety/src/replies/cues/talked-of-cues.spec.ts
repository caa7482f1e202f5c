import { describe, expect, it } from '@jest/globals';
import { talkedOfIn } from './talked-of-cues.js';

describe('talk of faith', () => {
  it.each([
    'I pray to God every night',
    'god will judge me',
    'Is it God’s will?',
    'perdí la fe',
    'mi fe me sostiene',
    'Dios sabe',
  ])('is heard: %s', (message) => {
    expect(talkedOfIn(message)).toContain('faith');
  });

  it.each([
    'hes a good dad normally',
    'we do have good days',
    'is that a good idea',
    'the late fee was huge',
    'I need some coffee',
  ])('is not heard in words that look alike: %s', (message) => {
    expect(talkedOfIn(message)).not.toContain('faith');
  });

  it('keeps its place among what is talked of', () => {
    expect(talkedOfIn('I can’t sleep, I pray to God, what should I do')).toEqual([
      'faith',
      'sleep',
      'what-now',
    ]);
  });
});

describe('talk of being alone in Spanish', () => {
  it.each(['me siento sola', 'estoy solo en esto', 'vivo solo', 'no tengo a nadie'])(
    'is heard: %s',
    (message) => {
      expect(talkedOfIn(message)).toContain('alone');
    },
  );

  it.each(['solo lo dijo de coraje', 'solo quiero que esté bien', 'solo fue un susto'])(
    'is not heard in "only": %s',
    (message) => {
      expect(talkedOfIn(message)).not.toContain('alone');
    },
  );
});
