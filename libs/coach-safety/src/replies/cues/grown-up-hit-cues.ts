import { cueFinder } from './cue-finder.js';

const KNOWN =
  'brother|brothers|sister|sisters|friend|friends|buddy|buddys|cousin|cousins|uncle|uncles|aunt|aunts|dad|dads|mom|moms|father|fathers|mother|mothers|coworker|coworkers|neighbor|neighbors|boss|bosss|roommate|roommates|best_friend|best_friends|homeboy|homeboys|brother_in_law|sister_in_law|nurse|sergeant|pastor|partner|partners|bestie|godmother|godfather';
const SPOUSE =
  'wife|husband|girlfriend|boyfriend|gf|bf|fiance|partner|ex|ex_wife|ex_husband|lady|old_lady|old_man|new_wife|new_husband|woman|man';
const HITS =
  'hits|hit|hitting|slaps|slapped|slapping|punches|punched|punching|kicks|kicked|kicking|beats|beat|beating|shoves|shoved|pushes|pushed|chokes|choked|choking|grabs|grabbed|smacks|smacked|scratches|scratched|bites|bit|burns|burned|throws|threw|whips|whipped|stabs|stabbed';
const CONOCIDO =
  'hermano|hermana|amigo|amiga|primo|prima|tio|tia|papa|mama|compadre|comadre|cunado|cunada|vecino|vecina|companero|companera|patron|patrona|jefe|jefa|suegro|suegra|padrino|madrina|roomie|cuate';
const PAREJA = 'esposo|esposa|marido|mujer|novio|novia|pareja|viejo|vieja|ex|senora|senor';
const PEGA =
  'pega|pego|pegaba|golpea|golpeo|golpeaba|cachetea|cacheteo|patea|pateo|empuja|empujo|avienta|avento|jalonea|ahorca|ahorco|arana|arano|muerde|mordio|quema|quemo|maltrata';
const GROWN_CHILD =
  'son|sons|daughter|daughters|stepson|stepsons|stepdaughter|stepdaughters|grandson|grandsons|granddaughter|granddaughters|nephew|nephews|niece|nieces';
const HIJO = 'hijo|hija|hijastro|hijastra|nieto|nieta|sobrino|sobrina';
const SMALL =
  'kid|kids|child|children|baby|toddler|son|sons|daughter|daughters|stepson|stepdaughter|stepkids|boy|boys|girl|girls|nephew|niece|grandson|granddaughter|grandkids|little_one|twins';
const CHICO =
  'nino|nina|ninos|ninas|hijo|hija|hijos|hijas|hijastro|hijastra|hijastros|bebe|nene|nena|nieto|nieta|sobrino|sobrina|sobrinos|chamaco|chamacos|gemelos';

const struckIn = cueFinder({
  grown: [
    `${KNOWN} new? ${SPOUSE} .. ${HITS} .. him|her|them|things`,
    `${SPOUSE} of my|our|a .. ${KNOWN} .. ${HITS} .. him|her|them`,
    `my|our|a|his|her ${KNOWN} .. ${HITS} his|her new? ${SPOUSE}`,
    `my|our|his|her ${KNOWN} .. ${HITS} my|our ${KNOWN}`,
    // Whoever is married is grown.
    `${GROWN_CHILD} new? wife|husband|fiance|fiancee|spouse .. ${HITS} .. him|her|things`,
    `esposo|esposa|marido|mujer|senora de mi|nuestro|nuestra ${HIJO} .. le|lo|la .. ${PEGA}`,
    `a mi ${HIJO} su esposo|esposa|marido|mujer .. le|lo|la ${PEGA}`,
    `mi ${HIJO} casado|casada|grande|mayor .. le|lo|la ${PEGA} su .. ${PAREJA}`,
    `my|our|his|her ${KNOWN} is|gets|got|was|being .. hit|beaten|slapped|punched|shoved|beat .. by his|her .. ${SPOUSE}`,
    `${PAREJA} de mi|un|una|nuestro|nuestra .. ${CONOCIDO} .. le|lo|la .. ${PEGA}`,
    `mi|un|una ${CONOCIDO} .. ${PEGA} a su .. ${PAREJA}`,
    `mi ${CONOCIDO} .. ${PEGA} a mi ${CONOCIDO}`,
    `a mi ${CONOCIDO} .. le|lo|la ${PEGA} su .. ${PAREJA}`,
    `a mi ${CONOCIDO} su .. ${PAREJA} le|lo|la ${PEGA}`,
  ],
  // A child is struck, too, or does not merely stand there.
  small: [
    `${HITS} on|at|up? my|his|her|their|the|our|both little|own|young|other|older|year_old? ${SMALL}`,
    `${HITS} .. him|her|them and|or .. ${SMALL}`,
    `${SMALL} is|are|was|were|got|gets|get|has|have|with|too .. hit|beaten|slapped|hurt|bruise|bruises|bruised|marks|welts|scared_of|too`,
    `${HITS} .. everyone|everybody|all_of_them`,
    `and|on the|his|her|their ${SMALL} too`,
    `${PEGA} ... a|al mi|su|sus|los|las|un|una? ${CHICO}`,
    `tambien .. ${CHICO}`,
    `${CHICO} .. tambien`,
    `${CHICO} .. trae|traen|tiene|tienen|con .. moreton|moretones|marcas|golpes`,
    `a los|las|sus ${CHICO} .. les|los|las ${PEGA}`,
    `les|los|las ${PEGA} a .. ${CHICO}`,
  ],
});

/**
 * Whether another grown-up is struck by a partner or by kin, and the children who are spoken of only live
 * there or look on.
 */
export function isGrownUpStruck(message: string): boolean {
  const found = struckIn(message);
  return found.includes('grown') && !found.includes('small');
}
