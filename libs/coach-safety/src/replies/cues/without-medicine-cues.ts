import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';

/** Blood sugar that is an emergency in somebody without insulin, as people read it off. */
const HIGH_SUGAR = Array.from({ length: 360 }, (_, at) => String(at + 250)).join('|');
const NEEDED =
  'insulin|insulin_pens|pump_supplies|insulin_pump|test_strips|inhaler|inhalers|rescue_inhaler|albuterol|epipen|epipens|epi_pen|epi_pens|nebulizer|oxygen|nitro|seizure_meds|seizure_medicine|seizure_pills|keppra|heart_meds|heart_pills|heart_medicine|blood_thinner|blood_thinners|warfarin|eliquis|bp_meds|bp_pills|blood_pressure_pills|blood_pressure_meds|thyroid|prednisone|steroids|methadone|suboxone|buprenorphine|dialysis|transplant_meds|transplant_pills|rejection_meds|lithium';
const NECESARIA =
  'insulina|inhalador|oxigeno|nebulizador|epipen|metadona|dialisis|anticoagulante|pastillas_del_corazon|pastillas_de_la_presion|pastillas_de_las_convulsiones|medicina_del_corazon';
const IT = 'it|them|money|meds|medicine|pens|tank|pills|nebulizer|machine|pump';
const PLACE =
  'up|away|somewhere|where|out_of_reach|on_top|in_his|in_her|in_the_garage|in_the_safe|in_the_truck|under_lock|at_his|at_her|till|until|because|to_punish|to_teach|when|if';

/** What the words also mean: kept safe or cold, forgotten, or a body that is only warm or merry. */
const OTHERWISE: readonly Phrase[] = [
  'puts|put|keeps|kept|guarda ... fridge|refri|refrigerator|cooler|lunchbox|purse_so|bag_so|organizer',
  'thirsty .. after|pickleball|practice|game|gym|heat|workout|run|yoga|fluid_limit',
  'thirsty in|from this|the? heat|sun',
  'wheezing|crying|shaking .. laughing|laughter',
  'wheezing from|with laughing|laughter',
  'so .. not lose|forget|misplace it',
  'thirsty all day because',
  'breathes|breathing fast after .. stairs|hill|run',
  'took|takes out the trash',
  'sugar|glucose crash|high|rush',
];

