import { cueFinder } from './cue-finder.js';
import { dangersIn } from './danger-cues.js';
import { hasDangerWord } from './danger-words.js';
import { bringsNearer } from './nearness-cues.js';

/** A question about everyday matters, also one without its mark, or a wish for an exercise. */
const ASKS =
  /^\W*(?:(?:so|ok|okay|and|but|anyway|y|pero|bueno|oye)\W+)*(?:how (?:do|can|should|would|could) (?:i|we)|what (?:do|can|should|would|could) (?:i|we)|should (?:i|we)|where do (?:i|we)|c[oó]mo (?:le )?(?:hago|hacemos|puedo|podemos)|qu[eé] (?:hago|hacemos|puedo|podemos)|(?:i )?(?:just |really )?(?:want|need) to know how|(?:do|can|could) you (?:have|give|suggest|recommend)|(?:any|an) (?:ideas?|tips?|advice|activity|exercise)|tienes? (?:alg|un)|me (?:das|puedes dar))(?!\p{L})/iu;

const ashamedIn = cueFinder({
  ashamed: [
    'am|feel|feeling|felt so|really|kind_of|a_little? dumb|stupid|silly|embarrassed|ashamed|weird|bad for? asking|to_ask|saying|writing|even_asking|telling',
    'feel dumb|stupid|silly|embarrassed now?',
    'sorry|dumb|stupid|silly for asking|question|to_ask|to_bother',
    'me da pena|verguenza preguntar|decirlo|escribirlo|contarlo',
    'que pena|verguenza preguntar|preguntarte',
    'pregunta tonta|boba',
  ],
});

/** Whether a message only asks how to do something, or is ashamed of asking, and names no danger. */
export const isPlainQuestion = (message: string): boolean =>
  (ASKS.test(message) || ashamedIn(message).length > 0) &&
  !hasDangerWord(message) &&
  !bringsNearer(message) &&
  dangersIn(message).length === 0;
