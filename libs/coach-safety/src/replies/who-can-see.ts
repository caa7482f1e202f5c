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

const TEXTS = {
  en: 'Only you can open this chat. Your partner doesn’t see it from their account, and nobody is told that you wrote. But a person who uses your phone, or knows your password, could read it. You can delete a chat at any time, and **Quick exit** leaves this page fast. To answer you, what you write may go to an AI company. The Privacy page says which.',
  es: 'Solo tú puedes abrir este chat. Tu pareja no lo ve desde su cuenta, y a nadie se le avisa que escribiste. Pero quien use tu teléfono, o sepa tu contraseña, podría leerlo. Puedes borrar un chat cuando quieras, y **Salida rápida** te saca de esta página. Para contestarte, lo que escribes puede ir a una empresa de IA. La página de Privacidad dice cuál.',
} as const;

/** Says who can read the chat, if the message asks, so that nobody is asked about danger before they know. */
export const whoCanSee = (message: string, language: Language): string[] =>
  asked(message).length === 0 ? [] : [TEXTS[language === 'es' ? 'es' : 'en']];
