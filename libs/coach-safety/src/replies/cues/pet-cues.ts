import type { Phrase } from '../../phrases/phrase.js';
import { cueFinder } from './cue-finder.js';
import { passagesOf } from './passages.js';

/** Animals that people live with, by kind and by breed. */
const ANIMALS = [
  'dog|dogs|doggo|doggy|pup|pups|puppy|puppies|cat|cats|kitty|kitten|kittens|bunny|bunnies|rabbit|rabbits|bird|birds|parrot|parakeet|cockatiel|hamster|guinea_pig|ferret|gerbil|fish|turtle|lizard|gecko|bearded_dragon|pet|pets|animals',
  'horse|horses|pony|ponies|mare|gelding|foal|colt|donkey|mule|goat|goats|lamb|sheep|ewe|calf|cow|heifer|steer|pig|piglet|hen|hens|chicken|chickens|chicks|rooster|duck|ducks|goose|geese|llama|alpaca',
  'collie|lab|labrador|golden|retriever|shepherd|husky|pit|pitbull|pit_bull|pittie|chihuahua|poodle|doodle|goldendoodle|labradoodle|beagle|boxer|terrier|yorkie|dachshund|weiner|wiener|corgi|heeler|hound|coonhound|bulldog|frenchie|rottweiler|rottie|pug|mutt|aussie|spaniel|cocker|schnauzer|maltese|shih_tzu|pomeranian|pom|dane|mastiff|greyhound|tabby|calico|siamese|maine_coon',
].join('|');
const KIN =
  'kids|daughters|sons|girls|boys|moms|dads|grandmas|stepdaughters|stepsons|wifes|husbands|sisters|brothers';
const OWNERS = `my|our|her|his|the|their|${KIN}|${KIN.split('|')
  .flatMap((kin) => [`my_${kin}`, `our_${kin}`, `the_${kin}`])
  .join('|')}`;
const SORTS =
  'old|little|sweet|poor|favorite|baby|blind|deaf|rescue|service|therapy|barn|big|only|new|older|senior|family|own|black|white|brown|border|german|golden|great|cattle|blue|show|bottle';
const PET = `${OWNERS} ${SORTS}? ${ANIMALS}`;
const MASCOTAS =
  'perro|perra|perros|perritos|perrito|perrita|cachorro|cachorra|cachorrito|cachorrita|gato|gata|gatos|gatito|gatita|gatitos|conejo|conejito|coneja|caballo|caballos|yegua|potro|potrillo|poni|burro|burrita|mula|chivo|chiva|cabra|borrego|borrega|becerro|becerra|vaca|vaquita|puerco|puerquito|cochinito|gallo|gallos|gallina|gallinas|pollito|pollitos|pato|patos|pajaro|pajarito|perico|tortuga|cuyo|mascota|mascotas|animalito|animalitos|chihuahua|pastor';

/** “Perro” is read as “pero”, so something must say that it is an animal. */
const SU = 'a_la|a_los|a_las|a_mi|a_mis|al|el|la|los|las|mi|mis|su|sus|tu|tus|nuestro|nuestra|un|una';

const WHO =
  'he|she|husband|wife|boyfriend|girlfriend|bf|gf|partner|fiance|ex|dad|stepdad|father|mom|stepmom|uncle|brother|grandpa|hell|shell';
const HURT =
  'shot|shoots|shoot|kicked|kicks|kick|drowned|drowns|drown|strangled|hung|hanged|stomped|poisoned|poison|beat|beats|beating|whipped|whips|cut|burned|starved|starves|killed|kills|kill|choked|hurt|hurts|threw|throws|throw|tossed|hurled|slammed|dumped|dump|ran_over|run_over|dragged|drags|sold|sell|sells|selling|gave_away|give_away|giving_away|got_rid_of|get_rid_of|getting_rid_of|let_loose|turned_loose|abandoned';
/** What is no harm by itself, but for where it is done or what it is done for. */
const KEEP =
  'left|leaves|put|puts|locked|locks|tied|ties|chained|chains|dropped|drove|drives|let|took|takes|shut';
const HURT_NECK = 'wrung|wrings|wring|twisted|broke|snapped|slit|cut|chopped';
const LASTIMA =
  'mato|mata|matar|mataba|matara|pateo|patea|golpeo|golpea|ahogo|ahorco|colgo|enveneno|avento|aviento|tiro|tira|solto|suelta|boto|vendio|vender|regalo|regalar|encerro|amarro|atropello|torcio|corto|quemo|lastimo|lastima|dejo|echo';

