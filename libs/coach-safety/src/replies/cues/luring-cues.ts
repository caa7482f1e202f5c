import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { plain } from './plain-letters.js';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at)).join('|');

const CHILD_AGES = `${range(8, 17)}|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|once|doce|trece|catorce|quince|dieciseis|diecisiete`;
const GROWN_AGES = `${range(20, 69)}|twenty|thirty|forty|fifty|sixty|veinte|treinta|cuarenta|cincuenta`;
const KID =
  'daughter|son|girl|boy|niece|nephew|kid|child|stepdaughter|stepson|stepkid|foster|grandbaby|granddaughter|grandson|grandkid|student|cousin|sister|brother|bonus';
const HIJA =
  'hija|hijo|hijastra|hijastro|nina|nino|sobrina|sobrino|nieta|nieto|hermana|hermano|hermanita|prima|muchacha';
/** Grown-ups whom a family does not know, and those whom it does, such as a coach. */
const STRANGER =
  'man|guy|dude|woman|lady|boyfriend|bf|girlfriend|stranger|fella|gamer|player|hombre|senor|tipo|novio|novia|muchacho|desconocido|vato';
const KNOWN =
  'coach|foreman|pastor|deacon|teacher|tutor|neighbor|boss|manager|leader|trainer|driver|instructor|recruiter|sergeant|counselor|entrenador|maestro|pastor|vecino|jefe|patron|capataz|catequista';
const ONLINE =
  'online|internet|discord|roblox|snapchat|snap|instagram|insta|tiktok|fortnite|minecraft|xbox|game|app|chat|whatsapp|kik|telegram|facebook|messenger|juego|linea|redes';

const signsIn = cueFinder(
  {
    child: [
      `${KID} .. ${CHILD_AGES}`,
      `${CHILD_AGES} year_old|yr_old|yo|yrs_old|years_old|y_o`,
      `my|our|her|his ${CHILD_AGES} ${KID}`,
      `she|he is|turned|turns only|just|barely? ${CHILD_AGES}`,
      `${KID} who|whos .. ${CHILD_AGES}`,
      'teen|teenager|teenage|middle_schooler|underage|minor|freshman',
      `${HIJA} .. ${CHILD_AGES}`,
      `${CHILD_AGES} anos`,
    ],
    // Somebody grown as the child's love.
    love: [
      `boyfriend|girlfriend|bf|novio|novia|pareja .. is|of|de|tiene|like|hes .. ${GROWN_AGES}`,
      `boyfriend|girlfriend|bf|novio|novia ${GROWN_AGES} .|and|who|he|she|from|with|anos`,
      `${GROWN_AGES} year_old|yr_old|yo boyfriend|girlfriend|bf`,
      // “A 23 year old boyfriend” is read with an old boyfriend in it.
      `a ${GROWN_AGES} year|yr ex`,
      `${STRANGER} ... ${GROWN_AGES} ... ${ONLINE}`,
      `${STRANGER} ... ${ONLINE} ... ${GROWN_AGES}`,
      `dating|seeing|sleeping_with|in_love_with|together_with|engaged_to .. ${GROWN_AGES}`,
      `${KID}|she|he ... dating|seeing|in_love_with a|an|some grown|adult|older man|guy|woman`,
    ],
    stranger: [
      `${STRANGER} ... ${ONLINE}`,
      `${ONLINE} ... ${STRANGER}`,
      `${STRANGER} .. ${GROWN_AGES}`,
      `${STRANGER} ... is|says_he_is|says_she_is like|about? ${GROWN_AGES}`,
      `texting|texts|talking|talks|chatting|writing|meeting|snapchats|snapchatting|dms|messaging .. ${GROWN_AGES} year_old|yr_old|yo`,
      'grown|adult|older man|men|guy|woman|dude',
      'a|some man|guy|dude|woman at|from|in our|the|his|her? church|plant|farm|park|gym|work|store|bus|neighborhood',
      'un|una senor|hombre|tipo|senora|mujer le|les escribe|manda|habla|pide|mando|escribio|pidio',
      'senor|hombre|tipo mayor|grande|adulto',
    ],
    known: [
      `${KNOWN} .. is|who ... ${GROWN_AGES}`,
      `her|his|their|the|our ${KNOWN} ... writes|texts|messages|snaps|dms|told|tells|gives|asks|sends`,
      `su|el ${KNOWN} ... escribe|manda|mensajes|pide|dice`,
    ],
    // What only somebody does who means no good.
    secret: [
      'secret|secretly|in_secret|behind_our_backs|behind_my_back|on_the_sly|hidden|hides|hiding|sneaking|sneaks|sneak',
      'delete|deletes|deleted|erase it|them|the|her|his|messages|chats|texts|everything',
      'not to? tell|telling me|us|anyone|anybody|mom|dad|nobody|.',
      'keep|keeps it|this|quiet between|secret|quiet|from',
      'pic|pics|picture|pictures|photo|photos|nude|nudes|selfies|video|videos of_her|of_him|from_her|from_him|.|and|in|without|to',
      'ask|asks|asked|asking|wants|wanted|begs|sent|sends|sending .. pic|pics|picture|pictures|photo|photos|nude|nudes|selfies|underwear|video',
      'run|running away|off with|to|together',
      'sends|sending|send|sent|ordering|booked|bought .. car|uber|lyft|ticket|plane|bus for|to|so|her|him',
      'late at night|midnight|2am|3am',
      'wants .. address|room|alone|her_number|school_she',
      'a escondidas|solas',
      'escondidas|secreto|borra|borrar|borre|no_le_digas|no_digas|a_solas|desnuda|desnudo',
      'pide|pidio|pidiendo|manda|mando|quiere .. foto|fotos|video|videos',
      'mandar|manda|mando por ella|el|un|carro|boleto',
    ],
    gift: [
      'gift|gifts|gift_cards|gift_card|robux|vbucks|money|cash|cashapp|venmo|clothes|phone|necklace|jewelry|vape|vapes|ride|rides|alcohol|beer',
      'wants|going|planning|plans|trying|asked to? meet|pick|come|take|see|visit .. her|him|up|them|us|in|after|at|.',
      'meet|meeting|met up|her|him|with|in_person',
      'flying|fly|flies|driving|drive|drives to|out|here|over',
      'privately|dms|private_messages|every_night|all_night|all_day',
      'regalo|regalos|dinero|celular|ropa|recarga|aventon|aventones|robux',
      'quiere .. verla|verlo|conocerla|conocerlo|recogerla|recogerlo|llevarsela|llevarselo',
    ],
    // It comes to a meeting now, or the child is gone.
    going: [
      'packed|packing|packs a|her|his|the? bag|bags|suitcase|backpack|things|stuff|clothes',
      'car|uber|lyft|truck|van|he|man|guy|somebody|someone is? here|outside|downstairs|in_front|pulling_up|waiting|on_his_way',
      'snuck|sneaked|climbed out|off',
      'ran|took away|off',
      'she|he is gone|missing|not_home|not_here|not_back',
      'not in|at her|his|the? room|bed|school|home',
      'not come|came|been home|back',
      'got|getting|gets|climbed in|into his|the|a|that car|truck|van|uber',
      'on|took the|a bus|train|plane|way to|now|.|with|and',
      'is|am|are .. leaving|meeting_him|meeting_her tonight|now|right_now|today|.|with',
      'left the? house|home|school|with .. him|.|with|and|already|in',
      'hizo|empaco|preparo|tiene .. maleta|mochila|mochilita|cosas',
      'se fue|salio|escapo|subio',
      'esta|estan afuera|llegando|esperandola|esperandolo',
      'no esta|aparece|llego|volvio|contesta',
    ],
    over: [
      'years_ago|year_ago|when_i_was|back_then|last_year|used_to|as_a_kid|hace_anos|cuando_era',
      'movie|film|show|series|episode|novel|book|podcast|documentary|pelicula|serie|novela',
    ],
  },
  [
    'my|our|mi boyfriend|girlfriend|bf|gf|husband|wife|fiance|novio|novia|ex|partner',
    'strangers|people|men|adults|creeps|predators online|who|on|ask|asking|in',
    'about strangers|predators|grooming',
    'family|school|class|team|birthday|prom|yearbook|holiday|vacation pics|pictures|photos|photo|picture',
    'little|young|old guy|man|lady .',
    'guy|man .. that|who|we|i|from bought|sold|fixes|fixed|delivers|mows',
  ],
);