const signsIn = cueFinder(
  {
    needed: [
      NEEDED,
      NECESARIA,
      'diabetic|diabetes|diabetica|diabetico|type_1|asthmatic|asmatica|asmatico',
      'medicina|medicinas|meds|medicine|medication|pastillas|pills|pastilla .. azucar|corazon|asma|convulsiones|presion|heart|seizures|seizure|asthma|sugar|diabetes|blood_pressure|kidney',
    ],
    withheld: [
      'not let|give|allow|pay|buy|refill|fill|giving|letting|paying',
      'no|without|out_of|ran_out|run_out|last_of|stretching|rationing|skipping|skipped|half_a_dose|half_doses|rations ... insulin|inhaler|epipen|oxygen|meds|medicine|pens|pen|dose|doses',
      `refuses|refused|refusing|hid|hides|hiding|took|takes|taken|locked|locks|locking|keeps|kept|threw|throws|smashed|broke|dumped|flushed|spent|withholds|withholding|has_my|stole|sells|sold|pours|poured|tossed|rations|rationed|unplugged|unplugs .. my|his|her|the|moms|grandmas|sons|daughters? ${NEEDED}|${IT}`,
      `puts|put|locks|holds|held ... ${NEEDED}|${IT} ${PLACE}`,
      `he|she|they|ex|husband|wife|boyfriend|girlfriend|mom|dad|partner has|holds|got my|our|his|her .. ${NEEDED} .. zipped|locked|in|with_him|with_her|because|cause|cuz|till|until`,
      'gives|hands|doles|lets me|him|her ... if|when|only im|i_am|he_is|she_is|i|he|she .. good|behave|behaves|nice|obey|beg|act_right',
      'insulin|inhaler|medicine money',
      'insulin|inhaler|meds|medicine|epipen back when|if|after|until|once',
      'earn|deserve|beg|until_i|till_i|when_i_learn|if_i_behave|when_i_act',
      'not .. drive|take|bring|let|ride|lift .. dialysis|clinic|methadone',
      `says|said|thinks .. not need ... ${NEEDED}`,
      'no .. da|deja|compra|quiere|tengo|lleva',
      'escondio|esconde|quito|quita|tiro|rompio|sin|gasto|guarda|acabo|escondieron|quitaron|raciona|desconecto',
    ],
    sick: [
      `sugar|sugars|glucose|level|levels|reading|azucar ... ${HIGH_SUGAR}|high|hi|over|alta|altisima|subio`,
      `at|was|is|reads|says|hit ${HIGH_SUGAR}`,
      'thirsty|shaky|shaking|sweating|wheezing|gasping|dizzy|faint|fainted|confused|vomiting|vomit|vomited|puking|puked|a_seizure|seizures|palpitations|hives|blotchy|lightheaded',
      'threw|throw|throws|throwing|thrown up',
      'peeing|peed|pee .. lot|constantly|all_night|times|every',
      'passed|passing out',
      'can|could not .. breathe|catch_my_breath|catch_his_breath|catch_her_breath|see_straight|stay_awake|stop_puking|stop_shaking|full_sentence|stop_throwing_up',
      'breathing|breathes|breathe .. fast|hard|weird|funny|rapid|shallow|heavy|short',
      'hard|trouble to? breathe|breathing',
      'short of breath',
      'feel|feeling|getting|got|so|really sick|awful|weak|out_of_it',
      'blurry|puffy|bloated|swollen_up',
      'talking crazy|nonsense|gibberish',
      'breath smells',
      'ribs|belly|stomach .. sucking|suck|sucks|pulling in',
      'not stop coughing|wheezing',
      'almost|nearly|i went down',
      'chest .. hurts|tight|pain|fluttering|pounding|racing|burning',
      'heart .. fluttering|racing|skipping|pounding',
      'ankles|legs|leg|feet|face|lips|tongue|throat|body|i|all ... swelled|swollen|swelling|puffing|puffy|huge|hot',
      'lips|fingers|face .. blue|gray|grey|purple',
      'he|she|grandma|grandpa|mom|dad|i|and is|looks|am|are|was .. gray|grey|blue|confused',
      'seeing|see spots|stars|double',
      'jerking|convulsion|convulsions|a_spell|jerking_spell|a_fit|fits|twitching',
      'so|very|really|too|super weak|sleepy|sick|tired_i_cant',
      'sleeping|sleeps all_day|all_the_time|a_lot',
      'head .. pounding|splitting|exploding|hurts_bad',
      'mucha sed',
      'sed .. y|orinar',
      'mareada|mareado|vomito|vomita|vomitando|temblando|sudando|desmayo|debil|me_siento_mal|siento_mal|hinchada|hinchado|hinchando|silbando|confundido|confundida|ataque|convulsiono|convulsion',
      'no .. puedo|puede respirar',
      'respiro|respira|respirando .. rapido|mal|raro|agitado|feo',
      'falta el aire',
      'pecho .. apretado|duele|dolor|aprieta',
      'moradito|moradita|morado|morada|azul|labios',
      'orinar|orino .. mucho|cada|parar|paro',
      'no paro de orinar|vomitar',
    ],
    over: [
      'years_ago|year_ago|months_ago|last_year|last_summer|back_then|when_i_was|when_he_was|when_she_was|as_a_kid|as_a_child|used_to|a_while_back',
      'hace_anos|hace_meses|hace_mucho|el_ano_pasado|de_chico|de_chica|cuando_era',
      'movie|film|show|series|episode|novel|game|scene|dream|dreamed|pelicula|serie|novela|sone|un_sueno|juego',
      'dog|cat|puppy|kitten|horse|perro|gato|prank|broma|laughing',
    ],
  },
  OTHERWISE,
);

/** Words without one of which nothing that a body needs is spoken of. */
const MAY_BE =
  /insulin|inhal|albuterol|epi.?pen|nebul|ox[iy]gen|nitro|keppra|thinner|warfarin|eliquis|thyroid|predni|steroid|meth?ad|suboxone|bupren|di[aá]l[iy]s|transplant|lithium|diabet|type.?1|asthma|asm[aá]tic|medi[cs]|meds|pills?|pastilla|pump|strips|anticoag/iu;

const MISSING = ['needed', 'withheld'] as const;

/** Whether somebody is ill without what their body needs, such as insulin, oxygen or dialysis. */
export function isSickWithout(passage: string): boolean {
  if (!MAY_BE.test(passage)) return false;
  const found = signsIn(passage);
  return [...MISSING, 'sick' as const].every((each) => found.includes(each)) && !found.includes('over');
}

/** The same where an earlier message told that it is kept away. That some was given since changes nothing. */
export const isSickWithoutSince = (before: readonly string[], message: string): boolean =>
  before.some((each) => MAY_BE.test(each)) &&
  passagesOf(message).some((passage) => {
    const now = signsIn(passage);
    return now.includes('sick') && !now.includes('over');
  }) &&
  before.some((each) =>
    passagesOf(each).some((passage) => {
      const told = signsIn(passage);
      return MISSING.every((sign) => told.includes(sign)) && !told.includes('over');
    }),
  );
