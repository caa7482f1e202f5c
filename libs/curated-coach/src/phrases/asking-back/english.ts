import type { AskingTexts } from './asking-back.js';

/** Question that offers somebody to have it changed, or only heard. A short reply to it is a pick. */
export const HEAR_IT = 'Would you like something about it to change, or just to have it heard?';

/** Replies to somebody who wants an ear. */
export const LISTENING: readonly string[] = [
  'Then I’ll listen. Write as much or as little as you like, in any order. What is the part that you haven’t told anyone?',
  'All right, no advice. You don’t have to make it neat for me. What was the last time like?',
];

export const ENGLISH: AskingTexts = {
  asked: ['You ask: “{said}”', 'Your question: “{said}”', 'You’d like to know: “{said}”'],
  wrote: ['You wrote: “{said}”', 'In your words: “{said}”', 'You say: “{said}”'],
  moods: {
    loss: ['I’m sorry for this loss.', 'I’m sorry. That is a real loss.'],
    memorial: [
      'I’m sorry. That is a day to be gentle with.',
      'I’m sorry. A day like that can use some kindness.',
    ],
    burden: ['That sounds like a lot to carry.', 'That sounds like a lot for one person.'],
    news: ['Congratulations. I’m happy for you.', 'What good news. I’m glad you told me.'],
    thanks: ['I’m glad.', 'That’s good to hear.'],
    play: ['I smiled at that.', 'That made me smile.'],
    neutral: ['Thank you for telling me.', 'Thanks for writing it down.', 'I’m glad you wrote.'],
  },
  noPage: [
    'I have no page for just this yet.',
    'No page of mine is about just this yet.',
    'I don’t have a page on exactly this yet.',
    'This is one that I have no page for yet.',
  ],
  notYet: [
    'I’d like to understand it better before I suggest anything.',
    'Before I suggest anything, I want to be sure I have it right.',
    'I don’t want to guess at this one.',
  ],
  onePage: [
    'I have a page that comes close. If it fits, say “yes” and I’ll open it:',
    'One page of mine is near it. Say “yes” if you want it:',
  ],
  twoPages: [
    'Two pages of mine come close. If one fits, tell me which:',
    'These two pages are near it. Say “first” or “second” if one fits:',
  ],
  questions: {
    wording: [
      'What would you most like them to hear, and what are you afraid they’d hear instead?',
      'If they heard only one thing, what should it be?',
    ],
    ruling: [
      'How is it decided now, and who has talked with whom?',
      'Who has had a say in it so far, and who hasn’t?',
    ],
    normal: [
      'What makes you wonder: something in you, or something that somebody said?',
      'How does it feel to you, if nobody else had a say?',
    ],
    ideas: [
      'I’m no good at lists. What do they enjoy that you’d like to build it around?',
      'Lists aren’t my strong side. What has made the two of you happy before, even for an hour?',
    ],
    decision: [
      'What speaks for it, and what holds you back?',
      'Which way do you lean, and what would make that hard?',
    ],
    tried: [
      'If it went the way you hope, what would you see?',
      'What would a good end to this look like for you?',
    ],
    method: [
      'Have you tried something already, and how did that go?',
      'What has helped so far, even a little?',
    ],
    reason: [
      'When does it happen most, and what do you make of it?',
      'What is your own best guess about it?',
    ],
    relative: [
      'What bothers you most in it: what is said, what is done, or how the two of you deal with it?',
      'Who has said something about it so far, and to whom?',
    ],
    'distant-child': [
      'When are the two of you at ease in the same room, even for five minutes?',
      'What do you two already do side by side without much talk: driving, eating, fixing things?',
    ],
    news: [
      'Would you like to tell me more? If there’s something to talk over as well, I’m here for that too.',
      'What was the best part of it? And if something is on your mind besides, I’m here for that too.',
    ],
    play: [
      'Would you like to laugh about it together, or is there something under it that bothers you?',
      'Is it only funny, or is there a bit of it that isn’t?',
    ],
    telling: [
      HEAR_IT,
      'If one thing about it could change, what should it be? One sentence is enough.',
      'What about it stays with you most?',
      'What would you like to come of this? Say it in a sentence, and I’ll look again.',
    ],
  },
  notes: [
    'I pick from written answers; no live AI model writes this.',
    'No live AI model here: I choose from answers that people wrote.',
    'My answers were written ahead of time, with no live AI model.',
  ],
};
