import { LEAVE_TAKING } from '../../phrases/answers.js';
import { cueFinder } from './cue-finder.js';
import { meansReachedIn, namesMeans } from './means-cues.js';

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|next_week|next_month';
const MESES =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo';

const signsIn = cueFinder({
  wounds: [
    'getting|gets|got|goes|go|went|going deeper',
    'cut|cuts|cutting|scratch|scratches|lines|they are|is|get|getting? deeper|deep',
    'cada vez mas hondo|honda|hondos|hondas|profundo|profunda|profundos|profundas',
  ],
  gifts: [
    'gave|gives|giving|given away .. his|her|their|my|all|things|stuff|clothes',
    'gave|gives|giving|given his|her|their things|stuff|clothes|earrings|jewelry|xbox|phone|guitar|bike|dog|cat|records|games',
    'regalo|regala|regalando|regale sus|su|mis|todas|todo',
  ],
  time: [
    'set|picked|chose|chosen the|a|my date|day',
    'have|got the|my date|day',
    'date|day|time is? set|picked|chosen|decided',
    `is|are|runs|run|ran up|out in|on|by|this|next? ${MONTHS}|${DAYS}`,
    `will|would|does not matter|need .. after|by|then|soon ${MONTHS}|${DAYS}?`,
    'only|just one|two|three|a_few|a_couple more? days|nights|weeks|sleeps',
    'days|nights|weeks left',
    'puse|escogi|elegi|tengo|fijamos|puso|escogio la|el|una|un fecha|dia',
    'fecha|dia ya? esta? puesta|escogida|escogido|decidido',
    `se cumplen|cumple|vence|acaba|termina .. ${MESES}`,
    `el ${MESES} ya|se_acaba|todo|nada`,
    'nomas|solo|faltan dos|tres|cuatro|unos|pocos dias',
  ],
  silence: [
    'gone|went|got|is|its|all|so|too|really|completely quiet|silent|still',
    'quiet|silent now|in_there|there',
    'not hear anything|him|her|them|it|any_more|a_thing|noise',
    'not answer|answering|respond|responding|reply|replying|open|opening|moving|talking|coming_out|waking_up',
    'not pick|picking up',
    'not text|texting|call|calling|write|writing back',
    'phone|location|cell is? off|dead',
    'went|goes|going|straight to voicemail',
    'can not reach|find|wake him|her|them',
    'no contesta|responde|abre|despierta|sale|oigo|escucho',
    'no se oye|escucha|mueve',
    'se quedo callado|callada|quieto|quieta|en_silencio',
    'todo en? silencio|callado',
    'telefono|celular esta? apagado',
    'manda|entra|va a? buzon',
  ],
});

/**
 * Whether a message names a time, a silence or something that people end their lives with. Where somebody may
 * be thinking of that, these bring it nearer, however harmless they are elsewhere.
 */
export const bringsNearer = (message: string): boolean =>
  namesMeans(message) || LEAVE_TAKING.test(message) || signsIn(message).length > 0;

/**
 * The same, also by what is harmless by itself, such as the key to a lockbox, a garage or a bridge. Only for
 * after talk of suicide.
 */
export const isNearerTo = (message: string): boolean =>
  bringsNearer(message) || meansReachedIn(message).length > 0;

const REACHED =
  /(?<!\p{L})(?:answered|called (?:me )?back|text(?:ed)? (?:me )?back|picked up|(?:is|s|got|came) (?:back )?home|(?:is|s) (?:ok|okay|safe|here)|with (?:her|him) now|ya (?:lleg|contest|apareci|habl|est[aá] aqu)\p{L}*)(?!\p{L})/iu;

/**
 * Whether somebody could not be reached, and nothing since says that they were. The oldest message comes
 * first.
 */
export function isUnreached(said: readonly string[]): boolean {
  const at = said.findLastIndex((message) => signsIn(message).includes('silence'));
  return at >= 0 && !said.slice(at + 1).some((message) => REACHED.test(message));
}
