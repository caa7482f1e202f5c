import { cueFinder } from './cue-finder.js';
import { apartFromFeel } from './falls.js';
import { namesChild } from './person-cues.js';
import { plain } from './plain-letters.js';

const KNOCKS =
  'slammed|slams|slamed|bodyslammed|body_slammed|threw|throws|thrown|tossed|tosses|flung|flings|tackled|tackles|shoved|shoves|pushed|pushes|kicked|kicks|hit|hits|slapped|slaps|smacked|smacks|whacked|whacks|popped|pops|clocked|punched|punches|dropped|drops|flipped|flips|swung|swings|knocked|knocks|yanked|yanks|jerked|backhanded|cuffed|clobbered|bonked|beat|beaned|trampled|tripped|bucked|struck';
const AGE = Array.from({ length: 16 }, (_, at) => String(at + 1)).join('|');
const OBJECT = `@my? ${AGE}|little|youngest|oldest|middle|poor|own|foster|sweet|a? @child|grandbaby|grandchild|kiddo|yo|yr_old|grandkid`;
const HEIGHTS =
  'off|from|out_of|out_a|down|over|backwards|backward|headfirst|head_first|against|into|onto|on_the|through';
const HARD =
  'head|floor|wall|driveway|concrete|cement|tile|dresser|table|counter|corner|edge|armrest|patio|stairs|steps|hearth|fireplace|sidewalk|bathtub|tub|railing|bumper|curb|ice|ground|pavement|doorframe|bed_frame|bedpost|shelf|desk|pole|post';
const PERCHES =
  'quad|four_wheeler|4_wheeler|atv|bike|horse|pony|trampoline|swing|slide|bunk|bunks|bunkbed|bed|couch|sofa|bars|monkey_bars|scooter|skateboard|porch|deck|roof|tractor|ladder|wagon|tailgate|golf_cart|dirt_bike|loft|counter|chair|stool|table|changing_table|shoulders|ledge|fence|tree';
const TIRO =
  'tiro|tira|avento|avienta|empujo|empuja|azoto|estrello|pego|golpeo|pateo|tumbo|solto|cacheteo|zarandeo|jaloneo|dejo_caer|noqueo|boto';
const HIJO =
  'nino|nina|hijo|hija|hijito|hijita|hijastro|hijastra|nieto|nieta|bebe|nene|nena|chiquito|chiquita|chamaco|chamaca|sobrino|sobrina';

/**
 * A child that was knocked, or fell, and a body that is not well since. Neither says much alone, and who did
 * it changes nothing.
 */
