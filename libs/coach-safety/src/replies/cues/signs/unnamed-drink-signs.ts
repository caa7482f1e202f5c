import { signFinder } from './sign-finder.js';

const VESSEL =
  'yeti|stanley|tumbler|hydroflask|hydro_flask|thermos|travel_mug|to_go_cup|mug|coffee_cup|coffee_mug|tea_cup|water_bottle|sippy_cup|sippy|starbucks_cup|soda_can|coke_can|sprite_bottle|gatorade_bottle|mouthwash_bottle|shampoo_bottle|flask|kids_cup|vitamin_water';
const TERMO =
  'termo|taza|vaso_de_cafe|botella_de_agua|lata_de_coca|lata_de_soda|vasito|botella_de_shampoo|cilindro';
const WITHOUT = 'do_not|i_do_not|he_does_not|she_does_not|skip|miss|go_without|stop|quit|wait|run_out';
const FIRST = 'first|one|two|several|couple|sip|little|some|my|it|his|her|that';
const EMPTIES =
  'bottle|bottles|empties|minis|mini_bottles|airplane_bottles|little_bottles|nips|shooters|fifths|pints|cans';
const PLACES =
  'laundry|hamper|dryer|washer|toilet_tank|boots|boot|closet|diaper_bag|purse|gym_bag|toolbox|tackle_box|garage|trunk|glovebox|glove_box|shed|barn|truck|attic|rafters|ceiling|vent|crawlspace|sock_drawer|drawer|couch|cushions|mattress|bed|under_the_sink|neighbors|backpack|lunchbox|cooler|feed_bin|hay|stroller|crib|insulation|stall';

/**
 * Drinking that names no drink, because whoever is ashamed of it does not: a cup that hides it, a body that shakes without it, bottles
 * where none belong.
 */
