import type { SeedQuote } from '../types.js';

export const repairQuotes: readonly SeedQuote[] = [
  {
    id: 'quote-repair-01',
    text: 'Say sorry before you have finished building the case for the defense.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-02',
    text: 'Nobody has ever been argued into feeling close.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-03',
    text: 'You left the room. Fine. You said when you would be back, and that was love.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-04',
    text: 'An apology with a “but” in it is a bill with a bow on.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-05',
    text: 'Silence is a letter too; it just lets the other person write the words.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-06',
    text: 'Somebody has to cross the kitchen first. On good days you race.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-07',
    text: 'Mend the small tear while it still takes only one thread.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-08',
    text: 'One of you made tea without a word. The other drank it. Some treaties are signed that way.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-09',
    text: '“I was wrong about the tone, not the topic” has saved many a Sunday.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-10',
    text: 'To be forgiven is to be handed back the car keys with no mention of the scratch.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-11',
    text: 'Ask what you missed, then explain what you meant.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-12',
    text: 'Fights have a forecast: tired, hungry, changeover day. Carry an umbrella.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-13',
    text: 'Coming back clumsily beats staying away with dignity.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-14',
    text: 'Every couple has one quarrel on repeat. The lucky ones learn the chorus and hum it.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-15',
    text: 'The hurt took four seconds to say. Give the mending at least an evening.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-16',
    text: 'Before you finish that argument, check which marriage it started in.',
    author: 'Anew',
    category: 'repair',
  },
  {
    id: 'quote-repair-17',
    text: 'I was angry with my friend: / I told my wrath, my wrath did end.',
    author: 'William Blake, A Poison Tree',
    category: 'repair',
  },
  {
    id: 'quote-repair-18',
    text: 'My dear, don’t let the sun go down upon your anger; forgive each other, help each other, and begin again tomorrow.',
    author: 'Louisa May Alcott, Little Women',
    category: 'repair',
  },
  {
    id: 'quote-repair-19',
    text: 'The cruellest lies are often told in silence.',
    author: 'Robert Louis Stevenson, Virginibus Puerisque',
    category: 'repair',
  },
  {
    id: 'quote-repair-20',
    text: 'Life appears to me too short to be spent in nursing animosity or registering wrongs.',
    author: 'Charlotte Brontë, Jane Eyre',
    category: 'repair',
  },
];
