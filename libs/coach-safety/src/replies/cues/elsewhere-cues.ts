import { cueFinder } from './cue-finder.js';

const THEM =
  'she|he|they|sister|sisters|mom|moms|mother|dad|father|brother|daughter|son|friend|cousin|aunt|uncle|niece|nephew|grandma|ex|kids|grandkids';
const ELLA =
  'hermana|hermano|mama|papa|hija|hijo|amiga|amigo|prima|primo|tia|tio|sobrina|sobrino|abuela|ella|ellos|nietos';
const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|chicago|houston|dallas|phoenix|atlanta|mexico|guatemala|honduras|el_salvador|colombia|canada';
const FAR =
  'another|different|other|diff state|country|city|town|part_of_the_country|side_of_the_country|time_zone';

const FIGURES = Array.from({ length: 24 }, (_, at) => String(at + 1)).join('|');
/** A figure and its hours in one word, as in “5h away”. */
const FIGURES_WITH_H = Array.from({ length: 24 }, (_, at) =>
  ['h', 'hr', 'hrs'].map((hours) => `${String(at + 1)}${hours}`).join('|'),
).join('|');

const placesIn = cueFinder({
  them: [THEM, ELLA],
  elsewhere: [
    'in|from|to a|an|the? another|different|other|diff state|country|city|town',
    FAR,
    'out of state|the_state|the_country|town|the_state_rn',
    'across the country|state|ocean|border',
    'states|hours|hour|hrs|hr|h|miles|mi away|from_here|from_me|apart|from_there|out',
    `${FIGURES} hours|hour|hrs|hr|h drive|flight|away`,
    `${FIGURES_WITH_H} drive|flight|away|from|out`,
    'deployed|overseas|on_deployment',
    `i|we am|are|live|moved|staying all? way? in|over_in|to|here_in ${STATES}`,
    `${THEM} .. lives|live|is|are|moved all? the? way? in|over_in|to ${STATES}`,
    'en otro|otra estado|pais|ciudad|lado_del_pais|pueblo',
    'a .. horas|hrs|hr|h de|lejos|de_camino|de_aqui|de_alla|.|y|en_carro',
    'estoy|vivo|andamos|ando muy? lejos',
    `yo .. estoy|vivo|ando en|aca_en|aqui_en ${STATES}|estados_unidos|el_norte`,
    `${ELLA} .. vive|esta en|alla_en ${STATES}|otro_estado`,
    'estoy|estan aca_en|alla_en',
    'al otro lado',
  ],
});

/**
 * Whether the writer is in another place than somebody they write about, whom their own 911 does not reach.
 */
export function isElsewhere(message: string): boolean {
  const found = placesIn(message);
  return found.includes('them') && found.includes('elsewhere');
}