const signsIn = cueFinder(
  {
    knocked: [
      `${KNOCKS} him|her|them`,
      `${KNOCKS} ${OBJECT}`,
      `${KNOCKS} @my? .. @child .. ${HEIGHTS}`,
      `got|was|been|gets|getting ${KNOCKS} off|down|across? by|in|on|off|into|with|against|to|from|the|a|his|her`,
      `tumbled|fallen|falls|rolled|slipped|slid|dove|crashed|wrecked .. ${HEIGHTS}`,
      `came|comes|went|flew|flies|bucked|thrown|slipped .. off .. ${PERCHES}`,
      `landed|lands|went .. on|onto|against|into .. ${HARD}`,
      'took|had|has|takes a|an .. spill|tumble|fall|header|blow|knock|hit',
      `hit|hits|smacked|smacks|bumped|bumps|banged|bangs|cracked|bonked|clipped|caught .. ${HARD}`,
      'thrown|bucked from|off',
      'tripped|trips|stumbled .. over|on|into',
      'big|huge|giant|nasty bump|knot|lump|goose_egg',
      `${TIRO} .. a .. ${HIJO}`,
      `le|lo|la|les|los ${TIRO}`,
      'le dio|dieron|di|da .. empujon|golpe|golpazo|cachetada|trancazo|manotazo|patada|zape|cabezazo',
      'se .. cayo|caido|rodo|resbalo|golpeo|pego|estrello|descalabro',
      'caida|golpazo|trancazo|chichon|chipote|porrazo',
    ],
    unwell: [
      'threw|throws|throwing|thrown|throw up',
      'vomited|vomiting|vomits|vomit|puked|puking|pukes|puke|barfed|barfing|upchucked',
      'spits|spitting|spit|brings|bringing .. everything|it|milk|bottle .. up',
      'not keep .. down',
      'light|lights|lamp|sun|tv|phone|noise|sound .. hurts|hurt|loud|bothers|bothering|bother|too_bright|off',
      'off .. light|lights',
      'talk|talks|talking|speaks|speaking|acts|acting|walks|walking ... funny|goofy|weird|weirdly|silly|nonsense|strange|strangely|drunk|slow|slurred|odd|oddly|crazy|off|different|mixed_up|sideways',
      'slurs|slurring|slurred|babbling|mumbling|rambling|garbled',
      'not make|making any? sense',
      'mixes|mixing|mixed|jumbles|jumbling .. words|names',
      'not remember|recall|remembering',
      'call|calls|called|calling me|us|him|her|@my .. by|wrong ... name',
      'asks|asking|ask|says|saying|repeats|repeating .. same .. question|thing|words|story|sentence',
      'not remember|know|knows|remembers|recognize|recognizes .. day|name|names|where|me|who|happened|it|anything',
      'sees|seeing|see two|double|stars|spots|three',
      'dizzy|woozy|wobbly|staggering|stumbling|off_balance|confused|dazed|disoriented|loopy|out_of_it|foggy|lethargic|glassy|glazed|unsteady',
      'not .. walk|stand straight|right',
      'stares|staring .. nothing|space|wall|blank|blankly|through|off|at_me|ahead',
      'eyes|eye|pupil|pupils .. funny|crossed|weird|rolling|rolled|different|bigger|big|glassy|wandering',
      'vomito|vomita|vomitando|vomitado|devolvio|devolviendo|guacareo',
      'luz|ruido .. lastima|molesta|cala|duele|fuerte',
      'habla|hablando|camina|actua|contesta|anda .. raro|rara|enredado|enredada|chistoso|mal|lento|lenta|chueco|cosas',
      'dice|diciendo|decir .. cosas|tonterias|incoherencias .. sin_sentido|raras|que_no|sin',
      'no .. contesta|responde|reconoce|conoce .. bien|me|nos|nada|a_nadie|a_su',
      'no .. acuerda|sabe .. nada|que|donde|dia|nombre',
      'me|nos|le dijo|llamo|llama|dice .. nombre',
      'mareado|mareada|mareos|confundido|confundida|atontado|atontada|desorientado|desorientada|ido|ida|atarantado|atarantada',
      've|mira|viendo doble|dos|estrellitas',
      'mirada perdida|fija',
    ],
    drowsy: [
      'want|wants|wanted|wanting|tries|trying|begging|needs|asks|asking|keeps|keep to? sleep|go_to_sleep|going_to_sleep|lay_down|lie_down|nap|close_his_eyes|close_her_eyes',
      'sleepy|drowsy|groggy',
      'keeps|keep|kept nodding|dozing|falling_asleep|drifting',
      'nodding|dozing|drifting off',
      'not .. stay|keep .. awake',
      'so|too|very|really|super tired|sleepy',
      'quiere|quiera dormir|dormirse|acostarse',
      'se quiere|queria|esta|anda dormir|durmiendo|acostar',
      'mucho|tanto|puro|demasiado sueno',
      'con|de sueno .. desde|y|.',
      'adormilado|adormilada|dormilon|se_me_duerme|se_nos_duerme',
    ],
    // What else makes a child sick or sleepy, and what is long over.
    plain: [
      'flu|stomach_bug|bug|virus|stomach_flu|food_poisoning|going_around|carsick|car_sick|covid|strep|bedtime|long_day|nap_time|naptime|past_his|past_her|stayed_up|up_late|from_the_sun|sunday_night|benadryl|melatonin|birthday_party|spelling_bee',
      'up from|because|after .. crying|cried|laughing|mad|upset|candy|cake|ride|rides|shots|vaccine',
      'gripa|virus|infeccion|empacho|desvelado|desvelada|desvelo|sol|siesta|vacuna|vacunas',
      'years_ago|year_ago|months_ago|weeks_ago|last_year|last_summer|last_month|last_week|back_then|when_i_was|when_he_was|when_she_was|as_a_kid|used_to|a_while_back|when_we_were',
      'hace_anos|hace_meses|hace_mucho|hace_tiempo|hace_semanas|la_semana_pasada|el_ano_pasado|de_chico|de_chica|cuando_era',
      'movie|film|show|series|episode|novel|video_game|roblox|minecraft|fortnite|dream|nightmare|pelicula|serie|novela|sone|videojuego',
      'dog|cat|puppy|kitten|perro|gato .. threw|throws|vomited|puked|vomito',
    ],
  },
  [
    'husband|wife|he|she|they|dad|mom|ex|stepdad|stepmom|grandma|everybody|teacher|coach says|said|swears|thinks|claims|blames ... flu|bug|virus|stomach_bug|long_day|candy|cake|tired|bedtime',
    'maybe|probably|could_be just|only|a|the|some? flu|bug|virus|stomach_bug',
    'esposo|marido|papa|mama|el|ella|suegra dice|dijo|cree ... gripa|virus|empacho|sol|desvelado',
    'threw|throws|thrown him|her|them a|an|some|the? party|shower|ball|bone|look|shade|kiss',
    'hit|hits|hitting him|her|them up|that|for|me|home',
    'pushed|pushes|push him|her|them to|too|in_school|away|on_the_swing|in_the_stroller|on_his_bike|on_the_bike',
    'knocked|kicked|dropped|drops|pops|popped him|her|them off|out|in|up at|of|the|for',
    'dropped|drops|drop him|her|them|kids|my_kids|the_kids off|at|with|to',
    'kicked|kicks him|her|them out|off',
    'came|comes|went|goes|tumbled off|out|down|over .. to|the_bus|school|sick|with|for|medication|meds|asleep|apart|in_love|schedule|work|shift',
    'came|went|comes|goes down|over|through|into|out',
    'tumbled asleep|in|apart|for|behind|through|short|into|silent|ill|sick|back|flat|over_laughing',
    'want|wants|wanted to sleep|nap with|in|over|at|on|next|alone|late|between',
    'light|lights .. off .. bed|night|bedtime|room|house|when',
    'sleepy time|head|voice|face|smile|eyes|bear',
    'le dio|dieron .. golpe .. suerte|mesa',
    'beat him|her|them at|in|to',
  ],
);

