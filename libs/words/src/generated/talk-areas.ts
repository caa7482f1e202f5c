// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { type Language, said } from '../language.js';

export const talkingSpeak1 = (language?: Language): string =>
  said('XrIe', language) ?? 'I feel heard by you when …';
export const talkingSpeak2 = (language?: Language): string =>
  said('WgTq', language) ?? 'It gets hard for me to talk when …';
export const talkingSpeak3 = (language?: Language): string =>
  said('u_cq', language) ?? 'When I go quiet, it is often because …';
export const talkingSpeak4 = (language?: Language): string =>
  said('H2My', language) ?? 'What I would like more of is …';
export const talkingBoth1 = (language?: Language): string =>
  said('s4hS', language) ?? 'When did a talk between us go well? What did we do?';
export const talkingBoth2 = (language?: Language): string =>
  said('VZG7', language) ?? 'How could the first minute of a hard talk sound?';
export const talkingIdea1 = (language?: Language): string =>
  said('quy4', language) ?? 'Ten minutes to talk on Tuesday, with the phones away.';
export const talkingIdea2 = (language?: Language): string =>
  said('UXDi', language) ?? 'Whoever needs a pause says when they will be back.';
export const talkingIdea3 = (language?: Language): string =>
  said('LR9R', language) ?? 'When we bring up something hard this week, we begin with “I”.';
export const trustSpeak1 = (language?: Language): string =>
  said('iMGc', language) ?? 'I feel sure about us when …';
export const trustSpeak2 = (language?: Language): string =>
  said('maST', language) ?? 'Something old that still hurts is …';
export const trustSpeak3 = (language?: Language): string =>
  said('06Y6', language) ?? 'When that happens, it helps me if you …';
export const trustSpeak4 = (language?: Language): string =>
  said('iRRi', language) ?? 'One thing I trust about you is …';
export const trustBoth1 = (language?: Language): string =>
  said('LKUg', language) ?? 'Which small promise would mean a lot to both of us?';
export const trustBoth2 = (language?: Language): string =>
  said('BUfw', language) ?? 'How could each of us say that our own feeling is an old one?';
export const trustIdea1 = (language?: Language): string =>
  said('kb99', language) ?? 'A text when one of us will be late.';
export const trustIdea2 = (language?: Language): string =>
  said('BVyn', language) ?? 'One small promise each for this week.';
export const trustIdea3 = (language?: Language): string =>
  said('8S-X', language) ?? 'Each of us says “this is an old one” about our own hurts only.';
export const familySpeak1 = (language?: Language): string =>
  said('ku33', language) ?? 'A moment in our week that is hard for me is …';
export const familySpeak2 = (language?: Language): string =>
  said('ScSh', language) ?? 'I feel at home with us when …';
export const familySpeak3 = (language?: Language): string =>
  said('eVUQ', language) ?? 'I sometimes feel on the outside when …';
export const familySpeak4 = (language?: Language): string =>
  said('kaJ3', language) ?? 'Something from before that I would like to keep is …';
export const familyBoth1 = (language?: Language): string =>
  said('vySF', language) ?? 'Which moment of the week could be easier for both of us?';
export const familyBoth2 = (language?: Language): string =>
  said('IZYA', language) ?? 'What is ours, and nobody else’s?';
export const familyIdea1 = (language?: Language): string =>
  said('Iq3g', language) ?? 'One easy meal this week, with no plans around it.';
export const familyIdea2 = (language?: Language): string =>
  said('NRZT', language) ?? 'An hour alone for each of us on Saturday.';
export const familyIdea3 = (language?: Language): string =>
  said('2wVi', language) ?? 'We look at the calendar together on Sunday.';
export const closenessSpeak1 = (language?: Language): string =>
  said('glV9', language) ?? 'I feel close to you when …';
export const closenessSpeak2 = (language?: Language): string =>
  said('nLYB', language) ?? 'What gets in my way is …';
export const closenessSpeak3 = (language?: Language): string =>
  said('W7OM', language) ?? 'Something light I would like to do with you is …';
export const closenessSpeak4 = (language?: Language): string =>
  said('ycf2', language) ?? 'What I do not want right now is …';
export const closenessBoth1 = (language?: Language): string =>
  said('y3el', language) ?? 'What is small and would do us both good?';
export const closenessBoth2 = (language?: Language): string =>
  said('s3cy', language) ?? 'When in the week are we least tired?';
export const closenessIdea1 = (language?: Language): string =>
  said('gctI', language) ?? 'An hour on Sunday, just the two of us.';
export const closenessIdea2 = (language?: Language): string =>
  said('t92b', language) ?? 'One thank-you a day, out loud.';
export const closenessIdea3 = (language?: Language): string =>
  said('eXqd', language) ?? 'Half an hour on Friday with nothing to plan.';
export const futureSpeak1 = (language?: Language): string =>
  said('TULN', language) ?? 'When I think of us in five years, I see …';
export const futureSpeak2 = (language?: Language): string =>
  said('sxUn', language) ?? 'What I look forward to is …';
export const futureSpeak3 = (language?: Language): string =>
  said('T1B2', language) ?? 'What worries me about the years ahead is …';
export const futureSpeak4 = (language?: Language): string =>
  said('ymMY', language) ?? 'Something I would like us to decide is …';
export const futureBoth1 = (language?: Language): string =>
  said('mI_O', language) ?? 'What do both our pictures have in common?';
export const futureBoth2 = (language?: Language): string =>
  said('F_Ij', language) ?? 'Which one question matters to us this year?';
export const futureIdea1 = (language?: Language): string =>
  said('3Evm', language) ?? 'One evening this month for one question about the future.';
export const futureIdea2 = (language?: Language): string =>
  said('dWnV', language) ?? 'We each write down three wishes and trade them.';
export const futureIdea3 = (language?: Language): string =>
  said('3Tl4', language) ?? 'We find out one number that we need.';
