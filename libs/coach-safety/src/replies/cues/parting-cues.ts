import { cueFinder } from './cue-finder.js';

const OWN =
  'watch|ring|rings|guitar|piano|dog|cat|dogs|cats|jewelry|tools|truck|records|books|collection|necklace|bible|things|stuff|belongings|camera|airpods|clothes|medals|fishing_rods|savings|plants|baseball_cards|everything';
const MIS =
  'cosas|reloj|anillo|guitarra|perro|gato|joyas|herramientas|troca|libros|coleccion|biblia|medallas|ropa|ahorros|plantas';
const CALM = 'calm|peaceful|at_peace|light|lighter|relieved|serene|relaxed';

const partingIn = cueFinder({
  belongings: [
    `gave|give|giving|given|handed|promised|leaving|signed .. my ${OWN}`,
    `gave|giving|given|handed .. my .. ${OWN} to|away`,
    `put my ${OWN} in|into .. envelope|box|bag`,
    'who gets what|which',
    'label|labeled|labeling|labelled|labelling|sorted|sorting .. boxes|box|things|stuff .. for|names',
    `regale|regalando|reparti|repartiendo|deje|di .. mis|mi ${MIS}`,
    'quien se queda con',
  ],
  goodbye: [
    'wrote|writing|written|left|leaving .. letter|letters|note|notes|card|cards|video|videos .. for|to .. each|kids|everyone|all|birthday|birthdays|later|after|gone',
    'say|saying|said|call|called .. goodbye|goodbyes',
    'know|knows|show|showed .. where the|all? passwords|papers|accounts|will are|is',
    'escribi|deje|estoy_escribiendo .. carta|cartas .. para|a .. cada|hijos|todos',
    'despedirme|despidiendome|me_despedi',
    'ya arregle|deje todo|mis_papeles|en_orden',
  ],
  calm: [
    `${CALM} .. first|finally|now|about_it|for_once|in_years|in_a_year|in_months`,
    `finally|weirdly|strangely|oddly|suddenly .. ${CALM}`,
    'por fin|bien|muy|extranamente tranquilo|tranquila|en_paz|en_calma',
  ],
});

/**
 * Whether somebody parts: gives belongings away, says goodbye, or is calm at last. Where the classifier
 * doubts a message, these make the doubt a plain one, for they are what people do before they end their
 * lives, and are often said lightly.
 */
export const isParting = (message: string): boolean => partingIn(message).length > 0;
