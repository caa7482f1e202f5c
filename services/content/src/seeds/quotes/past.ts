import type { SeedQuote } from '../types.js';

export const pastQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-past-01',
    text: 'Speak fairly about the past and warmly to the person in front of you.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-02',
    text: 'If the past was a hard school, you’re allowed to have graduated.',
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
    text: 'Some dates belong to an earlier life. You don’t have to mark them alone.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-11',
    text: 'If there were good years before, saying so takes nothing from these.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-14',
    text: 'An old hurt can feel as if it happened this morning. Go easy on it.',
    author: 'Anew',
    category: 'past',
  },
  {
    id: 'quote-past-17',
    text: 'If one scheme of happiness fails, human nature turns to another; if the first calculation is wrong, we make a second better: we find comfort somewhere.',
    author: 'Jane Austen, Mansfield Park (1814)',
    checked: 'github.com/standardebooks/jane-austen_mansfield-park, chapter-5',
    category: 'past',
  },
  {
    id: 'quote-past-19',
    text: 'It’s no use going back to yesterday, because I was a different person then.',
    author: 'Lewis Carroll, Alice’s Adventures in Wonderland (1865)',
    checked:
      'github.com/standardebooks/lewis-carroll_alices-adventures-in-wonderland_john-tenniel, chapter-10',
    category: 'past',
  },
  {
    id: 'quote-past-31',
    text: 'Tho’ much is taken, much abides…',
    author: 'Alfred Tennyson, Ulysses (1842)',
    checked: 'github.com/GITenberg/The-Early-Poems-of-Alfred-Lord-Tennyson_8601, 8601-h/8601-h.htm',
    category: 'past',
  },
  {
    id: 'quote-past-33',
    text: 'Perhaps one day it will help to remember even this.',
    author: 'Virgil, Aeneid (19 BC, our translation)',
    checked: 'public copies: “Forsan et haec olim meminisse iuvabit.” (I, 203)',
    category: 'past',
  },
  {
    id: 'quote-past-35',
    text: 'It is only a heart, not stone or brick. Why would it not fill with pain?',
    author: 'Mirza Ghalib, Divan (by 1869, our translation)',
    checked: 'public copies: “Dil hi to hai na sang-o-khisht, dard se bhar na aaye kyun.”',
    category: 'past',
  },
  {
    id: 'quote-past-40',
    text: 'You don’t have to tell the whole story to be known.',
    author: 'Anew',
    category: 'past',
  },
];
