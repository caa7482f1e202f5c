import type { Phrase } from '../../phrases/phrase.js';

/**
 * “De golpe” means suddenly, as in “dejó de tomar de golpe”. A blow somewhere, as in “de golpe en la cabeza”,
 * is still one.
 */
export const SUDDENLY: readonly Phrase[] = [
  'dejar|dejarlo|dejarla|dejarle|dejo|deja|deje|dejaron|dejando|dejado|parar|paro|para|quitarlo|quitarle|quito|cortar|cortarlo|suspender|todo|toda|tan|muy|asi|nomas de golpe',
  'de golpe y|.|se|le|les|me|nos|lo|la|el|ya|no|pero|hace|ahora|hoy|ayer|anoche|desde|porque|cuando|como|que|sin|anda|esta|estaba|tiene|trae|suda|tiembla|vomita|dejo|deja|dejar|para|paro|todo|a|solo|sola|despues|luego|manana|el_lunes|esta_semana|este|porque',
];
