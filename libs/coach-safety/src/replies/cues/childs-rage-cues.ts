import { cueFinder } from './cue-finder.js';

const CHILD =
  'son|sons|stepson|daughter|daughters|stepdaughter|kid|kids|child|children|baby|babies|boy|boys|girl|girls|twins|toddler|teenager|year_old|grandson|granddaughter|grandkids|grandbaby|grandbabies|nephew|niece|stepkids';
const HIJO =
  'hijo|hija|hijos|hijas|nino|nina|ninos|ninas|bebe|hijastro|hijastra|nieto|nieta|nietos|chiquito|chiquita';
const HE = 'he|she|they|him|her';
const KICKS =
  'kicking|kicked|kicks|breaking|busting|smashing|bashing|ramming|beating|banging|pounding|hammering|slamming|turning|jiggling|rattling|trying';

/** A child in a rage kicks doors too, and then "he" is no intruder. */
const ragesIn = cueFinder({
  child: [
    'tantrum|tantrums|meltdown|meltdowns|time_out|timeout|toddler|grounded|autistic|berrinche',
    'son|stepson|daughter|stepdaughter|year_old|teenager|hijo|hija|hijastro|hijastra',
  ],
  grown: [
    'ex|husband|boyfriend|fiance|stepdad|dad|father|man|guy|brother|stranger|marido|esposo|novio|hombre',
    'for|get|take|taking|takes|wants .. his|her kid|kids|son|daughter|boy|girl|baby',
    'drunk|wasted|hammered|plastered|borracho|tomado|pedo',
    'kids|children|babies|son|daughter|baby .. in|are|is|and|with .. here|with_me|inside|me',
    'afraid|scared|terrified|kill|gun|knife|hurt|police|cops|miedo|matar',
  ],
  // A child who is with the writer behind the door is not the one who kicks it.
  beside: [
    `with|w|and|n|got|have|grabbed|took|holding|hold my|our|the|both|two|three|little? .. ${CHILD}`,
    `me|us|we|i and|n|with|w my|our|the .. ${CHILD}`,
    `${CHILD} .. and|n me`,
    `${CHILD} is|are|am .. here|with|behind|beside|under|next_to|in_my|on_my|in_the|crying|screaming|shaking|asleep|sleeping`,
    `${CHILD} .. crying|screaming|shaking|hiding|behind_me|with_me|in_here|in_my_arms`,
    `con|y|traigo|tengo|cargando mi|mis|el|la|los|las .. ${HIJO}`,
    `${HIJO} .. y yo`,
    `${HIJO} .. conmigo|llorando|gritando|temblando|aqui|adentro|atras_de_mi|abrazado|abrazada`,
  ],
  behind: [
    'i|we am|are .. in|inside|behind|under|hiding|locked|stuck',
    'in here',
    'with me|us',
    'let|get|come me|us|in',
    'help|please|pls|plz|911|what_do_i_do',
    'estoy|estamos .. aqui|en|adentro|dentro|encerrada|encerrado|encerrados|encerradas|escondida|escondido|metidos|metida',
    'conmigo|ayuda|auxilio|que_hago|aqui_adentro',
  ],
  // The child is said to do it, or is all that “he” can mean.
  subject: [
    `${CHILD} is|are|was|were|keeps|keep|started|just|will|has|have|been|not .. ${KICKS}`,
    `${CHILD} ${KICKS}`,
    `${CHILD} ... mad|angry|upset|furious|pissed|raging|losing_it|freaking_out|grounded|throwing|will_not|refuses .. because|about|at|over|when|that|and|so|.`,
    `${HE} is? grounded|in_trouble|in_time_out|autistic`,
    'tantrum|tantrums|meltdown|meltdowns|time_out|timeout|berrinche',
  ],
});

/**
 * Whether a child is the one who kicks the door. A child counts only as that: where a child is behind the door with the
 * writer, a bare “he” is a grown-up.
 */
export function isChildsRage(message: string): boolean {
  const found = ragesIn(message);
  if (!found.includes('child') || found.includes('grown')) return false;
  return found.includes('subject') || !(found.includes('beside') && found.includes('behind'));
}
