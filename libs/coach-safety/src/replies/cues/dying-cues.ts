import { cueFinder } from './cue-finder.js';
import { bringsNearer } from './nearness-cues.js';
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
    'burden|worthless|useless|hopeless|weight_on|in_the_way|nothing_left|give_up|giving_up|gave_up|peace|calm|numb|empty',
    'hurt|cut|harm|cutting|hurting|burn myself|himself|herself|my_wrists',
    'gave|give|giving|gives away|his|her|my',
    'rope|noose|bridge|overpass|cliff|river|tracks|ledge|razor|bullet|trigger|insurance|will|letters|note',
    'if|when|once i|he|she am|is|was|were gone|not',
    'matar|matarme|matarse|morir|morirme|morirse|muera|muero|muerto|muerta|muerte|suicidio|suicidarme|desaparecer|despedirme|despertar|despierto',
    'sin mi|el|ella',
    'ya_no|no quiero|puedo|aguanto|vale|tiene .. vivir|seguir|mas|sentido|pena|nada',
    'mejor sin|asi|mama|papa',
    'estorbo|carga|sobro|sobrando|molestia|rendirme|descansar|paz|regalo|regale|repartio|reparti|cartas|carta|soga|puente|papeles',
    'por_si un_dia|no|falto|me',
  ],
});

/** Whether a message holds a word of dying, of giving up or of taking leave, whatever it means there. */
export const speaksOfDying = (message: string): boolean =>
  dyingIn(message).length > 0 || bringsNearer(message) || isParting(message);
