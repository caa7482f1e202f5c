import type { Phrase } from '../../phrases/phrase.js';

const ANOTHER =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|mom|mother|dad|father|son|daughter|brother|sister';
const SAYS =
  'says|said|saying|say|swears|swore|threatens|threatened|threatening|threaten|texted|texts|tells_me|told_me|yells|screams|will|would|going_to|keeps_saying';
const OWN_DEATH =
  'kill|kills|killing|hang|hangs|hanging|shoot|shoots|shooting|hurt|hurts|cut|cuts|drown himself|herself|themselves';
const BULLET = 'bullet|gun|pistol|glock to|in|into|through his|her|their own? head|mouth|brain';
const OWN_LIFE = 'end|ends|ending|take|takes|taking his|her|their own? life';
const SELVES = [
  ['himself', 'his'],
  ['herself', 'her'],
];
/**
 * How somebody says that they will end their own life, in words that may stand far from the one who says it.
 */
const ENDS = SELVES.flatMap(([self = '', own = '']) => [
  ...['kill', 'shoot', 'hang', 'drown', 'bullet_in', 'bullet_through', 'gun_on'].map(
    (does) => `${does}_${self}`,
  ),
  `blow_${own}_brains_out`,
  `blow_${own}_head_off`,
  `eat_${own}_gun`,
  `end_${own}_life`,
  `take_${own}_life`,
  `bullet_in_${own}_head`,
])
  .concat(
    'eat_a_bullet|end_it_all|drive_into_a_tree|drive_into_a_wall|drive_into_a_pole|drive_into_the_river|drive_into_traffic|drive_off_a_bridge|drive_off_the_bridge|drive_off_a_cliff|drive_off_the_road|jump_off_a_bridge|jump_off_the_bridge|jump_off_the_roof|jump_off_the_overpass|jump_from_the_window|jump_in_front|walk_into_traffic|find_him_hanging|find_her_hanging|find_him_dead|find_her_dead|find_his_body|find_her_body',
  )
  .join('|');
const PACKS =
  'leave|leaves|leaving|go|break_up|divorce|divorced|move_out|walk_out|walk|pack|packed|packing|file|filed|take_the_kids|take_my_kids|take_the_baby|left';
const LEAVING =
  'leave|leaves|left|go|goes|going|break_up|breakup|divorce|move_out|walk_out|end_it|leaving|separate|see_my|talk_to';
const IF = 'if|when|the_day|the_minute|whenever|unless|every_time|once|because|anytime|each_time i|we';
const THEY_WILL = 'he|she|they|hell|shell|theyll|hed|shed|theyd|will|would';
const HARD =
  'tree|trees|wall|pole|train|trains|traffic|river|lake|bridge|overpass|truck|semi|building|ditch|barn';
const CRASHES = [
  `drive|crash|wreck|run|ride|slam|steer .. into .. ${HARD}`,
  'crash|wreck|total the|his|her|our car|truck|van|bike',
  'jump|step|walk|leap .. off|from|in_front_of|into .. silo|roof|bridge|train|traffic|tower|cliff|balcony|building|overpass|ledge|water|tracks',
];
const SE_MATA =
  'se_mata|se_va_a_matar|matarse|se_va_a_suicidar|suicidarse|se_suicida|se_ahorca|se_cuelga|colgarse|ahorcarse|se_da_un_tiro|se_pega_un_tiro|quitarse_la_vida|se_quita_la_vida|se_mete_un_balazo|se_va_a_meter_un_balazo|se_da_un_balazo|se_va_a_dar_un_tiro|se_va_a_aventar|se_avienta_del|se_avienta_al|se_avienta|se_tira_al|se_estrella|se_va_a_estrellar|se_tira_del|se_va_a_tirar|se_va_a_ahorcar|se_va_a_colgar';
const ME_VOY = 'dejo|deje|voy|vaya|dejas|vas|separo|separe|divorcio|divorcie|salgo|salga|termino|corto';

