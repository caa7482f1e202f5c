import type { SeedQuote } from '../types.js';

export const courageQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-courage-06',
    text: 'Telling the truth about money can take more nerve than telling it about love.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-07',
    text: 'Ask for the hug. Mind readers are rare and mostly charge by the hour.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-08',
    text: 'A widowed heart doesn’t clear out one love to make room for another. It adds a room.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-09',
    text: 'Say the hard thing in the voice you would use beside a sickbed.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-11',
    text: 'It takes nerve to be loved well once you have learned to do without.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-13',
    text: 'Trust is a staircase. You may rest on any step.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-15',
    text: 'Most courage happens at home, in slippers: “Can we try that conversation again?”',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-30',
    text: 'I prefer to be true to myself, even at the hazard of incurring the ridicule of others, rather than to be false, and incur my own abhorrence.',
    author: 'Frederick Douglass, Narrative of the Life of Frederick Douglass (1845)',
    checked:
      'github.com/standardebooks/frederick-douglass_narrative-of-the-life-of-frederick-douglass, chapter-5',
    category: 'courage',
  },
  {
    id: 'quote-courage-31',
    text: 'I’m not afraid of storms, for I’m learning how to sail my ship.',
    author: 'Louisa May Alcott, Little Women (1869)',
    checked: 'github.com/standardebooks/louisa-may-alcott_little-women, chapter-44',
    category: 'courage',
  },
  {
    id: 'quote-courage-32',
    text: 'If you’ll believe in me, I’ll believe in you. Is that a bargain?',
    author: 'Lewis Carroll, Through the Looking-Glass (1871)',
    checked: 'github.com/standardebooks/lewis-carroll_through-the-looking-glass_john-tenniel, chapter-7',
    category: 'courage',
  },
  {
    id: 'quote-courage-33',
    text: 'I exist as I am, that is enough…',
    author: 'Walt Whitman, Song of Myself (1892)',
    checked: 'github.com/standardebooks/walt-whitman_leaves-of-grass, song-of-myself',
    category: 'courage',
  },
  {
    id: 'quote-courage-40',
    text: 'You can start a hard sentence with “I don’t know how to say this.”',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-41',
    text: 'It takes nerve to say “I don’t want to.” It takes grace to hear it.',
    author: 'Anew',
    category: 'courage',
  },
];
