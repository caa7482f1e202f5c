import { messagesOf, type Turn } from '../../turn.js';
import { cueFinder } from './cue-finder.js';

const AGE = '10|11|12|13|14|15|16|17';
const GRADES = '5th|6th|7th|8th|9th|10th|11th|12th|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';

const youngIn = cueFinder(
  {
    young: [
      `i am|turned|just_turned|only ${AGE}`,
      `as a ${AGE} year_old|yr_old`,
      `tengo ${AGE} anos|y|.|pero|mi|soy|estoy`,
      'i am a minor|freshman|sophomore|junior_in_high_school|highschooler',
      `i am|just|in|started|starting|start|entering|finishing? in|the? ${GRADES} grade`,
      `i am a? ${GRADES} grader`,
      'i am|go|still in|to middle|high|junior_high school',
      'soy menor de_edad',
      'estoy|voy en la|el? secundaria|prepa|preparatoria|primero_de_secundaria|segundo_de_secundaria|tercero_de_secundaria',
    ],
  },
  [
    `i am|turned|only ${AGE} weeks|wks|wk|week|days|months|month|minutes|min|miles|hours|pounds|lbs|years|dollars|dpo|kids|percent|steps`,
    'he|she|son|daughter|stepson|stepdaughter|kid|who .. turned|just_turned',
    `when|since|like|before|until i am|turned ${AGE}`,
  ],
);

/** Whether the writer says, now or before, that they are under 18. “I’m 16 weeks” is no age. */
export const isYoung = (message: string, turns: readonly Turn[]): boolean =>
  [message, ...messagesOf(turns)].some((text) => youngIn(text).length > 0);

const hintsIn = cueFinder({
  home: [
    'my stepdad|step_dad|stepmom|step_mom|stepfather|stepmother|stepsister|stepbrother',
    'my moms|dads boyfriend|girlfriend|new_husband|new_wife|fiance|husband',
    'my mom|dad|parents got|are|is|were|just? remarried|divorced|divorcing|getting_divorced|married_again',
    'my mom|dad .. married|marries|marrying|moved_in_with her|him|again|this|someone|some',
    'my mom|dad|parents .. grounded|took_my_phone|took_my_ipad|took_my_xbox|let_me|make_me|makes_me',
    'my guidance counselor|homeroom|math_teacher|locker|report_card|homework',
    'mi padrastro|madrastra',
    'el novio|esposo de mi mama',
    'la novia|esposa de mi papa',
  ],
  grown: [
    'my|our husband|wife|fiance|fiancee|kids|children|son|daughter|stepson|stepdaughter|stepkids|baby|toddler|grandkids|grandson|granddaughter|job|boss|coworker|coworkers|rent|mortgage|apartment|ex|spouse|shift|unit|lease',
    'custody|divorce_papers|child_support|college|university|night_shift|work_nights|deployed|retired',
    'i am|turned 18|19|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|55|60|65|70',
    'mi|mis esposo|esposa|marido|mujer|hijo|hija|hijos|hijas|bebe|trabajo|jefe|renta|nietos',
    'passed_away|years_ago|when_i_was|hace_anos|growing_up',
  ],
});

/**
 * The same, also by a parent's new partner or by school, where nothing speaks of a family, work or age of a grown-up. Where it is about a
 * wish to die, words for the young do no harm to somebody older.
 */
export function mayBeYoung(message: string, turns: readonly Turn[]): boolean {
  if (isYoung(message, turns)) return true;
  const said = [message, ...messagesOf(turns)];
  const hints = said.flatMap((text) => hintsIn(text));
  return hints.includes('home') && !hints.includes('grown');
}
