import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { plain } from './plain-letters.js';

const TELLER =
  'he|she|they|husband|wife|ex|partner|boyfriend|girlfriend|fiance|mother_in_law|father_in_law|boss';
const PAPERS =
  'paper|papers|paperwork|petition|visa|green_card|greencard|residency|sponsorship|affidavit|case|status|citizenship|i_130|i130|k1|asylum';
const HOME =
  'housing|lease|apartment|trailer|quarters|roof_over|place_to_live|house|insurance|tricare|benefits|rank|career|pension|clearance|promotion|retirement';

/**
 * What somebody holds over the writer: papers, a home, an insurance or a rank, and what the writer must do or
 * leave for it.
 */
const heldIn = cueFinder({
  held: [
    `not|never file|files|sign|signs|send|sends|sponsor|renew|finish|fix|submit the|my|our|those|any? ${PAPERS}`,
    `cancel|cancels|pull|pulls|withdraw|stop|tear_up|rip_up|burn|take_back .. ${PAPERS}`,
    `lose|loses|losing|without|out_of|kicked_out_of|cut_off .. ${HOME}`,
    `${HOME} is|are|will_be|would_be|gets done|over|gone|ruined|finished|dead`,
    `my|our ${PAPERS} is|are|will_be|would_be|gets|get gone|cancelled|canceled|torn|burned|stopped|pulled|denied|over`,
    `stop|stops|drop|drops|end|ends|kill|kills the|my|our ${PAPERS}`,
    'the house|farm|trailer|apartment goes|is_gone|is_his',
    'name is|on the? lease|deed',
    'no|nunca|ni me? firma|firmar|arregla|arreglar|mete|meter|presenta los|mis|mi|la|el|nuestros? papeles|papel|peticion|residencia|tramite|mica',
    'nos quedamos|quedo|perdemos|pierdo|perdere .. sin_casa|la_casa|casa|seguro|vivienda|renta|beneficios|carrera|rango',
    'se acaba|acabaria su|la carrera|pension|jale',
  ],
  told: [
    `${TELLER} .. say|says|said|saying|tell|tells|told|telling|threaten|threatens|threatened|remind|reminds|swears|swore|warn|warns|warned|keeps_saying`,
    `${TELLER} will|would|wont not? file|sign|sponsor|cancel|pull|withdraw`,
    'dice|dijo|dicen|amenaza|amenazo|me_repite|me_recuerda|advirtio|jura',
  ],
  price: [
    'if|unless|until|till|when|next_time|every_time i|we .. talk|tell|say|call|go|report|reports|leave|speak|complain|do|stop|run|ever|be_good|be_a_good|behave|obey|listen|act|argue|cross|embarrass|mouth|ask|file|get_help|dont|do_not|not|am_not|see',
    'be good|a_good wife|husband',
    'so i|we better|had_better',
    'i better not|think|watch|keep',
    'run|running|watch|keep my mouth',
    'si|hasta_que|cuando lo|la|le|me|les? hablo|digo|cuento|llamo|me_voy|me_quejo|denuncio|lo_dejo|le_digo|no_obedezco|no_hago|no_me_porto|me_porto|le_contesto',
  ],
});

/** Words without one of which nobody tells it. */
const MAY_BE =
  /(?<!\p{L})(?:papers?|paperwork|petition|visa|green ?card|residency|sponsor\p{L}*|affidavit|status|citizenship|i-?130|k1|asylum|housing|lease|apartment|trailer|quarters|roof|place to live|house|insurance|tricare|benefits|rank|career|pension|clearance|promotion|retirement|papel(?:es)?|peticion|residencia|tramite|mica|casa|seguro|vivienda|renta|beneficios|carrera|rango)(?!\p{L})/iu;

/**
 * Whether somebody says that the writer loses papers, a home or what they live on, if they speak up, leave or
 * don't obey.
 */
export const isHeldOver = (message: string): boolean =>
  MAY_BE.test(plain(message)) &&
  passagesOf(message).some((passage) => {
    const found = heldIn(passage);
    return (['held', 'told', 'price'] as const).every((each) => found.includes(each));
  });
