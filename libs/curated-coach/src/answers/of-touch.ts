import { bare } from '../terms.js';
import type { Answer, AnswerLanguage } from './answer.js';

/** Words of touch and desire, and of what is near to them, in lower case without accents. */
const TOUCH: Readonly<Record<AnswerLanguage, RegExp>> = {
  en: /\b(sex\w*|intima\w*|desir\w+|touch\w*|kiss\w*|cuddl\w*|hug\w*|beds?|bedrooms?|naked|nude|bod(y|ies)|skin|massage\w*|lover\w*|mak(e|ing) love|libido|passion\w*|flirt\w*|undress\w*|shower\w*|bath\w*|lips|turned on|attract\w*|lingerie|underwear|hold(ing)? hands|arms?|spicy|sle(ep|pt)\w* (with|together|next|beside|naked)|lap)\b/,
  es: /\b(sex\w*|intim\w*|dese[oae]\w*|toca\w*|toque\w*|bes[oae]\w*|abra[zc]\w+|camas?|recamara|desnud\w*|cuerpo\w*|piel|masaje\w*|amantes?|hacer el amor|pasion\w*|coquet\w*|caric\w*|labios|atra\w+|ganas|(dorm|duerm)\w+ (con|junt[oa]s|desnud\w+)|acost\w+|acuest\w+|ropa interior|relaciones|ban[oa]\w*|brazos?)\b/,
};

export const speaksOfTouch = (text: string, language: AnswerLanguage): boolean =>
  TOUCH[language].test(bare(text));

/** Whether an answer is about touch and desire, or comes near to it. */
export const isOfTouch = ({ title, text, say = '', step = '' }: Answer, language: AnswerLanguage): boolean =>
  speaksOfTouch([title, ...text, say, step].join(' '), language);
