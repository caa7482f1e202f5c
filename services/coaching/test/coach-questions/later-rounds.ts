import type { CoachQuestion } from './coach-question.js';

export const LATER_ROUNDS: readonly CoachQuestion[] = [
  // A second round
  {
    text: 'my ex keeps calling during our date nights and i pick up because what if its the kids',
    accept: ['external-influences'],
  },
  {
    text: 'Husbands mother still invites his ex to family dinners',
    accept: ['external-influences'],
  },
  {
    text: 'my wife lets her 13 yr old talk to me like im garbage',
    accept: ['practical-blending'],
  },
  {
    text: 'do we need a house meeting or something, its chaos when everybody arrives on friday',
    accept: ['practical-blending', 'our-vision', 'external-influences'],
  },
  {
    text: 'he leaves the room the second i raise my voice, i cant stand it',
    accept: ['communication-complexity'],
  },
  {
    text: 'I exploded at her over a dishwasher and now its awkward',
    accept: ['communication-complexity'],
  },
  { text: 'i check his location like ten times a day', accept: ['emotional-safety'] },
  {
    text: 'my late husband and I used to dance. i feel like a traitor when i dance with my new one',
    accept: ['honor-lessons', 'love-fun-intimacy'],
  },
  {
    text: 'she says i dont trust her because of what my ex did and she might be right',
    accept: ['honor-lessons', 'emotional-safety'],
  },
  {
    text: 'He wants separate vacations and I want to do everything together',
    accept: ['lets-align', 'love-fun-intimacy', 'our-vision'],
  },
  {
    text: 'I agreed to have his mother live with us and i regret it so much',
    accept: ['lets-align', 'external-influences'],
  },
  {
    text: 'my stepkids spent mothers day with their mom and i cried in the bathroom',
    accept: ['our-vision', 'practical-blending', 'emotional-safety'],
  },
  { text: 'we havent kissed properly in ages', accept: ['love-fun-intimacy'] },
  {
    text: 'wife goes to bed at 9 i stay up till 1, we barely see eachother',
    accept: ['love-fun-intimacy'],
  },
  {
    text: 'how do we split costs when his daughter goes to college',
    accept: ['practical-blending'],
  },
  {
    text: 'what does my partner think about me? did she tell you anything',
    accept: ['emotional-safety'],
  },

  // A third round
  {
    text: 'my husbands ex wife texted ME now to complain about him',
    accept: ['external-influences'],
  },
  {
    text: 'his brother borrows money all the time and nobody asks me',
    accept: ['external-influences', 'practical-blending', 'lets-align'],
  },
  {
    text: 'her phone is face down whenever i walk in and i hate what that does to me',
    accept: ['emotional-safety', 'external-influences'],
  },
  {
    text: 'My boys are here every other week and my wife acts like a different person then',
    accept: ['practical-blending', 'communication-complexity', 'love-fun-intimacy', 'external-influences'],
  },
  { text: 'can I tell my wifes son to go to bed', accept: ['practical-blending'] },
  { text: 'he lets his ten year old sleep in our bed', accept: ['practical-blending'] },
  {
    text: 'we have separate accounts and i never know what he has',
    accept: ['practical-blending', 'emotional-safety'],
  },
  {
    text: 'She goes quiet and I follow her around the house until she talks. It never ends well',
    accept: ['communication-complexity', 'emotional-safety'],
  },
  {
    text: 'how can we argue without hurting each other',
    accept: ['communication-complexity'],
  },
  { text: 'i never get a sorry from him', accept: ['communication-complexity'] },
  {
    text: 'when my sister visits we giggle all day and he sulks',
    accept: ['communication-complexity', 'external-influences'],
  },
  {
    text: 'I want to trust him but my stomach does not',
    accept: ['emotional-safety', 'honor-lessons'],
  },
  {
    text: 'She calls me by her exs name sometimes',
    accept: ['honor-lessons', 'external-influences'],
  },
  { text: 'after two divorces i think something is wrong with me', accept: ['honor-lessons'] },
  {
    text: 'My wife wants to retire by the sea and I cant leave my grandkids',
    accept: ['lets-align', 'our-vision'],
  },
  {
    text: 'i said ok to the dog and now i clean up after it every day',
    accept: ['lets-align', 'practical-blending', 'love-fun-intimacy'],
  },
  {
    text: 'what do we do on christmas eve, her family or mine',
    accept: ['our-vision', 'lets-align'],
  },
  {
    text: 'I thought it would be easier the second time around',
    accept: ['our-vision', 'honor-lessons'],
  },
  { text: 'he used to write me little notes and now nothing', accept: ['love-fun-intimacy'] },
  {
    text: 'i am too exhausted for sex and he takes it personally',
    accept: ['love-fun-intimacy'],
  },
  {
    text: 'help me plan something nice for our anniversary with no money',
    accept: ['love-fun-intimacy', 'our-vision'],
  },
  {
    text: 'my teen said he hopes we break up',
    accept: ['practical-blending', 'our-vision', 'communication-complexity', 'external-influences'],
  },
];
