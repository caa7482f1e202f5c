import type { PhraseGroup } from './phrase.js';

/** What makes a blow or a threat a mishap. */
export const BY_ACCIDENT =
  'accident|accidentally|mistake|playing|joking|playfully|pillow|ball|snowball|frisbee|sock|toy';

/** Threats, weapons and things that are broken to scare. */
export const THREATS: readonly PhraseGroup[] = [
  {
    kind: 'direct',
    negation: 'cancels',
    byFormer: 'may-be-over',
    byChild: 'everyday',
    unless: ['@legal', '@fiction', 'plants|spider|lawn|grass', BY_ACCIDENT],
    phrases: [
      '@someone .. @threatens .. me|us',
      '@threatens .. if .. leave|left|go|tell|told|call|divorce|report|say|take|walk',
      'make|makes|made me|us pay|regret|sorry|disappear|suffer if|for|one_day|when|i|leaving|it|and',
      '@someone .. @says .. make|making me|us|my_life pay|regret|suffer|hell|disappear|sorry',
    ],
  },
  {
    kind: 'direct',
    negation: 'cancels',
    byFormer: 'may-be-over',
    byChild: 'everyday',
    unless: [
      '@fiction',
      'if|when i forget|buy|bought|spill|eat|ate|miss|burn|spend|forgot|dent|dented|lose|lost|wash|washed|shrink|come_home_with|bring_home|brought_home',
      'for forgetting|saying|buying|spending|eating|losing',
      'hunting|deer|range',
      'bill|dent|scratch|receipt|price|mess|cost',
      'plants|spider|lawn|grass',
    ],
    phrases: [
      '@someone .. @threatens .. kill|hurt|beat|hit|harm|shoot|stab|burn|strangle|choke|murder|destroy|find|slap|punch|rape|bury|ruin_my|ruin_me|violence',
      '@threatens to kill|hurt|beat|hit|harm|shoot|burn|stab|murder|post|share|send|leak|expose|publish|out',
      '@threatens ... nudes|nude|private_photos|photos|pictures|videos|video|naked',
      'blackmail|blackmails|blackmailed|blackmailing me|us',
      'revenge porn',
      'send|sends|post|posts|leak|leaks|share|sends_around .. my|private|intimate|our|the .. nudes|naked|photos|videos|pictures|sex_tape .. if|unless',
      'kill|die|suicide|end|shoot ... take|taking|takes me|us|kids|the_kids|everyone with',
      '@says|@threatens .. burn the|our|my house|place|home',
      'tried|tries|trying|attempted to run|hit|strangle|kill|choke|drown|suffocate|poison|shoot|stab|push|suffocate me|us',
      '@someone .. broke|breaks|broken into|down my|our|the house|home|apartment|door|bathroom_door|bedroom_door',
      'death|threatening|violent threat|threats|messages|texts|letters|voicemails|calls',
      '@someone .. @says .. @willkill me|us|you|him|himself_and|my|every|the',
      '@says .. i will|would|am_going_to|could kill|shoot|murder|stab|bury|hurt|beat|hit|find you|me',
      '@willkill me|us if|when|unless|because|one_day|someday|if_i|before|and_i_believe|in_my_sleep|for_real|tonight',
      '@someone .. @willkill me|us|you and|if i|i_believe|leave|ever|left|tell|told|the_kids|call|go|mean|means|divorce|talk|cheat|try',
      'if i .. leave|left|go|divorce|tell|told|walk|call .. he|she .. @willhurt|kill|find|hunt|take|destroy|shoot|burn|hurt|finish|come_after|end me|us|it|the|my|kids|himself|herself|every',
      'if i .. leave|left|go|tell|told .. never see .. kids|children|daughter|son|anyone|again|light|baby|girls|boys',
      'nobody|noone|they|police|one would|will|could ever? find my|me|your body|remains',
      'knows|knew|know where to bury|hide .. body|me',
      '@someone .. put|puts|putting .. bullet in|through|between my|me|us|our',
      '@someone .. put|puts|putting|send|have .. me|us .. six|6 feet|ft under',
      'or|else he|she will|would hurt|hit|kill|beat me|us',
      'pull|pulls|pulled|hold|holds|held|point|points|pointed|pointing|wave|waves|waved|waving|put|puts|aim|aims|aimed|swing|swung|has|had|came|comes|come|coming|brandished|grab|grabs|grabbed|threaten|threatens|threatened|show|shows|showed|get|gets|got|cleans|cleaned|cleaning .. @weapon .. at|to|on|against|from|after|in|and|when|with|me|during .. me|us|my_head|my_throat|my_face|my_neck|my_back|fight|argument|argue|angry|mad|chased',
      'came|comes|come|coming|went|chased|chases at|after me|us .. @weapon',
      '@threatens|threatened me|us .. with .. @weapon',
      '@gun to|at|on|against my head|throat|neck|back|temple|face|chest|stomach',
      'sleeps|keeps|kept|keeping|carries|puts|has|leaves .. @gun .. when|nightstand|pillow|table|bed|during|argue|fight|mad|argument|angry|so|threat|shows',
      '@someone .. punches|punched|punching|kicks|kicked|smashes|smashed|breaks|broke|destroys|destroyed|throws|threw|throwing|slams|flips|flipped .. hole|holes|wall|walls|door|doors|furniture|plates|plate|dishes|things|stuff|tv|chair|chairs|table|windows|window|glass|phone|vase|mirror|lamp|bottle .. angry|mad|drunk|drinks|wall|head|argue|argument|fight|rage|me|when|door|during|scared|because|near|again|at|front',
      '@someone .. hits|hitting|slams|pounds|pounding the|a wall|walls|table|door|dashboard|steering_wheel|counter .. beside|next_to|near|me|furious|angry|mad|when',
      '@someone .. punched|punches|punching|kicked|kicks|put|puts|fist .. hole|holes|wall|walls|door|doors',
      '@someone .. smashed|smashes|destroyed|destroys|breaks|broke|trashes|trashed .. my things|stuff|belongings|clothes|furniture|phone|laptop|door|car_window|windshield',
      '@someone .. killed|hurt|kicked|kicks|hurts|tortured|strangled|poisoned|shot|drowned|beats|beat my|our|the dog|cat|puppy|pet|pets|kitten',
      'hurt|kill my|the|our dog|cat|pet|puppy .. if|to_punish|to_scare',
      'restraining|protection|protective order against|on|him|her|he|she|violated|violates|ex',
      'showed|shows|turned|turns|appeared|came|waits|waiting|sits|parked|parks up|outside|to|at|drunk|uninvited .. my work|house|job|door|home|window|gym|street .. threatened|again_and_said|screaming|pay|pounding|banging|watching|every_day|every_night|following|scared|afraid|at_night|restraining|uninvited',
    ],
  },
];
