import type { CoachQuestion } from './coach-question.js';

export const BY_MANNER: readonly CoachQuestion[] = [
  // Rambling
  {
    text: 'ok so long story. we got married in june, second for both. I have two boys 8 and 11, she has a girl who is 15. Most of the time its fine. But sundays when the boys go back to their mom I get really low and she thinks I am mad at her and then she gets snippy and I go to the garage and that is our sunday. I dont want it to be like that. I just dont know what to say in that moment',
    accept: ['communication-complexity', 'love-fun-intimacy', 'emotional-safety'],
  },
  {
    text: 'My husband is a good man, I want to say that first. He works hard and he is kind. But his mother calls him every single day and she has an opinion about everything, how we spend, what we eat, when we come over, and he tells her things about us. I found out she knew about our counseling before my own sister did. When I say something he says thats just how she is',
    accept: ['external-influences'],
  },
  {
    text: 'not sure this is the right place. i moved in with him two years ago, its his house, all her furniture (the ex), my things are in boxes in the basement. he says change whatever you want but when i moved ONE lamp his son cried and he put it back. i feel like im living in somebody elses life',
    accept: ['practical-blending', 'our-vision', 'emotional-safety'],
  },
  {
    text: 'So the thing is we both earn, I earn more, and I have 2 kids and he has none, and he thinks its unfair to split groceries down the middle because my kids eat most of it, which ok, but then he has his motorbike and I never say a word about that. Last night it came out ugly. I do not want to fight about money for the next twenty years',
    accept: ['practical-blending'],
  },

  // Messages within a conversation
  {
    text: 'and what if he says no?',
    after: ['My husband answers his ex’s texts at dinner and I hate it'],
    accept: ['external-influences'],
  },
  { text: 'tell me more', after: ['my step son wont talk to me at all'], accept: ['practical-blending'] },
  {
    text: 'how do i start?',
    after: ['I want to talk with my wife about our sex life but im scared'],
    accept: ['love-fun-intimacy'],
  },
  { text: 'yes', after: ['He goes quiet for days after an argument'], accept: ['communication-complexity'] },
  {
    text: 'I tried that already, it did not work',
    after: ['we keep money separate and fight about who pays for his kids'],
    accept: ['practical-blending'],
  },
  {
    text: 'what else?',
    after: ['I looked through her phone last night', 'how do i tell her'],
    accept: ['emotional-safety'],
  },
  {
    text: 'ok thanks. different thing: how do we handle thanksgiving with three sets of grandparents',
    after: ['she never thanks me for anything'],
    accept: ['our-vision', 'external-influences'],
  },

  // Messages to which the coach asks back, or says what it is
  { text: 'hi', accept: [] },
  { text: 'help', accept: [] },
  { text: 'are you a real person?', accept: [] },
  { text: 'idk everything just sucks', accept: [] },
  { text: 'what is the capital of portugal', accept: [] },
  { text: 'asdf', accept: [] },
];
