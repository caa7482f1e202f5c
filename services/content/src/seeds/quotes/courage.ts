import type { SeedQuote } from '../types.js';

export const courageQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-courage-01',
    text: 'You know exactly how it can end. You came to breakfast anyway.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-02',
    text: 'Brave, in a second marriage, is leaving the suitcase in the attic.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-03',
    text: '“I am afraid you will leave” puts a lamp in the other person’s hand.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-04',
    text: 'The ghost at the table eats less each time you say its name.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-05',
    text: 'Jealousy is fear in its best coat. Hang up the coat and offer fear a chair.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-06',
    text: 'Plenty of people can be honest about the past. Try the bank balance.',
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
    text: 'Widowed hearts make no room by throwing out. They build on.',
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
    id: 'quote-courage-10',
    text: 'Let fear be the night watchman. Don’t make it the landlord.',
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
    id: 'quote-courage-12',
    text: 'Some evenings the bravest sound in the house is a knock on the study door.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-13',
    text: 'Trust has stairs. You may sit on any step.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-14',
    text: 'If you can say “That was my divorce talking,” you can say nearly anything.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-15',
    text: 'Courage mostly wears slippers and asks: shall we try that conversation again?',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-16',
    text: 'You once thought you would never laugh in a kitchen again. Listen.',
    author: 'Anew',
    category: 'courage',
  },
  {
    id: 'quote-courage-17',
    text: 'I have been bent and broken, but—I hope—into a better shape.',
    author: 'Charles Dickens, Great Expectations',
    category: 'courage',
  },
  {
    id: 'quote-courage-18',
    text: 'But he that dares not grasp the thorn / Should never crave the rose.',
    author: 'Anne Brontë, The Narrow Way',
    category: 'courage',
  },
  {
    id: 'quote-courage-19',
    text: 'Take nothing on its looks; take everything on evidence. There’s no better rule.',
    author: 'Charles Dickens, Great Expectations',
    category: 'courage',
  },
];