/** Somebody threatens to die so that the writer stays. */
export const OWN_LIFE_THREATS: readonly Phrase[] = [
  `${ANOTHER} .. ${SAYS} .. ${OWN_DEATH} ... ${IF} .. ${LEAVING}`,
  `${ANOTHER} .. ${SAYS} .. ${BULLET} ... ${IF} .. ${LEAVING}`,
  `${ANOTHER} .. ${SAYS} .. eat|eats|eating a bullet ... ${IF} .. ${LEAVING}`,
  `${IF} ... ${LEAVING} ... ${SAYS} .. eat|eats a bullet`,
  `${ANOTHER} .. ${SAYS} .. ${OWN_LIFE} ... ${IF} .. ${LEAVING}`,
  `${ANOTHER} .. ${SAYS} .. die|end_it|end_it_all|dead ${IF} .. ${LEAVING}`,
  `${IF} ... ${LEAVING} ... ${SAYS} .. ${OWN_DEATH}`,
  `${IF} ... ${LEAVING} ... ${SAYS} .. ${BULLET}`,
  `${IF} ... ${LEAVING} ... ${SAYS} .. put .. ${BULLET}`,
  `${ANOTHER} .. ${SAYS} .. put .. ${BULLET} ... ${IF} .. ${LEAVING}`,
  `${IF} ... ${LEAVING} ... ${SAYS} .. ${OWN_LIFE}`,
  `${IF} ... ${LEAVING} ... ${ANOTHER} .. ${SAYS} .. die|end_it|end_it_all`,
  `${SAYS} .. ${IF} .. ${PACKS} ... ${ENDS}`,
  `${SAYS} .. ${ENDS} ... ${IF} .. ${PACKS}`,
  `${IF} ... ${PACKS} ... ${SAYS} .. ${ENDS}`,
  // Reported speech, whatever the writer has done or asked for: “every time I say I need space she says
  // she’ll …”.
  `${IF} ... ${ANOTHER} .. ${SAYS} .. ${ENDS}`,
  `${IF} ... shell|hell|theyll|shed|hed|theyd .. ${ENDS}`,
  `${ANOTHER} .. ${SAYS} .. ${ENDS} ... ${IF}`,
  `shell|hell|theyll|shed|hed|theyd .. ${ENDS} ... ${IF}`,
  // A car, a train or a height, whatever it is called.
  ...CRASHES.flatMap((crash) => [
    `${IF} ... ${PACKS} ... ${THEY_WILL} .. ${crash}`,
    `${THEY_WILL} .. ${crash} ... ${IF} .. ${PACKS}`,
  ]),
  `the_day|the_minute i|we .. ${PACKS} .. day|minute he|she|they dies|die|is_dead`,
  `${ANOTHER} .. not make_it|last .. day|week|night|month|without_me ... ${IF} .. ${PACKS}`,
  `${THEY_WILL} .. take|swallow|drink all|every|the_whole|a_whole his|her|the|their|bottle? pills|meds|pill|bottle .. ${IF} .. ${PACKS}`,
  `cada_que|cada_vez_que|cuando|si ... maleta|maletas|divorcio ... ${SE_MATA}`,
  `${SE_MATA} ... si|cuando ... divorcio|maleta|maletas`,
  `${SE_MATA} .. si .. ${ME_VOY}`,
  `si|dia_que|cuando|apenas .. ${ME_VOY} ... ${SE_MATA}`,
  `${SE_MATA} cada_vez_que|cuando ... ${ME_VOY}|dejarlo|dejarla|irme|separarme`,
  `cada_vez_que|cuando|si ... dejarlo|dejarla|irme|separarme|dejo|voy ... ${SE_MATA}`,
];

const BURIES = 'bury|burying|buried';

