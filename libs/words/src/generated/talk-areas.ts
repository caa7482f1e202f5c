// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const talkingSpeak1 = (): string => said('XrIe') ?? 'I feel heard by you when …';
export const talkingSpeak2 = (): string => said('WgTq') ?? 'It gets hard for me to talk when …';
export const talkingSpeak3 = (): string => said('u_cq') ?? 'When I go quiet, it is often because …';
export const talkingSpeak4 = (): string => said('H2My') ?? 'What I would like more of is …';
export const talkingBoth1 = (): string =>
  said('s4hS') ?? 'When did a talk between us go well? What did we do?';
export const talkingBoth2 = (): string => said('VZG7') ?? 'How could the first minute of a hard talk sound?';
export const talkingIdea1 = (): string =>
  said('quy4') ?? 'Ten minutes to talk on Tuesday, with the phones away.';
export const talkingIdea2 = (): string =>
  said('UXDi') ?? 'Whoever needs a pause says when they will be back.';
export const talkingIdea3 = (): string =>
  said('LR9R') ?? 'When we bring up something hard this week, we begin with “I”.';
export const trustSpeak1 = (): string => said('iMGc') ?? 'I feel sure about us when …';
export const trustSpeak2 = (): string => said('maST') ?? 'Something old that still hurts is …';
export const trustSpeak3 = (): string => said('06Y6') ?? 'When that happens, it helps me if you …';
export const trustSpeak4 = (): string => said('iRRi') ?? 'One thing I trust about you is …';
export const trustBoth1 = (): string => said('LKUg') ?? 'Which small promise would mean a lot to both of us?';
export const trustBoth2 = (): string =>
  said('BUfw') ?? 'How could each of us say that our own feeling is an old one?';
export const trustIdea1 = (): string => said('kb99') ?? 'A text when one of us will be late.';
export const trustIdea2 = (): string => said('BVyn') ?? 'One small promise each for this week.';
export const trustIdea3 = (): string =>
  said('8S-X') ?? 'Each of us says “this is an old one” about our own hurts only.';
export const familySpeak1 = (): string => said('ku33') ?? 'A moment in our week that is hard for me is …';
export const familySpeak2 = (): string => said('ScSh') ?? 'I feel at home with us when …';
export const familySpeak3 = (): string => said('eVUQ') ?? 'I sometimes feel on the outside when …';
export const familySpeak4 = (): string =>
  said('kaJ3') ?? 'Something from before that I would like to keep is …';
export const familyBoth1 = (): string =>
  said('vySF') ?? 'Which moment of the week could be easier for both of us?';
export const familyBoth2 = (): string => said('IZYA') ?? 'What is ours, and nobody else’s?';
export const familyIdea1 = (): string => said('Iq3g') ?? 'One easy meal this week, with no plans around it.';
export const familyIdea2 = (): string => said('NRZT') ?? 'An hour alone for each of us on Saturday.';
export const familyIdea3 = (): string => said('2wVi') ?? 'We look at the calendar together on Sunday.';
export const closenessSpeak1 = (): string => said('glV9') ?? 'I feel close to you when …';
export const closenessSpeak2 = (): string => said('nLYB') ?? 'What gets in my way is …';
export const closenessSpeak3 = (): string =>
  said('W7OM') ?? 'Something light I would like to do with you is …';
export const closenessSpeak4 = (): string => said('ycf2') ?? 'What I do not want right now is …';
export const closenessBoth1 = (): string => said('y3el') ?? 'What is small and would do us both good?';
export const closenessBoth2 = (): string => said('s3cy') ?? 'When in the week are we least tired?';
export const closenessIdea1 = (): string => said('gctI') ?? 'An hour on Sunday, just the two of us.';
export const closenessIdea2 = (): string => said('t92b') ?? 'One thank-you a day, out loud.';
export const closenessIdea3 = (): string => said('eXqd') ?? 'Half an hour on Friday with nothing to plan.';
export const futureSpeak1 = (): string => said('TULN') ?? 'When I think of us in five years, I see …';
export const futureSpeak2 = (): string => said('sxUn') ?? 'What I look forward to is …';
export const futureSpeak3 = (): string => said('T1B2') ?? 'What worries me about the years ahead is …';
export const futureSpeak4 = (): string => said('ymMY') ?? 'Something I would like us to decide is …';
export const futureBoth1 = (): string => said('mI_O') ?? 'What do both our pictures have in common?';
export const futureBoth2 = (): string => said('F_Ij') ?? 'Which one question matters to us this year?';
export const futureIdea1 = (): string =>
  said('3Evm') ?? 'One evening this month for one question about the future.';
export const futureIdea2 = (): string => said('dWnV') ?? 'We each write down three wishes and trade them.';
export const futureIdea3 = (): string => said('3Tl4') ?? 'We look up one cost that we both wonder about.';