/** Words for a body that is not well, without which there is nothing to look for. */
const MAY_BE =
  /(?:vomit|mix|jumbl|puk|barf|thr[eo]w|spit|keep|light|lamp|noise|loud|talk|speak|acti?n?[gs]|slur|babbl|mumbl|rambl|garbl|sense|call|same|remember|know|recogni|seeing|sees|dizz|wooz|wobbl|stagger|stumbl|confus|daze|disorient|loopy|out of it|fogg|letharg|glas|glaz|steady|star|eye|pupil|sle+p|drows|grogg|nodd|doz|nap|tired|lay down|lie down|devolv|guacar|luz|ruido|habl|camin|contest|anda|dic|acuerd|sabe|llam|dijo|mare|atont|atarant|ido|ida|dobl|mirada|dorm|sueno|acost)/iu;

function signsOf(message: string): ReadonlySet<ReturnType<typeof signsIn>[number]> {
  if (!MAY_BE.test(plain(message))) return new Set();
  return new Set(signsIn(apartFromFeel(message)));
}

/** Whether a child was knocked or fell, and is sick, drowsy or not clear since, by the words of a passage. */
export function isChildKnocked(passage: string): boolean {
  const found = signsOf(passage);
  if (!found.has('knocked') || found.has('plain')) return false;
  return (found.has('unwell') || found.has('drowsy')) && namesChild(passage);
}

/** The same where the fall or the blow was told in an earlier message. */
export function isChildKnockedBefore(before: readonly string[], message: string): boolean {
  const now = signsOf(message);
  if (now.has('plain') || !(now.has('unwell') || now.has('drowsy'))) return false;
  return before.some((each) => {
    const told = namesChild(each) ? signsIn(apartFromFeel(each)) : [];
    return told.includes('knocked') && !told.includes('plain');
  });
}