export const isUnnamedDrink = signFinder(
  {
    cup: [
      `pour|pours|poured|pouring|put|puts|keep|keeps|mix|mixes|sip|sips|sneak|sneaks|drink|drinks|hide|hides|carry|carries .. it|mine|his|hers|some|something|stuff|little .. ${VESSEL}`,
      `it|mine|his|hers|stuff is|goes|lives|sits in .. ${VESSEL}`,
      `lo|la|le|me pongo|echo|sirvo|escondo|llevo|pone|echa|sirve|esconde|lleva .. ${TERMO}`,
    ],
    cover: [
      'think|thinks|thought|looks|smells|swear|swears|believe .. it|its|like .. coffee|tea|water|juice|soda|sprite|coke|lemonade|kombucha|gatorade',
      'so nobody|no_one|the_kids|kids|they|he|she .. know|knows|smell|smells|see|sees|notice|notices|tell|tells',
      'gum|mints|mouthwash|altoids|listerine|perfume|vape .. before|so|all_day|to|in_the_car|when',
      'piensan|piense|crean|crea|creen que es cafe|te|agua|refresco|coca|jugo',
      'para_que|que no .. vean|vea|sepan|huela|huelan|se_den_cuenta|se_de_cuenta',
      'chicle|pastillas_de_menta|enjuague|menta',
    ],
    lack: [
      `shake|shakes|shaking|shaky|trembling|tremble|trembles|sweating|sweat|sweats|jittery|sick|puking|crawling|hands_going .. if|when|unless|once .. ${WITHOUT}`,
      `if|when|unless .. skip|miss|stop|quit .. night|day|weekend|it|one ... sweat|sweats|shake|shakes|shaky|soaked`,
      'tiemblo|tiembla|temblando|tiemblan|sudo|sudan .. hasta|sin ... primero|primera|eso|trago',
      'not start|face|get_through|make_it_through|get_out_of_bed .. day|morning|shift without it|one|some|his|mine',
      `shake|shakes|shaking|shaky|trembling|tremble|trembles|sweating|sweats|jittery .. until|till|til|unless|before .. ${FIRST}`,
      `if|when|unless|once .. ${WITHOUT} ... shake|shakes|shaking|shaky|trembling|tremble|sweating|sweat|sweats|jittery|see_things|seeing_things`,
      'shake|shakes|shaking|shaky|trembling|sweating .. without it|one|my|his|any',
      'hands|hand shake|shakes|shaking|shaky|tremble|trembling ... first|one|it|gone|nothing_in_me',
      'steady|steadies|settle|settles|stop|stops my|his|her|the hands|hand|shakes|shaking|tremors|trembling',
      'tiemblo|tiembla|temblando|tiemblan|sudo|suda|sudando .. si|hasta|cuando|sin .. no|tomo|el_primero|la_primera|eso|mi|su|uno|una|me_lo',
      'si|cuando no .. tiemblo|tiembla|temblando|tiemblan|sudo|suda',
    ],
    soon: [
      'by|before|at .. noon|lunch|ten|nine|eight|several|morning|breakfast|work|school|pickup|carpool|naptime|clock_in|shift',
      'every|each|all morning|day|night|shift|evening',
      'first thing|of_the_day',
      'mediodia|temprano|manana|diario|todos_los_dias|antes_del_trabajo|antes_de_la_escuela',
    ],
    stash: [
      `hide|hides|hid|hiding|hidden|stash|stashes|stashed|stashing|tuck|tucks|bury|buries|buried|keep|keeps .. ${EMPTIES} ... ${PLACES}`,
      `found|find|finding|keep_finding|keeps_finding|pulled|counted .. ${EMPTIES} ... ${PLACES}`,
      `empties|minis|nips|airplane_bottles|little_bottles|mini_bottles ... ${PLACES}`,
      'escondo|esconde|encontre|encuentro|halle .. botella|botellas|latas|botellitas',
    ],
    // Only a drink is told by its first one, and by a night without.
    first: [
      'till|until|til|before|without .. first .. one|sip|drink|pour|it|down|.',
      'if|when|unless|once .. skip|miss|stop|quit .. night|evening|weekend',
      'hasta|sin .. el|la|mi primero|primera|primer',
    ],
    // Who says so unasked has named it.
    denied: [
      'i am|im not|hardly an? alcoholic|drunk|wino|lush',
      'not have|got a? drinking|alcohol problem',
      'no soy|es alcoholico|alcoholica|borracho|borracha|teporocho',
      'no tengo problema con la_bebida|el_trago|el_alcohol',
    ],
  },
  [
    ['lack', 'first'],
    ['cup', 'cover'],
    ['cup', 'lack'],
    ['lack', 'cover'],
    ['cup', 'soon', 'lack'],
    ['lack', 'soon'],
    ['stash'],
    ['denied'],
  ],
  [
    'coffee|caffeine|eat|eating|ate|food|lunch|breakfast|snack|sugar|insulin|carbs|water|medicine|meds|medication|inhaler|dose|thyroid|nicotine|smoke|cigarette|vape|protein|nap|sleep|heater|coat|jacket|blanket|cold ... shake|shakes|shaking|shaky|sweating|sick|jittery|trembling',
    'shake|shakes|shaking|shaky|sweating|sick|jittery|trembling ... coffee|caffeine|eat|eating|ate|food|lunch|breakfast|snack|sugar|insulin|carbs|medicine|meds|medication|inhaler|dose|nicotine|cigarette|vape|protein|nap|sleep|blanket|coat',
    'protein|milk|chocolate|formula|smoothie shake|shakes',
    `milk|formula|water|juice|soup|smoothie|broth|medicine|baby_food|breast_milk|cocoa|coffee|tea .. in|into .. ${VESSEL}`,
    `put|puts|pour|pours .. milk|formula|water|juice|soup|smoothie|broth|medicine|coffee|tea|cocoa`,
    'baby|milk|formula|water|shampoo|sauce|soda|ketchup|nail_polish|glue|paint|spray|recycling|message_in_a bottle|bottles|cans',
    'soda|coke|pop|pepsi|sparkling_water|tuna|soup|bean|paint|spray cans|empties',
    'bottles|cans .. baby|milk|formula|recycling|pumped|pump|water',
    'mom|dad|mother|father|husband|wife|ex|sister|brother|he|she is|was not|never an alcoholic',
    'botella|botellas|botellitas|latas .. agua|leche|jugo|refresco|champu|shampoo|aceite|vitaminas|bebe|plastico',
    'tiemblo|tiembla|temblando .. frio|hambre|miedo|nervios|coraje|azucar|cafe',
  ],
);
