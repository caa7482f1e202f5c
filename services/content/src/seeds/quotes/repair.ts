import type { SeedQuote } from '../types.js';

export const repairQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-repair-02',
    text: 'Nobody has ever been argued into feeling close.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-03',
    text: 'You left the room. Fine. You said when you would be back, and that was love.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-04',
    text: 'An apology with a “but” in it is a bill with a bow on.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-06',
    text: 'Somebody has to cross the kitchen first. On good days you race.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-07',
    text: 'Mend the small tear while it still takes only one thread.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-08',
    text: 'One of you made tea without a word. The other drank it. Some treaties are signed that way.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-09',
    text: '“I was wrong about the tone, not the topic” has saved many a Sunday.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-11',
    text: 'Ask what you missed, then explain what you meant.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-12',
    text: 'Plenty of small fights have a forecast: tired, hungry, late. Eat first.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-15',
    text: 'A hurtful word takes a second to say. Give the mending all the time it needs.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-17',
    text: 'I was angry with my friend: / I told my wrath, my wrath did end.',
    author: 'William Blake, A Poison Tree (1794)',
    checked: 'github.com/GITenberg/Songs-of-Innocence-and-Songs-of-Experience_1934, 1934-h/1934-h.htm',
    category: 'repair',
  },
  {
    id: 'quote-repair-30',
    text: '…isn’t it nice to think that to-morrow is a new day with no mistakes in it yet?',
    author: 'L. M. Montgomery, Anne of Green Gables (1908)',
    checked: 'github.com/standardebooks/l-m-montgomery_anne-of-green-gables',
    category: 'repair',
  },
  {
    id: 'quote-repair-31',
    text: 'Peace is the father of friendship.',
    author: 'Yoruba proverb, in A. B. Ellis, The Yoruba-Speaking Peoples (1894)',
    checked: 'acetermpaper.com, Ellis’s chapter of proverbs, 20',
    category: 'repair',
  },
];
