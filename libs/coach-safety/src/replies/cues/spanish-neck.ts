import type { Phrase } from '../../phrases/phrase.js';

const PONE =
  'puso|pone|ponia|puse|apreto|aprieta|apretaba|aprete|agarro|agarra|agarraba|clavo|metio|echo|presiono|presiona|pego|recargo|sujeto|aplasto|tuvo|tenia|detuvo';
const LIMBS =
  'brazo|brazos|antebrazo|codo|rodilla|pie|mano|manos|dedos|bota|zapato';
const NECK = 'cuello|cuellito|garganta|pescuezo';

/** Any part of a body that presses on a neck, as wide as in English. */
export const NECK_UNDER_LIMB: readonly Phrase[] = [
  'ahorca|ahorco|ahorque|ahorcaba|estrangula|estrangulo|estrangule|asfixia|asfixio a mi|su|nuestro|nuestra',
  `${PONE} .. ${LIMBS} ... ${NECK}`,
  `${PONE} .. ${NECK} .. con .. ${LIMBS}`,
  `con .. ${LIMBS} .. en|contra|sobre el|la|mi|su ${NECK}`,
  `${LIMBS} .. en|contra|sobre el|la|mi|su ${NECK}`,
  `me apreto|aprieta|apretaba|agarro|agarraba|sujeto|levanto ... ${NECK}`,
];