/** Somebody threatens the writer with death, in words that do not say "kill". */
export const DEATH_THREATS: readonly Phrase[] = [
  'send|sends|ship|ships|mail|bring|carry|haul|leave|come|go|get_out|walk_out me|you|us|her|him|them|back|here|out|home .. in a? box|casket|coffin|body_bag|pine_box|hearse|bag',
  'leave|leaving|out|go|come|back|home .. in|is a? body_bag|casket|coffin|pine_box|hearse',
  'te|me|la|lo regresa|regreso|manda|mando|devuelvo|sacan|saco|vas|voy|sales|salgo .. en|con un|una|los? caja|cajon|ataud|bolsa_negra|pies_por_delante',
  `will|would|going_to|could|gonna ${BURIES} me|us|my_body|you`,
  `${SAYS} .. ${BURIES} me|us|my_body`,
  'put|puts|putting|send|be|end_up|have|get .. six|6 feet|ft|foot under',
  'put|throw|throws|dump|dumps|feed me|us|my_body|you .. in|into|to the|a|that ground|hole|lake|river|woods|swamp|desert|grave|hogs|pigs|gators',
  'nobody|no_one|never|cops|police .. find|dig .. my_body|me_up|us_up|the_body|your_body',
  'nobody|no_one would|will|could|gonna ever? find|dig .. me|us|it|up|you',
  'knows|has|got .. place|spot|land|acres|woods|hole|farm ... find|dig|found .. me|my_body|body|us|up|you',
  'dig|digs|dug|digging .. grave|hole .. for|with me|my|us|my_name',
  'put|puts|putting .. bullet in|into|through|between my|me|our|us|your',
  'me va|voy a? enterrar|sepultar|desaparecer',
  'dice|dijo|amenaza .. me? entierra|enterrarme|desaparecerme|va_a_desaparecer|nadie_me_va_a_encontrar',
  'tres metros bajo tierra',
  'nadie me|nos va_a_encontrar|encontraria|hallaria',
];

export const EVERYDAY_DEATH_WORDS: readonly Phrase[] = [
  'leave|leaves|left the|my|a|his bike|bikes|door|gate|light|lights|dishes|toys|trash|stove|scooter|garage',
  'bury|buried|burying the|a hatchet|dog|cat|hamster|bird|time_capsule',
  'bury|buries|burying|buried me|us|myself in|under work|laundry|dishes|debt|paperwork|diapers|bills|snow|sand|blankets|the_sand',
  'bury|buried .. next_to|beside|with my|our|his|her',
  'hide_and_seek|corn_maze|maze|camping|costco|ikea ... nobody|no_one ... find',
  'nobody|no_one ... find ... hide_and_seek|corn_maze|maze|costco|ikea',
];

/** The writer threatens somebody, also in words that leave open what will be done. */
export const WRITERS_THREATS: readonly Phrase[] = [
  'going_to|will|gonna make sure|certain neither|nobody|no_one|none of us|them? gets|get|has|have|sees|raises|keeps',
  'i know where she|he|they parks|park|lives|live|works|work|sleeps|runs|jogs|is_staying|goes',
  'if i can not have|see her|him|them|my_kids|the_kids|my_son|my_daughter|my_baby ... nobody|no_one|neither',
  'i will|am_going_to|swear ... make her|him|them pay|regret|suffer|sorry|disappear',
  'she|he|they will not|never make it|see .. court|morning|christmas|sunday|hearing|another_day',
  'i .. burn|torch .. house|car|place|it .. with|down .. her|him|them|in_it',
  'i will|am_going_to|could|would bury|strangle|shoot|end|finish|run_over|gut him|her|them',
  'ni para ella|el ni para mi|nadie',
  'no es|son|va_a_ser|van_a_ser mia|mio|mios|para_mi no va_a_ser|van_a_ser de|para nadie',
  'se donde ella? se_estaciona|vive|trabaja|duerme|corre',
  'me|se las|la va|van a pagar',
];
