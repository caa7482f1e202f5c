import type { Turn } from '../../turn.js';
import { cueFinder } from './cue-finder.js';

const AGE = '10|11|12|13|14|15|16|17';

const youngIn = cueFinder(
  {
    young: [
      `i am|turned|just_turned|only ${AGE}`,
      `as a ${AGE} year_old|yr_old`,
      `tengo ${AGE} anos|y|.|pero|mi|soy|estoy`,
      'i am a minor|freshman|sophomore|junior_in_high_school|highschooler',
      'soy menor de_edad',
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
  [message, ...turns.filter(({ role }) => role === 'user').map(({ content }) => content)].some(
    (text) => youngIn(text).length > 0,
  );
