import type { SeedQuote } from '../types.js';

export const beginningsQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-beginnings-01',
    text: 'Nobody starts from nothing. You start with the kitchen drawers you kept.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-02',
    text: 'The second time, you read the small print and sign anyway.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-03',
    text: 'Hope that has met experience walks slower and packs better.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-04',
    text: 'New keys, old songs: every fresh start comes furnished.',
    author: 'Anew',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-05',
    text: 'Two people with a piece missing cleared a table and began on a different puzzle.',
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
    id: 'quote-beginnings-07',
    text: 'On day one you had three birthdays, two calendars and a cat to consider. Brave day.',
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
    id: 'quote-beginnings-09',
    text: 'A vow made at forty has seen the view from the other side.',
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
    id: 'quote-beginnings-14',
    text: 'The future arrived with a booster seat in the back.',
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
    id: 'quote-beginnings-16',
    text: 'Meeting in midlife, you get each other’s footnotes along with the text.',
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
    author: 'George Eliot, Middlemarch',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-19',
    text: 'She had been forced into prudence in her youth, she learned romance as she grew older: the natural sequel of an unnatural beginning.',
    author: 'Jane Austen, Persuasion',
    category: 'beginnings',
  },
  {
    id: 'quote-beginnings-20',
    text: 'I wonder, by my troth, what thou and I / Did, till we loved?',
    author: 'John Donne, The Good-Morrow',
    category: 'beginnings',
  },
];
