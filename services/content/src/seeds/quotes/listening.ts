import type { SeedQuote } from '../types.js';

export const listeningQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-listening-01',
    text: 'Listen the way you wish someone had, the first time around.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-02',
    text: 'Half of good listening is leaving the toolbox shut.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-03',
    text: 'The story about the ex is seldom about the ex. Wait for the second half.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-04',
    text: 'Teenagers say the real thing with one hand on the car door. Drive slowly.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-05',
    text: 'Put the phone face down. Now put down the answer you were preparing.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-06',
    text: 'Under most complaints sits a question that begins “Do I still…”',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-07',
    text: 'Your partner is the leading expert on one subject, and you share a pillow with the author.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-08',
    text: '“Tell me more” costs three words and buys an evening.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-09',
    text: 'You heard the words. Did you hear how long they had been standing in line?',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-10',
    text: 'Interrupting with agreement is still interrupting.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-11',
    text: 'When a child speaks of the other house, be a window and never a customs desk.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-12',
    text: 'Say back what you heard; you may be surprised who said it.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-13',
    text: 'Some people go quiet to think and some go quiet to leave. Ask which quiet this is.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-14',
    text: 'To learn what a parent fears, notice what they check twice.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-15',
    text: 'Ears seldom tire. The wish to be right does all the sweating.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-16',
    text: 'Nobody can hear a child cry, a phone buzz and a partner sigh. Pick one and turn around.',
    author: 'Anew',
    category: 'listening',
  },
  {
    id: 'quote-listening-17',
    text: 'It takes two to speak the truth,—one to speak, and another to hear.',
    author: 'Henry David Thoreau, A Week on the Concord and Merrimack Rivers',
    category: 'listening',
  },
  {
    id: 'quote-listening-18',
    text: 'Could a greater miracle take place than for us to look through each other’s eyes for an instant?',
    author: 'Henry David Thoreau, Walden',
    category: 'listening',
  },
];
