import { cueFinder } from './cue-finder.js';
import { SUDDENLY } from './suddenly.js';

const dangerIn = cueFinder(
  {
    danger: [
      'kill|kills|killed|killing|die|dies|died|dying|dead|death|suicide|suicidal|kms|overdose|overdosed|unalive|unaliving',
      'disappear|vanish|goodbye|goodbyes|funeral|will_miss_me|without_me|better_off|end_it|ending_it|end_things|wake_up',
      'hurt|hurts|hurting|harm|harmed|hit|hits|hitting|beat|beats|beaten|beating|punch|punches|punched|fist|fists|slap|slaps|slapped',
      'kick|kicks|kicked|shove|shoves|shoved|pushed|pushes|slammed|threw|burn|burned|burns|bite|bit_me|shook|shaking|whip|whipped|belt',
      'choke|chokes|choked|choking|strangle|strangled|throat|neck|windpipe|smother|smothered|drown|drowned|drowning',
      'bruise|bruises|bruised|bruising|welt|welts|blood|bloody|bleed|bleeds|bleeding|swollen|broken|cut|cuts|cutting|scar|scars',
      'unconscious|faint|fainted|passed_out|blacked_out|breathe|breathing|breath|dizzy|limp|floppy|seizure|swallowed|headache',
      'gun|guns|weapon|knife|rope|pills|bridge|blade|razor|bullet|bullets|loaded|trigger',
      'afraid|scared|scares|terrified|fear|threat|threaten|threatens|threatened|threats|unsafe|in_danger|hiding|trapped',
      'rape|raped|rapes|forced|forces|forcing|touched|touches|touching|molested|naked|abuse|abused|abuses|abusive|violent',
      'locks|locked|stalking|follows_me|following_me|tracks|hostage|passport|police|cops|911|ambulance|hospital|help_me',
      'matar|mata|mato|matarme|morir|morirme|muera|muero|muerto|muerta|muerte|suicidio|suicidarme|desaparecer|despedirme|despertar',
      'pega|pego|pegue|golpe|golpea|golpeo|golpes|lastima|lastimo|lastimar|dano|duele|avento|empujo|pateo|jalo|quemo|mordio',
      'ahorca|ahorco|ahorcar|cuello|garganta|asfixia|ahoga|ahogo|moreton|moretones|morete|moretes|sangre|sangra|sangrando|herida',
      'desmayo|desmaye|mareada|mareado|respira|respirar|pistola|arma|cuchillo|machete|pastillas|soga|puente|navaja|veneno',
      'miedo|amenaza|amenazo|amenazas|violo|viola|violar|obliga|obligo|tocaba|toco|desnuda|abusa|abuso|encerro|encierra|encerrada',
      'vigila|me_sigue|pasaporte|policia|migra|ambulancia|ayudame|auxilio',
    ],
  },
  [
    ...SUDDENLY,
    'scared to ask|say',
    'beat us|them|him|her|me? at|by|in|the_clock',
    'hit it|the_road|a_deer|the_gym|a_wall',
    'hair|pay|short cut|cuts',
    'nerf|water|squirt|toy|glue|laser guns|gun',
    'dead tired|line|battery|phone|end|serious',
    'phone|battery|car is? dead|died',
    'cut it|down|back|the_cake|the_grass',
    'threw a|the party|shower|ball',
    'kick off|it',
    'he|she|they locks|locked the phone|car',
  ],
);

/**
 * Whether a message holds a word of danger, whatever it means there. A few words without one, such as “he
 * says it’s for the kids”, say too little by themselves for their score to mean much.
 */
export const hasDangerWord = (message: string): boolean => dangerIn(message).length > 0;
