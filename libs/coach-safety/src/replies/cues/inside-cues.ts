import type { Phrase } from '../../phrases/phrase.js';
import { SMALL } from './body-cues.js';
import { cueFinder } from './cue-finder.js';
import { withFragmentsJoined } from './passages.js';

/** What these words also mean. */
const OTHERWISE: readonly Phrase[] = [
  'handprint|handprints|huella|huellas .. art|turkey|turkeys|cards|ornaments|paint|painted|wall|window|glass|mirror|craft|card|ornament|door|fridge|pared|vidrio|ventana',
  'paint|painted|chalk|flour|mud|marker|syrup ... handprint|handprints',
  'beets|beet|popsicle|koolaid|kool_aid|betabel ... pee|peed|poop|orina',
  'pee|peed|poop|orina ... beets|beet|popsicle|koolaid|kool_aid|betabel',
  'soft_spot for|in_my_heart|in_her_heart|in_his_heart',
  'laugh|laughed|laughing|giggling ... side|ribs|breathe|stomach|belly',
  'hit|hits|hitting it|snooze|brakes|books|store|gym|jackpot|home_run|on',
  'beat|beats|beating traffic|me_at|us_at|him_at|them_at|around|the_clock|eggs|level',
  'kicked|kick out|off|back|it',
  'pushed|push back|through|for|me_to|us_to',
];

const signsIn = cueFinder(
  {
    small: [SMALL, 'sons|daughters|kids|boys|girls|hijos|hijas|ninos|ninas'],
    'soft-spot': [
      'soft_spot|fontanelle|fontanel|mollera .. bulging|bulges|bulged|puffy|swollen|sticking_out|sticks_out|raised|poking|sunken|sunk|hinchada|abultada|saltada|salida|hundida|sumida',
      'bulging|puffy|swollen|raised|sunken .. soft_spot|fontanelle|fontanel',
    ],
    inside: [
      'blood .. in|with|when .. pee|peed|peeing|urine|poop|stool|diaper|potty|toilet',
      'pee|peed|pees|peeing|urine|peeing_out .. red|pink|blood|bloody|brown|cola',
      'poop|pooped|stool|diaper .. blood|bloody',
      'coughing|coughed|spitting|spit|throwing|threw up? blood',
      'orina|orino|orinando|pipi|popo|panal .. sangre|roja|rojo|rosa',
      'sangre .. orina|pipi|popo|panal|excremento',
      'belly|stomach|tummy|abdomen|panza|pancita|barriga|estomago .. hard|rigid|swollen|swelling|swelled|dura|hinchada|inflamada|hinchado|tiesa',
      'one|his|her|my|left|right pupil is? bigger|huge|large|larger|blown|wide',
      'pupil|pupila .. bigger|larger|blown|grande',
      'pupils .. different|uneven|not_the_same|diferentes',
    ],
    pain: [
      'ribs|rib|side|chest|back|costillas|costado|pecho .. hurt|hurts|hurting|stabs|stabbing|kills|killing|sharp|duele|duelen ... breathe|breath|breathing|inhale|cough|respiro|respirar|respira',
      'hurt|hurts|hurting to|when|if|every .. breathe|breath|breathing|inhale',
      'duele|duelen .. respirar|respiro|respira',
      'not take|get .. deep_breath|full_breath|breath_in',
      'holding|holds|clutching|clutches|grabbing|guarding his|her|my|their side|ribs|belly|stomach|tummy',
      'agarrando|agarrandose|agarra|deteniendose .. costado|panza|costillas|estomago',
      'not use|move|lift|raise|bend|straighten .. arm|leg|wrist|elbow|shoulder|hand|fingers',
      'not walk|stand|put_weight .. on',
      'arm|leg|wrist|elbow|shoulder .. hangs|hanging|dangling|bent|wrong_way|swollen|crooked',
      'no .. puede|puedo .. mover|levantar|usar|doblar|apoyar .. brazo|bracito|pierna|mano|pie',
      'cracked|broken|broke my|his|her? ribs|rib|costilla',
    ],
    prints: [
      'bruise|bruises|mark|marks|spots ... like|shape|shaped|look .. finger|fingers|fingertips|hand|handprint|grip|thumb|thumbs',
      'handprint|handprints|finger_marks|fingermarks|fingerprint_bruises|finger_shaped|grip_marks|hand_shaped|hand_mark|thumb_marks|fingertip_bruises',
      'moretones|moretes|marcas .. dedos|mano|manos',
      'mano|dedos marcada|marcados|pintados|pintada',
    ],
    violent: [
      'hit|hits|hitting|beat|beats|beating|punched|punches|kicked|kicks|stomped|slammed|shoved|pushed|threw|throws|kneed|elbowed|choked|whooped|slapped|tackled|dragged me|him|her|us|them|my|his|the',
      'got|was|been|getting beat|beaten|hit|jumped|kicked|punched|whooped|stomped',
      'straighten|straightens|straightened|straightening|teach|taught|toughen him|her|them out|a_lesson|up',
      'me|le|lo|la pego|pega|golpeo|golpea|pateo|patea|avento|aventaron|empujo|pegaron|golpearon|patearon',
      'he|she|they|husband|boyfriend|dad|stepdad|brother hit|beat|punched|kicked',
      'golpiza|paliza|putiza|madriza',
    ],
    over: [
      'years_ago|year_ago|months_ago|last_year|last_summer|back_then|when_i_was|when_he_was|when_she_was|as_a_kid|used_to|back_in',
      'hace_anos|hace_meses|hace_mucho|el_ano_pasado|de_chico|de_chica|cuando_era',
      'movie|film|show|series|episode|novel|game|dream|pelicula|serie|sueno|juego',
      'dog|cat|puppy|kitten|horse|perro|gato',
    ],
  },
  OTHERWISE,
);

/**
 * Who must look at a body that may be hurt inside: 911 where it cannot wait, as with a baby's swollen soft
 * spot or blood where none belongs; a doctor today for pain after violence and for a hand's marks on a child;
 * or null.
 */
export function insideCareOf(message: string): '911' | 'doctor' | null {
  const found = new Set(signsIn(withFragmentsJoined(message)));
  if (found.has('over')) return null;
  if (found.has('soft-spot')) return '911';
  if (found.has('inside') && (found.has('violent') || found.has('pain'))) return '911';
  if (found.has('pain') && found.has('violent')) return 'doctor';
  return found.has('prints') && found.has('small') ? 'doctor' : null;
}
