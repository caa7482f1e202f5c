import { LEAVE_TAKING } from '../../phrases/answers.js';
import { cueFinder } from './cue-finder.js';
import { isParting } from './parting-cues.js';

const dyingIn = cueFinder({
  dying: [
    'kill|kills|killing|die|dies|dying|dead|death|suicide|suicidal|kms|overdose|unalive|unaliving|funeral|grave|heaven',
    'disappear|vanish|goodbye|goodbyes|without_me|better_off|end_it|ending_it|end_things|wake_up|wake|not_be_here|be_gone|am_gone',
    'not|never want|wanna|like .. live|living|be|wake|here|exist|alive',
    'better|happier|easier|lighter .. mom|dad|mother|father|wife|husband|life|without|off|everyone|them|me',
    'tired|sick|done of|with|being? living|life|everything|it|all|alive|trying|fighting|here',
    'not|cannot do|take|keep|go|stand .. anymore|longer|on',
    'no point|reason|hope|way_out|future',
    'not|nobody_elses my|our|your|his|her? problem|worry|concern .. after|then|anymore|friday|monday|tomorrow|soon',
    'after|soon|then .. not|wont be? my|our problem|worry|concern',
    'after|soon|then .. none of this? matters|will_matter|is_going_to_matter',
    'let|letting it all? go|end',
    'burden|worthless|useless|hopeless|weight_on|in_the_way|nothing_left|give_up|giving_up|gave_up|peace|calm|numb|empty',
    'hurt|cut|harm|cutting|hurting|burn myself|himself|herself|my_wrists',
    'gave|give|giving|gives away|his|her|my',
    'rope|noose|bridge|overpass|cliff|river|tracks|ledge|razor|bullet|trigger|insurance|letters|note|garage|lockbox|safe_key|lake|balcony|roof',
    'set|picked|chose|chosen the|a|my date|day',
    'pills ... lined_up|counted|saved|all_of_them|enough|tonight',
    'if|when|once i|he|she am|is|was|were gone|not',
    'matar|matarme|matarse|morir|morirme|morirse|muera|muero|muerto|muerta|muerte|suicidio|suicidarme|desaparecer|despedirme|despertar|despierto',
    'sin mi|el|ella',
    'ya_no|no quiero|puedo|aguanto|vale|tiene .. vivir|seguir|mas|sentido|pena|nada',
    'mejor sin|asi|mama|papa',
    'estorbo|carga|sobro|sobrando|molestia|rendirme|descansar|paz|regalo|regale|repartio|reparti|cartas|carta|soga|puente|papeles',
    'por_si un_dia|no|falto|me',
    'seguro|poliza de vida',
    'ya no va_a_ser|sera|es mi problema|bronca',
    'si|cuando me|yo pasa|pase|falte|muera algo?',
  ],
});

/**
 * Whether a message holds a word of dying, of giving up or of taking leave, whatever it means there. A
 * silence is none: after an attack it is quiet, too.
 */
export const speaksOfDying = (message: string): boolean =>
  dyingIn(message).length > 0 || LEAVE_TAKING.test(message) || isParting(message);

const attackIn = cueFinder({
  attack: [
    'goes|went|comes|came|going|coming|gets|got|lunged after|at me|us with|when|if|again|swinging|and|.',
    'hits|hit|hitting|beats|beat|beating|slaps|slapped|kicks|kicked|punches|punched|shoves|shoved|whacks|whacked|smacks|smacked|grabs|grabbed|pushes|pushed|chokes|choked|attacks|attacked|hurts me|us',
    'swings|swung|throws|threw|hurls .. at me|us',
    'breaking|breaks|smashing|smashes|throwing|wrecking stuff|things|dishes|plates|everything|furniture|windows',
    'takes|took|hides|hid|keeps|kept|locks|locked .. my pills|medicine|meds|medication|insulin|inhaler|cane|walker|phone',
    'has|got|hid|put .. my heart|blood|sugar|nerve? pills|medicine|meds|medication|insulin',
    'me pega|pego|golpea|golpeo|patea|pateo|empuja|empujo|avienta|avento|agarra|jala|jalo|cachetea|cacheteo',
    'me|nos quita|quito|esconde|escondio .. pastillas|medicina|medicinas|insulina|celular|baston',
    'rompiendo|quebrando|aventando cosas|todo|platos|las',
  ],
});

/** Whether a message tells that somebody attacks the writer, or withholds what they need. */
export const isAttacked = (message: string): boolean => attackIn(message).length > 0;
