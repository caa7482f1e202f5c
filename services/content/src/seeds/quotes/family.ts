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
    id: 'quote-family-03',
    text: 'Nobody asked the children before the wedding; they were told. Keep that in mind on Mondays.',
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
    text: 'Dry stone walls and stepfamilies are built alike, by turning each piece until it sits.',
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
    id: 'quote-family-09',
    text: 'Our house begins the day a child grumbles about “my house” and means this one.',
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
    id: 'quote-family-11',
    text: 'Children rarely mix up two sets of rules. They know which door they came in by.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-12',
    text: 'Let them keep their surname, their grudge and their side of the couch. Something will grow.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-13',
    text: 'Every blended family owns a dish that tastes of two kitchens. Find yours and ruin it together.',
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
    text: 'Two people and no children make a family. Ask anyone who has been ill in one.',
    author: 'Anew',
    category: 'family',
  },
  {
    id: 'quote-family-18',
    text: 'There is no happiness like that of being loved by your fellow-creatures, and feeling that your presence is an addition to their comfort.',
    author: 'Charlotte Brontë, Jane Eyre',
    category: 'family',
  },
  {
    id: 'quote-family-19',
    text: 'Whither thou goest, I will go; and where thou lodgest, I will lodge: thy people shall be my people…',
    author: 'King James Bible, Ruth 1:16',
    category: 'family',
  },
  {
    id: 'quote-family-20',
    text: 'Accidents will occur in the best-regulated families.',
    author: 'Charles Dickens, David Copperfield',
    category: 'family',
  },
];
