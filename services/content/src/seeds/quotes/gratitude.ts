import type { SeedQuote } from '../types.js';

export const gratitudeQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-gratitude-01',
    text: 'Thank the person who remembers the dentist appointments. It is a kind of genius.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-02',
    text: 'Say it while the plates are still warm.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-03',
    text: 'What your partner does daily turns invisible by the tenth day. Look on the eleventh.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-06',
    text: 'Praise the try. The result has admirers already.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-08',
    text: 'Gratitude kept to yourself is a letter left in the drawer.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-09',
    text: 'Kindness is easy to miss if you always had it, and hard to trust if you didn’t. Notice it either way.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-10',
    text: 'Compliments go stale. Use today’s.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-12',
    text: 'Count the small rescues: keys found, rides given, a story laughed at for the third time.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-16',
    text: 'Somewhere in your partner’s day was an effort nobody saw. Guess it out loud.',
    author: 'Anew',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-18',
    text: 'The only gift is a portion of thyself.',
    author: 'Ralph Waldo Emerson, Gifts (1844)',
    checked: 'github.com/standardebooks/ralph-waldo-emerson_essays, gifts',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-30',
    text: '…that best portion of a good man’s life, / His little, nameless, unremembered, acts / Of kindness and of love.',
    author: 'William Wordsworth, Tintern Abbey (1798)',
    checked: 'public copies, found by these words; no edition was at hand',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-31',
    text: 'I grow a white rose, / in July as in January, / for the true friend / who gives me an open hand.',
    author: 'José Martí, Versos sencillos (1891, our translation)',
    checked:
      'public copies: “Cultivo una rosa blanca, / en julio como en enero, / para el amigo sincero / que me da su mano franca.”',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-32',
    text: 'Health is the greatest of gifts, contentedness the best riches; trust is the best of relationships…',
    author: 'Dhammapada, Verse 204 (tr. F. Max Müller, 1881)',
    checked: 'github.com/neatnik/dhammapada, text/translation_muller.json',
    category: 'gratitude',
  },
  {
    id: 'quote-gratitude-40',
    text: 'Say the small good thing out loud. Nobody can hear it in your head.',
    author: 'Anew',
    category: 'gratitude',
  },
];
