import type { Phrase } from '../../phrases/phrase.js';

const ANOTHER =
  'he|she|they|husband|wife|boyfriend|girlfriend|ex|partner|fiance|mom|mother|dad|father|son|daughter|brother|sister';
const SAYS =
  'says|said|saying|say|swears|swore|threatens|threatened|threatening|threaten|texted|texts|tells_me|told_me|yells|screams|will|would|going_to|keeps_saying';
const OWN_DEATH =
  'kill|kills|killing|hang|hangs|hanging|shoot|shoots|shooting|hurt|hurts|cut|cuts|drown himself|herself|themselves';
const BULLET = 'bullet|gun|pistol|glock to|in|into|through his|her|their own? head|mouth|brain';
const OWN_LIFE = 'end|ends|ending|take|takes|taking his|her|their own? life';
const LEAVING =
  'leave|leaves|left|go|goes|going|break_up|breakup|divorce|move_out|walk_out|end_it|leaving|separate|see_my|talk_to';
const IF = 'if|when|the_day|the_minute|whenever|unless|every_time|once|because|anytime|each_time i|we';
const SE_MATA =
  'se_mata|se_va_a_matar|matarse|se_va_a_suicidar|suicidarse|se_suicida|se_ahorca|se_cuelga|colgarse|ahorcarse|se_da_un_tiro|se_pega_un_tiro|quitarse_la_vida|se_quita_la_vida';
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
  `${SE_MATA} .. si .. ${ME_VOY}`,
  `si|dia_que|cuando|apenas .. ${ME_VOY} ... ${SE_MATA}`,
  `${SE_MATA} cada_vez_que|cuando ... ${ME_VOY}|dejarlo|dejarla|irme|separarme`,
  `cada_vez_que|cuando|si ... dejarlo|dejarla|irme|separarme|dejo|voy ... ${SE_MATA}`,
];

const BURIES = 'bury|burying|buried';

/** Somebody threatens the writer with death, in words that do not say "kill". */
export const DEATH_THREATS: readonly Phrase[] = [
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
  'bury|buried|burying the|a hatchet|dog|cat|hamster|bird|time_capsule',
  'bury|buries|burying|buried me|us|myself in|under work|laundry|dishes|debt|paperwork|diapers|bills|snow|sand|blankets|the_sand',
  'bury|buried .. next_to|beside|with my|our|his|her',
  'hide_and_seek|corn_maze|maze|camping|costco|ikea ... nobody|no_one ... find',
  'nobody|no_one ... find ... hide_and_seek|corn_maze|maze|costco|ikea',
];
