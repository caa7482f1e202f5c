import type { Phrase } from '../../phrases/phrase.js';

/** What is blamed for a scratch or a bruise. */
export const ANIMAL = 'cat|cats|dog|kitten|puppy|bike|gym|gato|gata|perro|bici';

const NUMBERS = Array.from({ length: 60 }, (_, count) => String(count)).join('|');
const COUNTED =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|1st|2nd|3rd|4th|5th|6th|7th|8th|9th|10th|11th|12th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|kindergarten|preschool';
const DAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|today|tonight|tomorrow|yesterday|last|this|next|noon|midnight|morning';

/**
 * What “only” and “just” say where they play nothing down: an age, a grade or a number, a time, a place, who
 * is there, what is about to come, or what it is meant for.
 */
export const NO_EXCUSE: readonly Phrase[] = [
  `only|just about|like|in|been|turned? ${NUMBERS}`,
  `only|just in|the|a|about? ${COUNTED} grade|grader|of|weeks|months|years|days|minutes|hours|more|left|pages|page|and|.`,
  `only|just in|on|since|for? ${DAYS}`,
  'only|just in|outside|at|up|down|over|past|across the|a|of|here|there|town|from|house|road|hall|street|stairs|yard|garage|barn|room',
  'only|just me|us|him_and|her_and|the_two|the_three|the_four|we',
  'only|just in case',
  'only|just a|an|the|my matter|start|beginning|first|last|turn|page|minute|second',
  'only|just getting|gets|got|going|about|waiting|counting|done|gone|over|so|too|before|until|hiding|scared|afraid|enough|not|fair|right|easier|simpler|cleaner',
  'only|just good|nice|kind|happy|sweet|calm|ok|okay|safe|here|home when|if|until|with_me|with_him|with_her|with_us|with_them|with_the|with_my|in_front|because_of',
  'solo|nomas es|era|fue|estaba lunes|martes|miercoles|jueves|viernes|sabado|domingo|cuestion|el_principio|el_comienzo|para_cuando|yo|ella_y_yo|el_y_yo',
  `solo|nomas tiene|tenia|es|son|faltan ${NUMBERS}|dos|tres|cuatro|cinco`,
  'said|says|told nothing|me_nothing and|but|then|just',
  // A threat that is passed on.
  `${ANIMAL} is|was|will|would|goes|comes|gets|sigue|va|se next|first|gone|be|go|muere|after|despues`,
  `${ANIMAL} sigue|despues|primero`,
];
