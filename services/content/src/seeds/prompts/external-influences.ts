import type { SeedPrompt } from '../types.js';

export const externalInfluencesPrompts: readonly SeedPrompt[] = [
  {
    id: 'prompt-external-influences-01',
    text: 'When a difficult message lands in the middle of dinner, what helps you stay at the table?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-02',
    text: 'Beyond these walls, who is truly on your side as a couple?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-03',
    text: 'A relative keeps making the same remark. How would you like to answer it as a pair?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-04',
    text: 'Where does work most often walk into your evenings uninvited?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-05',
    text: 'However close the friend who asks, which subject belongs to the two of you alone?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-06',
    text: 'How do you usually feel in the hour before seeing a former partner or former in-laws?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-07',
    text: 'After a draining phone call, what brings you back to yourself?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-08',
    text: 'Think of someone who made room for you in their family. How did they go about it?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-09',
    text: 'Which invitation would you love to turn down without giving a reason?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-10',
    text: 'Somebody who wished you well long ago gets one postcard about your life now. What is in the picture?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-11',
    text: 'What do you wish people in the other household, or the wider family, understood about your week?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-12',
    text: 'How do you like to be introduced to those who knew your partner before you did?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-13',
    text: 'Photos, jokes, news about the family: what should stay off social media?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-14',
    text: 'Whose opinion of your marriage still weighs more than it should?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-15',
    text: 'It’s late, and the phone lights up. What runs through your mind first?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-16',
    text: 'Which friendship became harder to keep once your new life began?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-17',
    text: 'Tell your partner about a time they stood up for you. What did it change?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-18',
    text: 'Reduced to three lines, what would good manners between two households look like?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-19',
    text: 'How much would you like to hear about your partner’s dealings with an ex or old friends: headlines or the full report?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-20',
    text: 'Which relative by marriage has turned out to be a gift?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-21',
    text: 'In the car on the way to a big family gathering, what do you need from your partner?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-22',
    text: 'In which part of town do you still feel like a guest in somebody else’s story?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-23',
    text: 'Say your evenings had a doorkeeper. Which kind of visitor should be politely sent away?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-24',
    text: 'Aging parents, grown children, old friends: what would a fair share of your time for them look like?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-25',
    text: 'What advice on marriage have you two happily ignored?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-26',
    text: 'How can your partner tell that a remark from outside has stung you?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-27',
    text: 'When someone in the family asks for money or a favor, which sentence should come first?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-28',
    text: 'Invent a polite line for ending any call that has gone on too long. How does it go?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-29',
    text: 'In whose company do the two of you become your funniest selves?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-30',
    text: 'What did a neighbor, teacher or doctor once do that made your household feel perfectly normal?',
    moduleSlug: 'external-influences',
  },
  {
    id: 'prompt-external-influences-31',
    text: 'Someone says “your second marriage” in a certain tone. What would you enjoy answering?',
    moduleSlug: 'external-influences',
  },
];