const signsIn = cueFinder(
  {
    deed: [
      ...[WHO, `${WHO} .. will|would|going_to|threatened_to|threatens_to|said|says|might`].map(
        (who): Phrase => `${who} .. ${HURT} ${PET}`,
      ),
      `${WHO} .. ${HURT_NECK} the|their|its? neck|necks|head|heads|throat|ear|ears|tail? of|off? ${PET}`,
      `${WHO} .. let ${PET} .. loose|go|starve|die`,
      `${WHO} .. ${KEEP} ${PET} .. out|outside|in|on|to|off|by|along|without .. snow|cold|heat|hot|sun|rain|storm|road|highway|freeway|woods|pound|shelter|desert|river|dark|july|truck|food|water`,
      `${WHO} .. left|locked|tied|chained ${PET} outside`,
      `${WHO} .. gave ${PET} away`,
      `${WHO} .. not let me|us|her|him|them feed|see|walk|have|bring|take|hold|touch .. ${PET}`,
      `${PET} .. would|will|might|could|is_going_to|are_going_to .. end_up|disappear|die|be_gone|be_sold|be_shot|pay|suffer|go_missing|get_it`,
      `put ${PET} down`,
      `${LASTIMA} .. ${SU} ${MASCOTAS}`,
      `${LASTIMA} .. pescuezo|cuello|cabeza a|al|de|del .. ${MASCOTAS}`,
      `no me|nos deja alimentar|darle_de_comer|ver|sacar .. ${SU} ${MASCOTAS}`,
    ],
    kept: [`${WHO} .. ${KEEP}|has|hides|hid|keeps ${PET}`],
    // By its own words a threat: what comes after the one that was hurt, or after what somebody did.
    next: [
      `${PET} is|are|will_be|would_be|goes|go next .|if|and|when|unless`,
      `next time|one .. it|is|will_be|would_be ${PET}`,
      `${SU} ${MASCOTAS} es|va|sera .. sigue|seguir|siguiente|proximo|proxima`,
      `toca|tocara ${SU} ${MASCOTAS}`,
      `${SU} ${MASCOTAS} sigue`,
      `sigue|siguen ${SU} ${MASCOTAS}`,
    ],
    // What can be nothing but a punishment.
    punish: [
      'to teach|punish|show|scare|hurt|get_back_at|spite|get_even me|us|her|him|them|the_girls|the_boys|my_daughter|my_son|the_kids',
      'teach|taught .. lesson',
      'on purpose',
      'out of spite|to_spite',
      'until|till|til|unless i|we|she .. apologize|apologized|behave|come_back|came_back|say|said|beg|begged|obey|send|pay|do|did|quit|stop|give|sign|drop',
      'para castigarme|castigarnos|castigarla|asustarme|vengarse|darme_una_leccion',
      'a proposito',
    ],
    meant: [
      'because|cause|since|after|the_day|the_week|the_night|when|whenever|every_time|each_time i|we .. not|came|come|was|were|am|talked|talk|told|tell|burned|filed|left|leave|asked|ask|said|say|looked|look|forgot|forget|went|go|spent|answered|answer|stayed|sassed|mouthed|smiled|overcooked|wasted|ruined|cried|cry|called|call|wore|moved|refused|laughed|broke|spilled|texted|got_home|didnt',
      'because|cause|after|when|over dinner|supper|the_eggs|the_house|his_dinner|her_dinner|my_daughter|my_son|the_baby|the_kids|the_girls|the_boys|she|he .. cold|late|burnt|burned|dirty|cried|told|talked|asked|mad|angry|upset|drunk|lied|ran|mouthed|missed|forgot|blocked|left|not',
      'when|whenever|every_time|if she|he is|gets mad|angry|drunk|upset',
      'in_front_of me|us|the_kids|my_kids|the_girls|the_boys|my_daughter|my_son|her|him|them|everyone',
      'now i know|i_know_better',
      'that is what happens|you_get|i_get',
      'see what you|i made|make',
      'until|till|til|unless|if|when|while i|we|she|he .. leave|leaves|left|go|goes|tell|tells|told|say|said|apologize|apologized|behave|stop|stops|keep|keeps|take|file|move|call|talk|cry|dont|not|come_back|divorce|see',
      'you|i|one_of_us|kids|we is|are|am|will_be next',
      'said|says|told .. next',
      'para que aprenda|aprendiera|aprendamos|aprendieran|entienda|entendiera|vea|viera|me_calle|deje|no',
      'porque|por_que|cuando no|llegue|conteste|lloro|llore|fui|le_dije|hable|se_enojo|se_enoja|la|me|queme|grite',
      'si me|no|le|lo|la|nos voy|vaya|vamos|hago|hace|digo|dejo|dejaba|iba|fuera|obedezco|obedece|voy_con',
      'enfrente|delante de mi|nosotros|los_ninos|mis_hijos|la_nina|el_nino',
    ],
    // An animal that dies or goes as it does on every farm, on the road or at the vet.
    everyday: [
      'vet|veterinarian|put_to_sleep|put_him_to_sleep|put_her_to_sleep|cancer|suffering|in_pain|broken_leg|colic|sick|old_age|was_dying|surgery|shots|shelter|rehome|rehomed|allergic|allergies|allergy|bit_the|bites|bit_a|aggressive|rabies|mange',
      'butcher|butchered|slaughter|slaughtered|processed|freezer|dinner_tonight|for_dinner|for_supper|soup|recipe|easter|thanksgiving|auction|county_fair|4h|4_h|ffa|meat',
      'hunting|hunt|hunts|deer|coyote|coyotes|fox|raccoon|hawk|season',
      'accident|accidentally|backing_out|by_mistake|stranger|neighbor|neighbors|somebody|a_car|a_truck',
      'groomer|bath|nails|birthday|costume|farm_visit|lease|boarding',
      'veterinario|rastro|carniceria|caldo|mole|barbacoa|birria|cazar|accidente|sin_querer|atropellaron|enfermo|enferma|viejito|cancer|dormir',
    ],
  },
  [
    'next to|door|week|month|year|tuesday|monday|friday|in_line|on_the_list|up',
    'pit|lab|boxer|golden|duck|fish|cow|chicken|pig|cat stop|crew|partner|report|coat|shorts|birthday|child|rule|years|tape|tank|dinner|nuggets|sandwich|fight|nap|soup|sitter|salad',
  ],
);

/**
 * Whether somebody hurts an animal, or says that they will, to punish or frighten: the deed and what it was
 * meant for, in one message. What a farm, a vet or the road does to animals is none of it, unless it is the
 * threat.
 */
export const isPetHostage = (message: string): boolean =>
  passagesOf(message).some((passage) => {
    const found = signsIn(passage);
    if (found.includes('everyday')) return false;
    const isPunishment = found.includes('punish');
    if (found.includes('next') || (found.includes('kept') && isPunishment)) return true;
    return found.includes('deed') && (isPunishment || found.includes('meant'));
  });
