import type { TalkArea } from '@anew/contracts/assessment/talks';

interface TalkTitle {
  title: string;
  /** What the talk is about. */
  opening: string;
}

export const TALK_TITLES: Readonly<Record<TalkArea, TalkTitle>> = {
  communication: {
    title: 'Talking and being heard',
    opening: 'How do your talks begin? What helps each of you feel heard? This one is about that.',
  },
  trust: {
    title: 'Trust, and what came before',
    opening:
      'What helps you lean on each other? What from earlier years still hurts? Nobody has to tell more than they want to.',
  },
  family: {
    title: 'Room for everyone',
    opening: 'You each brought people and habits along. How do they fit together, and what is hard?',
  },
  closeness: {
    title: 'Being close',
    opening:
      'What makes you feel close, and when is there time for it? You do not have to want the same things. “Not now” is a fine answer.',
  },
  future: {
    title: 'The road ahead',
    opening: 'What do you look forward to? What is still open? You do not have to decide anything today.',
  },
};