/** Signs of the rarest kinds, so that most messages are not read for the others. */
const MAY_BE =
  /(?<!\p{L})(?:man|guy|dude|woman|lady|boyfriend|bf|girlfriend|stranger|coach|foreman|pastor|deacon|teacher|tutor|neighbor|boss|manager|trainer|instructor|dating|online|hombre|senor|tipo|novio|novia|entrenador|maestro|vecino|jefe|capataz|(?:[2-6]\d) ?(?:year|yr|yo))(?!\p{L})/iu;
const CHILDS_AGE =
  /(?<!\p{L}|\d)(?:[89]|1[0-7]|eight|nine|ten|eleven|(?:thir|four|fif|six|seven)teen|twelve|teen\p{L}*|minor|underage|freshman|once|doce|trece|catorce|quince|dieciseis|diecisiete)(?!\d)/iu;

function luringIn(passage: string): { isLured: boolean; isGoing: boolean } {
  const found = new Set(signsIn(passage));
  const isHarm = found.has('secret') || found.has('gift');
  const isByGrownUp =
    found.has('love') || (found.has('stranger') && isHarm) || (found.has('known') && found.has('secret'));
  return {
    isLured: found.has('child') && isByGrownUp && !found.has('over'),
    isGoing: found.has('going') && !found.has('over'),
  };
}

/** Whether a grown-up lures a child: in secret, with gifts or rides, for pictures or to meet. */
export function isLured(message: string): boolean {
  const text = plain(message);
  if (!MAY_BE.test(text) || !CHILDS_AGE.test(text)) return false;
  return passagesOf(message).some((passage) => luringIn(passage).isLured);
}

/** Whether such a child is about to go, or gone: by this message, or by this and one before. */
export const isGoingToMeet = (message: string, before: readonly string[] = []): boolean =>
  [...before, message].some(isLured) && passagesOf(message).some((passage) => luringIn(passage).isGoing);
