import type { SeedQuote } from '../types.js';

export const boundariesQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-boundaries-01',
    text: 'Answer the ex at noon instead of midnight. The facts will be the same and you won’t.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-02',
    text: 'The phone may ring at dinner. It needn’t eat with you.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-03',
    text: 'Close a door softly and it is just as closed.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-04',
    text: 'Be brief with the ex and long with each other.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-05',
    text: 'However many houses there are, nobody under eighteen carries the mail between them.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-06',
    text: 'Saying a friendly no to the in-laws, hand in hand, is a second wedding of sorts.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-07',
    text: 'A diary is a room, and marriage comes with no key to it.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-08',
    text: 'The former spouse gets the logistics. The present one gets the sigh.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-09',
    text: 'Draw the line in pencil, in daylight, with two hands.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-10',
    text: 'Loyalty can be as small as “I’ll check at home and let you know.”',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-11',
    text: 'You can share a child with someone and still keep your evening.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-12',
    text: 'Guilt makes a poor accountant: it pays the wrong people twice.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-13',
    text: 'Peace with the other house can do without friendship, provided it is punctual.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-14',
    text: 'Not every message wants an answer. Some only want an audience.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-15',
    text: 'Let your mother be right about gravy.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-16',
    text: '“Not in front of the children” works best with a when and a where attached.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-17',
    text: 'Own account or joint account, the one that matters is the honest account.',
    author: 'Anew',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-18',
    text: 'Love your neighbour; yet don’t pull down your hedge.',
    author: 'Benjamin Franklin, Poor Richard’s Almanack',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-19',
    text: 'The best way of avenging thyself is not to become like the wrong doer.',
    author: 'Marcus Aurelius, Meditations',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-20',
    text: 'I had three chairs in my house; one for solitude, two for friendship, three for society.',
    author: 'Henry David Thoreau, Walden',
    category: 'boundaries',
  },
];
