import type { SeedQuote } from '../types.js';

export const familyQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-family-01',
    text: 'Love was never the entry fee. Show up, be decent, remember the allergies.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-02',
    text: 'A child can belong to two houses the way a bridge belongs to two banks.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-04',
    text: 'Stepparent: a post with no title, no training and, one day, a drawing on the fridge.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-05',
    text: 'Set the table for who is here, and keep a chair for who might be.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-06',
    text: 'Blood is one way of being related. Rides to soccer practice are another.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-07',
    text: 'Stone walls and stepfamilies are built alike, by turning each piece until it sits.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-08',
    text: 'The family photograph has gaps in it. Frame the gaps too.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-10',
    text: 'You can love a child who isn’t yours without making the child sign for it.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-14',
    text: 'The dog saw no steps. The dog saw more laps.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-15',
    text: 'Insiders know the map by heart; kind insiders draw a copy.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-16',
    text: 'When a child says “You’re not my parent,” agree. Then pass the potatoes.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-17',
    text: 'Two people and no children make a family. Ask anyone who has been sick in one.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-18',
    text: 'There is no happiness like that of being loved by your fellow-creatures, and feeling that your presence is an addition to their comfort.',
    author: 'Charlotte Brontë, Jane Eyre (1847)',
    category: 'family',
  },
  {
    id: 'quote-family-19',
    text: 'Whither thou goest, I will go; and where thou lodgest, I will lodge: thy people shall be my people…',
    author: 'King James Bible, Ruth 1:16 (1611)',
    category: 'family',
  },
  {
    id: 'quote-family-20',
    text: 'Accidents will occur in the best-regulated families.',
    author: 'Charles Dickens, David Copperfield (1850)',
    category: 'family',
  },
  {
    id: 'quote-family-30',
    text: 'Home is the place where, when you have to go there, / They have to take you in.',
    author: 'Robert Frost, The Death of the Hired Man (1914)',
    category: 'family',
  },
  {
    id: 'quote-family-31',
    text: 'We are all bound up together in one great bundle of humanity…',
    author: 'Frances Ellen Watkins Harper, We Are All Bound Up Together (1866)',
    category: 'family',
  },
  {
    id: 'quote-family-32',
    text: 'The ornament of a house is the friends who frequent it.',
    author: 'Ralph Waldo Emerson, Society and Solitude (1870)',
    category: 'family',
  },
  {
    id: 'quote-family-33',
    text: 'Kindred spirits are not so scarce as I used to think.',
    author: 'L. M. Montgomery, Anne of Green Gables (1908)',
    category: 'family',
  },
  {
    id: 'quote-family-34',
    text: 'Two are better than one; because they have a good reward for their labour. For if they fall, the one will lift up his fellow…',
    author: 'King James Bible, Ecclesiastes 4:9–10 (1611)',
    category: 'family',
  },
];
