import { cueFinder } from './cue-finder.js';

const LOSES = 'falls|falling|fall|comes|coming|comin|came';

/** Signs of a condition of which people tell in several sentences. One alone says little. */
const signsIn = cueFinder(
  {
    loss: [
      'died|passed|passed_away|gone|lost_him|lost_her|funeral|buried .. months|month|years|year|yrs|ago|since',
      'months|month|years|year|yrs .. since|after|ago .. died|passed|death|lost|funeral|buried',
      'late husband|wife|son|daughter|mother|mom|father|dad|brother|sister|fiance',
      'months|years|yrs without my|him|her',
      'murio|fallecio|perdio|perdi|enterramos .. meses|mes|ano|anos|hace|desde',
      'meses|mes|ano|anos .. murio|fallecio|muerte|perdi|enterramos',
    ],
    'stands-still': [
      'still|always|every_night|every_day sets|set|setting|cook|cooks|buy|buys|pours his|her|their|a|the? plate|place|coffee|dinner|cereal|birthday',
      'not shower|showered|showering|bathe|bathed|wash|washed|changed_clothes|brushed .. weeks|days|months|week|since',
      'not let anyone|anybody|me|us|no_one touch|in|into|move|change|go_in|near|open .. room|closet|side|chair|clothes|things|bed',
      'not|never go|gone|set_foot|enter|open|walk|step|stepped|been .. in|into|inside|foot|door? his|her|their|that|the? room|closet|bedroom|nursery|garage|door',
      'not worked|left_the_house|eaten_right|been_out|smiled|laughed|seen_anyone since',
      'sleeps|sleep .. in|on|with|by|at his|her shirt|clothes|side|bed|grave|sweater|chair',
      'talks|talk to .. urn|ashes|photo|picture|grave .. every|all|nightly|hours',
      'todavia|aun|sigue .. pone|poniendo|sirve|cocina .. plato|lugar|cafe',
      'no se bana|ha_banado|levanta|arregla .. dias|semanas|meses|desde',
      'no deja que nadie .. entre|toque|mueva',
      'no puedo|puede|he_podido|ha_podido|quiere entrar .. cuarto|recamara|closet',
      'no ha salido|trabajado|vuelto|comido .. desde',
    ],
    'little-food': [
      'eat|eats|eating|ate|lives_on|living_on ... rice_cake|rice_cakes|lettuce|celery|ice|cucumber|cucumbers|broth|an_apple|one_apple|half_an_apple|gum|crackers|egg_whites|carrots|nothing|hardly|barely',
      'barely|hardly|stopped|quit eat|eats|eating|ate',
      'not|never eat|eats|eating|touch|touches anything|at_all|anymore|a_thing|food|her_food|his_food',
      'skips|skipping|skip .. meals|lunch|dinner|breakfast|food',
      'afraid|scared|terrified|panics|cries|scares .. of|about|over|to|at|when? the? food|eat|eating|meal|meals|dinner|dinnertime|calories|fat|carbs|oil|butter',
      'weigh|weighs|weighing|counts|counting .. food|every|calories|bite|bites',
      'come|comiendo|como .. puro|pura|puras|nomas|solo|solamente|media|una|tres lechuga|galletas|galleta|manzana|hielo|pepino|agua|gelatina|arroz',
      'casi_no|ya_no|apenas|no_quiere come|comer',
      'miedo .. comer|comida|engordar|cena|hora_de_comer',
    ],
    'worn-body': [
      `hair .. ${LOSES} .. out|off|clumps|handfuls|drain|shower|brush`,
      'loses|losing|lost .. hair|weight|pounds|lbs',
      'so|too|really|getting|scary thin|skinny|bony|frail',
      'can see|count .. bones|ribs|spine',
      'faint|fainted|fainting|dizzy|always_cold|freezing_all|passed_out',
      'period|periods .. stopped|gone|lost|missing|skipped',
      'run|runs|running|jogs|works_out|working_out|squats|jumping_jacks|laps|treadmill .. after|off .. meal|meals|dinner|lunch|eating|every_bite|food|she_eats|he_eats|i_eat',
      'after|every .. meal|dinner|lunch|time_she_eats|time_he_eats|bite ... run|runs|running|jogs|squats|jumping_jacks|laps|treadmill',
      'cae|cayendo .. pelo|cabello',
      'pelo|cabello .. cae|cayendo|coladera|manojos',
      'bajo|bajado|perdido|pierde .. peso|kilos|libras',
      'flaca|flaco|flaquita|flaquito|huesos|mareada|mareado|se_desmaya|se_desmayo|se_marea|regla',
      'corre|correr|sale_a_correr .. despues|noche|madrugada|cena',
    ],
    suspects: [
      'neighbors|neighbours|people|they|someone|somebody .. talk|talks|talking|speak|laugh about|to|at her|him|me|us|them .. through|in|from|inside|behind .. vent|vents|wall|walls|outlet|outlets|tv|radio|fan|pipes|ceiling|floor|attic',
      'voices|whisper|whispers|whispering .. through|in|from|inside|behind .. vent|vents|wall|walls|outlet|outlets|tv|radio|fan|pipes|ceiling|floor|attic',
      'say|says|said|think|thinks|swear|swears|convinced|believes|sure|certain|accuses ... put|puts|putting|slipping|slip|poisoning|poison|drugging|spiking .. his|her|their .. coffee|food|drink|drinks|tea|water|meds|milk|dinner|cereal',
      'messages|signs|codes|signals .. in|from|on .. song|songs|license_plates|tv|radio|news|numbers .. for|to|him|her|me',
      'vecinos|voces|gente .. hablan|habla|hablando|murmuran|murmura|rien .. por|en|desde|detras .. ductos|ventilas|ventila|pared|paredes|tele|tubos|techo|radio',
      'dice|cree|jura|piensa|segura|seguro ... ponemos|ponen|pongo|echan|echamos|echo|ponga|pusieron|pusimos|envenenar|envenenan .. su|la|el? cafe|comida|agua|te|leche',
    ],
    sleepless: [
      'not slept|sleep|sleeping|sleeps .. days|nights|at_all|since',
      'up|awake all_night|for_days|for_two|for_three|for_four|three_days|four_days|3_days|4_days|two_days',
      'no duerme|ha_dormido|duermo',
      'toda|todas la|las noche|noches despierto|despierta',
    ],
    restless: [
      'tape|tapes|taped|taping|cover|covers|covered|covering|unplug|unplugs|unplugged .. outlet|outlets|vent|vents|smoke_detector|smoke_detectors|every_mirror|mirrors|tv|router|lights|camera|peephole',
      'tapa|tapo|tapando|cubre|cubriendo|desconecta .. enchufes|contactos|ventilas|camaras|espejos|tele',
      'talks|talking|speaks so? fast|nonstop|non_stop',
      'watching|following|listening|out_to_get|against|after|spying .. him|her|us|me|them',
      'god|jesus|the_president|angels .. chose|told|talks|speaks|picked|mission',
      'spent|spends|gave_away|bought .. all|thousands|savings|three_cars|everything',
      'habla muy_rapido|sin_parar',
      'lo|la|nos siguen|persiguen|vigilan|espian',
    ],
  },
  [
    'set|sets|setting|place|plate ... thanksgiving|christmas|holiday|holidays|day_of_the_dead|easter|anniversary|ofrenda',
    'thanksgiving|christmas|holidays|easter ... plate|place',
    'plato|lugar ... navidad|nochebuena|ofrenda|muertos|altar',
    'baby|newborn|infant|toddler|cat|dog|puppy .. not|never|barely|hardly eats|eat|sleep|sleeps|sleeping',
    'lost|loses|losing .. weight|pounds .. diet|gym|together|program',
  ],
);

type Heavy = 'voices' | 'not-eating' | 'grief';

/** Conditions that only several signs show, the gravest first. */
export function heavyIn(message: string): readonly Heavy[] {
  const found = signsIn(message);
  const isSeen = (...signs: (typeof found)[number][]): boolean => signs.every((sign) => found.includes(sign));
  const seen: Readonly<Record<Heavy, boolean>> = {
    voices: isSeen('suspects') || isSeen('sleepless', 'restless'),
    'not-eating': isSeen('little-food', 'worn-body'),
    grief: isSeen('loss', 'stands-still'),
  };
  return (['voices', 'not-eating', 'grief'] as const).filter((each) => seen[each]);
}
