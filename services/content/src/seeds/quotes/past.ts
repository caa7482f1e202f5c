import type { SeedQuote } from '../types.js';

export const pastQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-past-01',
    text: 'Speak well of the dead, fairly of the divorced and warmly to the living.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-02',
    text: 'The past was a hard school. You are allowed to have graduated.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-03',
    text: 'Keep the recipe; leave the fight it was cooked in.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-09',
    text: 'Missing the old house is one thing. Wanting to live there again is another.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-10',
    text: 'Certain dates belong to an earlier life. Mark them quietly, in company.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-11',
    text: 'There were good years in it, and saying so takes nothing from these.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-13',
    text: 'Memory edits. It cuts the dull kindness and keeps the slammed door.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-14',
    text: 'An old wound tells time badly: it always thinks it is then.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-17',
    text: 'If one scheme of happiness fails, human nature turns to another; if the first calculation is wrong, we make a second better: we find comfort somewhere.',
    author: 'Jane Austen, Mansfield Park (1814)',
    category: 'past',
  },
  {
    id: 'quote-past-18',
    text: 'Think only of the past as its remembrance gives you pleasure.',
    author: 'Jane Austen, Pride and Prejudice (1813)',
    category: 'past',
  },
  {
    id: 'quote-past-19',
    text: 'It’s no use going back to yesterday, because I was a different person then.',
    author: 'Lewis Carroll, Alice’s Adventures in Wonderland (1865)',
    category: 'past',
  },
  {
    id: 'quote-past-21',
    text: 'Let us not burthen our remembrance with / A heaviness that’s gone.',
    author: 'William Shakespeare, The Tempest (1623)',
    category: 'past',
  },
  {
    id: 'quote-past-30',
    text: 'If you shed tears when you miss the sun, you also miss the stars.',
    author: 'Rabindranath Tagore, Stray Birds (1916)',
    category: 'past',
  },
  {
    id: 'quote-past-31',
    text: 'Tho’ much is taken, much abides…',
    author: 'Alfred Tennyson, Ulysses (1842)',
    category: 'past',
  },
  {
    id: 'quote-past-32',
    text: 'Should auld acquaintance be forgot, / And never brought to mind?',
    author: 'Robert Burns, Auld Lang Syne (1796)',
    category: 'past',
  },
  {
    id: 'quote-past-33',
    text: 'Perhaps one day it will help to remember even this.',
    author: 'Virgil, Aeneid (19 BC, our translation)',
    category: 'past',
  },
  {
    id: 'quote-past-34',
    text: '’Tis better to have loved and lost / Than never to have loved at all.',
    author: 'Alfred Tennyson, In Memoriam (1850)',
    category: 'past',
  },
];
