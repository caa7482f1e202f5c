import { cueFinder } from './cue-finder.js';

const HEAD = 'head|skull|temple|forehead';
const CABEZA = 'cabeza|cabecita|nuca|sien|frente|mollera|craneo';
const HITS =
  'hit|hits|bumped|bumps|banged|bangs|smacked|smacks|cracked|cracks|slammed|slams|bashed|knocked|busted|split|whacked|whacks|struck|conked|smashed|bonked|thumped|hurt';
const PEGA =
  'pego|pegue|golpeo|golpee|dio|di|estrello|azoto|azote|partio|abrio|rajo|cayo|cai|lastimo|lastime|pegaron|golpearon';

/**
 * A blow or a fall on the head, and a mind that is not clear since. Neither says much alone. Drink, sleep and
 * who did it change nothing: only a doctor can tell them apart from a bleeding inside.
 */
const signsIn = cueFinder(
  {
    struck: [
      `${HITS} .. ${HEAD}`,
      `${HEAD} .. ${HITS}|bounced|snapped|made_a_sound|made_a_noise|first`,
      `fell|falls|landed|dropped|went|thrown ... on|onto|against|into his|her|their|my|its|the? ${HEAD}`,
      `to|in|on|upside|across|off the|his|her|my? ${HEAD} .. at_practice|with|at|by|since|and|from|.`,
      `me|him|her|them in|on|across|upside the ${HEAD}`,
      `blow|kick|knock|punch|whack|bump|lump|goose_egg ... ${HEAD}`,
      'concussion|concussed',
      `took|got|caught it|one|some|a_hit|a_ball|a_baseball|a_knock .. to|on|in the|his|her|my? ${HEAD}`,
      `${PEGA} ... ${CABEZA}`,
      `${CABEZA} .. ${PEGA}|contra`,
      `golpe|golpazo|trancazo|chichon|chipote|bola ... ${CABEZA}`,
      'con la cabeza|cabecita|nuca',
      'descalabro|descalabrado|descalabrada|descalabre',
    ],
    unclear: [
      'mumble|mumbles|mumbling|mumblin|mumbled|slurs|slurring|slurred|babbles|babbling|garbled|jumbled|incoherent|gibberish|nonsense',
      'words|speech|sentences is|are|come|comes|coming? .. wrong|funny|slow|weird|mixed|jumbled|backwards|thick',
      'talks|talk|talking|talkin|speaks|speaking|acts|acting|actin|walks|walking|looks|sounds .. funny|weird|weirdly|strange|strangely|slow|slowly|drunk|odd|different|crazy|not_right|off',
      'confused|confuses|foggy|fuzzy|dazed|loopy|out_of_it|disoriented|woozy|groggy|spacey|spaced_out|delirious|wobbly',
      'not right|himself|herself|themselves|all_there|with_it|focus|focusing|follow',
      'sleepy|drowsy|sleepier|lethargic',
      'keeps|keep|kept falling|fallin|nodding|noddin|drifting|driftin|dozing|passing|asking|repeating|forgetting|going|sleeping|wanting ... asleep|off|out|same|it|what|to_sleep|things|back',
      'keeps|keep forgetting|repeating',
      'not .. stay|stays|staying|keep awake|up',
      'not keep him|her|them|me|my|the .. awake|up',
      'hard|trouble to? wake|waking|rouse|keep_awake',
      'not .. answer|answering|respond|responding|talk|talking|make|making|know|knows|recognize|recognizes .. right|sense|me|who|what|where|at_all|.',
      'asks|asked|asking|says|said|saying|tells|repeats .. same .. thing|question|over|times',
      'not remember|remembers|recall',
      'not think|see|walk|stand straight|clearly|right',
      'keeps|keep|kept dropping|stumbling|tripping|bumping',
      'words|sentences .. wrong|mixed_up|backwards',
      'just|only|still|really want|wants|wanted|wanting to sleep',
      'tired .. since|ever_since|and|after|words',
      'keeps|kept saying .. tired|sleepy',
      'calls|called|calling me|us by|the wrong?',
      'snores|snoring|snorin .. weird|funny|loud|hard|strange|different',
      'balbucea|balbuceando|incoherente|atontado|atontada|desorientado|desorientada|confundido|confundida|adormilado|adormilada|ido|ida',
      'habla|hablando|camina|caminando|anda|actua .. raro|rara|feo|chistoso|enredado|enredada|lento|lenta|despacio|borracho|borracha|trabado|trabada',
      'arrastra|arrastrando|se_le_enredan|se_le_traban .. palabras|lengua|voz',
      'no sabe|se_acuerda|me_acuerdo|recuerda|reconoce .. dia|donde|quien|nombre|que|nada|nos|me',
      'mucho|tiene|con|trae|puro|nomas sueno',
      'se queda|esta|quedando|queda .. dormido|dormida|durmiendo',
      'se me|le olvidan|olvida|olvido|van',
      'no .. mantener|mantenerla|mantenerlo|puedo_mantener .. despierta|despierto',
      'no .. despierta|despertar|reacciona|contesta|responde',
      'repite|pregunta|dice .. lo_mismo|misma',
    ],
    over: [
      'years_ago|year_ago|months_ago|weeks_ago|last_year|last_summer|last_month|back_then|when_i_was|when_he_was|when_she_was|as_a_kid|used_to|a_while_back|back_in|growing_up',
      'hace_anos|hace_meses|hace_mucho|hace_tiempo|el_ano_pasado|de_chico|de_chica|de_nino|de_nina|cuando_era',
      'movie|film|show|series|episode|novel|video_game|dream|pelicula|serie|novela|sone|un_sueno|videojuego',
      'dog|cat|puppy|perro|gato',
    ],
  },
  [
    'bang|banging|beat|beating|hit|hitting|pounding|knock|knocking my|our|their|his|her? heads? against|on the|a wall|brick_wall|desk',
    'nail on the head',
    'hit me that|when|how|then|like|hard|.',
    'head over heels',
    'in over my|our|his|her head',
    'get|got|getting|wrap|stuck .. in|into|around|through|inside my|his|her|your? head',
    'head hurts .. from|with|noise|yelling|schedule',
    'voices|song|idea|numbers|words|thoughts .. in my|his|her head',
    'head of|off|out|home|start|count|cold',
    'confused .. about|by|how|why|schedule|schedules|rules|names|family|feelings',
    'not know|knows what|who|where .. to_do|to_say|to_call|to_ask|we_want|goes_where|pays',
    'en frente de|del',
    'frente a|al',
    'dio|dan|da .. vueltas',
  ],
);

/**
 * Whether somebody's mind is not clear since their head was hit. The words may stand in any sentences of a
 * passage.
 */
export function isHeadHurt(passage: string): boolean {
  const found = signsIn(passage);
  return found.includes('struck') && found.includes('unclear') && !found.includes('over');
}
