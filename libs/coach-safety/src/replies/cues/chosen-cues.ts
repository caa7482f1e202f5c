import { cueFinder } from './cue-finder.js';

const PLACES =
  'bridge|overpass|overlook|cliff|ledge|rooftop|roof|balcony|tracks|train|trains|railroad|quarry|dam|parking_garage|gorge|canyon|bluff|curve|guardrail|exit|tree|pole|wall|semi|truck|ridge|lake|river|pond|reservoir|pier|beam|rafter|barn|silo|floor';
const MEANS =
  'pills|pill|meds|bottle|bottles|rope|belt|cord|knife|razor|blade|gun|pistol|rifle|shotgun|drawer|hose|tank|vein';
const LUGARES =
  'puente|mirador|barranco|barranca|precipicio|azotea|cornisa|balcon|vias|tren|presa|arbol|curva|poste|barda|rio|lago|viga|muelle|techo';
const MEDIOS = 'pastillas|soga|cuerda|mecate|lazo|pistola|arma|rifle|navaja|cuchillo|veneno|cinto|frasco';
const KNOWS =
  'know|knew|picked|chose|chosen|decided|found|figured_out|worked_out|settled_on|planned|scoped_out|got';
const SABE = 'se|escogi|elegi|decidi|encontre|halle|pense|vi|tengo';
/** Nothing follows that would say what for. */
const NO_MORE =
  '.|honestly|already|anyway|now|out|off_the|i_would|if_it|when_it|if_i|when_i|for_me|so_there|and_when|and_how|and_where|and_the_day';
const NADA_MAS = '.|la_verdad|ya|tambien|y_cuando|y_como|y_donde|seria|va_a_ser|escogido|visto|pensado';

const chosenIn = cueFinder(
  {
    chosen: [
      `i have? already|even|pretty_much|basically? ${KNOWS} out? which|what ${PLACES}|${MEANS} ${NO_MORE}`,
      `i have? already|even ${KNOWS} the|a|my ${PLACES}|rope|pills ${NO_MORE}`,
      `already ${KNOWS} out? which|what|the|my ${PLACES}|${MEANS} ${NO_MORE}`,
      `i have? already|even? got|have|had? the|my|a ${PLACES} picked|chosen|figured|scoped out?`,
      `i have? already? ${KNOWS} out? which|what|the ${PLACES}|${MEANS} .. i_would|it_would_be|it_will_be|i_will|would_hold|would_do_it|nobody_goes|no_one_goes|no_railing|no_guardrail`,
      `${PLACES} would|could|will hold me|my_weight|i_checked|it`,
      `found|picked|chose|know the|a spot|place .. nobody|no_one goes|would_find|will_find|looks|drives`,
      `ya ${SABE} cual|que|con_que|con_cual|de_cual|en_cual|desde_cual ${LUGARES}|${MEDIOS} ${NADA_MAS}`,
      `ya|hasta ${SABE} el|la|las|los|un|una|mi ${LUGARES}|soga|pastillas|mecate ${NADA_MAS}`,
      `ya tengo visto|escogido|pensado|ubicado el|la|las|un|una ${LUGARES}|${MEDIOS} ${NADA_MAS}`,
    ],
  },
  [
    // What is picked is for a home, a feast, a trip, somebody who takes it every day, or a photo.
    `we|he|she|they|kids|teacher|doctor|nurse .. ${KNOWS} .. ${PLACES}|${MEANS}`,
    'christmas|xmas|family|apple|shade|fake tree',
    `${PLACES} .. photos|pictures|wedding|hike|trip|color|colors|shingles|camping|fishing|scouts|field|route|traffic|commute|toll|photo|party|picnic|swim|plan`,
    `${MEANS} .. drive|night|morning|label|twice|baby|kids|nurse|doctor|pharmacy|dose|prescription`,
    'photos|pictures|wedding|hike|hiking|trip|field_trip|camping|fishing|traffic|commute|christmas|navidad|fotos|boda|pesca|trafico|excursion ... arbol|puente|lago|rio|tree|bridge|overpass|lake|river|ridge|pier',
    'arbol|puente|lago|rio|tree|bridge|overpass|lake|river|ridge|pier ... photos|pictures|wedding|hike|hiking|trip|camping|fishing|traffic|commute|christmas|navidad|fotos|boda|pesca|trafico|excursion',
    'movie|show|game|minecraft|roblox|lego|train_set|thomas ... train|bridge|tracks|tower',
  ],
);

/** The rarest signs of such a clause, without which the whole message need not be read for it. */
const NAMED =
  /(?:spot|bridge|overpass|overlook|cliff|ledge|roof|balcony|track|train|railroad|quarry|dam|garage|gorge|canyon|bluff|curve|guardrail|exit|tree|pole|wall|semi|truck|ridge|lake|river|pond|reservoir|pier|beam|rafter|barn|silo|floor|pill|meds|bottle|rope|belt|cord|knife|razor|blade|gun|pistol|rifle|drawer|hose|tank|vein|puente|mirador|barranc|precipicio|azotea|cornisa|balc|v[ií]as|tren|presa|[aá]rbol|curva|poste|barda|r[ií]o|lago|viga|muelle|techo|pastillas|soga|cuerda|mecate|lazo|arma|navaja|cuchillo|veneno|cinto|frasco)/iu;
const PICKED =
  /(?:kn[oe]w|picked|chose|decided|found|figured|worked out|settled|planned|scoped|got the|hold|(?<!\p{L})s[eé] |escog|eleg|decid|encontr|hall[eé]|pens[eé]|tengo|(?<!\p{L})vi )/iu;

/**
 * Whether the writer has chosen a place or means in one clause that says nothing of what for: “i already know
 * which overpass honestly”. Whatever everyday talk stands around it, that is a plan.
 */
export const hasChosenHow = (message: string): boolean =>
  NAMED.test(message) && PICKED.test(message) && chosenIn(message).length > 0;
