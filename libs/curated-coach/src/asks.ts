import { sentencesOf } from './sentences.js';
import { lettersAndDigits } from './terms.js';

/** Beginnings of what somebody would like an answer to, also without a question mark. */
const ASKING =
  /\b(how (do|can|should|would|could|to|long|much|often|many)|what (type|kind|sort) of|(what|which|when|who) (do|should|can|could|would|else|kinds?|ones?|is|are|matter)|should (i|we)|(do|can|could|may) (i|we)\b.*\bor|is (it|that|this) (normal|ok|okay|weird|wrong|bad|too|fair)|any (ideas?|advice|tips|suggestions|thoughts)|(some|ideas?|a) \w+ ritual|help me|ideas for|need (advice|ideas|help)|wondering (if|how|what|whether))\b/;

/** Whether a sentence asks something. */
export const asksThere = (sentence: string): boolean =>
  sentence.endsWith('?') || ASKING.test(lettersAndDigits(sentence));

/** Whether a message has a plain question, which wants an answer and no list of subjects. */
export const hasPlainQuestion = (message: string): boolean => sentencesOf(message).some(asksThere);
