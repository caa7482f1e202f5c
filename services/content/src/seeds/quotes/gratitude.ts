import type { SeedQuote } from '../types.js';

export const gratitudeQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-gratitude-01',
    text: 'Thank the person who remembers the dentist appointments. It is a kind of genius.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-02',
    text: 'Say it while the plates are still warm.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-03',
    text: 'What your partner does daily turns invisible by the tenth day. Look on the eleventh.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-04',
    text: '“Thank you for staying calm on the phone today” may be the most romantic line in a second marriage.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-05',
    text: 'Resentment starves a little each time a small good detail is noticed aloud.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-06',
    text: 'Praise the try. The result has admirers already.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-07',
    text: 'You live with someone who packs a spare toothbrush for a child who isn’t theirs. Mention it.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-08',
    text: 'Gratitude kept to yourself is a letter left in the drawer.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-09',
    text: 'Once you have lived without kindness, ordinary kindness has a flavor. Keep tasting it.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-10',
    text: 'Compliments go stale. Use today’s.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-11',
    text: 'They warmed your side of the bed and said nothing. Some poems don’t rhyme.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-12',
    text: 'Count the small rescues: keys found, rides given, a story laughed at for the third time.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-13',
    text: 'A good thank-you has three parts: what you did, that I saw, and what it spared me.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-14',
    text: 'Feeling valued makes people generous, which is handy, since you share a bathroom with one.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-15',
    text: 'The one who changed the sheets before the children came also changed the week.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-16',
    text: 'Somewhere in your partner’s day was an effort nobody saw. Guess it out loud.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-17',
    text: 'The greatest pleasure I know, is to do a good action by stealth, and to have it found out by accident.',
    author: 'Charles Lamb, Table-Talk by the Late Elia',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-18',
    text: 'The only gift is a portion of thyself.',
    author: 'Ralph Waldo Emerson, Gifts',
    category: 'gratitude',
  },
];
