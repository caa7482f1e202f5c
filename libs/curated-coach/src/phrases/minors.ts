import type { AnswerLanguage } from '../answers/answer.js';

/** Signs of somebody who is under 18, in a text without punctuation and accents. */
interface MinorCues {
  /** The writer states their own age or grade, in words that mean nothing else. */
  stated: RegExp;
  /** What is most often said by somebody under 18. */
  hinted: RegExp;
  /** What outweighs a hint: a spouse, children or work of the writer’s own. */
  adult: RegExp;
  /** Numbers that are no age of a person. */
  notAnAge: RegExp;
}

const ME = '(?<!\\b(?:when|since|until|till|before|because|if) )(?:im|i am|iam|me)';
const AGE = '(?:1[0-7]|[89]|thirteen|fourteen|fifteen|sixteen|seventeen|twelve|eleven|ten)';
/** Ages of a teenager, which are hardly anything else. A smaller number may be a mark from 1 to 10. */
const TEENS = '(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen)';
const GRADE = '(?:[6-9]th|1[012]th|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade';
const AFTER = '(?:f|m|girl|boy|and|but|so|now|btw|my|in \\w+ grade|tomorrow|next)';
/** Work in a school, whose name is no grade of the writer. */
const WORKS =
  '(?! (?:\\w+ )?(?:counselors?|teachers?|coach\\w*|principals?|nurses?|librarians?|secretary|aides?|staff|admin\\w*|education|math|english|science|history|band|classroom|custodian))';

export const MINORS: Readonly<Record<AnswerLanguage, MinorCues>> = {
  en: {
    stated: new RegExp(
      [
        `\\b${ME} (?:only |just |almost |turning )*${AGE} (?:years old|year old|yrs old|yr old|yo|y o)\\b`,
        `\\b${ME} (?:only |just |almost |turning )*${TEENS}(?: ${AFTER}\\b|$)`,
        `\\b${ME} (?:only |just |still )*in (?:the )?(?:${GRADE}|middle school|high school|junior high)\\b${WORKS}`,
        `\\b${ME} (?:only |just |still )*an? (?:\\w+ )?(?:freshman|sophomore|junior|senior) in high school\\b`,
        `\\b${ME} (?:only |just |still )*an? (?:high ?schooler|high school student|middle ?schooler|middle school student|[6-9]th grader|minor)\\b`,
        '\\b1[0-7] ?(?:yo|y o|year old|yr old) (?:girl|boy|f|m|female|male|here)\\b.*\\bmy (?:mom|dad|stepdad|stepmom|boyfriend|girlfriend|bf|gf)\\b',
      ].join('|'),
    ),
    hinted: new RegExp(
      [
        `\\b${ME} (?:only |just |almost |a |turning )*${AGE}(?: ${AFTER}\\b|$)`,
        '\\bi(?:m| am) (?:a |only a |just a |still a )(?:kid|child|teen|teenager)\\b',
        '\\bmy parents are (?:making|forcing|getting (?:a divorce|divorced|remarried))\\b',
      ].join('|'),
    ),
    adult:
      /\bmy (new |first |second |third |current |late |ex |former |sweet |dear |own )?(husband|wife|spouse|fiancee?|hubby|exhusband|exwife|stepson|stepdaughter|stepkids?|stepchild\w*|kids?|children|son|daughter|grandkids?|grandchildren|grandson|granddaughter|in laws|mother in law|father in law|mil)\b|\b(i|we) (got |was |were |have been |ve been |am |re )?(re)?married\b|\b(my|our) (second |first )?(marriage|wedding|divorce|mortgage)\b|\bmy (job|work|career) as\b|\bi (teach|work as|work at|retired|run a|own a)\b|\b(im|i am) an? (\w+ )?(\w+ )?(counselor|teacher|nurse|coach|principal|engineer|attorney|lawyer|doctor|mechanic|retiree|widow\w*|dad|mom|father|mother|stepdad|stepmom|stepmother|stepfather|grand\w+)\b/,
    notAnAge:
      /\b(im|i am) (only |just |almost )*\w+ (years?|months?|weeks?|days?|yrs?|hours?|minutes?) (in|into|old marriage|married|sober|late|older|younger|deep|away|from|pregnant)\b/,
  },
  es: {
    stated:
      /\b(tengo|ya cumpli|acabo de cumplir|cumpli) (solo |apenas )?(1[0-7]|[6-9]|once|doce|trece|catorce|quince|dieciseis|diecisiete) anos( de edad)?( y| pero| mi| soy|$)|\bsoy menor de edad\b|\b(voy|estoy) en (la |el )?(primaria|secundaria|prepa|preparatoria|high school|middle school|(sexto|septimo|octavo|noveno|decimo) grado)\b/,
    hinted:
      /\b(tengo|cumpli) (solo |apenas )?(1[0-7]|[6-9]|once|doce|trece|catorce|quince|dieciseis|diecisiete)( y| pero| mi| anos|$)/,
    adult:
      /\bmi (nuev[oa] |primer[oa]? |segund[oa] |actual |ex ?)?(espos[oa]|marido|mujer|prometid[oa]|hij[oa]s?|hijastr[oa]s?|niet[oa]s?|suegr[oa]s?|yerno|nuera)\b|\bmis (hij[oa]s|niet[oa]s|hijastr[oa]s|suegros|ninos)\b|\b(me case|nos casamos|estoy casad[oa]|soy (maestr|consejer|enfermer|doctor|abogad|viud)\w+|mi trabajo (de|como)|trabajo (de|como|en)|doy clases)\b/,
    notAnAge:
      /\banos (de (?!edad)|con |en |junt|cas|divorc|separ|vivi|trabaj|aqui|sin|que )|\btengo \w+ (hij|nin|mes|semana|dia|hora|minut|sobrin|niet|alumn|emplead)/,
  },
};
