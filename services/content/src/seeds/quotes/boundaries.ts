import type { SeedQuote } from '../types.js';

export const boundariesQuotes: readonly SeedQuote[] = [
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
    id: 'quote-boundaries-18',
    text: 'Love your neighbour; yet don’t pull down your hedge.',
    author: 'Benjamin Franklin, Poor Richard’s Almanack (1754)',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-19',
    text: 'The best way of avenging thyself is not to become like the wrong doer.',
    author: 'Marcus Aurelius, Meditations (tr. George Long, 1862)',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-20',
    text: 'I had three chairs in my house; one for solitude, two for friendship, three for society.',
    author: 'Henry David Thoreau, Walden (1854)',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-30',
    text: 'I am no bird; and no net ensnares me: I am a free human being with an independent will…',
    author: 'Charlotte Brontë, Jane Eyre (1847)',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-31',
    text: 'Before I built a wall I’d ask to know / What I was walling in or walling out…',
    author: 'Robert Frost, Mending Wall (1914)',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-32',
    text: 'Love all, trust a few, / Do wrong to none…',
    author: 'William Shakespeare, All’s Well That Ends Well (1623)',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-33',
    text: 'But let there be spaces in your togetherness, / And let the winds of the heavens dance between you.',
    author: 'Kahlil Gibran, The Prophet (1923)',
    category: 'boundaries',
  },
  {
    id: 'quote-boundaries-34',
    text: 'The bird thinks it is an act of kindness to give the fish a lift in the air.',
    author: 'Rabindranath Tagore, Stray Birds (1916)',
    category: 'boundaries',
  },
];
