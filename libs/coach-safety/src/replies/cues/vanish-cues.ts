import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';
import { plain } from './plain-letters.js';

const ANOTHER =
  'he|she|they|husband|wife|ex|partner|boyfriend|girlfriend|fiance|mother_in_law|father_in_law|brother|cousin|boss';
const CHILD =
  'son|daughter|stepson|stepdaughter|teen|teenager|kid|nephew|niece|grandson|granddaughter|student';
const WRITER =
  'me|us|you|my_body|your_body|the_body|a_body|any_body|my_bones|our_bodies|what_is_left|a_trace';
const WILDS =
  'down_there|out_here|out_there|up_here|back_there|in_there|in_the_desert|in_the_woods|in_the_well|on_this_land';
const SAYS =
  'says|said|say|tells|told|texts|texted|swears|swore|laughs|laughed|jokes|joked|joking|whispers|whispered|warns|warned|threatens|threatened|reminds|reminded|showed|shows|goes|grins|grinned';

/** A threat that the writer will vanish, which names no death: “nobody ever finds me out here”. */
const signsIn = cueFinder({
  told: [
    `${ANOTHER} .. ${SAYS}`,
    'told|tells|telling|reminds|reminded|warned|showed me|us',
    `${ANOTHER} can|could|will|would|going_to make`,
    'dice|dijo|dijeron|jura|juro|amenaza|amenazo|repite|me_recuerda|se_rie|advirtio|me_enseno',
  ],
  vanished: [
    `nobody|no_one|none|never|not|cops|police .. find|finds|found|look_for|looks_for|looking_for|search_for|searches_for|hear_from|hears_from|hear_of|see .. ${WRITER}`,
    `nobody|no_one would|will|could|even|ever|is_going_to|thinks_to .. look|looks|search|find ... ${WILDS}`,
    'make|makes|making|made me|us|you|somebody|someone|people|a_woman|a_wife|a_person disappear|vanish|go_missing|get_lost_for_good',
    'make sure i|we am? disappear|vanish|never_come_home|never_make_it_home',
    'people|women|wives|girls|folks|somebody|someone .. go|goes|went|disappear|disappears|vanish|vanishes missing? ... nobody|no_one|never|who .. look|looks|looked|find|finds|found|ask|asks|know|knows|notices',
    'fall|fell|slip|drown|trip|roll off|in|into|overboard|over|down ... nobody|no_one|who would|will|is_going_to .. know|ask|find|look|say|prove',
    'accidents happen|happens to wives|women|people|moms|girls who|that|like',
    'hogs|pigs|gators|alligators|coyotes|buzzards|crabs .. eat|eats|finish|clean_up .. me|you|body|bodies|a_person|somebody|evidence',
    'river|desert|lake|swamp|ocean|sea|mountain|mine|woods|bayou .. never|not give|gives|gave .. back|up',
    'places|spots|holes|land|acres|woods .. to put|hide|lose|dump me|you|a_body|somebody|someone',
    'nadie .. me|nos|te encuentra|encuentre|encontraria|busca|buscaria|halla|hallaria|va_a_encontrar|va_a_buscar|va_a_hallar',
    'nadie|nunca|no|ya .. vuelve|vuelven|volveria|volveran|va_a_volver|van_a_volver a? saber .. de mi|ti|nosotros',
    'me|nos|te puede|podria|va_a|van_a|pueden hacer? desaparecer|desaparecida|desaparecido',
    'te hago|voy_a_hacer desaparecer|desaparecida|desaparecido',
    'hacerme|hacernos|hacerte desaparecer',
    'desaparecerme|desaparecernos|desaparecerte',
    'no|ni vas|voy|vamos a dejar|quedar .. rastro|huella',
  ],
  // A child that says so may mean to die, and what is played or looked for hurts nobody.
  else: [
    `${CHILD} .. ${SAYS}|text|wrote`,
    'hide_and_seek|hiding_spot|maze|magic|trick|escape_room|costco|ikea|pantry|bathroom|game|gps|directions|escondidas',
  ],
});

/** Words without one of which nobody threatens so. */
const MAY_BE =
  /(?<!\p{L})(?:find|finds|found|look\p{L}*|search\p{L}*|hear|see|disappear|vanish|missing|accidents|hogs|pigs|gators|alligators|coyotes|buzzards|crabs|back|put|hide|dump|lose|know|prove|nadie|nunca|saber|desaparec\p{L}*|rastro|huella)(?!\p{L})/iu;

/** Whether somebody says that the writer could be gone, and nobody would find or look for them. */
export const isVanishThreat = (message: string): boolean =>
  MAY_BE.test(plain(message)) &&
  passagesOf(message).some((passage) => {
    const found = signsIn(passage);
    return found.includes('told') && found.includes('vanished') && !found.includes('else');
  });
