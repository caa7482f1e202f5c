import type { SeedQuote } from '../types.js';

export const beginningsQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-beginnings-03',
    text: 'Hope that has met experience walks slower and packs better.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-06',
    text: 'Late love knows the value of a Tuesday.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-08',
    text: 'Beginning again is mostly labeling boxes and being honest about what is in them.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-10',
    text: 'Your first home together may wear someone else’s curtains for a while. Look out of the window.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-11',
    text: 'It was nobody’s plan A. Plenty of good roads were built as detours.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-12',
    text: 'You get one first dance and ten thousand second ones.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-13',
    text: 'Spring makes no apology to winter for coming after it.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-15',
    text: 'For months there was a chair nobody sat in. Then one evening somebody did.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-17',
    text: 'A first shared holiday is a draft. Who frames a draft?',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-18',
    text: 'Marriage, which has been the bourne of so many narratives, is still a great beginning…',
    author: 'George Eliot, Middlemarch (1871)',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-19',
    text: 'She had been forced into prudence in her youth, she learned romance as she grew older: the natural sequel of an unnatural beginning.',
    author: 'Jane Austen, Persuasion (1817)',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-20',
    text: 'I wonder, by my troth, what thou and I / Did, till we loved?',
    author: 'John Donne, The Good-Morrow (1633)',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-30',
    text: 'Hope is the thing with feathers / That perches in the soul…',
    author: 'Emily Dickinson, Poems, Second Series (1891)',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-31',
    text: 'Come, my friends, / ’Tis not too late to seek a newer world.',
    author: 'Alfred Tennyson, Ulysses (1842)',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-32',
    text: 'Things do not change; we change.',
    author: 'Henry David Thoreau, Walden (1854)',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-33',
    text: 'The journey of a thousand lî commenced with a single step.',
    author: 'Lao Tzu, Tao Te Ching (tr. James Legge, 1891)',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-34',
    text: 'Traveler, there is no road; / the road is made by walking.',
    author: 'Antonio Machado, Poesías completas (1917, our translation)',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-35',
    text: 'For, lo, the winter is past, the rain is over and gone; the flowers appear on the earth; the time of the singing of birds is come…',
    author: 'King James Bible, Song of Solomon 2:11 (1611)',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-36',
    text: 'Will you give me yourself? will you come travel with me? / Shall we stick by each other as long as we live?',
    author: 'Walt Whitman, Song of the Open Road (1892)',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-37',
    text: 'Ring out the old, ring in the new…',
    author: 'Alfred Tennyson, In Memoriam (1850)',
    category: 'beginnings',
  },
];
