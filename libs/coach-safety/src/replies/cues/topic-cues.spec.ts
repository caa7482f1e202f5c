import { describe, expect, it } from '@jest/globals';
import { topicsIn } from './topic-cues.js';

describe('a topic of faith', () => {
  it.each([
    'I pray to God every night',
    'god will judge me',
    'Is it God’s will?',
    'perdí la fe',
    'mi fe me sostiene',
    'Dios sabe',
  ])('is heard: %s', (message) => {
    expect(topicsIn(message)).toContain('faith');
  });

  it.each([
    'hes a good dad normally',
    'we do have good days',
    'is that a good idea',
    'the late fee was huge',
    'I need some coffee',
  ])('is not heard in words that look alike: %s', (message) => {
    expect(topicsIn(message)).not.toContain('faith');
  });

  it('keeps its place among the topics', () => {
    expect(topicsIn('I can’t sleep, I pray to God, what should I do')).toEqual([
      'faith',
      'sleep',
      'what-now',
    ]);
  });
});

describe('the topic of being alone in Spanish', () => {
  it.each(['me siento sola', 'estoy solo en esto', 'vivo solo', 'no tengo a nadie'])(
    'is heard: %s',
    (message) => {
      expect(topicsIn(message)).toContain('alone');
    },
  );

  it.each(['solo lo dijo de coraje', 'solo quiero que esté bien', 'solo fue un susto'])(
    'is not heard in "only": %s',
    (message) => {
      expect(topicsIn(message)).not.toContain('alone');
    },
  );
});
