import type { Phrase } from '../../phrases/phrase.js';

const PONE =
  'puso|pone|ponia|puse|apreto|aprieta|apretaba|aprete|agarro|agarra|agarraba|clavo|metio|echo|presiono|presiona|pego|recargo|sujeto|aplasto|tuvo|tenia|detuvo';
const LIMBS = 'brazo|brazos|antebrazo|codo|rodilla|pie|mano|manos|dedos|bota|zapato';
const NECK = 'cuello|cuellito|garganta|pescuezo';

/** Hands, arms, knees, ropes and their traces on a neck, as wide as in English. */
export const SPANISH_NECK: readonly Phrase[] = [
  'ahorca|ahorco|ahorque|ahorcaba|estrangula|estrangulo|estrangule|asfixia|asfixio a mi|su|nuestro|nuestra',
  `${PONE} .. ${LIMBS} ... ${NECK}`,
  `${PONE} .. ${NECK} .. con .. ${LIMBS}`,
  `con .. ${LIMBS} .. en|contra|sobre el|la|mi|su ${NECK}`,
  `${LIMBS} .. en|contra|sobre el|la|mi|su ${NECK}`,
  `me apreto|aprieta|apretaba|agarro|agarraba|sujeto|levanto ... ${NECK}`,
  'me|la|lo ahorca|ahorco|ahorcaba|ahorcando|estrangula|estrangulo|asfixio|asfixia',
  'cuello|cuellito|garganta .. apreto|aprieta|aprete|agarro|agarra|agarre|manos|marcas',
  'apreto|apreta|apretaba|aprete|aprieta|agarro|agarre|agarra|agarraba|tomo|manos|marcas .. cuello|cuellito|garganta|pescuezo',
  'apreto|aprete|agarro|agarre|agarra|tomo|tome .. del|por_el cuello|cuellito|pescuezo',
  'marcas|moretones|moreton|moretes|morete|dedos|huellas ... cuello|cuellito|garganta|pescuezo',
  'cuello|cuellito|garganta|pescuezo ... marcas|moretones|moreton|moretes|dedos|huellas',
  'cinturon|cinto|cable|cuerda|soga|bufanda|toalla|cargador|lazo|mecate .. cuello|cuellito|garganta|pescuezo',
  'cuello|cuellito|garganta|pescuezo con .. cinturon|cinto|cable|cuerda|soga|bufanda|toalla|cargador|lazo|mecate',
  'hijo|hija|hijos|nino|nina|bebe|hijastro|hijastra del|por_el cuello|cuellito|pescuezo',
];
