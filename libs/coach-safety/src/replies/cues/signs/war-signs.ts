import { signFinder } from './sign-finder.js';

/** War or a like danger that stays in the body: it jumps, keeps guard, dreams of it and does not sleep. */
const isOnGuardPassage = signFinder(
  {
    war: [
      'kandahar|iraq|afghanistan|fallujah|helmand|baghdad|mosul|ramadi|korengal|vietnam|nam|desert_storm|ukraine|syria|sangin|combat|tours|infantry|platoon|ied|ieds|mortar|mortars|convoy|ambush|firefight|the_war|war_zone|the_va|ptsd|veteran|army|marine|marines|ranger|corpsman|medevac|deployed|deployment|overseas|downrange|shell_shock|flashback|flashbacks|sandbox|soldier|sergeant',
      'got|came|been|is|gotten back|home from over_there|deployment|the_army|his_tour|her_tour|my_tour',
      'guerra|ejercito|soldado|soldados|militares|guerrilla|bombas|balacera|balaceras|combate|irak|afganistan|veterano|marino|desplegado',
    ],
    startle: [
      'jump|jumps|jumped|jumping|flinch|flinches|ducks|ducked|dives|dove|drops|dropped|hits|hit|hitting|freezes|startles|startled|shakes .. at|when|if|every|from|to|for|behind .. noise|noises|sound|bang|door|doors|pan|pot|fireworks|thunder|car|backfire|backfires|helicopter|truck|balloon|slam|slams|the_floor|floor|deck|ground|couch|trash|dumpster',
      'jumps|jump|jumped|flinches out_of|at every|any|each|his|her|my|loud',
      'on the|my|our|his? kitchen? floor|ground over|covering|on_top_of',
      'dropped|drops|slammed|slams|popped|backfired .. and .. floor|ground|under_the_table|swinging|wall',
      'loud|sudden noise|noises|bang|bangs|sound|sounds',
      'fireworks|fourth_of_july|backfire|backfires',
      'brinca|brinco|brincar|se_asusta|se_tira|se_avienta|salta .. ruido|ruidos|puerta|cuetes|cohetes|suelo|piso|trueno|moto',
      'cuetes|cohetes|cualquier_ruido',
    ],
    guard: [
      'sleep|sleeps|sleeping|slept|keeps|keep|kept .. gun|knife|pistol|rifle|glock|bat|machete|k_bar|kabar .. pillow|bed|nightstand|mattress|hand|by|under|next',
      'gun|knife|pistol|rifle|glock|machete .. under|by|beside .. pillow|bed|mattress',
      'check|checks|checking|checked .. lock|locks|door|doors|window|windows|perimeter|yard|house .. times|twice|every|all_night|several|again|night|over',
      'walks|walk|walking|patrols|clears|clear|checks .. house|perimeter|yard|rooms|fence .. night|dark|every|all|several',
      'sit|sits|sitting .. facing|face|back_to|watching .. door|wall|exit|exits|window',
      'back to|against the wall|door',
      'sleep|sleeps|sleeping|stays .. chair|couch|floor|truck|boots|clothes .. door|window|facing|watch|on',
      'duerme|duermo|dormir .. pistola|cuchillo|arma|machete .. almohada|cama|lado|mano',
      'revisa|reviso|checa|checo|revisando .. puerta|puertas|seguro|seguros|ventana|ventanas|candado .. veces|noche|cada',
      'de espaldas a la pared',
    ],
    dreams: [
      'nightmare|nightmares|night_terrors|bad_dreams|night_sweats|sweats_the_bed|soaked_sheets',
      'wake|wakes|woke|waking .. up .. screaming|yelling|swinging|sweating|soaked|shaking|choking|fighting|shouting|crying',
      'yells|screams|shouts|fights|swings|kicks|talks .. in|out_of his|her|my? sleep',
      'still|every_night .. dream|dreams|see|sees .. faces|it|them|there|kids|bodies',
      'pesadilla|pesadillas|despierta_gritando|despierto_gritando|grita_dormido|se_despierta_sudando|me_despierto_sudando',
      'despierta|despierto|se_levanta .. gritando|sudando|peleando|temblando',
    ],
    sleepless: [
      'not|never|hardly|barely sleep|sleeps|slept|sleeping',
      'sleep|sleeps|slept several|couple|two|three hours',
      'several|couple hours a|of night|sleep',
      'up|awake all_night|at_night|until|every_night|most_nights',
      'no duerme|duermo|puede_dormir|puedo_dormir|ha_dormido',
      'duerme|duermo .. horas',
    ],
  },
  [
    ['war', 'startle', 'guard'],
    ['war', 'startle', 'dreams'],
    ['war', 'startle', 'sleepless'],
    ['war', 'guard', 'dreams'],
    ['war', 'guard', 'sleepless'],
    ['war', 'dreams', 'sleepless'],
    ['startle', 'guard', 'dreams'],
    ['startle', 'guard', 'sleepless'],
    ['guard', 'dreams', 'sleepless'],
    ['startle', 'dreams', 'sleepless'],
  ],
  [
    'kid|kids|toddler|son|daughter|stepson|stepdaughter|baby|girls|boys|twins|newborn|dog|puppy|cat|hijo|hija|ninos|bebe|perro ... nightmare|nightmares|jumps|jump|sleep|sleeps|slept|wakes|woke|scared|fireworks|pesadillas|duerme|brinca',
    'nightmare of|divorce|schedule|ex|wedding|traffic|in_laws|kitchen|remodel',
    'jump|jumps|jumped .. trampoline|bed|couch|pool|in|joy|rope|to_conclusions|conclusions|on_me|at_the_chance|through_hoops',
    'custody|star_wars|food|bidding|tug_of|price|trade war|wars',
    'war .. movie|game|games|book|stories|over|between|about|of|with',
    'game|games|call_of_duty|movie|show|concert ... combat|war|sergeant|marines',
    'baby|newborn|infant ... up|awake|sleep',
    'bat|bats .. baseball|practice|cave',
  ],
);

/** Words of which one at least stands in every such message. */
const MAY_GUARD =
  /jump|flinch|duck|div|floor|noise|firework|backfire|slam|gun|knife|pistol|rifle|machete|lock|door|perimeter|patrol|wall|nightmare|dream|terrors|sweat|scream|yell|swing|pesadilla|grit|sudand|brinc|ruido|cuete|cohete|pistola|cuchillo|seguro|puerta/iu;

export const isOnGuard = (passage: string): boolean => MAY_GUARD.test(passage) && isOnGuardPassage(passage);
