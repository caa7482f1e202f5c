import type { Language } from '../language.js';
import { cueFinder } from './cues/cue-finder.js';

/** Questions whether somebody else can read the chat. Whoever asks this may be afraid of the answer. */
const asked = cueFinder({
  'who-can-see': [
    'can|could|will|would|does|do|might .. husband|wife|partner|spouse|boyfriend|girlfriend|ex|he|she|they|anyone|anybody|someone|somebody .. see|read|find|open|know_about this|these|here|what_i|my_chats|my_messages|my_chat',
    'husband|wife|partner|spouse|he|she|they|anyone|anybody get|gets to see|read this|that|it|these|what_i|my_chats|my_messages',
    'who .. see|sees|read|reads this|these|what_i|my_chats|my_messages|my_chat',
    'is this|it|chat private|confidential|anonymous|secret',
    'i write|type|say|tell here ... see|read|reads|sees',
    'puede|pueden|podra|podria|va|van .. esposo|marido|esposa|mujer|pareja|novio|novia|ex|el|ella|alguien|otro|otros .. ver|leer|enterarse|saber esto|eso|lo_que|aqui|mis_mensajes|de_esto|este_chat',
    'puede|pueden|podra|podria ver|leer esto|eso|lo_que|aqui|mis_mensajes|este_chat',
    'esposo|marido|esposa|mujer|pareja|novio|novia|el|ella|alguien puede|va_a|alcanza_a? ver|leer esto|eso|lo_que|aqui|mis_mensajes|este_chat',
    'quien .. ve|lee|puede_ver|puede_leer esto|lo_que|mis_mensajes|este_chat',
    'es|esto_es|este_chat_es privado|confidencial|anonimo|secreto',
    'escribo|pongo|digo|cuento .. lo? lee|ve|leen|ven .. esposo|marido|esposa|mujer|pareja|alguien|el|ella',
  ],
});

const THIS =
  'this|that|it|these|chat|chats|convo|conversation|conversations|message|messages|history|what_i|everything|all_of_it|all';
const CHAT = 'chat|chats|convo|conversation|conversations|messages|history|what_i_wrote|what_i_said';
const ESTO = 'esto|eso|todo|chat|platica|conversacion|conversaciones|mensaje|mensajes|historial|lo_que';

/** A wish that what was written here be gone. It is short, and no third person did it or demands it. */
const wished = cueFinder(
  {
    gone: [
      `delete|erase|unsend|deleting|erasing the|my|all? of? ${THIS}`,
      `hide|clear|remove|wipe|get_rid_of all? of? my|our|the|this|these|that? ${CHAT}`,
      'make this|it|the_chat|chat|these disappear|go_away|vanish',
      `borra|borrar|borre|borras|borro|elimina|eliminar|elimine|elimino|esconder|escondo|ocultar .. ${ESTO}`,
      'quita|quitar|quite esto|este_chat|la_conversacion|lo_que_escribi|mis_mensajes',
      'borralo|borrelo|borrarlo|eliminalo|eliminarlo|esconderlo|ocultarlo',
    ],
  },
  [
    'he|she|they|husband|wife|partner|ex|boyfriend|girlfriend|son|daughter|stepson|stepdaughter|kids|mom|dad .. delete|deletes|deleted|erase|erases|hide|hides|hid|clear|clears|cleared',
    'texts|texted|and_to|not_to .. to? delete|erase|hide',
    'make|makes|made|told|tells|ask|asked|wants|wanted|let me|him|her|us|them to? delete|erase|hide|clear|remove',
    'delete|erase|remove|hide|clear ... photo|photos|picture|pictures|pics|app|apps|game|games|number|contact|account|post|video|browser|snow|table|room',
    'el|ella|marido|esposo|esposa|mujer|novio|novia|ex|hijo|hija|hijastro|hijastra|ninos|me .. borra|borro|elimino|esconde|escondio|quita|quito',
    'borra|borrar|borre|eliminar|esconder|quitar ... foto|fotos|app|juego|numero|contacto|cuenta|video|telefono|nombre',
  ],
);
/** Number of words up to which a message is such a wish. A longer one tells of something. */
const WISH_AT_MOST = 14;

const wishesGone = (message: string): boolean =>
  message.trim().split(/\s+/).length <= WISH_AT_MOST && wished(message).length > 0;

const DELETING = {
  en: 'I can’t delete it for you, but you can: in the list of your conversations, press the bin beside this one, and then **Delete**. Until you do that, only you can open it. If somebody may look at your screen now, **Quick exit**, or Esc three times, opens a weather page. Your browser may still show that you were here. You can come back at any time, and what I asked or told you before still counts.',
  es: 'Yo no lo puedo borrar, pero tú sí: en la lista de tus conversaciones, oprime el bote de basura junto a esta y luego **Delete** (borrar). Mientras tanto, solo tú la puedes abrir. Si alguien puede mirar tu pantalla ahora, **Salida rápida**, o Esc tres veces, abre una página del clima. Tu navegador aún puede mostrar que estuviste aquí. Puedes volver cuando quieras, y lo que te pregunté o dije antes sigue en pie.',
} as const;

const TEXTS = {
  en: 'Only you can open this chat. Your partner doesn’t see it from their account, and nobody is told that you wrote. But a person who uses your phone, or knows your password, could read it. You can delete a chat at any time, and **Quick exit** leaves this page fast. To answer you, what you write may go to an AI company. The Privacy page says which.',
  es: 'Solo tú puedes abrir este chat. Tu pareja no lo ve desde su cuenta, y a nadie se le avisa que escribiste. Pero quien use tu teléfono, o sepa tu contraseña, podría leerlo. Puedes borrar un chat cuando quieras, y **Salida rápida** te saca enseguida de esta página. Para contestarte, lo que escribes puede ir a una empresa de IA. La página de Privacidad, en inglés, dice cuál.',
} as const;

/**
 * Says who can read the chat, or how to make it go away, if the message asks, so that nobody is asked about danger before they know.
 */
export function whoCanSee(message: string, language: Language): string[] {
  const spoken = language === 'es' ? 'es' : 'en';
  return [
    ...(wishesGone(message) ? [DELETING[spoken]] : []),
    ...(asked(message).length === 0 ? [] : [TEXTS[spoken]]),
  ];
}
